import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/sessions.js'

export const listSessions = {
  method: 'GET',
  path: '/auth/sessions',
  wire: undefined as WireOf<typeof schema.listSessions>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const deleteSession = {
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  wire: undefined as WireOf<typeof schema.deleteSession>,
  errors: ['CANNOT_DELETE_CURRENT_SESSION', 'CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint
