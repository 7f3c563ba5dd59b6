import { Emitter } from '../lib/emitter.js'
import { type Moment, momentOf } from '../platform/clock.js'
import type { Platform } from '../platform/platform.js'
import { initialState, type SessionEvent, type SessionState, transition } from './state.js'
import type { TokenStore } from './stores/store.js'
import { remainingMillis, signInAgeMillis, type TimedToken } from './timed-token.js'
import { assertTokens, noTokens, type TokenPair } from './tokens.js'

export interface StoredSessionOptions {
  readonly platform: Platform
  readonly store: TokenStore
  /** Called when a session begins or ends, before the listeners are. */
  readonly onChange?: ((state: SessionState) => void) | undefined
  /** Called when the device is online again, while there are listeners. */
  readonly onReconnect?: (() => void) | undefined
}

/**
 * Keeps the state of a session in sync with its token store, which other tabs change too. It makes no decision of its
 * own: `transition` has the rules.
 */
export class StoredSession {
  readonly #options: StoredSessionOptions
  readonly #changes: Emitter
  #state = initialState
  #stopWatching: (() => void) | undefined
  #isWriting = false
  #previousRead: Moment | undefined

  constructor(options: StoredSessionOptions) {
    this.#options = options
    this.#changes = new Emitter(options.platform.report, () => this.#watch())
  }

  /** The current state. Without listeners, nothing watches the store, so it is read each time. */
  get state(): SessionState {
    return this.#stopWatching ? this.#state : this.sync()
  }

  /** Adds a listener that is called when a session begins or ends. */
  subscribe(listener: (state: SessionState) => unknown): () => void {
    // A listener can change the session. The listeners after it receive the newest state too.
    return this.#changes.subscribe(() => listener(this.#state))
  }

  /** Reads the store without applying what it holds, so no listener is called. */
  read(now = this.now()): SessionState {
    const tokens = this.#options.store.read()
    const previousRead = this.#previousRead
    return transition(this.#state, { type: 'store-read', tokens, now, previousRead })
  }

  /** Reads the store and applies what it holds. */
  sync(): SessionState {
    const now = this.now()
    const next = this.read(now)
    this.#previousRead = now
    this.#setState(next)
    return this.#state
  }

  /** Stores the tokens of a new session. */
  begin(tokens: TokenPair): void {
    this.#write(tokens, { type: 'signed-in', tokens, now: this.now() })
  }

  /** Stores the tokens of a refresh. */
  refreshed(sentRefreshToken: string, tokens: TokenPair): void {
    this.#write(tokens, { type: 'refreshed', sentRefreshToken, tokens, now: this.now() })
  }

  /** Removes the tokens. */
  end(): void {
    this.#write(noTokens, { type: 'ended' })
  }

  rejectAccessToken(accessToken: string): void {
    this.#setState(transition(this.#state, { type: 'access-token-rejected', accessToken }))
  }

  /** Returns how long a token may still be used, in milliseconds. */
  remainingMillis(token: TimedToken): number {
    return remainingMillis(token, this.now())
  }

  /** Returns how long ago the user signed in, in milliseconds; null if the token has no time of the sign-in. */
  signInAgeMillis(token: TimedToken): number | null {
    return signInAgeMillis(token, this.now())
  }

  now(): Moment {
    return momentOf(this.#options.platform.clock)
  }

  /** Stops watching the store. */
  dispose(): void {
    this.#stopWatching?.()
    this.#stopWatching = undefined
  }

  #write(tokens: TokenPair, event: SessionEvent): void {
    assertTokens(tokens)
    // The store's own change events are ignored meanwhile: the event says what the new tokens mean.
    this.#isWriting = true
    try {
      this.#options.store.write(tokens)
    } catch (error) {
      // A part of the tokens may have been stored.
      this.sync()
      throw error
    } finally {
      this.#isWriting = false
    }
    this.#setState(transition(this.#state, event))
  }

  #watch(): () => void {
    this.sync()
    const { store, platform, onReconnect } = this.#options
    const syncAfterChange = () => {
      if (!this.#isWriting) this.sync()
    }
    const stopLifecycle = platform.onLifecycle?.((event) => {
      syncAfterChange()
      if (event === 'online') onReconnect?.()
    })
    const stopStore = store.watch?.(syncAfterChange)
    this.#stopWatching = () => {
      stopLifecycle?.()
      stopStore?.()
    }
    return () => this.dispose()
  }

  #setState(next: SessionState): void {
    const hasChanged = next.generation !== this.#state.generation
    this.#state = next
    if (!hasChanged) return
    this.#options.onChange?.(next)
    // Listeners come last: a change that one of them makes is reported after this one.
    void this.#changes.emit()
  }
}
