import { route } from '../../endpoint.js'
import { TEAM_ADMIN_PERMISSIONS } from '../../team-admin-permissions.js'
import type * as schema from '../../schemas/team-connections/provisioning.js'

// Extensions of this service: the deployed services of the protocol do not have them.

const permission = { team: 'params.team_id', ids: TEAM_ADMIN_PERMISSIONS } as const

export const listScimTokens = /* @__PURE__ */ route<typeof schema.listScimTokens>()({
  request: 'GET /latchkey/teams/{team_id}/connections/{connection_id}/scim-tokens',
  role: 'read_only',
  permission,
  errors: ['TEAM_NOT_FOUND', 'TEAM_CONNECTION_NOT_FOUND'],
})

/** Creates a token, which may create members of the team and end their access. */
export const createScimToken = /* @__PURE__ */ route<typeof schema.createScimToken>()({
  request: 'POST /latchkey/teams/{team_id}/connections/{connection_id}/scim-tokens',
  permission,
  recentSignIn: true,
  success: 201,
  errors: ['TEAM_NOT_FOUND', 'TEAM_CONNECTION_NOT_FOUND'],
  audit: ['scim_token.created'],
})

export const revokeScimToken = /* @__PURE__ */ route<typeof schema.revokeScimToken>()({
  request: 'DELETE /latchkey/teams/{team_id}/connections/{connection_id}/scim-tokens/{token_id}',
  permission,
  recentSignIn: true,
  errors: ['TEAM_NOT_FOUND', 'TEAM_CONNECTION_NOT_FOUND', 'SCIM_TOKEN_NOT_FOUND'],
  audit: ['scim_token.revoked'],
})

export const listProvisionedUsers = /* @__PURE__ */ route<typeof schema.listProvisionedUsers>()({
  request: 'GET /latchkey/teams/{team_id}/connections/{connection_id}/provisioned-users',
  role: 'read_only',
  permission,
  errors: ['TEAM_NOT_FOUND', 'TEAM_CONNECTION_NOT_FOUND'],
})

export const listProvisionedGroups = /* @__PURE__ */ route<typeof schema.listProvisionedGroups>()({
  request: 'GET /latchkey/teams/{team_id}/connections/{connection_id}/provisioned-groups',
  role: 'read_only',
  permission,
  errors: ['TEAM_NOT_FOUND', 'TEAM_CONNECTION_NOT_FOUND'],
})
