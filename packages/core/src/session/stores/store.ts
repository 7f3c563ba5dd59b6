import { clientError } from '../../errors/client-error.js'
import { noTokens, type TokenPair } from '../tokens.js'

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

export const NO_TOKEN_STORE =
  'This app has no tokenStore. On a server, pass the request as tokenStore.'

const rejectSession = () => {
  throw clientError('INVALID_CONFIGURATION', NO_TOKEN_STORE)
}

/** The store of an app without a token store. It is always empty; storing a session in it throws. */
export const noStore: TokenStore = {
  read: () => noTokens,
  write: rejectSession,
  assertStorable: rejectSession,
}

/** Creates a store that keeps the session in the memory of this process. */
export function memoryStore(initialTokens: TokenPair = noTokens): TokenStore {
  let tokens = initialTokens
  return {
    read: () => tokens,
    write(newTokens) {
      tokens = newTokens
    },
  }
}
