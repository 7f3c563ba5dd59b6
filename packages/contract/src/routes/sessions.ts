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
