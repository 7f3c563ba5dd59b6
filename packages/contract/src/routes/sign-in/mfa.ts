import { route } from '../../endpoint.js'
import { verificationCodeErrors } from '../../errors/verification-code-errors.js'
import type * as schema from '../../schemas/sign-in/mfa.js'

export const signInWithSecondFactor = /* @__PURE__ */ route<typeof schema.signInWithSecondFactor>()(
  {
    request: 'POST /auth/mfa/sign-in',
    caller: 'anyone',
    errors: [
      verificationCodeErrors,
      'INVALID_TOTP_CODE',
      'USER_BANNED',
      'SIGN_IN_REFUSED',
      'SSO_REQUIRED',
      'ACCOUNT_DELETION_PENDING',
    ],
    audit: ['recovery_code.used', 'sign_in.failed', 'session.ended', 'sign_in.succeeded'],
  },
)
