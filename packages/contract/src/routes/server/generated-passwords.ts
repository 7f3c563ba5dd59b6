import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/server/generated-passwords.js'

/** An extension of this service: the deployed services of the protocol do not have it. */
export const createGeneratedPassword = /* @__PURE__ */ route<
  typeof schema.createGeneratedPassword
>()('POST', '/latchkey/users/{user_id}/generated-password', {
  access: ['server', 'admin'],
  emptyBody: 'empty-object',
  errors: ['USER_NOT_FOUND', 'PASSWORD_AUTHENTICATION_NOT_ENABLED'],
  isLater: true,
})
