import { noTokens, type TokenPair } from '../tokens.js'
import type { TokenStore } from './store.js'

/** Keeps the session in this process only. */
export function memoryStore(start: TokenPair = noTokens): TokenStore {
  let tokens = start
  return {
    read: () => tokens,
    write(next) {
      tokens = next
    },
  }
}
