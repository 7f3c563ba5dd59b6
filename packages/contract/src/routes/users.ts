import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/users.js'

export const readCurrentUser = {
  method: 'GET',
  path: '/users/me',
  access: ['client'],
  wire: undefined as WireOf<typeof schema.readCurrentUser>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint
