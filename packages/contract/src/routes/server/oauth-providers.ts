import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/server/oauth-providers.js'

export const createOAuthProvider = /* @__PURE__ */ route<typeof schema.createOAuthProvider>()(
  'POST',
  '/oauth-providers',
  {
    access: ['server', 'admin'],
    success: 201,
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_NOT_FOUND',
      'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
      'OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN',
    ],
    isLater: true,
  },
)

export const updateOAuthProvider = /* @__PURE__ */ route<typeof schema.updateOAuthProvider>()(
  'PATCH',
  '/oauth-providers/{user_id}/{oauth_provider_id}',
  {
    access: ['server', 'admin'],
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_NOT_FOUND',
      'OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN',
    ],
  },
)
