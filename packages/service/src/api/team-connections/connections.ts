import { fail } from '@latchkey/contract/errors'
import type { Output } from '@latchkey/contract'
import * as routes from '@latchkey/contract/routes/team-connections/connections'
import * as schemas from '@latchkey/contract/schemas/team-connections/connections'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import type { Context } from '../../context.js'
import {
  addConnection,
  deleteConnection,
  updateConnection,
} from '../../domain/connection-sign-in/manage-connections.js'
import {
  findTeamConnection,
  findConnectionOfProjects,
  isSaml,
  listConnections,
  type TeamConnection,
} from '../../domain/team-connections/connections.js'
import { findTeamOrReject } from '../call/find-team.js'
import { implement } from '../call/implement.js'
import { ApiResponse, success, toList } from '../call/response.js'
import { serviceProviderOf } from '../oauth/saml-sign-in.js'
import { testUrl } from './connection-test.js'
import { managerOf } from './manager.js'
import { configChange, configOf, toProviderResponse } from './provider-settings.js'
import { readMetadata } from './saml-settings.js'

/** SAML Metadata 2.0, appendix A. */
const METADATA_TYPE = 'application/samlmetadata+xml'

export const teamConnections = implement(routes, schemas, {
  listTeamConnections: async (call) => {
    const { ctx } = call
    const { id } = await findTeamOrReject(call, call.params.teamId)
    return toList((await listConnections(ctx.db, id)).map((row) => toResponse(ctx, row)))
  },

  createTeamConnection: async (call) => {
    const { ctx, auth, body } = call
    const { id: teamId } = await findTeamOrReject(call, call.params.teamId)
    const { displayName, defaultPermissionIds = [], groupMappings = [] } = body
    const connection = await addConnection(ctx, auth.project, {
      teamId,
      displayName,
      defaultPermissionIds,
      groupMappings,
      config: await configOf(ctx, body),
      manager: managerOf(call),
    })
    return toResponse(ctx, connection)
  },

  updateTeamConnection: async (call) => {
    const { ctx, auth, params, body } = call
    const { id: teamId } = await findTeamOrReject(call, params.teamId)
    const { oidc: _oidc, saml: _saml, ...settings } = body
    const connection = await updateConnection(ctx, auth.project, {
      teamId,
      id: params.connectionId,
      manager: managerOf(call),
      changes: { ...settings, config: await configChange(ctx, body) },
    })
    return toResponse(ctx, connection)
  },

  deleteTeamConnection: async (call) => {
    const { ctx, auth, params } = call
    const { id: teamId } = await findTeamOrReject(call, params.teamId)
    await deleteConnection(ctx, auth.project, { teamId, id: params.connectionId })
    return success
  },

  testTeamConnection: async (call) => {
    const { ctx, auth, params } = call
    const { project } = auth
    const { id: teamId } = await findTeamOrReject(call, params.teamId)
    const connection = await findTeamConnection(ctx.db, { teamId, id: params.connectionId })
    return { authorizationUrl: await testUrl(ctx, project, connection) }
  },

  readSamlMetadata: async (call) => {
    await findTeamOrReject(call, call.params.teamId)
    return readMetadata(call.ctx, call.body)
  },

  readServiceProviderMetadata: async ({ ctx, params }) => {
    const connection = await findConnectionOfProjects(ctx.db, params.connectionId)
    if (connection === undefined || !isSaml(connection)) throw fail('TEAM_CONNECTION_NOT_FOUND')
    const { serviceProviderMetadata } = await import('../../saml/service-provider.js')
    const xml = await serviceProviderMetadata(serviceProviderOf(ctx, connection.id))
    return new ApiResponse(xml, { 'Content-Type': METADATA_TYPE })
  },
})

const toResponse = (
  ctx: Context,
  connection: TeamConnection,
): CamelKeys<Output<typeof schemas.teamConnection>> => {
  const { teamId, isRequired, emergencyUserId, defaultPermissionIds, groupMappings } = connection
  return {
    ...toProviderResponse(ctx, connection),
    ...{ teamId, isRequired, emergencyUserId, defaultPermissionIds, groupMappings },
  }
}
