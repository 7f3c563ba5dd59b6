import * as routes from '@latchkey/contract/routes/oauth-server/clients'
import * as schemas from '@latchkey/contract/schemas/oauth-server/clients'
import type { Context } from '../context.js'
import { inTransaction } from '../db/in-transaction.js'
import type { Project } from '../db/schema.js'
import type { AuditAction } from '../db/values.js'
import {
  projectSubject,
  recordAuditEvent,
  recordProjectChange,
} from '../domain/audit/record-audit-event.js'
import {
  createClient,
  deleteClient,
  findClient,
  isVerified,
  listClients,
  type OAuthClient,
  requireConsistent,
  updateClient,
} from '../domain/oauth-server/clients.js'
import {
  oauthIssuerOf,
  type OAuthServer,
  readServer,
  updateServer,
} from '../domain/oauth-server/server.js'
import { conflict, HttpError } from '../errors/http-error.js'
import { implement } from './call/implement.js'
import { success, toList } from './call/response.js'

export const oauthClients = implement(routes, schemas, {
  readOAuthServer: async ({ ctx, auth }) => toServer(ctx, await readServer(ctx, auth.project.id)),

  updateOAuthServer: async ({ ctx, auth, body }) => {
    const server = await inTransaction(ctx, async (tx) => {
      await recordProjectChange(tx, auth.project, ['oauthServer'])
      return updateServer(tx, auth.project.id, body)
    })
    return toServer(ctx, server)
  },

  listOAuthClients: async ({ ctx, auth }) =>
    toList((await listClients(ctx.db, auth.project.id)).map(toClient)),

  createOAuthClient: async ({ ctx, auth: { project }, body }) => {
    requireConsistent(body, body.tokenEndpointAuthMethod)
    const { client, secret } = await inTransaction(ctx, async (tx) => {
      const created = await createClient(tx, project.id, body)
      await recordClient(tx, project, {
        action: 'oauth_client.created',
        clientId: created.client.id,
      })
      return created
    })
    return { ...toClient(client), clientSecret: secret }
  },

  updateOAuthClient: async ({ ctx, auth: { project }, params: { clientId }, body }) => {
    const client = await inTransaction(ctx, async (tx) => {
      const before = await findClient(tx.db, project.id, clientId)
      if (before === undefined) throw noClient()
      if (!isVerified(before))
        throw conflict(
          'This client describes itself, so it cannot be changed. Delete it, or create a client for the app.',
        )
      const { redirectUrls = before.redirectUrls, grantTypes = before.grantTypes } = body
      requireConsistent({ redirectUrls, grantTypes }, before.tokenEndpointAuthMethod)
      await recordClient(tx, project, { action: 'oauth_client.changed', clientId })
      const isChange = Object.keys(body).length > 0
      return isChange ? updateClient(tx, project.id, { id: clientId, ...body }) : before
    })
    if (client === undefined) throw noClient()
    return toClient(client)
  },

  deleteOAuthClient: async ({ ctx, auth: { project }, params: { clientId } }) => {
    await inTransaction(ctx, async (tx) => {
      if (!(await deleteClient(tx, project.id, clientId))) throw noClient()
      await recordClient(tx, project, { action: 'oauth_client.deleted', clientId })
    })
    return success
  },
})

const noClient = () => new HttpError(404, 'The project has no OAuth client with this ID.')

const recordClient = (
  tx: Context,
  project: Project,
  { action, clientId }: { action: AuditAction & `oauth_client.${string}`; clientId: string },
): Promise<void> =>
  recordAuditEvent(tx, project, {
    action,
    subject: projectSubject(project.id),
    details: { clientId },
  })

const toServer = ({ config }: Context, { projectId, ...settings }: OAuthServer) => ({
  ...settings,
  issuer: oauthIssuerOf(config.publicUrl, projectId),
})

const toClient = (client: OAuthClient) => ({
  id: client.id,
  displayName: client.displayName,
  redirectUrls: client.redirectUrls,
  grantTypes: client.grantTypes,
  scopes: client.scopes,
  tokenEndpointAuthMethod: client.tokenEndpointAuthMethod,
  source: client.source,
  createdAtMillis: client.createdAt,
})
