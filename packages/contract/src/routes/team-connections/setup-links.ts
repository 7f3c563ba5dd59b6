import { route } from '../../endpoint.js'
import { TEAM_ADMIN_PERMISSIONS } from '../../team-admin-permissions.js'
import type * as schema from '../../schemas/team-connections/setup-links.js'

// Extensions of this service: the deployed services of the protocol do not have them.

// A link makes changes that need these permissions.
const permission = { team: 'params.team_id', ids: TEAM_ADMIN_PERMISSIONS } as const

/** Lists the links that have not expired. */
export const listSsoSetupLinks = /* @__PURE__ */ route<typeof schema.listSsoSetupLinks>()({
  request: 'GET /latchkey/teams/{team_id}/sso-setup-links',
  role: 'read_only',
  permission,
  errors: ['TEAM_NOT_FOUND'],
})

export const createSsoSetupLink = /* @__PURE__ */ route<typeof schema.createSsoSetupLink>()({
  request: 'POST /latchkey/teams/{team_id}/sso-setup-links',
  permission,
  recentSignIn: true,
  success: 201,
  errors: ['TEAM_NOT_FOUND'],
  audit: ['sso_setup_link.created'],
})

export const revokeSsoSetupLink = /* @__PURE__ */ route<typeof schema.revokeSsoSetupLink>()({
  request: 'DELETE /latchkey/teams/{team_id}/sso-setup-links/{link_id}',
  permission,
  errors: ['TEAM_NOT_FOUND', 'SSO_SETUP_LINK_NOT_FOUND'],
  audit: ['sso_setup_link.revoked'],
})
