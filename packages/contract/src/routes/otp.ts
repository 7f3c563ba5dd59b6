import type { Endpoint, WireOf } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/families.js'
import type * as schema from '../schemas/otp.js'

export const sendSignInCode = {
  method: 'POST',
  path: '/auth/otp/send-sign-in-code',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.sendSignInCode>,
  errors: ['USER_EMAIL_ALREADY_EXISTS', 'SIGN_UP_NOT_ENABLED', 'REDIRECT_URL_NOT_WHITELISTED'],
} as const satisfies Endpoint

export const signInWithCode = {
  method: 'POST',
  path: '/auth/otp/sign-in',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.signInWithCode>,
  errors: [
    ...verificationCodeErrors,
    'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
    'SIGN_UP_NOT_ENABLED',
    'USER_EMAIL_ALREADY_EXISTS',
  ],
} as const satisfies Endpoint

export const checkSignInCode = {
  method: 'POST',
  path: '/auth/otp/sign-in/check-code',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.checkSignInCode>,
  errors: verificationCodeErrors,
} as const satisfies Endpoint
