import {
  ACCESS_TOKEN_MIN_REMAINING_MILLIS,
  ACCESS_TOKEN_REMAINING_LIMIT_MILLIS,
} from '@latchkey/contract/constants'
import { createListeners, type Listeners } from '../lib/listeners.js'
import type { Platform } from '../platform/platform.js'
import { type HeldToken, momentOf, receivedToken, remainingMillis } from './held-token.js'
import {
  type ActiveState,
  type SessionEvent,
  type SessionState,
  startState,
  transition,
} from './state.js'
import type { TokenStore } from './stores/store.js'
import { assertTokens, noTokens, type TokenPair } from './tokens.js'

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

interface SessionParts {
  readonly platform: Platform
  readonly store: TokenStore
  readonly refresh: Refresh
}

/**
 * The session of one token store. It decides nothing itself (`transition` does): it reads and writes
 * the store, shares one refresh among all callers and tells listeners.
 *
 * The rule that nothing is lost rests on: after any wait, the store is read again, and a result is
 * kept only if the store still holds the refresh token that it was asked with.
 *
 * @see security rules, section 0
 */
export class Session {
  readonly #parts: SessionParts
  readonly #listeners: Listeners
  #state: SessionState = startState
  #watching = false
  #writing = false
  #refreshing:
    { readonly refreshToken: string; readonly result: Promise<HeldToken | null> } | undefined

  constructor(parts: SessionParts) {
    this.#parts = parts
    this.#listeners = createListeners(parts.platform.report, () => this.#watch())
  }

  /** What is known now. While nobody subscribes, the store is looked at each time. */
  get state(): SessionState {
    if (!this.#watching) this.#look()
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener)
  }

  /** Keeps a new session, in place of whatever was there. Throws when it cannot be stored. */
  signIn(tokens: TokenPair): void {
    assertTokens(tokens)
    this.#write(tokens)
    this.#apply({ type: 'signed-in', tokens, at: this.#now() })
  }

  /**
   * Ends the session on this device and returns its tokens, so that the service can be told. Another
   * person's session that a second tab has begun meanwhile is left alone.
   */
  signOut(): TokenPair {
    const { key } = this.state
    this.#look()
    const state = this.#state
    if (state.status === 'signed-out' || state.key !== key) return noTokens
    this.#end()
    return { refreshToken: state.refreshToken, accessToken: state.accessToken?.text ?? null }
  }

  /** Drops an access token that the service refused; a newer one is left alone. */
  refuseAccessToken(accessToken: string): void {
    this.#apply({ type: 'access-token-refused', accessToken })
  }

  /**
   * Resolves to both tokens, the access token with at least the given life left; to none when signed
   * out. One refresh serves all callers that need one at the same time.
   *
   * @param minRemainingMillis under 60 000 (spec, section 5)
   */
  async getTokens(
    minRemainingMillis: number = ACCESS_TOKEN_MIN_REMAINING_MILLIS,
  ): Promise<TokenPair> {
    if (!(minRemainingMillis < ACCESS_TOKEN_REMAINING_LIMIT_MILLIS)) {
      throw new TypeError(
        `An access token can be asked for with less than ${ACCESS_TOKEN_REMAINING_LIMIT_MILLIS} ms of remaining life.`,
      )
    }
    this.#look()
    const state = this.#state
    if (state.status === 'signed-out') return noTokens
    const { refreshToken, accessToken } = state
    const remaining = accessToken ? remainingMillis(accessToken, this.#now()) : 0
    const lasts = remaining > 0 && (remaining >= minRemainingMillis || refreshToken === null)
    if (accessToken && lasts) return { refreshToken, accessToken: accessToken.text }
    if (refreshToken === null) return noTokens
    return this.#getFreshTokens(state, refreshToken, minRemainingMillis)
  }

  async #getFreshTokens(
    state: ActiveState,
    refreshToken: string,
    minRemainingMillis: number,
  ): Promise<TokenPair> {
    let token: HeldToken | null
    try {
      token = await this.#refreshOnce(refreshToken)
    } catch (error) {
      // The token that is still good for a moment serves, whatever kept the service from answering.
      const current = this.#state
      const held =
        current.status === 'active' && current.key === state.key ? current.accessToken : null
      if (!held || remainingMillis(held, this.#now()) <= 0) throw error
      return { refreshToken, accessToken: held.text }
    }
    const current = this.#state
    if (current.status === 'active' && current.accessToken === token && token) {
      return { refreshToken: current.refreshToken, accessToken: token.text }
    }
    return this.getTokens(minRemainingMillis)
  }

  #refreshOnce(refreshToken: string): Promise<HeldToken | null> {
    if (this.#refreshing?.refreshToken === refreshToken) return this.#refreshing.result
    const result = this.#refresh(refreshToken).finally(() => {
      if (this.#refreshing?.result === result) this.#refreshing = undefined
    })
    this.#refreshing = { refreshToken, result }
    return result
  }

  /** Resolves to the new token, or to null when the session that asked is no longer the current one. */
  async #refresh(refreshToken: string): Promise<HeldToken | null> {
    const before = this.#state
    const answer = await this.#parts.refresh(refreshToken)
    this.#look()
    const state = this.#state
    if (state.status === 'signed-out' || state.refreshToken !== refreshToken) return null
    if (answer === null) {
      this.#end()
      return null
    }
    const tokens = {
      accessToken: answer.accessToken,
      refreshToken: answer.refreshToken ?? refreshToken,
    }
    assertTokens(tokens)
    this.#assertSameUser(before, answer.accessToken)
    this.#write(tokens)
    this.#apply({ type: 'refreshed', tokens, at: this.#now() })
    return this.#assertUsable()
  }

  /** A session that suddenly speaks for somebody else is ended before anything of it is kept. */
  #assertSameUser(before: SessionState, accessToken: string): void {
    const expected = before.status === 'active' ? before.accessToken?.claims.userId : undefined
    const actual = receivedToken(accessToken, this.#now())?.claims.userId
    if (expected === undefined || actual === expected) return
    this.#end()
    throw new Error(
      'The service refreshed this session with a token of another user. The session was ended; sign in again.',
    )
  }

  #assertUsable(): HeldToken {
    const token = this.#state.status === 'active' ? this.#state.accessToken : null
    if (token && remainingMillis(token, this.#now()) > 0) return token
    throw new Error(
      'The service answered the refresh with an access token that cannot be used. Check its clock, and caches in front of it.',
    )
  }

  #end(): void {
    this.#write(noTokens)
    this.#apply({ type: 'ended' })
  }

  /** Our own writing is no news: what it means is said by the event that follows. */
  #write(tokens: TokenPair): void {
    this.#writing = true
    try {
      this.#parts.store.write(tokens)
    } finally {
      this.#writing = false
    }
  }

  #watch(): () => void {
    this.#look()
    this.#watching = true
    const stop = this.#parts.store.watch?.(() => {
      if (!this.#writing) this.#look()
    })
    return () => {
      this.#watching = false
      stop?.()
    }
  }

  #look(): void {
    this.#apply({ type: 'found', tokens: this.#parts.store.read(), at: this.#now() })
  }

  #now() {
    return momentOf(this.#parts.platform.clock)
  }

  #apply(event: SessionEvent): void {
    const before = this.#state
    this.#state = transition(before, event)
    if (before.key !== this.#state.key || before.status !== this.#state.status)
      this.#listeners.notify()
  }
}
