import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/oauth-server/logout.js'

/** For the sign-out page, before it ends the session. A visitor who is signed out may also come from a client. */
export const readOAuthLogout = /* @__PURE__ */ route<typeof schema.readOAuthLogout>()({
  request: 'POST /latchkey/oauth-logout',
  access: ['client'],
  caller: 'optional-user',
  users: ['anonymous', 'restricted', 'without-second-factor', 'impersonated'],
  audit: 'changes nothing',
})
