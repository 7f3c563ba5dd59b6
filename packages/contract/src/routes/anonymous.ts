import { endpoint, of } from '../endpoint.js'
import type * as schema from '../schemas/anonymous.js'

export const signUpAnonymously = endpoint({
  method: 'POST',
  path: '/auth/anonymous/sign-up',
  strictQuery: false,
  wire: of<typeof schema.signUpAnonymously>(),
  errors: ['ANONYMOUS_ACCOUNTS_NOT_ENABLED'],
})
