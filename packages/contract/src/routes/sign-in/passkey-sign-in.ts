import { route } from '../../endpoint.js'
import { verificationCodeErrors } from '../../errors/verification-code-errors.js'
import type * as schema from '../../schemas/sign-in/passkey-sign-in.js'

export const beginPasskeyRegistration = /* @__PURE__ */ route<
  typeof schema.beginPasskeyRegistration
>()({
  request: 'POST /auth/passkey/initiate-passkey-registration',
  withoutUser: 'SCHEMA_ERROR',
  setting: 'passkeyEnabled',
  users: ['anonymous', 'restricted'],
  about: 'me',
  recentSignIn: true,
  limits: ['started-sign-in'],
  emptyBody: 'empty-object',
  errors: ['PASSKEY_AUTHENTICATION_NOT_ENABLED'],
  audit: 'the registration writes the event',
})

export const registerPasskey = /* @__PURE__ */ route<typeof schema.registerPasskey>()({
  request: 'POST /auth/passkey/register',
  withoutUser: 'SCHEMA_ERROR',
  users: ['anonymous', 'restricted'],
  about: 'me',
  errors: [
    verificationCodeErrors,
    'PASSKEY_AUTHENTICATION_NOT_ENABLED',
    'PASSKEY_AUTHENTICATION_FAILED',
    'PASSKEY_REGISTRATION_FAILED',
  ],
  audit: ['passkey.added'],
})

export const beginPasskeySignIn = /* @__PURE__ */ route<typeof schema.beginPasskeySignIn>()({
  request: 'POST /auth/passkey/initiate-passkey-authentication',
  caller: 'anyone',
  setting: 'passkeyEnabled',
  limits: ['started-sign-in'],
  emptyBody: 'empty-object',
  errors: ['PASSKEY_AUTHENTICATION_NOT_ENABLED'],
  audit: 'the sign-in writes the event',
})

export const signInWithPasskey = /* @__PURE__ */ route<typeof schema.signInWithPasskey>()({
  request: 'POST /auth/passkey/sign-in',
  caller: 'anyone',
  errors: [
    verificationCodeErrors,
    'PASSKEY_AUTHENTICATION_NOT_ENABLED',
    'PASSKEY_AUTHENTICATION_FAILED',
    'USER_BANNED',
    'SIGN_IN_REFUSED',
    'SSO_REQUIRED',
    'ACCOUNT_DELETION_PENDING',
    'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
  ],
  audit: ['sign_in.failed', 'session.ended', 'sign_in.succeeded'],
})
