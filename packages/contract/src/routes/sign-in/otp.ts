import { route } from '../../endpoint.js'
import { verificationCodeErrors } from '../../errors/verification-code-errors.js'
import type * as schema from '../../schemas/sign-in/otp.js'

export const sendSignInCode = /* @__PURE__ */ route<typeof schema.sendSignInCode>()({
  request: 'POST /auth/otp/send-sign-in-code',
  caller: 'anyone',
  setting: 'magicLinkEnabled',
  proofOfWork: true,
  limits: [{ email: 'body.email' }],
  errors: [
    'USER_EMAIL_ALREADY_EXISTS',
    'SIGN_UP_NOT_ENABLED',
    'REDIRECT_URL_NOT_WHITELISTED',
    'EMAIL_NOT_SENT',
  ],
  audit: ['sign_in_method.changed'],
})

export const signInWithCode = /* @__PURE__ */ route<typeof schema.signInWithCode>()({
  request: 'POST /auth/otp/sign-in',
  caller: 'optional-user',
  users: ['anonymous', 'restricted', 'without-second-factor', 'impersonated'],
  errors: [
    verificationCodeErrors,
    'USER_BANNED',
    'SIGN_UP_REFUSED',
    'SIGN_IN_REFUSED',
    'SSO_REQUIRED',
    'ACCOUNT_DELETION_PENDING',
    'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
    'SIGN_UP_NOT_ENABLED',
    'USER_EMAIL_ALREADY_EXISTS',
  ],
  audit: [
    'address.removed',
    'address.verified',
    'api_key.revoked',
    'credentials.revoked',
    'sign_in.failed',
    'session.ended',
    'sign_in.succeeded',
    'team.created',
    'user.created',
    'user.upgraded',
    'team_member.removed',
    'team_invitation.revoked',
  ],
})

export const checkSignInCode = /* @__PURE__ */ route<typeof schema.checkSignInCode>()({
  request: 'POST /auth/otp/sign-in/check-code',
  caller: 'anyone',
  errors: verificationCodeErrors,
  audit: 'changes nothing',
})
