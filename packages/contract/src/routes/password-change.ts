import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/sign-in/password.js'

export const setPassword = {
  method: 'POST' as TypedMethod<'POST', typeof schema.setPassword>,
  path: '/auth/password/set',
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_WEAK',
    'RECENT_SIGN_IN_REQUIRED',
  ],
} as const satisfies Endpoint

export const updatePassword = {
  method: 'POST' as TypedMethod<'POST', typeof schema.updatePassword>,
  path: '/auth/password/update',
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_WEAK',
    'USER_DOES_NOT_HAVE_PASSWORD',
    'PASSWORD_CONFIRMATION_MISMATCH',
    'RECENT_SIGN_IN_REQUIRED',
  ],
} as const satisfies Endpoint
