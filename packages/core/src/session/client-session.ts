import type { TokenPair } from './tokens.js'

export interface GetTokensOptions {
  /** How long the access token must be usable, in milliseconds, under 60,000. Default: 20,000. */
  readonly minRemainingMillis?: number | undefined
  /** The generation of the session that is meant. Default: the current one. */
  readonly generation?: number | undefined
}

/** How long a sign-out waits for the service to end the session, in milliseconds. */
export const END_TIMEOUT_MILLIS = 3_000

/** The session of a client: `Session` keeps the tokens itself, `HeldSession` leaves them to the app's server. */
export interface ClientSession {
  /** Whether the tokens are on this device. */
  readonly holdsTokens: boolean
  /** The current state. `generation` increases when a session begins or ends. */
  readonly state: { readonly status: 'active' | 'signed-out'; readonly generation: number }
  /** The ID of the signed-in user; undefined when signed out, and until it is known. */
  readonly userId: string | undefined
  /** How long ago the user signed in, in milliseconds; null when signed out and when that is not known. */
  readonly signInAgeMillis: number | null
  /** Calls the listener when a session begins or ends, here or in another tab. Returns a function that stops it. */
  subscribe(listener: () => unknown): () => void
  /** Begins the session of a sign-in. Throws if it cannot be kept. */
  signIn(tokens: TokenPair): void
  /**
   * Begins the session of a signed-in user who signs in again, and ends the one before it. Rejects with
   * `SIGNED_IN_AS_OTHER_USER` if the new session is of another user, and ends that one.
   */
  signInAgain(tokens: TokenPair): Promise<void>
  /** Ends the session on this device and returns its tokens, so that the service can end it too. */
  signOut(): TokenPair
  /**
   * Ends a session at the service that has ended on this device. Resolves to whether the service has confirmed it within
   * 3 s; if not, it is repeated.
   */
  endAtService(tokens: TokenPair): Promise<boolean>
  /** Throws `SESSION_CHANGED` if another session has replaced the one of `generation`. */
  assertGeneration(generation: number | undefined): void
  /** Ends the session on this device. */
  end(): void
  /** Drops an access token that the service rejected. */
  rejectAccessToken(accessToken: string): void
  /** Throws `COOKIES_BLOCKED` if no session can be kept. */
  assertStorable(): void
  /** Resolves to the tokens of requests; to no tokens when signed out. */
  getTokens(options?: GetTokensOptions): Promise<TokenPair>
  /** Stops watching for changes. */
  dispose(): void
}
