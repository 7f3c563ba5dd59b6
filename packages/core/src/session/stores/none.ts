import { noTokens } from '../tokens.js'
import type { TokenStore } from './store.js'

export const NO_TOKEN_STORE =
  'There is no tokenStore here. On a server, pass the request as tokenStore.'

/** No session, ever: signed out, and signing in is refused for want of a place to keep it. */
export const noStore: TokenStore = {
  read: () => noTokens,
  write() {
    throw new Error(NO_TOKEN_STORE)
  },
}
