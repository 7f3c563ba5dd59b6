import { route } from '../endpoint.js'
import type * as schema from '../schemas/sessions.js'

export const deleteCurrentSession = /* @__PURE__ */ route<typeof schema.deleteCurrentSession>()(
  'DELETE',
  '/auth/sessions/current',
  {
    emptyBody: 'empty-object',
    errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED', 'ACCESS_TOKEN_EXPIRED'],
  },
)
