import { noTokens, type TokenPair } from '../tokens.js'
import type { TokenStore } from './store.js'

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
