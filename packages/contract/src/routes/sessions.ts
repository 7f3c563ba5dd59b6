import { endpoint, of } from '../endpoint.js'
import type * as schema from '../schemas/sessions.js'

export const deleteCurrentSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/current',
  emptyBody: 'empty-object',
  strictQuery: false,
  wire: of<typeof schema.deleteCurrentSession>(),
  errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED', 'ACCESS_TOKEN_EXPIRED'],
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  wire: of<typeof schema.listSessions>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  wire: of<typeof schema.deleteSession>(),
  errors: ['CANNOT_DELETE_CURRENT_SESSION', 'CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

/** Another way to refresh, by header (protocol, section 3.6). */
export const refreshCurrentSession = endpoint({
  method: 'POST',
  path: '/auth/sessions/current/refresh',
  strictQuery: false,
  wire: of<typeof schema.refreshCurrentSession>(),
  errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
})
