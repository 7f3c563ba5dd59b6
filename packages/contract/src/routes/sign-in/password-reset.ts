import { route } from '../../endpoint.js'
import { verificationCodeErrors } from '../../errors/verification-code-errors.js'
import type * as schema from '../../schemas/password.js'

// Apart from `password.ts`, because bundlers load whole files: a page that an email links to needs only this.

export const sendPasswordResetCode = /* @__PURE__ */ route<typeof schema.sendPasswordResetCode>()({
  request: 'POST /auth/password/send-reset-code',
  role: 'support',
  caller: 'anyone',
  setting: 'credentialEnabled',
  proofOfWork: true,
  limits: [{ email: 'body.email' }],
  errors: ['PASSWORD_AUTHENTICATION_NOT_ENABLED', 'REDIRECT_URL_NOT_WHITELISTED'],
  audit: 'the reset writes the event',
})

export const checkPasswordResetCode = /* @__PURE__ */ route<typeof schema.checkPasswordResetCode>()(
  {
    request: 'POST /auth/password/reset/check-code',
    caller: 'anyone',
    errors: verificationCodeErrors,
    audit: 'changes nothing',
  },
)

export const resetPassword = /* @__PURE__ */ route<typeof schema.resetPassword>()({
  request: 'POST /auth/password/reset',
  caller: 'anyone',
  errors: [
    verificationCodeErrors,
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_WEAK',
  ],
  audit: [
    'address.removed',
    'address.verified',
    'credentials.revoked',
    'password.reset',
    'sign_in_method.changed',
    'team_member.removed',
    'team_invitation.revoked',
  ],
})

// An extension of this service: the deployed services of the protocol do not have it.

export const readPasswordReset = /* @__PURE__ */ route<typeof schema.readPasswordReset>()({
  request: 'POST /latchkey/password-reset/details',
  caller: 'anyone',
  errors: verificationCodeErrors,
  audit: 'changes nothing',
})
