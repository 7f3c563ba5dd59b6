import { route } from '../endpoint.js'
import type * as schema from '../schemas/users.js'

// Apart from `users.ts`, because bundlers load whole files: every page needs only this.

export const readCurrentUser = /* @__PURE__ */ route<typeof schema.readCurrentUser>()({
  request: 'GET /users/me',
  access: ['client'],
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})
