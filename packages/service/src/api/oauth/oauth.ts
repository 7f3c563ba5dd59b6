import * as routes from '@latchkey/contract/routes/sign-in/oauth'
import * as oauthTokenRoutes from '@latchkey/contract/routes/sign-in/oauth-token'
import * as schemas from '@latchkey/contract/schemas/sign-in/oauth'
import { implement } from '../call/implement.js'
import { authorizeOAuth } from './authorize.js'
import { returnFromProvider } from './callback.js'
import { authorizeCrossDomain } from './cross-domain.js'
import { finishOpenIdTest } from './openid-test.js'
import { returnFromSamlProvider } from './saml-return.js'
import { isTestState } from './sign-in-test.js'
import { exchangeToken } from './token.js'

export const oauth = implement({ ...oauthTokenRoutes, ...routes }, schemas, {
  authorizeCrossDomain,
  authorizeOAuth,
  exchangeToken,
  returnFromProvider: (call) => returnFromProvider(call, call.query, 307),
  returnFromProviderByForm: (call) =>
    returnFromProvider(call, { ...call.query, ...call.body }, 303),
  returnFromOpenIdProvider: (call) =>
    isTestState(call.query['state'] ?? '')
      ? finishOpenIdTest(call)
      : returnFromProvider(call, call.query, 307),
  returnFromSamlProvider,
})
