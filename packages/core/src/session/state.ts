import type { Moment } from '../platform/clock.js'
import {
  remainingMillis,
  type TimedToken,
  tokenFromResponse,
  tokenFromStore,
} from './timed-token.js'
import type { TokenPair } from './tokens.js'

/** No user is signed in. */
export interface SignedOutState {
  readonly status: 'signed-out'
  readonly generation: number
  readonly refreshToken: null
  readonly accessToken: null
  /** The refresh token of the session that ended. It is not accepted again from a store that failed to remove it. */
  readonly endedRefreshToken?: string | undefined
}

/** A user is signed in. */
export interface ActiveState {
  readonly status: 'active'
  readonly generation: number
  /** Null for a session that cannot be refreshed. */
  readonly refreshToken: string | null
  readonly accessToken: TimedToken | null
  /**
   * The access token that the service rejected. It still says whose session this is, and is not accepted again from
   * the store.
   */
  readonly rejectedToken?: TimedToken | null
}

/**
 * The known state of the session. `generation` increases when a session begins or ends. Cached data is
 * bound to a generation, so that no user sees the data of the previous one.
 */
export type SessionState = SignedOutState | ActiveState

export type SessionEvent =
  /** The store was read. Another tab may have changed it since the previous read. */
  | {
      readonly type: 'store-read'
      readonly tokens: TokenPair
      readonly now: Moment
      readonly previousRead?: Moment | undefined
    }
  | { readonly type: 'signed-in'; readonly tokens: TokenPair; readonly now: Moment }
  | {
      readonly type: 'refreshed'
      /** The refresh token that was sent. */
      readonly sentRefreshToken: string
      readonly tokens: TokenPair
      readonly now: Moment
    }
  | { readonly type: 'access-token-rejected'; readonly accessToken: string }
  | { readonly type: 'ended' }

export const initialState: SessionState = /* @__PURE__ */ signedOut(0)

function signedOut(generation: number, endedRefreshToken?: string): SignedOutState {
  return {
    status: 'signed-out',
    generation,
    refreshToken: null,
    accessToken: null,
    endedRefreshToken,
  }
}

const active = (
  generation: number,
  refreshToken: string | null,
  accessToken: TimedToken | null,
): ActiveState => ({ status: 'active', generation, refreshToken, accessToken })

const end = (state: SessionState, endedRefreshToken?: string): SessionState =>
  state.status === 'signed-out' ? state : signedOut(state.generation + 1, endedRefreshToken)

/** Returns whether a token of the store belongs to the current session, whose refresh token may have been rotated. */
function isSameSession(state: ActiveState, stored: TimedToken | null): boolean {
  const currentToken = state.accessToken ?? state.rejectedToken
  const sessionId = stored?.claims.sessionId
  return !!sessionId && sessionId === currentToken?.claims.sessionId
}

function afterStoreRead(
  state: SessionState,
  { refreshToken, accessToken }: TokenPair,
  now: Moment,
  previousRead?: Moment,
): SessionState {
  if (refreshToken === null && accessToken === null) return end(state)
  const knownRefreshToken = state.status === 'active' ? state.refreshToken : state.endedRefreshToken
  if (refreshToken === knownRefreshToken) {
    if (state.status === 'signed-out') return state
    const currentToken = state.accessToken
    if (accessToken === currentToken?.text || accessToken === state.rejectedToken?.text)
      return state
    const stored = tokenFromStore(accessToken, now, previousRead)
    // With a fast device clock, a token of another tab looks expired: then the current one can be used for longer.
    const isBetter =
      stored && (!currentToken || remainingMillis(stored, now) > remainingMillis(currentToken, now))
    return isBetter ? { ...state, accessToken: stored } : state
  }
  const stored = tokenFromStore(accessToken, now, previousRead)
  if (refreshToken === null && !stored) return end(state)
  const isKnown = state.status === 'active' && isSameSession(state, stored)
  return active(isKnown ? state.generation : state.generation + 1, refreshToken, stored)
}

function afterRefresh(
  state: ActiveState,
  { refreshToken, accessToken }: TokenPair,
  now: Moment,
): SessionState {
  // The same token again does not get a new lifetime: the response came from a cache.
  const isRepeated = accessToken === state.accessToken?.text
  const token = isRepeated ? state.accessToken : tokenFromResponse(accessToken, now)
  return active(state.generation, refreshToken, token)
}

/**
 * Returns the state of the session after an event. All rules of the session are in this pure function. Returns the
 * same object if nothing changed.
 */
export function transition(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'store-read':
      return afterStoreRead(state, event.tokens, event.now, event.previousRead)
    case 'signed-in': {
      const { refreshToken, accessToken } = event.tokens
      const token = tokenFromResponse(accessToken, event.now)
      return active(state.generation + 1, refreshToken, token)
    }
    case 'refreshed':
      // Another session may have begun meanwhile. The next read of the store says which one is current.
      if (state.status !== 'active' || state.refreshToken !== event.sentRefreshToken) return state
      return afterRefresh(state, event.tokens, event.now)
    case 'access-token-rejected':
      if (state.status !== 'active' || state.accessToken?.text !== event.accessToken) return state
      return { ...state, accessToken: null, rejectedToken: state.accessToken }
    case 'ended':
      return end(state, state.refreshToken ?? undefined)
  }
}
