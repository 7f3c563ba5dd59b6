import { clientError } from '../../errors/client-error.js'
import { noTokens } from '../tokens.js'
import type { TokenStore } from './store.js'

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
