import { route } from '../endpoint.js'
import type * as schema from '../schemas/connected-accounts.js'

export const listConnectedAccounts = /* @__PURE__ */ route<typeof schema.listConnectedAccounts>()({
  request: 'GET /connected-accounts/{user_id}',
  role: 'read_only',
  about: { user: 'params.user_id' },
  isLater: true,
})

/**
 * Without an account ID. If the user has several accounts at the provider, the response is for one that has
 * the scopes.
 */
export const createProviderAccessToken = /* @__PURE__ */ route<
  typeof schema.createProviderAccessToken
>()({
  request: 'POST /connected-accounts/{user_id}/{provider_id}/access-token',
  users: ['anonymous', 'restricted', 'impersonated'],
  about: { user: 'params.user_id' },
  success: 201,
  errors: [
    'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
    'OAUTH_PROVIDER_REFUSED',
    'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
    'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER',
    'OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE',
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
  ],
  isLater: true,
  audit: 'the connection wrote the event',
})

export const createAccountAccessToken = /* @__PURE__ */ route<
  typeof schema.createAccountAccessToken
>()({
  request: 'POST /connected-accounts/{user_id}/{provider_id}/{provider_account_id}/access-token',
  users: ['anonymous', 'restricted', 'impersonated'],
  about: { user: 'params.user_id' },
  success: 201,
  errors: [
    'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
    'OAUTH_PROVIDER_REFUSED',
    'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
    'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER',
    'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE',
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
  ],
  isLater: true,
  audit: 'the connection wrote the event',
})

export const listOAuthProviders = /* @__PURE__ */ route<typeof schema.listOAuthProviders>()({
  request: 'GET /oauth-providers',
  role: 'read_only',
  about: { user: 'query.user_id' },
  isLater: true,
})

export const readOAuthProvider = /* @__PURE__ */ route<typeof schema.readOAuthProvider>()({
  request: 'GET /oauth-providers/{user_id}/{oauth_provider_id}',
  role: 'read_only',
  about: { user: 'params.user_id' },
})

export const updateOAuthProvider = /* @__PURE__ */ route<typeof schema.updateOAuthProvider>()({
  request: 'PATCH /oauth-providers/{user_id}/{oauth_provider_id}',
  access: ['client'],
  users: ['anonymous', 'restricted'],
  about: { user: 'params.user_id' },
  recentSignIn: true,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND', 'LAST_SIGN_IN_METHOD'],
  audit: ['provider.changed'],
})

export const deleteOAuthProvider = /* @__PURE__ */ route<typeof schema.deleteOAuthProvider>()({
  request: 'DELETE /oauth-providers/{user_id}/{oauth_provider_id}',
  users: ['anonymous', 'restricted'],
  about: { user: 'params.user_id' },
  recentSignIn: true,
  errors: ['LAST_SIGN_IN_METHOD'],
  audit: ['provider.disconnected'],
})

export const createOAuthProvider = /* @__PURE__ */ route<typeof schema.createOAuthProvider>()({
  request: 'POST /oauth-providers',
  access: ['server', 'admin'],
  about: { user: 'body.user_id' },
  success: 201,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
    'OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN',
  ],
  isLater: true,
  audit: ['provider.connected'],
})

export const updateOAuthProviderByServer = /* @__PURE__ */ route<
  typeof schema.updateOAuthProviderByServer
>()({
  request: 'PATCH /oauth-providers/{user_id}/{oauth_provider_id}',
  access: ['server', 'admin'],
  about: { user: 'params.user_id' },
  recentSignIn: true,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN',
  ],
  audit: ['provider.changed'],
})
