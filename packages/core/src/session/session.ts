import {
  ACCESS_TOKEN_MIN_REMAINING_MILLIS,
  ACCESS_TOKEN_REMAINING_LIMIT_MILLIS,
} from '@latchkey/contract/constants'
import { createListeners, type Listeners } from '../lib/listeners.js'
import type { During } from '../platform/work.js'
import type { Platform } from '../platform/platform.js'
import {
  type HeldToken,
  type Moment,
  momentOf,
  receivedToken,
  remainingMillis,
} from './held-token.js'
import { type SessionEvent, type SessionState, startState, transition } from './state.js'
import type { TokenStore } from './stores/store.js'
import { assertTokens, noTokens, type TokenPair } from './tokens.js'

export interface SessionParts {
  readonly platform: Platform
  readonly store: TokenStore
  /** Does what waits, until nothing shall wait any more. */
  readonly during: During
  /** Gets an access token with so much life left; loaded when it is first needed. */
  renew(session: Session, minRemainingMillis: number, key?: number): Promise<TokenPair>
  /** Is told when somebody else is signed in, or nobody. */
  tell?(state: SessionState): void
  /** Is called when the device is connected again, while somebody watches. */
  connected?(): void
  /** It is another session now, and no listener knows yet. */
  changed?(): void
}

/**
 * The session of one token store. It decides nothing itself (`transition` does): it reads and writes
 * the store and tells listeners. `renew` refreshes its access token.
 *
 * @see security rules, section 0
 */
export class Session {
  readonly parts: SessionParts
  readonly #listeners: Listeners
  #state: SessionState = startState
  #stop: (() => void) | undefined
  #writing = false
  /** When the store was last looked at. */
  #before: Moment | undefined

  constructor(parts: SessionParts) {
    this.parts = parts
    this.#listeners = createListeners(parts.platform.report, () => this.#watch())
  }

  /** What is known now. While nobody subscribes, the store is looked at each time. */
  get state(): SessionState {
    if (!this.#stop) this.look()
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener)
  }

  /** Keeps a new session, in place of whatever was there. Throws when it cannot be stored. */
  signIn(tokens: TokenPair): void {
    if (!tokens.accessToken || !tokens.refreshToken)
      throw new Error('The service answered without both tokens. Try again.')
    this.#keep(tokens, { type: 'signed-in', tokens, at: this.now() })
  }

  /**
   * Ends the session on this device and returns its tokens, so that the service can be told. Another
   * person's session that a second tab has begun meanwhile is left alone.
   */
  signOut(): TokenPair {
    const { key } = this.state
    this.look()
    const state = this.#state
    if (state.status === 'signed-out' || state.key !== key) return noTokens
    this.end()
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
   * @param key of the session that is meant, where it must not be another one meanwhile
   */
  async getTokens(
    minRemainingMillis: number = ACCESS_TOKEN_MIN_REMAINING_MILLIS,
    key?: number,
  ): Promise<TokenPair> {
    if (!(minRemainingMillis < ACCESS_TOKEN_REMAINING_LIMIT_MILLIS)) {
      throw new TypeError(
        `minRemainingMillis must be under ${ACCESS_TOKEN_REMAINING_LIMIT_MILLIS}.`,
      )
    }
    this.look()
    const state = this.#state
    if (state.status === 'signed-out') return noTokens
    if (state.key !== (key ?? state.key))
      throw new Error('The session has changed. Read the user again.')
    const { refreshToken, accessToken } = state
    const remaining = accessToken ? this.remaining(accessToken) : 0
    const lasts = remaining > 0 && (remaining >= minRemainingMillis || refreshToken === null)
    if (accessToken && lasts) return { refreshToken, accessToken: accessToken.text }
    return refreshToken === null ? noTokens : this.parts.renew(this, minRemainingMillis, key)
  }

  /** Ends the session on this device. */
  end(): void {
    this.#keep(noTokens, { type: 'ended' })
  }

  /** Keeps tokens that a refresh with a refresh token was answered with. */
  refreshed(of: string, tokens: TokenPair): void {
    this.#keep(tokens, { type: 'refreshed', of, tokens, at: this.now() })
  }

  /** Our own writing is no news: what it means is said by the event. */
  #keep(tokens: TokenPair, event: SessionEvent): void {
    assertTokens(tokens)
    this.#writing = true
    try {
      this.parts.store.write(tokens)
    } catch (error) {
      // Some of it may have been kept.
      this.look()
      throw error
    } finally {
      this.#writing = false
    }
    this.#apply(event)
  }

  #watch(): () => void {
    this.look()
    const { store, platform, connected } = this.parts
    const see = (event?: unknown) => {
      if (!this.#writing) this.look()
      if (event === 'online') connected?.()
    }
    const stops = [platform.onLifecycle?.(see), store.watch?.(see)]
    this.#stop = () => stops.forEach((stop) => stop?.())
    return () => this.dispose()
  }

  /** Watches the store no longer. */
  dispose(): void {
    this.#stop?.()
    this.#stop = undefined
  }

  /** What it is by the store, which another tab may have changed. Nobody is told. */
  peek(at = this.now()): SessionState {
    const tokens = this.parts.store.read()
    return transition(this.#state, { type: 'found', tokens, at, before: this.#before })
  }

  /** Goes by the store. */
  look(): void {
    const at = this.now()
    const next = this.peek(at)
    this.#before = at
    this.#become(next)
  }

  /** A token that the service has just answered with. */
  received(text: string): HeldToken | null {
    return receivedToken(text, this.now())
  }

  /** Milliseconds for which a token may still be used. */
  remaining(token: HeldToken): number {
    return remainingMillis(token, this.now())
  }

  /** This moment on both clocks. */
  now() {
    return momentOf(this.parts.platform.clock)
  }

  #apply(event: SessionEvent): void {
    this.#become(transition(this.#state, event))
  }

  #become(next: SessionState): void {
    const { key } = this.#state
    this.#state = next
    // A session that begins or ends has another key.
    if (key === next.key) return
    this.parts.changed?.()
    // Listeners come last: what one of them does is told after this.
    this.parts.tell?.(next)
    this.#listeners.notify()
  }
}
