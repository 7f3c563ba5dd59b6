import { endpoint, of } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/families.js'
import type * as schema from '../schemas/otp.js'

export const sendSignInCode = endpoint({
  method: 'POST',
  path: '/auth/otp/send-sign-in-code',
  strictQuery: false,
  wire: of<typeof schema.sendSignInCode>(),
  errors: ['USER_EMAIL_ALREADY_EXISTS', 'SIGN_UP_NOT_ENABLED', 'REDIRECT_URL_NOT_WHITELISTED'],
})

export const signInWithCode = endpoint({
  method: 'POST',
  path: '/auth/otp/sign-in',
  strictQuery: false,
  wire: of<typeof schema.signInWithCode>(),
  errors: [
    ...verificationCodeErrors,
    'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
    'SIGN_UP_NOT_ENABLED',
    'USER_EMAIL_ALREADY_EXISTS',
  ],
})

export const checkSignInCode = endpoint({
  method: 'POST',
  path: '/auth/otp/sign-in/check-code',
  strictQuery: false,
  wire: of<typeof schema.checkSignInCode>(),
  errors: verificationCodeErrors,
})
