import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/oauth-providers.js'

export const listOAuthProviders = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listOAuthProviders>,
  path: '/oauth-providers',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
  isLater: true,
} as const satisfies Endpoint

export const readOAuthProvider = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readOAuthProvider>,
  path: '/oauth-providers/{user_id}/{oauth_provider_id}',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
} as const satisfies Endpoint

export const updateOAuthProvider = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateOAuthProvider>,
  path: '/oauth-providers/{user_id}/{oauth_provider_id}',
  access: ['client'],
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'LAST_SIGN_IN_METHOD',
    'RECENT_SIGN_IN_REQUIRED',
  ],
} as const satisfies Endpoint

export const deleteOAuthProvider = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.deleteOAuthProvider>,
  path: '/oauth-providers/{user_id}/{oauth_provider_id}',
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'LAST_SIGN_IN_METHOD',
    'RECENT_SIGN_IN_REQUIRED',
  ],
} as const satisfies Endpoint
