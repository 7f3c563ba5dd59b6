import { route } from '../endpoint.js'
import type * as schema from '../schemas/oauth-providers.js'

export const listOAuthProviders = /* @__PURE__ */ route<typeof schema.listOAuthProviders>()(
  'GET',
  '/oauth-providers',
  {
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
    isLater: true,
  },
)

export const readOAuthProvider = /* @__PURE__ */ route<typeof schema.readOAuthProvider>()(
  'GET',
  '/oauth-providers/{user_id}/{oauth_provider_id}',
  {
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
  },
)

export const updateOAuthProvider = /* @__PURE__ */ route<typeof schema.updateOAuthProvider>()(
  'PATCH',
  '/oauth-providers/{user_id}/{oauth_provider_id}',
  {
    access: ['client'],
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_NOT_FOUND',
      'LAST_SIGN_IN_METHOD',
      'RECENT_SIGN_IN_REQUIRED',
    ],
  },
)

export const deleteOAuthProvider = /* @__PURE__ */ route<typeof schema.deleteOAuthProvider>()(
  'DELETE',
  '/oauth-providers/{user_id}/{oauth_provider_id}',
  {
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_NOT_FOUND',
      'LAST_SIGN_IN_METHOD',
      'RECENT_SIGN_IN_REQUIRED',
    ],
  },
)
