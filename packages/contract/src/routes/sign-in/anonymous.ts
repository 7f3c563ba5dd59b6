import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/sign-in/anonymous.js'

export const signUpAnonymously = {
  method: 'POST' as TypedMethod<'POST', typeof schema.signUpAnonymously>,
  path: '/auth/anonymous/sign-up',
  errors: ['ANONYMOUS_ACCOUNTS_NOT_ENABLED'],
} as const satisfies Endpoint
