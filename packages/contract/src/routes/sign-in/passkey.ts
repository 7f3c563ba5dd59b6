import type { Endpoint, TypedMethod } from '../../endpoint.js'
import { verificationCodeErrors } from '../../errors/verification-code-errors.js'
import type * as schema from '../../schemas/sign-in/passkey.js'

export const beginPasskeyRegistration = {
  method: 'POST' as TypedMethod<'POST', typeof schema.beginPasskeyRegistration>,
  path: '/auth/passkey/initiate-passkey-registration',
  emptyBody: 'empty-object',
  errors: ['PASSKEY_AUTHENTICATION_NOT_ENABLED', 'RECENT_SIGN_IN_REQUIRED'],
} as const satisfies Endpoint

export const registerPasskey = {
  method: 'POST' as TypedMethod<'POST', typeof schema.registerPasskey>,
  path: '/auth/passkey/register',
  errors: [
    ...verificationCodeErrors,
    'PASSKEY_AUTHENTICATION_NOT_ENABLED',
    'PASSKEY_AUTHENTICATION_FAILED',
    'PASSKEY_REGISTRATION_FAILED',
  ],
} as const satisfies Endpoint

export const beginPasskeySignIn = {
  method: 'POST' as TypedMethod<'POST', typeof schema.beginPasskeySignIn>,
  path: '/auth/passkey/initiate-passkey-authentication',
  emptyBody: 'empty-object',
  errors: ['PASSKEY_AUTHENTICATION_NOT_ENABLED'],
} as const satisfies Endpoint

export const signInWithPasskey = {
  method: 'POST' as TypedMethod<'POST', typeof schema.signInWithPasskey>,
  path: '/auth/passkey/sign-in',
  errors: [
    ...verificationCodeErrors,
    'PASSKEY_AUTHENTICATION_NOT_ENABLED',
    'PASSKEY_AUTHENTICATION_FAILED',
    'USER_BANNED',
    'ACCOUNT_DELETION_PENDING',
    'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
  ],
} as const satisfies Endpoint
