import { route } from '../endpoint.js'
import type * as schema from '../schemas/password.js'

export const setPassword = /* @__PURE__ */ route<typeof schema.setPassword>()({
  request: 'POST /auth/password/set',
  withoutUser: 'SCHEMA_ERROR',
  setting: 'credentialEnabled',
  users: ['anonymous', 'restricted'],
  about: 'me',
  recentSignIn: true,
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_WEAK',
  ],
  audit: ['password.set'],
})

export const updatePassword = /* @__PURE__ */ route<typeof schema.updatePassword>()({
  request: 'POST /auth/password/update',
  withoutUser: 'SCHEMA_ERROR',
  setting: 'credentialEnabled',
  users: ['anonymous', 'restricted'],
  about: 'me',
  recentSignIn: true,
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_WEAK',
    'USER_DOES_NOT_HAVE_PASSWORD',
    'PASSWORD_CONFIRMATION_MISMATCH',
  ],
  audit: ['password.changed'],
})

/** An extension of this service: the deployed services of the protocol do not have it. */
export const createGeneratedPassword = /* @__PURE__ */ route<
  typeof schema.createGeneratedPassword
>()({
  request: 'POST /latchkey/users/{user_id}/generated-password',
  access: ['server', 'admin'],
  setting: 'credentialEnabled',
  about: { user: 'params.user_id' },
  recentSignIn: true,
  emptyBody: 'empty-object',
  audit: ['password.set'],
})
