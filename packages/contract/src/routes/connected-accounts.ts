import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/connected-accounts.js'

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
} as const satisfies Endpoint
