import { route } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/verification-code-errors.js'
import type * as schema from '../schemas/passkey-sign-in.js'

export const beginPasskeyRegistration = /* @__PURE__ */ route<
  typeof schema.beginPasskeyRegistration
>()('POST', '/auth/passkey/initiate-passkey-registration', {
  emptyBody: 'empty-object',
  errors: ['PASSKEY_AUTHENTICATION_NOT_ENABLED', 'RECENT_SIGN_IN_REQUIRED'],
})

export const registerPasskey = /* @__PURE__ */ route<typeof schema.registerPasskey>()(
  'POST',
  '/auth/passkey/register',
  {
    errors: [
      verificationCodeErrors,

      'PASSKEY_AUTHENTICATION_NOT_ENABLED',
      'PASSKEY_AUTHENTICATION_FAILED',
      'PASSKEY_REGISTRATION_FAILED',
    ],
  },
)

export const beginPasskeySignIn = /* @__PURE__ */ route<typeof schema.beginPasskeySignIn>()(
  'POST',
  '/auth/passkey/initiate-passkey-authentication',
  { emptyBody: 'empty-object', errors: ['PASSKEY_AUTHENTICATION_NOT_ENABLED'] },
)

export const signInWithPasskey = /* @__PURE__ */ route<typeof schema.signInWithPasskey>()(
  'POST',
  '/auth/passkey/sign-in',
  {
    errors: [
      verificationCodeErrors,
      'PASSKEY_AUTHENTICATION_NOT_ENABLED',
      'PASSKEY_AUTHENTICATION_FAILED',
      'USER_BANNED',
      'ACCOUNT_DELETION_PENDING',
      'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
    ],
  },
)
