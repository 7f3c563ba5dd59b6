import type { Endpoint, WireOf } from '../../endpoint.js'
import type * as schema from '../../schemas/server/sessions.js'

export const createSession = {
  method: 'POST',
  path: '/auth/sessions',
  access: ['server', 'admin'],
  wire: undefined as WireOf<typeof schema.createSession>,
  errors: ['USER_ID_DOES_NOT_EXIST', 'CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint
