import { route } from '../../endpoint.js'
import { TEAM_ADMIN_PERMISSIONS } from '../../team-admin-permissions.js'
import type * as schema from '../../schemas/team-connections/connections.js'

// Extensions of this service: the deployed services of the protocol do not have them.

// A connection decides who signs in and with which permissions, so no lesser permission is enough.
const permission = { team: 'params.team_id', ids: TEAM_ADMIN_PERMISSIONS } as const

export const listTeamConnections = /* @__PURE__ */ route<typeof schema.listTeamConnections>()({
  request: 'GET /latchkey/teams/{team_id}/connections',
  role: 'read_only',
  permission,
  errors: ['TEAM_NOT_FOUND'],
})

export const createTeamConnection = /* @__PURE__ */ route<typeof schema.createTeamConnection>()({
  request: 'POST /latchkey/teams/{team_id}/connections',
  permission,
  recentSignIn: true,
  success: 201,
  errors: ['TEAM_NOT_FOUND', 'PERMISSION_NOT_FOUND'],
  audit: ['team_connection.created'],
})

export const updateTeamConnection = /* @__PURE__ */ route<typeof schema.updateTeamConnection>()({
  request: 'PATCH /latchkey/teams/{team_id}/connections/{connection_id}',
  permission,
  recentSignIn: true,
  errors: [
    'TEAM_NOT_FOUND',
    'TEAM_CONNECTION_NOT_FOUND',
    'TEAM_CONNECTION_NOT_TESTED',
    'PERMISSION_NOT_FOUND',
  ],
  audit: ['team_connection.changed', 'session.ended'],
})

/** Deletes a connection. Its accounts end, and the users keep their other sign-in methods. */
export const deleteTeamConnection = /* @__PURE__ */ route<typeof schema.deleteTeamConnection>()({
  request: 'DELETE /latchkey/teams/{team_id}/connections/{connection_id}',
  permission,
  recentSignIn: true,
  errors: ['TEAM_NOT_FOUND', 'TEAM_CONNECTION_NOT_FOUND'],
  audit: ['team_connection.deleted', 'session.ended'],
})

/** Begins a sign-in that creates no user and no session, also while the connection is off. */
export const testTeamConnection = /* @__PURE__ */ route<typeof schema.testTeamConnection>()({
  request: 'POST /latchkey/teams/{team_id}/connections/{connection_id}/test',
  permission,
  errors: ['TEAM_NOT_FOUND', 'TEAM_CONNECTION_NOT_FOUND', 'OAUTH_PROVIDER_REFUSED'],
  audit: 'A test changes no setting and no user.',
})

/** Reads the metadata of a SAML identity provider, from a URL or a text, for the settings of a connection. */
export const readSamlMetadata = /* @__PURE__ */ route<typeof schema.readSamlMetadata>()({
  request: 'POST /latchkey/teams/{team_id}/saml-metadata',
  permission,
  errors: ['TEAM_NOT_FOUND'],
  audit: 'reads a document',
})

/** The metadata of the service provider of a SAML connection, which are public (SAML Metadata 2.0, section 4.1.1). */
export const readServiceProviderMetadata = /* @__PURE__ */ route<
  typeof schema.readServiceProviderMetadata
>()({
  request: 'GET /latchkey/saml/{connection_id}/metadata',
  access: [],
  errors: ['TEAM_CONNECTION_NOT_FOUND'],
})
