import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/user-pages.js'

// Extensions of this service: the deployed services of the protocol do not have them.

/** Lists users in any order, with filters and pages in both directions, for a person who looks for some of them. */
export const readUserPage = /* @__PURE__ */ route<typeof schema.readUserPage>()({
  request: 'GET /latchkey/users',
  access: ['admin'],
  role: 'read_only',
})

/** Counts the users that a filter matches, up to a limit that keeps the call fast. */
export const readUserCount = /* @__PURE__ */ route<typeof schema.readUserCount>()({
  request: 'GET /latchkey/users/count',
  access: ['admin'],
  role: 'read_only',
})
