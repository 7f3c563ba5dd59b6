import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/password.js'

// Apart from `password.ts`, because bundlers load whole files: every page that signs in needs only this.

export const signInWithPassword = /* @__PURE__ */ route<typeof schema.signInWithPassword>()({
  request: 'POST /auth/password/sign-in',
  caller: 'anyone',
  setting: 'credentialEnabled',
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'EMAIL_PASSWORD_MISMATCH',
    'USER_BANNED',
    'SIGN_IN_REFUSED',
    'SSO_REQUIRED',
    'ACCOUNT_DELETION_PENDING',
    'PASSWORD_CHANGE_REQUIRED',
    'GENERATED_PASSWORD_EXPIRED',
    'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
  ],
  audit: ['sign_in.failed', 'session.ended', 'sign_in.succeeded'],
})
