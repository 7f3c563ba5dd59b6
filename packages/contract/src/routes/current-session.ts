import { route } from '../endpoint.js'
import type * as schema from '../schemas/sessions.js'

// Apart from `sessions.ts`, because bundlers load whole files: every page needs only this.

export const deleteCurrentSession = /* @__PURE__ */ route<typeof schema.deleteCurrentSession>()({
  request: 'DELETE /auth/sessions/current',
  caller: 'anyone',
  emptyBody: 'empty-object',
  errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED', 'ACCESS_TOKEN_EXPIRED'],
  audit: ['session.ended'],
})
