import { route } from '../endpoint.js'
import type * as schema from '../schemas/data-export.js'

/** An extension of this service: the deployed services of the protocol do not have it. */
export const exportUserData = /* @__PURE__ */ route<typeof schema.exportUserData>()(
  'GET',
  '/latchkey/export',
  {
    about: { user: 'query.user_id' },
    recentSignIn: true,
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND', 'RECENT_SIGN_IN_REQUIRED'],
    isLater: true,
    audit: ['user.exported'],
  },
)
