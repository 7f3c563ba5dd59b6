import * as routes from '@latchkey/contract/routes/oauth-server/clients'
import * as schemas from '@latchkey/contract/schemas/oauth-server/clients'
import type { Context } from '../context.js'
import { inTransaction } from '../db/in-transaction.js'
import type { Project } from '../db/schema.js'
import type { AuditAction, AuditChange } from '../db/values.js'
import {
  projectSubject,
  recordAuditEvent,
  recordProjectChange,
} from '../domain/audit/record-audit-event.js'
import { changeDetails, valueChanges } from '../domain/audit/value-changes.js'
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
      const { before, after } = await updateServer(tx, auth.project.id, body)
      const changes = valueChanges(before, after, {
        plain: [
          'isEnabled',
          'consentUrl',
          'signOutUrl',
          'allowsMetadataDocuments',
          'allowsRegistration',
        ],
        prefix: 'oauthServer.',
      })
      await recordProjectChange(tx, auth.project, changes)
      return after
    })
    return toServer(ctx, server)
  },

  listOAuthClients: async ({ ctx, auth }) =>
    toList((await listClients(ctx.db, auth.project.id)).map(toClient)),

  createOAuthClient: async ({ ctx, auth: { project }, body }) => {
    const { postLogoutRedirectUrls = [], backChannelLogoutUrl = null } = body
    const { frontChannelLogoutUrl = null } = body
    const logout = { postLogoutRedirectUrls, backChannelLogoutUrl, frontChannelLogoutUrl }
    const fields = { ...body, ...logout }
    requireConsistent(fields, body.tokenEndpointAuthMethod)
    const { client, secret } = await inTransaction(ctx, async (tx) => {
      const created = await createClient(tx, project.id, fields)
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
      const { frontChannelLogoutUrl = before.frontChannelLogoutUrl } = body
      requireConsistent(
        { redirectUrls, grantTypes, frontChannelLogoutUrl },
        before.tokenEndpointAuthMethod,
      )
      const isChange = Object.keys(body).length > 0
      const after = isChange
        ? await updateClient(tx, project.id, { id: clientId, ...body })
        : before
      const changes = valueChanges(before, after, { plain: PLAIN_CLIENT_FIELDS })
      await recordClient(tx, project, { action: 'oauth_client.changed', clientId, changes })
      return after
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
  { action, clientId, changes = [] }: ClientEvent,
): Promise<void> =>
  recordAuditEvent(tx, project, {
    action,
    subject: projectSubject(project.id),
    details: { clientId, ...changeDetails(changes) },
  })

interface ClientEvent {
  action: AuditAction & `oauth_client.${string}`
  clientId: string
  changes?: AuditChange[]
}

/** The fields of a client that the audit log shows with their values. */
const PLAIN_CLIENT_FIELDS = [
  'displayName',
  'redirectUrls',
  'grantTypes',
  'scopes',
  'postLogoutRedirectUrls',
  'backChannelLogoutUrl',
  'frontChannelLogoutUrl',
] as const

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
  postLogoutRedirectUrls: client.postLogoutRedirectUrls,
  backChannelLogoutUrl: client.backChannelLogoutUrl,
  frontChannelLogoutUrl: client.frontChannelLogoutUrl,
  tokenEndpointAuthMethod: client.tokenEndpointAuthMethod,
  source: client.source,
  createdAtMillis: client.createdAt,
})
