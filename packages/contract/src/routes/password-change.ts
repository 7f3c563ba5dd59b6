import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/password.js'

export const setPassword = {
  method: 'POST',
  path: '/auth/password/set',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.setPassword>,
  errors: ['PASSWORD_AUTHENTICATION_NOT_ENABLED', 'PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG'],
} as const satisfies Endpoint

export const updatePassword = {
  method: 'POST',
  path: '/auth/password/update',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.updatePassword>,
  errors: [
    'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'USER_DOES_NOT_HAVE_PASSWORD',
    'PASSWORD_CONFIRMATION_MISMATCH',
  ],
} as const satisfies Endpoint
