import { route } from '../endpoint.js'
import type * as schema from '../schemas/users.js'

export const updateCurrentUser = /* @__PURE__ */ route<typeof schema.updateCurrentUser>()(
  'PATCH',
  '/users/me',
  {
    access: ['client'],
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
      'EMAIL_NOT_VERIFIED',
      'LAST_SIGN_IN_METHOD',
      'RECENT_SIGN_IN_REQUIRED',
      'TEAM_MEMBERSHIP_NOT_FOUND',
    ],
  },
)

export const deleteCurrentUser = /* @__PURE__ */ route<typeof schema.deleteCurrentUser>()(
  'DELETE',
  '/users/me',
  {
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'RECENT_SIGN_IN_REQUIRED'],
  },
)
