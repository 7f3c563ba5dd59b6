import { route } from '../endpoint.js'
import type * as schema from '../schemas/users.js'

// Apart from `users.ts`, because bundlers load whole files: every page needs only this.

export const readCurrentUser = /* @__PURE__ */ route<typeof schema.readCurrentUser>()({
  request: 'GET /users/me',
  access: ['client'],
  users: ['anonymous', 'restricted', 'without-second-factor', 'impersonated'],
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})
