import { exclusively } from './exclusively.js'
import type { HeldToken } from './held-token.js'
import type { Session } from './session.js'
import type { SessionState } from './state.js'
import type { TokenPair } from './tokens.js'

/**
 * Asks the service for a new access token. Resolves to null only when the service said, in so many
 * words, that the refresh token is dead; everything else rejects.
 */
export type Refresh = (refreshToken: string) => Promise<RefreshedTokens | null>

export interface RefreshedTokens {
  readonly accessToken: string
  /** Present when the service has rotated it. */
  readonly refreshToken?: string | undefined
}

interface Flight {
  readonly refreshToken: string
  readonly result: Promise<HeldToken | null>
}

/** The refresh that is under way, of which a session has one at most. */
const flights = new WeakMap<Session, Flight>()

/**
 * Gets an access token for a session, by one refresh for all callers that need one at the same time.
 *
 * The rule that nothing is lost rests on: after any wait, the store is read again, and a result is
 * kept only if the store still holds the refresh token that it was asked with.
 *
 * @see security rules, section 0
 */
export async function renew(
  session: Session,
  refresh: Refresh,
  minRemainingMillis: number,
  key?: number,
): Promise<TokenPair> {
  session.look()
  const { state } = session
  if (state.status === 'signed-out' || state.refreshToken === null)
    return session.getTokens(minRemainingMillis, key)
  const { refreshToken } = state
  let token: HeldToken | null
  try {
    token = await refreshOnce(session, refresh, refreshToken, minRemainingMillis)
  } catch (error) {
    // The token that is still good for a moment serves, whatever kept the service from answering.
    const current = session.state
    const held =
      current.status === 'active' && current.key === state.key ? current.accessToken : null
    if (!held || session.remaining(held) <= 0) throw error
    return { refreshToken, accessToken: held.text }
  }
  const current = session.state
  if (current.status === 'active' && current.accessToken === token && token) {
    return { refreshToken: current.refreshToken, accessToken: token.text }
  }
  return session.getTokens(minRemainingMillis, key)
}

function refreshOnce(session: Session, refresh: Refresh, refreshToken: string, millis: number) {
  const flight = flights.get(session)
  if (flight?.refreshToken === refreshToken) return flight.result
  const result = refreshNow(session, refresh, refreshToken, millis).finally(() => {
    if (flights.get(session)?.result === result) flights.delete(session)
  })
  flights.set(session, { refreshToken, result })
  return result
}

/** Resolves to the new token, or to null when another tab has changed the session meanwhile. */
async function refreshNow(
  session: Session,
  refresh: Refresh,
  refreshToken: string,
  minRemainingMillis: number,
): Promise<HeldToken | null> {
  const before = session.state
  const { platform, store } = session.parts
  const answer = await exclusively(platform, store.name, async () =>
    needsRefresh(session, refreshToken, minRemainingMillis) ? refresh(refreshToken) : undefined,
  )
  session.look()
  const { state } = session
  const isSame = state.status === 'active' && state.refreshToken === refreshToken
  if (answer === undefined || !isSame) return null
  if (answer === null) {
    session.end()
    return null
  }
  const { accessToken, refreshToken: rotated = refreshToken } = answer
  assertSameUser(session, before, accessToken)
  session.refreshed({ accessToken, refreshToken: rotated })
  return usableToken(session)
}

/** Whether no other tab has refreshed or changed the session while this one waited for its turn. */
function needsRefresh(session: Session, refreshToken: string, minRemainingMillis: number): boolean {
  const stored = session.peek()
  if (stored.status === 'signed-out' || stored.refreshToken !== refreshToken) return false
  const { accessToken } = stored
  return !accessToken || session.remaining(accessToken) < minRemainingMillis
}

/** A session that suddenly speaks for somebody else is ended before anything of it is kept. */
function assertSameUser(session: Session, before: SessionState, accessToken: string): void {
  const expected = before.status === 'active' ? before.accessToken?.claims.userId : undefined
  const actual = session.received(accessToken)?.claims.userId
  if (expected === undefined || actual === expected) return
  session.end()
  throw new Error(
    'The service refreshed this session with a token of another user. The session was ended; sign in again.',
  )
}

function usableToken(session: Session): HeldToken {
  const { state } = session
  const token = state.status === 'active' ? state.accessToken : null
  if (token && session.remaining(token) > 0) return token
  throw new Error(
    'The service answered the refresh with an access token that cannot be used. Check its clock, and caches in front of it.',
  )
}
