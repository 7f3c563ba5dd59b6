import { endpoint, of } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/families.js'
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

export const sendPasswordResetCode = endpoint({
  method: 'POST',
  path: '/auth/password/send-reset-code',
  strictQuery: false,
  wire: of<typeof schema.sendPasswordResetCode>(),
  errors: ['PASSWORD_AUTHENTICATION_NOT_ENABLED', 'REDIRECT_URL_NOT_WHITELISTED'],
})

export const checkPasswordResetCode = endpoint({
  method: 'POST',
  path: '/auth/password/reset/check-code',
  strictQuery: false,
  wire: of<typeof schema.checkPasswordResetCode>(),
  errors: verificationCodeErrors,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/password/reset',
  strictQuery: false,
  wire: of<typeof schema.resetPassword>(),
  errors: [
    ...verificationCodeErrors,
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
  ],
})

export const setPassword = endpoint({
  method: 'POST',
  path: '/auth/password/set',
  strictQuery: false,
  wire: of<typeof schema.setPassword>(),
  errors: ['PASSWORD_AUTHENTICATION_NOT_ENABLED', 'PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG'],
})

export const updatePassword = endpoint({
  method: 'POST',
  path: '/auth/password/update',
  strictQuery: false,
  wire: of<typeof schema.updatePassword>(),
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'USER_DOES_NOT_HAVE_PASSWORD',
    'PASSWORD_CONFIRMATION_MISMATCH',
  ],
})
