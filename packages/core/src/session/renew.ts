import { exclusively } from './exclusively.js'
import type { HeldToken } from './held-token.js'
import type { Session } from './session.js'
import type { ActiveState, SessionState } from './state.js'
import type { TokenPair } from './tokens.js'

/**
 * Asks the service for a new access token. Resolves to null only when the service said, in so many
 * words, that the refresh token is dead; everything else rejects.
 *
 * @param isStale whether there is no need to ask any more
 */
export type Refresh = (
  refreshToken: string,
  isStale?: () => boolean,
) => Promise<RefreshedTokens | null>

export interface RefreshedTokens {
  readonly accessToken: string
  /** Present when the service has rotated it. */
  readonly refreshToken?: string | undefined
}

/** The refreshes of a session that are under way, by their refresh token, of which each has one at most. */
const flights = new WeakMap<Session, Map<string, Promise<HeldToken | null>>>()

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
  // Whoever asks has waited for this code: somebody else may be here by now, which is refused there.
  const isHere = state.key === (key ?? state.key)
  if (state.status === 'signed-out' || state.refreshToken === null || !isHere)
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
  const own = flights.get(session) ?? new Map<string, Promise<HeldToken | null>>()
  flights.set(session, own)
  const flight =
    own.get(refreshToken) ??
    refreshNow(session, refresh, refreshToken, millis).finally(() => own.delete(refreshToken))
  own.set(refreshToken, flight)
  return flight
}

/** Resolves to the new token, or to null when the session that asked is no longer the current one. */
async function refreshNow(
  session: Session,
  refresh: Refresh,
  refreshToken: string,
  minRemainingMillis: number,
): Promise<HeldToken | null> {
  // Nobody is called back in here: whoever listens must not be run while other tabs wait.
  const token = await exclusively(session.parts, async () => {
    const before = session.peek()
    if (!isWith(refreshToken, before) || lasts(session, before, minRemainingMillis))
      return undefined
    const isStale = () => !isWith(refreshToken, session.peek())
    const answer = await refresh(refreshToken, isStale).catch((error: unknown) => {
      if (!isStale()) throw error
    })
    if (answer === undefined || isStale()) return undefined
    if (!answer) return null
    const { accessToken, refreshToken: rotated = refreshToken } = answer
    const received = session.received(accessToken)
    if (received && isOfAnother(before, received)) return false
    // What the refresh token was traded for is kept also where the new access token cannot be read.
    const kept = received ?? before.accessToken
    session.refreshed(refreshToken, { accessToken: kept && kept.text, refreshToken: rotated })
    return usableToken(session)
  })
  session.look()
  if (token) return token
  if (token !== undefined && isWith(refreshToken, session.state)) session.end()
  if (token === false)
    throw new Error('The service answered with a token of another user. Sign in again.')
  return null
}

const isWith = (refreshToken: string, state: SessionState): state is ActiveState =>
  state.status === 'active' && state.refreshToken === refreshToken

/** Another tab may have refreshed the session while this one waited for its turn. */
const lasts = (session: Session, { accessToken }: ActiveState, minRemainingMillis: number) =>
  accessToken && session.remaining(accessToken) >= minRemainingMillis

/** A session that suddenly speaks for somebody else is ended before anything of it is kept. */
function isOfAnother({ accessToken, refused }: ActiveState, { claims }: HeldToken): boolean {
  const userId = (accessToken ?? refused)?.claims.userId
  return userId !== undefined && userId !== claims.userId
}

function usableToken(session: Session): HeldToken {
  const { accessToken: token } = session.peek() as Partial<ActiveState>
  if (token && session.remaining(token) > 0) return token
  throw new Error('The new token cannot be used. Check the service and its clock.')
}
