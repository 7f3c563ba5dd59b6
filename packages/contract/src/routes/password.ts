import type { Endpoint, WireOf } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/families.js'
import type * as schema from '../schemas/password.js'

export const signUpWithPassword = {
  method: 'POST',
  path: '/auth/password/sign-up',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.signUpWithPassword>,
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'SIGN_UP_NOT_ENABLED',
    'USER_EMAIL_ALREADY_EXISTS',
  ],
} as const satisfies Endpoint

export const signInWithPassword = {
  method: 'POST',
  path: '/auth/password/sign-in',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.signInWithPassword>,
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'EMAIL_PASSWORD_MISMATCH',
    'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
  ],
} as const satisfies Endpoint

export const sendPasswordResetCode = {
  method: 'POST',
  path: '/auth/password/send-reset-code',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.sendPasswordResetCode>,
  errors: ['PASSWORD_AUTHENTICATION_NOT_ENABLED', 'REDIRECT_URL_NOT_WHITELISTED'],
} as const satisfies Endpoint

export const checkPasswordResetCode = {
  method: 'POST',
  path: '/auth/password/reset/check-code',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.checkPasswordResetCode>,
  errors: verificationCodeErrors,
} as const satisfies Endpoint

export const resetPassword = {
  method: 'POST',
  path: '/auth/password/reset',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.resetPassword>,
  errors: [
    ...verificationCodeErrors,
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
  ],
} as const satisfies Endpoint

export const setPassword = {
  method: 'POST',
  path: '/auth/password/set',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.setPassword>,
  errors: ['PASSWORD_AUTHENTICATION_NOT_ENABLED', 'PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG'],
} as const satisfies Endpoint

export const updatePassword = {
  method: 'POST',
  path: '/auth/password/update',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.updatePassword>,
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'USER_DOES_NOT_HAVE_PASSWORD',
    'PASSWORD_CONFIRMATION_MISMATCH',
  ],
} as const satisfies Endpoint
