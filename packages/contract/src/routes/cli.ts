import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/cli.js'

export const beginCliLogin = {
  method: 'POST',
  path: '/auth/cli',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.beginCliLogin>,
} as const satisfies Endpoint

export const pollCliLogin = {
  method: 'POST',
  path: '/auth/cli/poll',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.pollCliLogin>,
  errors: ['INVALID_POLLING_CODE'],
} as const satisfies Endpoint

export const completeCliLogin = {
  method: 'POST',
  path: '/auth/cli/complete',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.completeCliLogin>,
} as const satisfies Endpoint
