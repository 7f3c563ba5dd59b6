import {
  foundToken,
  type HeldToken,
  type Moment,
  receivedToken,
  remainingMillis,
} from './held-token.js'
import type { TokenPair } from './tokens.js'

/**
 * What is known of the session. `key` counts up whenever the person behind it may be another one;
 * everything cached carries it, so that nobody sees the data of whoever was there before.
 */
export type SessionState =
  | {
      readonly status: 'signed-out'
      readonly key: number
      /** What has ended, and is not taken up again from a store that cannot let go of it. */
      readonly refreshToken?: string | undefined
    }
  | {
      readonly status: 'active'
      readonly key: number
      readonly refreshToken: string | null
      readonly accessToken: HeldToken | null
      /** An access token that the service refused: it tells whose this is, and is not taken up again. */
      readonly refused?: HeldToken | null
    }

export type ActiveState = Extract<SessionState, { status: 'active' }>

export type SessionEvent =
  /** The store was read; another tab may have changed it since it was looked at before. */
  | {
      readonly type: 'found'
      readonly tokens: TokenPair
      readonly at: Moment
      readonly before?: Moment | undefined
    }
  | { readonly type: 'signed-in'; readonly tokens: TokenPair; readonly at: Moment }
  | {
      readonly type: 'refreshed'
      /** The refresh token that it was asked with. */
      readonly of: string
      readonly tokens: TokenPair
      readonly at: Moment
    }
  | { readonly type: 'access-token-refused'; readonly accessToken: string }
  | { readonly type: 'ended' }

export const startState: SessionState = { status: 'signed-out', key: 0 }

const end = (state: SessionState, refreshToken?: string): SessionState =>
  state.status === 'signed-out' ? state : { status: 'signed-out', key: state.key + 1, refreshToken }

const begin = (
  key: number,
  refreshToken: string | null,
  accessToken: HeldToken | null,
): ActiveState => ({
  status: 'active',
  key,
  refreshToken,
  accessToken,
})

/** A rotated refresh token belongs to the session that its access token names. */
function isSameSession({ accessToken, refused }: ActiveState, found: HeldToken | null): boolean {
  const session = found?.claims.sessionId
  return !!session && session === (accessToken ?? refused)?.claims.sessionId
}

function afterFound(
  state: SessionState,
  { refreshToken, accessToken }: TokenPair,
  at: Moment,
  before?: Moment,
): SessionState {
  if (refreshToken === null && accessToken === null) return end(state)
  if (refreshToken === state.refreshToken) {
    if (state.status === 'signed-out') return state
    const held = state.accessToken
    if (accessToken === held?.text || accessToken === state.refused?.text) return state
    const found = foundToken(accessToken, at, before)
    // With a fast device clock a token of another tab looks expired: the own one lasts longer then.
    const isBetter = found && (!held || remainingMillis(found, at) > remainingMillis(held, at))
    return isBetter ? { ...state, accessToken: found } : state
  }
  const found = foundToken(accessToken, at, before)
  if (refreshToken === null && !found) return end(state)
  const keepsKey = state.status === 'active' && isSameSession(state, found)
  return begin(keepsKey ? state.key : state.key + 1, refreshToken, found)
}

function afterRefreshed(
  state: ActiveState,
  { refreshToken, accessToken }: TokenPair,
  at: Moment,
): SessionState {
  // The very same token again is no new life: a cache in between has answered.
  const isRepeated = accessToken === state.accessToken?.text
  const held = isRepeated ? state.accessToken : receivedToken(accessToken, at)
  return begin(state.key, refreshToken, held)
}

/**
 * Every rule of the session in one pure function. It answers with the same object when nothing
 * changed, so that identity tells whether listeners are to be called.
 *
 * @see spec, section 4; security rules, sections 0 and 4
 */
export function transition(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'found':
      return afterFound(state, event.tokens, event.at, event.before)
    case 'signed-in': {
      const { refreshToken, accessToken } = event.tokens
      return begin(state.key + 1, refreshToken, receivedToken(accessToken, event.at))
    }
    case 'refreshed':
      // Somebody else may have been seen meanwhile: whoever is here again then, the store will tell.
      if (state.status !== 'active' || state.refreshToken !== event.of) return state
      return afterRefreshed(state, event.tokens, event.at)
    case 'access-token-refused':
      if (state.status !== 'active' || state.accessToken?.text !== event.accessToken) return state
      return { ...state, accessToken: null, refused: state.accessToken }
    case 'ended':
      return end(state, state.refreshToken ?? undefined)
  }
}
