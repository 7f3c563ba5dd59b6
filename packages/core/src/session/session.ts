import {
  ACCESS_TOKEN_MIN_REMAINING_MILLIS,
  ACCESS_TOKEN_REMAINING_LIMIT_MILLIS,
} from '@latchkey/contract/constants'
import { UsageError } from '@latchkey/contract/errors/error'
import { clientError, sessionChanged, signedInAsOtherUser } from '../errors/client-error.js'
import type { TaskRunner } from '../platform/task-runner.js'
import { decodeAccessToken } from './access-token.js'
import type { ClientSession, GetTokensOptions } from './client-session.js'
import type { SessionState } from './state.js'
import { StoredSession, type StoredSessionOptions } from './stored-session.js'
import type { TimedToken } from './timed-token.js'
import { TokenRefresher } from './token-refresher.js'
import { noTokens, type RefreshTokens, type TokenPair } from './tokens.js'

export interface SessionOptions extends StoredSessionOptions {
  readonly tasks: TaskRunner
  readonly refresh: RefreshTokens
  readonly endAtService: ClientSession['endAtService']
}

/** The session of one token store, which all tabs of a browser can share. */
export class Session implements ClientSession {
  readonly holdsTokens = true
  readonly #options: SessionOptions
  readonly #stored: StoredSession
  readonly #refresher: TokenRefresher

  constructor(options: SessionOptions) {
    const { platform, tasks, store, refresh } = options
    this.#options = options
    this.#stored = new StoredSession(options)
    this.#refresher = new TokenRefresher(
      this.#stored,
      { platform, tasks, name: store.lockName },
      refresh,
    )
  }

  /** The current state. Reading it is cheap: the store is parsed again only after a change. */
  get state(): SessionState {
    return this.#stored.state
  }

  get userId(): string | undefined {
    const { state } = this
    if (state.status === 'signed-out') return undefined
    return (state.accessToken ?? state.rejectedToken)?.claims.userId
  }

  /**
   * How long ago the user signed in, in milliseconds; null when signed out and when the access token has no time of the
   * sign-in. Await `getTokens` first, so that there is a token.
   */
  get signInAgeMillis(): number | null {
    const { state } = this
    const token = state.status === 'signed-out' ? null : state.accessToken
    return token && this.#stored.signInAgeMillis(token)
  }

  subscribe(listener: (state: SessionState) => unknown): () => void {
    return this.#stored.subscribe(listener)
  }

  /** Stores a new session in place of the current one. Throws if it cannot be stored. */
  signIn(tokens: TokenPair): void {
    if (!tokens.accessToken || !tokens.refreshToken)
      throw clientError(
        'INVALID_CONFIGURATION',
        'The service responded without both tokens. Check the baseUrl of the app.',
      )
    this.#stored.begin(tokens)
  }

  /**
   * Replaces the session with a new one of the same user, and ends the one before it (OWASP ASVS 5.0, 7.2.4). Rejects with
   * `SIGNED_IN_AS_OTHER_USER` if the new session is of another user, and ends that one.
   */
  async signInAgain(tokens: TokenPair): Promise<void> {
    const previous = await this.getTokens()
    const userId = decodeAccessToken(previous.accessToken)?.userId
    if (userId !== undefined && userId !== decodeAccessToken(tokens.accessToken)?.userId) {
      await this.endAtService(tokens)
      throw signedInAsOtherUser()
    }
    this.signIn(tokens)
    if (previous.refreshToken !== null) await this.endAtService(previous)
  }

  /**
   * Ends the session on this device and returns its tokens, so that the service can end it too. A session of another
   * user that another tab has begun meanwhile does not end.
   */
  signOut(): TokenPair {
    const { generation } = this.#stored.state
    const state = this.#stored.sync()
    if (state.status === 'signed-out' || state.generation !== generation) return noTokens
    this.#stored.end()
    return { refreshToken: state.refreshToken, accessToken: state.accessToken?.text ?? null }
  }

  endAtService(tokens: TokenPair): Promise<boolean> {
    return this.#options.endAtService(tokens)
  }

  /**
   * Throws `SESSION_CHANGED` if another session has replaced the one of `generation`. A session that has ended without
   * another one in its place is accepted, and so is every session without `generation`.
   */
  assertGeneration(generation: number | undefined, state = this.state): void {
    if (generation === undefined || state.status === 'signed-out') return
    if (generation === state.generation) return
    throw sessionChanged('The session has changed. Read the user again.')
  }

  end(): void {
    this.#stored.end()
  }

  /** Drops an access token that the service rejected. A newer one stays. */
  rejectAccessToken(accessToken: string): void {
    this.#stored.rejectAccessToken(accessToken)
  }

  /**
   * Checks that a session can be stored, before the service begins one: otherwise it would create an account
   * that this page cannot sign in to.
   *
   * @throws LatchkeyError with the code `COOKIES_BLOCKED`
   */
  assertStorable(): void {
    this.#options.store.assertStorable?.()
  }

  /**
   * Resolves to both tokens, of which the access token may be used for at least `minRemainingMillis`. Resolves to no
   * tokens when signed out. One refresh serves all callers in all tabs. Rejects with `SESSION_CHANGED` if the session of
   * `generation` has been replaced by another one.
   */
  async getTokens({
    minRemainingMillis = ACCESS_TOKEN_MIN_REMAINING_MILLIS,
    generation,
  }: GetTokensOptions = {}): Promise<TokenPair> {
    if (!(minRemainingMillis < ACCESS_TOKEN_REMAINING_LIMIT_MILLIS))
      throw new UsageError(
        'INVALID_ARGUMENT',
        `minRemainingMillis must be less than ${ACCESS_TOKEN_REMAINING_LIMIT_MILLIS} milliseconds.`,
      )
    const state = this.#stored.sync()
    if (state.status === 'signed-out') return noTokens
    this.assertGeneration(generation, state)
    const { refreshToken, accessToken } = state
    const remaining = accessToken ? this.#stored.remainingMillis(accessToken) : 0
    const isEnough = remaining >= minRemainingMillis || refreshToken === null
    if (accessToken && remaining > 0 && isEnough)
      return { refreshToken, accessToken: accessToken.text }
    if (refreshToken === null) return noTokens
    let refreshed: TimedToken | null
    try {
      refreshed = await this.#refresher.refresh(refreshToken, minRemainingMillis)
    } catch (error) {
      // An access token that is valid for a moment longer can be used, whatever made the refresh fail.
      const current = this.state
      const isSame = current.generation === state.generation
      const token = isSame ? current.accessToken : null
      if (!token || this.#stored.remainingMillis(token) <= 0) throw error
      return { refreshToken: current.refreshToken, accessToken: token.text }
    }
    const current = this.state
    if (refreshed && current.accessToken === refreshed)
      return { refreshToken: current.refreshToken, accessToken: refreshed.text }
    // Another tab has refreshed or replaced the session meanwhile.
    return this.getTokens({ minRemainingMillis, generation })
  }

  /** Stops watching the store. */
  dispose(): void {
    this.#stored.dispose()
  }
}
