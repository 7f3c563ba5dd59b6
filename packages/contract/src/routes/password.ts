import { endpoint, of } from '../endpoint.js'
import type * as schema from '../schemas/password.js'

export const signUpWithPassword = endpoint({
  method: 'POST',
  path: '/auth/password/sign-up',
  strictQuery: false,
  wire: of<typeof schema.signUpWithPassword>(),
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'SIGN_UP_NOT_ENABLED',
    'USER_EMAIL_ALREADY_EXISTS',
  ],
})

export const signInWithPassword = endpoint({
  method: 'POST',
  path: '/auth/password/sign-in',
  strictQuery: false,
  wire: of<typeof schema.signInWithPassword>(),
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'EMAIL_PASSWORD_MISMATCH',
    'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
  ],
})
