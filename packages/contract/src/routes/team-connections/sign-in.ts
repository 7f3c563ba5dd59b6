import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/team-connections/sign-in.js'

// Extensions of this service: the deployed services of the protocol do not have them.

/**
 * Finds the connection that signs an email address in. The answer depends on the domain of the address only, so that it does not
 * reveal whether there is an account.
 */
export const findSignInConnection = /* @__PURE__ */ route<typeof schema.findSignInConnection>()({
  request: 'POST /latchkey/sign-in-connection',
  access: ['client'],
  caller: 'anyone',
  limits: ['started-sign-in'],
  audit: 'changes nothing',
})
