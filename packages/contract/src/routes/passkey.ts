import type { Endpoint, WireOf } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/families.js'
import type * as schema from '../schemas/passkey.js'

export const beginPasskeyRegistration = {
  method: 'POST',
  path: '/auth/passkey/initiate-passkey-registration',
  emptyBody: 'empty-object',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.beginPasskeyRegistration>,
  errors: ['PASSKEY_AUTHENTICATION_NOT_ENABLED'],
} as const satisfies Endpoint

export const registerPasskey = {
  method: 'POST',
  path: '/auth/passkey/register',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.registerPasskey>,
  errors: [
    ...verificationCodeErrors,
    'PASSKEY_AUTHENTICATION_NOT_ENABLED',
    'PASSKEY_AUTHENTICATION_FAILED',
    'PASSKEY_REGISTRATION_FAILED',
  ],
} as const satisfies Endpoint

export const beginPasskeySignIn = {
  method: 'POST',
  path: '/auth/passkey/initiate-passkey-authentication',
  emptyBody: 'empty-object',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.beginPasskeySignIn>,
  errors: ['PASSKEY_AUTHENTICATION_NOT_ENABLED'],
} as const satisfies Endpoint

export const signInWithPasskey = {
  method: 'POST',
  path: '/auth/passkey/sign-in',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.signInWithPasskey>,
  errors: [
    ...verificationCodeErrors,
    'PASSKEY_AUTHENTICATION_NOT_ENABLED',
    'PASSKEY_AUTHENTICATION_FAILED',
    'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
  ],
} as const satisfies Endpoint
