import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/sign-in/cli.js'

export const beginCliLogin = {
  method: 'POST' as TypedMethod<'POST', typeof schema.beginCliLogin>,
  path: '/auth/cli',
} as const satisfies Endpoint

export const pollCliLogin = {
  method: 'POST' as TypedMethod<'POST', typeof schema.pollCliLogin>,
  path: '/auth/cli/poll',
  errors: ['INVALID_POLLING_CODE'],
} as const satisfies Endpoint

export const completeCliLogin = {
  method: 'POST' as TypedMethod<'POST', typeof schema.completeCliLogin>,
  path: '/auth/cli/complete',
} as const satisfies Endpoint
