import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/sign-in/oauth.js'

/** The authorization endpoint: redirects the browser to the provider. */
export const authorizeOAuth = /* @__PURE__ */ route<typeof schema.authorizeOAuth>()({
  request: 'GET /auth/oauth/authorize/{provider_id}',
  access: [],
  success: 307,
  errors: [
    'INVALID_OAUTH_CLIENT_ID_OR_SECRET',
    'INVALID_PUBLISHABLE_CLIENT_KEY',
    'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
    'OAUTH_PROVIDER_REFUSED',
    'UNPARSABLE_ACCESS_TOKEN',
    'ACCESS_TOKEN_EXPIRED',
    'OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
  ],
})

/** Lets another trusted domain of the project continue the session of the signed-in user. */
export const authorizeCrossDomain = /* @__PURE__ */ route<typeof schema.authorizeCrossDomain>()({
  request: 'POST /auth/oauth/cross-domain/authorize',
  access: ['client'],
  caller: 'session',
  users: ['anonymous', 'restricted', 'without-second-factor', 'impersonated'],
  errors: ['REDIRECT_URL_NOT_WHITELISTED', 'SESSION_BOUND_TO_DEVICE'],
  isLater: true,
  audit: 'continues a session',
})

const callbackErrors = [
  'OUTER_OAUTH_TIMEOUT',
  'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
  'OAUTH_PROVIDER_ACCESS_DENIED',
  'OAUTH_PROVIDER_REFUSED',
  'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION',
  'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
  'SIGN_UP_NOT_ENABLED',
  'SIGN_UP_REFUSED',
  'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  'REDIRECT_URL_NOT_WHITELISTED',
  'INVALID_SCOPE',
  'USER_NOT_FOUND',
  'SSO_REQUIRED',
  'SSO_EMAIL_NOT_ALLOWED',
  'SSO_ACCOUNT_DEACTIVATED',
] as const

const callbackEvents = [
  'address.removed',
  'address.verified',
  'api_key.revoked',
  'credentials.revoked',
  'provider.connected',
  'sign_in.failed',
  'team.created',
  'user.created',
  'user.upgraded',
  'team_member.removed',
  'team_invitation.revoked',
  'team_member.added',
  'permission.granted',
  'permission.revoked',
] as const

/** The redirect URI of the providers: redirects the browser to the app. */
export const returnFromProvider = /* @__PURE__ */ route<typeof schema.returnFromProvider>()({
  request: 'GET /auth/oauth/callback/{provider_id}',
  access: [],
  success: 303,
  errors: callbackErrors,
  audit: callbackEvents,
})

/** The redirect URI of providers that post a form, such as Apple. */
export const returnFromProviderByForm = /* @__PURE__ */ route<
  typeof schema.returnFromProviderByForm
>()({
  request: 'POST /auth/oauth/callback/{provider_id}',
  access: [],
  success: 303,
  encoding: 'form',
  errors: callbackErrors,
  audit: callbackEvents,
})

/**
 * The redirect URI of an OpenID provider that a project has added: an extension of this service. Each project has its own
 * URL: with a common one, the provider of one project could have the codes of another project's provider sent to itself
 * (RFC 9700, section 4.4).
 */
export const returnFromOpenIdProvider = /* @__PURE__ */ route<
  typeof schema.returnFromOpenIdProvider
>()({
  request: 'GET /latchkey/openid/{project_id}/{provider_id}/callback',
  access: [],
  success: 303,
  errors: callbackErrors,
  audit: callbackEvents,
})

/** The assertion consumer service of a SAML connection of a team (SAML Bindings 2.0, section 3.5): an extension of this service. */
export const returnFromSamlProvider = /* @__PURE__ */ route<typeof schema.returnFromSamlProvider>()(
  {
    request: 'POST /latchkey/saml/{connection_id}/acs',
    access: [],
    success: 303,
    encoding: 'form',
    errors: callbackErrors,
    audit: callbackEvents,
  },
)
