import { endpoint, of } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/families.js'
import type * as schema from '../schemas/mfa.js'

export const signInWithSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/mfa/sign-in',
  strictQuery: false,
  wire: of<typeof schema.signInWithSecondFactor>(),
  errors: [...verificationCodeErrors, 'INVALID_TOTP_CODE'],
})
