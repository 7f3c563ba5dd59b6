import { clientError, sessionChanged } from '../errors/client-error.js'
import type { ActiveState, SessionState } from './state.js'
import type { StoredSession } from './stored-session.js'
import { type TimedToken, tokenFromResponse } from './timed-token.js'
import type { RefreshTokens } from './tokens.js'
import { type LockOptions, withLock } from './with-lock.js'

/**
 * A page that was frozen may receive a new refresh token after the service has replaced it: the service takes it for lost
 * after 30 s if another tab refreshes then.
 */
const MAX_RESPONSE_MILLIS = 20_000

/** The new access token, or why there is none. */
type RefreshResult =
  | TimedToken
  /** Another tab changed or refreshed the session meanwhile. */
  | 'superseded'
  /** The service says that the refresh token is expired or revoked. */
  | 'expired'
  /** The new access token belongs to another user. */
  | 'other-user'

/**
 * Refreshes a session, with one request at a time for all callers in all tabs.
 *
 * No session is lost and none comes back because of this rule: after each wait, the store is read again, and a result
 * is stored only if the store still holds the refresh token that was sent.
 */
export class TokenRefresher {
  readonly #session: StoredSession
  readonly #lock: LockOptions
  readonly #refreshTokens: RefreshTokens
  /** The refreshes in progress, by the refresh token that they send. */
  readonly #inFlight = new Map<string, Promise<TimedToken | null>>()

  constructor(session: StoredSession, lock: LockOptions, refreshTokens: RefreshTokens) {
    this.#session = session
    this.#lock = lock
    this.#refreshTokens = refreshTokens
  }

  /**
   * Refreshes the session, or joins a refresh with the same refresh token that is in progress. Resolves to null if
   * that session is no longer the current one.
   *
   * @param minRemainingMillis no request is sent if another tab has stored an access token that may be used for so long
   */
  refresh(refreshToken: string, minRemainingMillis: number): Promise<TimedToken | null> {
    const inFlight = this.#inFlight.get(refreshToken)
    if (inFlight) return inFlight
    const refresh = this.#refreshOnce(refreshToken, minRemainingMillis).finally(() =>
      this.#inFlight.delete(refreshToken),
    )
    this.#inFlight.set(refreshToken, refresh)
    return refresh
  }

  async #refreshOnce(refreshToken: string, minRemainingMillis: number): Promise<TimedToken | null> {
    // Listeners are called after the lock is released, because they must not keep other tabs waiting.
    const result = await withLock(this.#lock, () =>
      this.#refreshUnderLock(refreshToken, minRemainingMillis),
    )
    const state = this.#session.sync()
    if (typeof result === 'object') return result
    const isOver = result === 'expired' || result === 'other-user'
    if (isOver && hasRefreshToken(state, refreshToken)) this.#session.end()
    if (result === 'other-user')
      throw sessionChanged('The service responded with a token of another user. Sign in again.')
    return null
  }

  async #refreshUnderLock(
    refreshToken: string,
    minRemainingMillis: number,
  ): Promise<RefreshResult> {
    const session = this.#session
    const before = session.read()
    if (!hasRefreshToken(before, refreshToken)) return 'superseded'
    const currentToken = before.accessToken
    if (currentToken && session.remainingMillis(currentToken) >= minRemainingMillis)
      return 'superseded'
    const isStale = () => !hasRefreshToken(session.read(), refreshToken)
    const sentAt = session.now().monotonic
    const response = await this.#refreshTokens(refreshToken, isStale).catch((error: unknown) => {
      if (!isStale()) throw error
      return undefined
    })
    if (response === undefined || isStale()) return 'superseded'
    if (response === null) return 'expired'
    const { accessToken, refreshToken: newRefreshToken = refreshToken } = response
    const isRotated = newRefreshToken !== refreshToken
    if (isRotated && session.now().monotonic - sentAt > MAX_RESPONSE_MILLIS)
      return this.#refreshUnderLock(refreshToken, minRemainingMillis)
    const received = tokenFromResponse(accessToken, session.now())
    if (received && isOfOtherUser(before, received)) return 'other-user'
    // A rotated refresh token is stored even if the new access token cannot be read.
    if (received || isRotated)
      session.refreshed(refreshToken, {
        accessToken: (received ?? currentToken)?.text ?? null,
        refreshToken: newRefreshToken,
      })
    const token = session.read().accessToken
    if (token && session.remainingMillis(token) > 0) return token
    throw clientError(
      'INVALID_CONFIGURATION',
      'The service sent an access token that is invalid or has expired. Check the baseUrl of the app and the clock of the service.',
    )
  }
}

const hasRefreshToken = (state: SessionState, refreshToken: string): state is ActiveState =>
  state.status === 'active' && state.refreshToken === refreshToken

/** Returns whether a new token belongs to another user than the session: nothing of it may be stored then. */
function isOfOtherUser({ accessToken, rejectedToken }: ActiveState, received: TimedToken): boolean {
  const userId = (accessToken ?? rejectedToken)?.claims.userId
  return userId !== undefined && userId !== received.claims.userId
}
