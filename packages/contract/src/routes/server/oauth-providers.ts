import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/server/oauth-providers.js'

export const createOAuthProvider = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createOAuthProvider>,
  path: '/oauth-providers',
  access: ['server', 'admin'],
  success: 201,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
    'OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN',
  ],
  isLater: true,
} as const satisfies Endpoint

export const updateOAuthProvider = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateOAuthProvider>,
  path: '/oauth-providers/{user_id}/{oauth_provider_id}',
  access: ['server', 'admin'],
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN',
  ],
} as const satisfies Endpoint
