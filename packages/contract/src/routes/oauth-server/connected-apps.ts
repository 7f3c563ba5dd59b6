import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/oauth-server/connected-apps.js'

export const listConnectedApps = /* @__PURE__ */ route<typeof schema.listConnectedApps>()({
  request: 'GET /latchkey/connected-apps',
  role: 'read_only',
  users: ['anonymous', 'restricted', 'without-second-factor', 'impersonated'],
  about: { user: 'query.user_id' },
})

/** Takes access away only, so it needs no recent sign-in, like the end of a session. */
export const disconnectApp = /* @__PURE__ */ route<typeof schema.disconnectApp>()({
  request: 'DELETE /latchkey/connected-apps/{user_id}/{client_id}',
  role: 'support',
  users: ['anonymous', 'restricted', 'without-second-factor', 'impersonated'],
  about: { user: 'params.user_id' },
  audit: ['oauth_consent.revoked'],
  isLater: false,
})
