import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/oauth-server/requests.js'

export const readOAuthRequest = /* @__PURE__ */ route<typeof schema.readOAuthRequest>()({
  request: 'GET /latchkey/oauth-requests/{request_id}',
  access: ['client'],
  users: [],
  errors: ['OAUTH_REQUEST_NOT_FOUND'],
})

/** A grant outlives the session, so the client must hold the whole session. */
export const decideOAuthRequest = /* @__PURE__ */ route<typeof schema.decideOAuthRequest>()({
  request: 'POST /latchkey/oauth-requests/{request_id}',
  access: ['client'],
  caller: 'session',
  errors: ['OAUTH_REQUEST_NOT_FOUND', 'RECENT_SIGN_IN_REQUIRED'],
  audit: ['oauth_consent.granted'],
})
