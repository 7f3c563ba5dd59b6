import type { Endpoint, WireOf } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/families.js'
import type * as schema from '../schemas/password.js'

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
