import * as routes from '@latchkey/contract/routes/team-connections/setup'
import * as schemas from '@latchkey/contract/schemas/team-connections/setup'
import {
  addConnection,
  deleteConnection,
  updateConnection,
} from '../../domain/connection-sign-in/manage-connections.js'
import { asSetupLink } from '../../domain/connection-sign-in/setup-links.js'
import { verifyTeamDomain } from '../../domain/connection-sign-in/verify-domain.js'
import { createScimToken, listScimTokens } from '../../domain/provisioning/scim-tokens.js'
import { scimUrlOf } from '../../domain/provisioning/scim-url.js'
import { findTeamConnection, listConnections } from '../../domain/team-connections/connections.js'
import {
  addTeamDomain,
  listTeamDomains,
  removeTeamDomain,
} from '../../domain/team-connections/team-domains.js'
import { asciiDomain } from '../../lib/email-domain.js'
import { implement } from '../call/implement.js'
import { success } from '../call/response.js'
import { serviceProviderOf } from '../oauth/saml-sign-in.js'
import { testUrl } from './connection-test.js'
import { toDomainResponse } from './domains.js'
import { configChange, configOf, redirectUrlOf, toProviderResponse } from './provider-settings.js'
import { toNewToken, toToken } from './provisioning.js'
import { readMetadata } from './saml-settings.js'

export const ssoSetup = implement(routes, schemas, {
  readSsoSetup: async ({ ctx, setupLink }) => {
    const { projectId, teamId, teamName, connectionId, expiresAt } = setupLink
    const connections = await listConnections(ctx.db, teamId)
    const connection = connections.find(({ id }) => id === connectionId)
    const serviceProvider = serviceProviderOf(ctx, connectionId)
    return {
      teamDisplayName: teamName,
      expiresAtMillis: expiresAt,
      domains: (await listTeamDomains(ctx.db, teamId)).map(toDomainResponse),
      connection: connection === undefined ? null : toProviderResponse(ctx, connection),
      providerValues: {
        redirectUrl: redirectUrlOf(ctx, { projectId, id: connectionId }),
        serviceProviderEntityId: serviceProvider.entityId,
        acsUrl: serviceProvider.acsUrl,
        scimBaseUrl: scimUrlOf(ctx, connectionId),
      },
      scimTokens: (await listScimTokens(ctx.db, connectionId)).map(toToken),
    }
  },

  addSetupDomain: async ({ ctx, auth, body, setupLink }) => {
    const domain = asciiDomain(body.domain)
    const { teamId } = setupLink
    const values = { teamId, domain }
    return toDomainResponse(await addTeamDomain(asSetupLink(ctx, setupLink), auth.project, values))
  },

  verifySetupDomain: async ({ ctx, auth, params, setupLink }) => {
    const ids = { teamId: setupLink.teamId, id: params.domainId }
    return toDomainResponse(await verifyTeamDomain(asSetupLink(ctx, setupLink), auth.project, ids))
  },

  removeSetupDomain: async ({ ctx, auth, params, setupLink }) => {
    const ids = { teamId: setupLink.teamId, id: params.domainId }
    await removeTeamDomain(asSetupLink(ctx, setupLink), auth.project, {
      ...ids,
      onlyUnverified: true,
    })
    return success
  },

  createSetupConnection: async ({ ctx, auth, body, setupLink }) => {
    const connection = await addConnection(asSetupLink(ctx, setupLink), auth.project, {
      id: setupLink.connectionId,
      teamId: setupLink.teamId,
      displayName: body.displayName,
      // A member decides about permissions.
      defaultPermissionIds: [],
      groupMappings: [],
      config: await configOf(ctx, body),
      manager: setupLink.creatorId ?? undefined,
    })
    return toProviderResponse(ctx, connection)
  },

  updateSetupConnection: async ({ ctx, auth, body, setupLink }) => {
    const connection = await updateConnection(asSetupLink(ctx, setupLink), auth.project, {
      teamId: setupLink.teamId,
      id: setupLink.connectionId,
      manager: setupLink.creatorId ?? undefined,
      changes: { displayName: body.displayName, config: await configChange(ctx, body) },
      onlyOff: true,
    })
    return toProviderResponse(ctx, connection)
  },

  deleteSetupConnection: async ({ ctx, auth, setupLink }) => {
    const ids = { teamId: setupLink.teamId, id: setupLink.connectionId }
    await deleteConnection(asSetupLink(ctx, setupLink), auth.project, { ...ids, onlyUnused: true })
    return success
  },

  testSetupConnection: async ({ ctx, auth, setupLink: { teamId, connectionId } }) => {
    const connection = await findTeamConnection(ctx.db, { teamId, id: connectionId })
    return { authorizationUrl: await testUrl(ctx, auth.project, connection) }
  },

  readSetupSamlMetadata: async ({ ctx, body }) => readMetadata(ctx, body),

  createSetupScimToken: async ({ ctx, auth, body, setupLink }) => {
    const { teamId, connectionId } = setupLink
    const connection = await findTeamConnection(ctx.db, { teamId, id: connectionId })
    const { description = connection.displayName } = body
    const manager = setupLink.creatorId ?? undefined
    const ids = { teamId, connectionId, description, manager, isOfSetupLink: true }
    return toNewToken(ctx, await createScimToken(asSetupLink(ctx, setupLink), auth.project, ids))
  },
})
