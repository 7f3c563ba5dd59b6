import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/sessions.js'

export const deleteCurrentSession = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.deleteCurrentSession>,
  path: '/auth/sessions/current',
  emptyBody: 'empty-object',
  errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED', 'ACCESS_TOKEN_EXPIRED'],
} as const satisfies Endpoint
