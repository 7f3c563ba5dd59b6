import type { Endpoint, WireOf } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/families.js'
import type * as schema from '../schemas/mfa.js'

export const signInWithSecondFactor = {
  method: 'POST',
  path: '/auth/mfa/sign-in',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.signInWithSecondFactor>,
  errors: [...verificationCodeErrors, 'INVALID_TOTP_CODE'],
} as const satisfies Endpoint
