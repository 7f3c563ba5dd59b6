import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/anonymous.js'

export const signUpAnonymously = {
  method: 'POST',
  path: '/auth/anonymous/sign-up',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.signUpAnonymously>,
  errors: ['ANONYMOUS_ACCOUNTS_NOT_ENABLED'],
} as const satisfies Endpoint
