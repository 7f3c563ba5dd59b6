import { route } from '../endpoint.js'
import type * as schema from '../schemas/sessions.js'

/**
 * Refreshes a session and binds it to the key of the request's DPoP proof: from then on, only that key can refresh it. The
 * refresh token is in its header. An extension of this service.
 *
 * @see RFC 9449
 */
export const bindCurrentSession = /* @__PURE__ */ route<typeof schema.bindCurrentSession>()({
  request: 'POST /latchkey/sessions/current/bind',
  caller: 'anyone',
  errors: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
  audit: ['session.ended'],
})
