import type { TokenPair } from '../tokens.js'

/** Where a session is kept. Reading and writing are synchronous, so nothing can come in between. */
export interface TokenStore {
  /** What its tabs call it, where it has more than one. */
  readonly name?: string
  /** The error to throw where cookies are blocked, of a store in cookies. */
  blocked?(): Error
  /** What is stored now; the same object as long as nothing changed. */
  read(): TokenPair
  /** Replaces what is stored. Throws, with the reason, when the refresh token cannot be kept. */
  write(tokens: TokenPair): void
  /** Calls back when somebody else may have changed what is stored. */
  watch?(listener: () => void): () => void
}
