import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/password.js'

// Apart from `password.ts`, because bundlers load whole files: a page that signs up needs only this.

export const signUpWithPassword = /* @__PURE__ */ route<typeof schema.signUpWithPassword>()({
  request: 'POST /auth/password/sign-up',
  caller: 'optional-user',
  setting: 'credentialEnabled',
  users: ['anonymous', 'restricted', 'without-second-factor', 'impersonated'],
  proofOfWork: true,
  limits: [{ email: 'body.email' }],
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_WEAK',
    'SIGN_UP_NOT_ENABLED',
    'SIGN_UP_REFUSED',
    'SIGN_IN_REFUSED',
    'SSO_REQUIRED',
    'USER_EMAIL_ALREADY_EXISTS',
  ],
  audit: [
    'api_key.revoked',
    'session.ended',
    'sign_in.failed',
    'sign_in.succeeded',
    'team.created',
    'user.created',
    'user.upgraded',
  ],
})
