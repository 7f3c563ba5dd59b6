import { endpoint, of } from '../endpoint.js'
import type * as schema from '../schemas/cli.js'

export const beginCliLogin = endpoint({
  method: 'POST',
  path: '/auth/cli',
  strictQuery: false,
  wire: of<typeof schema.beginCliLogin>(),
})

export const pollCliLogin = endpoint({
  method: 'POST',
  path: '/auth/cli/poll',
  strictQuery: false,
  wire: of<typeof schema.pollCliLogin>(),
  errors: ['INVALID_POLLING_CODE'],
})

export const completeCliLogin = endpoint({
  method: 'POST',
  path: '/auth/cli/complete',
  strictQuery: false,
  wire: of<typeof schema.completeCliLogin>(),
})
