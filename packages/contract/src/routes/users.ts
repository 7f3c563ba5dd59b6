import { route } from '../endpoint.js'
import type * as schema from '../schemas/users.js'

export const readCurrentUser = /* @__PURE__ */ route<typeof schema.readCurrentUser>()(
  'GET',
  '/users/me',
  {
    access: ['client'],
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  },
)
