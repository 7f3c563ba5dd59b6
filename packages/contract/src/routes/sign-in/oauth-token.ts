import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/sign-in/oauth.js'

// Apart from `oauth.ts`, because bundlers load whole files: every page needs only this.

/** The code exchange and the token refresh (RFC 6749, sections 4.1.3 and 6). */
export const exchangeToken = /* @__PURE__ */ route<typeof schema.exchangeToken>()({
  request: 'POST /auth/oauth/token',
  access: [],
  encoding: 'form',
  errors: [
    'INVALID_AUTHORIZATION_CODE',
    'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    'INVALID_OAUTH_CLIENT_ID_OR_SECRET',
    'INVALID_SCOPE',
    'REDIRECT_URL_NOT_WHITELISTED',
    'USER_BANNED',
    'SIGN_IN_REFUSED',
    'SSO_REQUIRED',
    'ACCOUNT_DELETION_PENDING',
    'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
  ],
  audit: [
    'api_key.revoked',
    'provider.connected',
    'session.ended',
    'sign_in.failed',
    'sign_in.succeeded',
    'team.created',
    'user.created',
    'user.upgraded',
  ],
})
