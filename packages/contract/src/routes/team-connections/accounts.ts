import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/team-connections/accounts.js'

// An extension of this service: the deployed services of the protocol do not have it.

/** Lists the accounts at identity providers of teams that sign a user in. */
export const listConnectionAccounts = /* @__PURE__ */ route<typeof schema.listConnectionAccounts>()(
  {
    request: 'GET /latchkey/connection-accounts',
    role: 'read_only',
    about: { user: 'query.user_id' },
  },
)
