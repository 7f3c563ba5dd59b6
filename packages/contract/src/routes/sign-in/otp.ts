import type { Endpoint, TypedMethod } from '../../endpoint.js'
import { verificationCodeErrors } from '../../errors/verification-code-errors.js'
import type * as schema from '../../schemas/sign-in/otp.js'

export const sendSignInCode = {
  method: 'POST' as TypedMethod<'POST', typeof schema.sendSignInCode>,
  path: '/auth/otp/send-sign-in-code',
  errors: ['USER_EMAIL_ALREADY_EXISTS', 'SIGN_UP_NOT_ENABLED', 'REDIRECT_URL_NOT_WHITELISTED'],
} as const satisfies Endpoint

export const signInWithCode = {
  method: 'POST' as TypedMethod<'POST', typeof schema.signInWithCode>,
  path: '/auth/otp/sign-in',
  errors: [
    ...verificationCodeErrors,
    'USER_BANNED',
    'ACCOUNT_DELETION_PENDING',
    'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
    'SIGN_UP_NOT_ENABLED',
    'USER_EMAIL_ALREADY_EXISTS',
  ],
} as const satisfies Endpoint

export const checkSignInCode = {
  method: 'POST' as TypedMethod<'POST', typeof schema.checkSignInCode>,
  path: '/auth/otp/sign-in/check-code',
  errors: verificationCodeErrors,
} as const satisfies Endpoint
