import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/sessions.js'

export const deleteCurrentSession = {
  method: 'DELETE',
  path: '/auth/sessions/current',
  emptyBody: 'empty-object',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.deleteCurrentSession>,
  errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED', 'ACCESS_TOKEN_EXPIRED'],
} as const satisfies Endpoint

/** Another way to refresh, by header (protocol, section 3.6). */
export const refreshCurrentSession = {
  method: 'POST',
  path: '/auth/sessions/current/refresh',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.refreshCurrentSession>,
  errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
} as const satisfies Endpoint
