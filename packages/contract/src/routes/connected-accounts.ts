import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/connected-accounts.js'

export const listConnectedAccounts = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listConnectedAccounts>,
  path: '/connected-accounts/{user_id}',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
  isLater: true,
} as const satisfies Endpoint

/**
 * Without an account ID. If the user has several accounts at the provider, the response is for one that has
 * the scopes.
 */
export const createProviderAccessToken = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createProviderAccessToken>,
  path: '/connected-accounts/{user_id}/{provider_id}/access-token',
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
} as const satisfies Endpoint

export const createAccountAccessToken = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createAccountAccessToken>,
  path: '/connected-accounts/{user_id}/{provider_id}/{provider_account_id}/access-token',
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
} as const satisfies Endpoint
