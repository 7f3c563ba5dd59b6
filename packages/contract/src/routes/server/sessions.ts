import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/server/sessions.js'

export const createSession = /* @__PURE__ */ route<typeof schema.createSession>()(
  'POST',
  '/auth/sessions',
  {
    access: ['server', 'admin'],
    errors: [
      'USER_ID_DOES_NOT_EXIST',
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_BANNED',
      'ACCOUNT_DELETION_PENDING',
    ],
  },
)
