import type { Endpoint, TypedMethod } from '../../endpoint.js'
import { verificationCodeErrors } from '../../errors/verification-code-errors.js'
import type * as schema from '../../schemas/sign-in/password.js'

export const sendPasswordResetCode = {
  method: 'POST' as TypedMethod<'POST', typeof schema.sendPasswordResetCode>,
  path: '/auth/password/send-reset-code',
  errors: ['PASSWORD_AUTHENTICATION_NOT_ENABLED', 'REDIRECT_URL_NOT_WHITELISTED'],
} as const satisfies Endpoint

export const checkPasswordResetCode = {
  method: 'POST' as TypedMethod<'POST', typeof schema.checkPasswordResetCode>,
  path: '/auth/password/reset/check-code',
  errors: verificationCodeErrors,
} as const satisfies Endpoint

export const resetPassword = {
  method: 'POST' as TypedMethod<'POST', typeof schema.resetPassword>,
  path: '/auth/password/reset',
  errors: [
    ...verificationCodeErrors,
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_WEAK',
  ],
} as const satisfies Endpoint
