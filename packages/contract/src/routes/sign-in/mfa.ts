import type { Endpoint, TypedMethod } from '../../endpoint.js'
import { verificationCodeErrors } from '../../errors/verification-code-errors.js'
import type * as schema from '../../schemas/sign-in/mfa.js'

export const signInWithSecondFactor = {
  method: 'POST' as TypedMethod<'POST', typeof schema.signInWithSecondFactor>,
  path: '/auth/mfa/sign-in',
  errors: [
    ...verificationCodeErrors,
    'INVALID_TOTP_CODE',
    'USER_BANNED',
    'ACCOUNT_DELETION_PENDING',
  ],
} as const satisfies Endpoint
