import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/password.js'

export const signInWithPassword = {
  method: 'POST',
  path: '/auth/password/sign-in',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.signInWithPassword>,
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'EMAIL_PASSWORD_MISMATCH',
    'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
  ],
} as const satisfies Endpoint
