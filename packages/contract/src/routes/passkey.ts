import { endpoint, of } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/families.js'
import type * as schema from '../schemas/passkey.js'

export const beginPasskeyRegistration = endpoint({
  method: 'POST',
  path: '/auth/passkey/initiate-passkey-registration',
  emptyBody: 'empty-object',
  strictQuery: false,
  wire: of<typeof schema.beginPasskeyRegistration>(),
  errors: ['PASSKEY_AUTHENTICATION_NOT_ENABLED'],
})

export const registerPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/register',
  strictQuery: false,
  wire: of<typeof schema.registerPasskey>(),
  errors: [
    ...verificationCodeErrors,
    'PASSKEY_AUTHENTICATION_NOT_ENABLED',
    'PASSKEY_AUTHENTICATION_FAILED',
    'PASSKEY_REGISTRATION_FAILED',
  ],
})

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/auth/passkey/initiate-passkey-authentication',
  emptyBody: 'empty-object',
  strictQuery: false,
  wire: of<typeof schema.beginPasskeySignIn>(),
  errors: ['PASSKEY_AUTHENTICATION_NOT_ENABLED'],
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/sign-in',
  strictQuery: false,
  wire: of<typeof schema.signInWithPasskey>(),
  errors: [
    ...verificationCodeErrors,
    'PASSKEY_AUTHENTICATION_NOT_ENABLED',
    'PASSKEY_AUTHENTICATION_FAILED',
    'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
  ],
})
