import { fail } from '@latchkey/contract/errors'
import type { Output } from '@latchkey/contract'
import * as routes from '@latchkey/contract/routes/team-connections/connections'
import { logOutByBackChannel } from '@latchkey/contract/routes/admin/openid-providers'
import { returnFromOpenIdProvider } from '@latchkey/contract/routes/sign-in/oauth'
import * as schemas from '@latchkey/contract/schemas/team-connections/connections'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import type { StoredConnectionConfig, StoredOidcConfig } from '../../db/values.js'
import {
  addConnection,
  deleteConnection,
  updateConnection,
} from '../../domain/connection-sign-in/manage-connections.js'
import { oidcProvider } from '../../domain/connection-sign-in/oidc-provider.js'
import { openIdUrlOf } from '../../domain/oauth/openid/openid-provider.js'
import {
  changedOidcConfig,
  changedSamlConfig,
  newOidcConfig,
  newSamlConfig,
} from '../../domain/team-connections/connection-config.js'
import {
  findTeamConnection,
  findConnectionOfProjects,
  isOidc,
  isSaml,
  listConnections,
  type TeamConnection,
} from '../../domain/team-connections/connections.js'
import { rejection } from '../../errors/http-error.js'
import { findTeamOrReject } from '../call/find-team.js'
import { implement } from '../call/implement.js'
import { ApiResponse, success, toList } from '../call/response.js'
import { credentialOf } from '../oauth/openid-credential.js'
import { answering } from '../oauth/provider-http-errors.js'
import { samlStart, serviceProviderOf } from '../oauth/saml-sign-in.js'
import { oauthStart, type SignInStart } from '../oauth/sign-in-start.js'
import { beginTest } from '../oauth/sign-in-test.js'
import { managerOf } from './manager.js'
import { checkSamlSettings, readMetadata, toSamlResponse } from './saml-settings.js'

type NewBody = CamelKeys<Output<typeof schemas.createTeamConnection.body>>
type Changes = CamelKeys<Output<typeof schemas.updateTeamConnection.body>>

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
    const authorizationUrl = await answering(ctx, async () =>
      beginTest(ctx, project, await startOf(ctx, project, connection)),
    )
    return { authorizationUrl }
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

/** Returns how a test of a connection starts. */
const startOf = async (
  ctx: Context,
  project: Project,
  connection: TeamConnection,
): Promise<SignInStart> => {
  if (isSaml(connection)) return samlStart(ctx, connection)
  if (isOidc(connection)) return oauthStart(await oidcProvider(ctx, project, connection))
  throw fail('TEAM_CONNECTION_NOT_FOUND')
}

async function configOf(
  { sealer }: Context,
  { oidc, saml }: NewBody,
): Promise<StoredConnectionConfig> {
  if (oidc !== undefined && saml === undefined) {
    const credential = credentialOf(oidc)
    if (credential === undefined) throw rejection('Pass oidc.client_secret or oidc.private_key.')
    return newOidcConfig(sealer, { ...oidc, credential })
  }
  if (saml === undefined || oidc !== undefined) throw rejection('Pass either oidc or saml.')
  return newSamlConfig(await checkSamlSettings(saml))
}

/** Returns the change of the configuration that a request asks for; undefined if it asks for none. */
async function configChange({ sealer }: Context, { oidc, saml }: Changes) {
  if (oidc === undefined && saml === undefined) return undefined
  const samlChanges = saml && (await checkSamlSettings(saml))
  return (before: StoredConnectionConfig): StoredConnectionConfig => {
    if (before.type === 'oidc' && oidc !== undefined && saml === undefined)
      return changedOidcConfig(sealer, before, { ...oidc, credential: credentialOf(oidc) })
    if (before.type === 'saml' && samlChanges !== undefined && oidc === undefined)
      return changedSamlConfig(before, samlChanges)
    throw rejection(`This connection has the type ${before.type}. Pass ${before.type} only.`)
  }
}

const toResponse = (
  ctx: Context,
  connection: TeamConnection,
): CamelKeys<Output<typeof schemas.teamConnection>> => {
  const { projectId: _projectId, config, createdAt, ...fields } = connection
  return {
    ...fields,
    oidc: config.type === 'oidc' ? toOidc(ctx, connection, config) : null,
    saml: isSaml(connection) ? toSamlResponse(ctx, connection) : null,
    createdAtMillis: createdAt,
  }
}

function toOidc(
  ctx: Context,
  { projectId, id }: TeamConnection,
  { issuer, clientId, scopes, claims, privateKeySealed }: StoredOidcConfig,
) {
  const ids = [projectId, id] as const
  return {
    issuer,
    clientId,
    scopes,
    claims,
    clientAuthentication:
      privateKeySealed === undefined ? ('client_secret' as const) : ('private_key_jwt' as const),
    redirectUrl: openIdUrlOf(ctx, returnFromOpenIdProvider.path, ids),
    backChannelLogoutUrl: openIdUrlOf(ctx, logOutByBackChannel.path, ids),
  }
}
