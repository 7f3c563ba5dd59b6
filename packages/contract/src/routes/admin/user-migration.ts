import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/user-migration/user-migration.js'

// Extensions of this service: the deployed services of the protocol do not have them.

/**
 * Creates users and teams with the IDs that they have elsewhere. Each of them is created as a whole or not at all, and
 * one that exists stays unchanged, so that a batch can be repeated.
 */
export const importUsers = /* @__PURE__ */ route<typeof schema.importUsers>()({
  request: 'POST /latchkey/users/import',
  access: ['admin'],
  recentSignIn: true,
  audit: ['permission.granted', 'team.created', 'team_member.added', 'user.created'],
})

/** Lists users with their password hashes and other secrets, so that `importUsers` can create them again. */
export const exportUsers = /* @__PURE__ */ route<typeof schema.exportUsers>()({
  request: 'GET /latchkey/users/export',
  access: ['admin'],
  recentSignIn: true,
  errors: ['CREDENTIAL_EXPORT_NOT_ENABLED'],
  audit: ['users.exported'],
})
