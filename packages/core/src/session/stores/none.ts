import { noTokens } from '../tokens.js'
import type { TokenStore } from './store.js'

/** No session, ever: signed out, and signing in is refused for want of a place to keep it. */
export const noStore: TokenStore = {
  read: () => noTokens,
  write() {
    throw new Error('There is no tokenStore here. On a server, pass the request as tokenStore.')
  },
}
