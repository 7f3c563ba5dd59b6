import type { TokenPair } from '../tokens.js'

/** Where a session is stored. Reading and writing are synchronous, so nothing runs in between. */
export interface TokenStore {
  /** The name of the lock under which tabs refresh the session; undefined if tabs do not share the store. */
  readonly lockName?: string
  /** Throws if the store cannot keep a session. */
  assertStorable?(): void
  /** Returns the stored tokens; the same object until something changes. */
  read(): TokenPair
  /** Replaces the stored tokens. Throws if the refresh token cannot be stored. */
  write(tokens: TokenPair): void
  /** Calls the listener when the stored tokens may have changed. Returns a function that stops it. */
  watch?(listener: () => void): () => void
}
