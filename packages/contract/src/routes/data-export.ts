import { route } from '../endpoint.js'
import type * as schema from '../schemas/data-export.js'

/** An extension of this service: the deployed services of the protocol do not have it. */
export const exportUserData = /* @__PURE__ */ route<typeof schema.exportUserData>()({
  request: 'GET /latchkey/export',
  about: { user: 'query.user_id' },
  recentSignIn: true,
  audit: ['user.exported'],
})
