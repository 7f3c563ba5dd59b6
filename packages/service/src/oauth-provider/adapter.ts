import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Context } from '../context.js'
import { findClient } from '../domain/oauth-server/clients.js'
import { recordUse } from '../domain/oauth-server/connected-apps.js'
import { addRegisteredClient } from '../domain/oauth-server/unverified-clients.js'
import { grantableScopes } from '../domain/oauth-server/requests.js'
import type { EnabledServer } from '../domain/oauth-server/server.js'
import {
  addRecord,
  consumeRecord,
  deleteGrant,
  deleteRecord,
  findByUserCode,
  findRecord,
  findRecordOfAnyAge,
  saveRecord,
} from '../domain/oauth-server/records.js'
import { toClientMetadata } from './client-metadata.js'
import { currentRequest, startsSignIn } from './current-request.js'
import { limitPushedRequest } from './limits.js'
import { toUnverifiedClient } from './unverified-metadata.js'

/** The records of proofs that work once (RFC 9449, section 11.1). */
const REPLAY_DETECTION = 'ReplayDetection'

interface GrantPayload extends AdapterPayload {
  openid?: { scope?: string }
}

/**
 * Creates the storage of the library for one project. The database decides what happens once: the library reads a
 * record before it marks it as used, and two requests at the same time would both pass.
 */
export const createAdapter =
  (ctx: Context, { project, server }: Pick<EnabledServer, 'project' | 'server'>) =>
  (kind: string): Adapter => {
    const projectId = project.id
    const recordName = (id: string) => ({ projectId, kind, id })
    const findStoredClient = async (id: string) => {
      const client = await findClient(ctx.db, projectId, id)
      if (client?.source !== 'metadata_document') return client
      // The library reads the document when a sign-in starts. Until the next one, what was stored then counts.
      return server.allowsMetadataDocuments && !startsSignIn() ? client : undefined
    }
    /**
     * Finds a grant, without the scopes of OpenID Connect that the client may no longer get. Those of a resource are checked
     * for each token.
     */
    const findGrant = async (id: string) => {
      const grant = await findRecord<GrantPayload>(ctx, recordName(id))
      if (grant?.openid?.scope === undefined || grant.clientId === undefined) return grant
      const client = await findClient(ctx.db, projectId, grant.clientId)
      if (client === undefined) return undefined
      const scopes = grantableScopes({ resources: [] }, client, { scope: grant.openid.scope })
      return {
        ...grant,
        openid: { ...grant.openid, scope: scopes.map(({ id: scope }) => scope).join(' ') },
      }
    }
    return {
      async upsert(id, payload, expiresInSeconds = 0) {
        if (kind === 'Client') {
          const client = toUnverifiedClient({ ...payload, client_id: id })
          return addRegisteredClient(currentRequest.getStore()?.ctx ?? ctx, project, client)
        }
        const request = currentRequest.getStore()
        if (kind === 'PushedAuthorizationRequest' && request !== undefined)
          await limitPushedRequest(request)
        if (kind !== REPLAY_DETECTION)
          return saveRecord(ctx, recordName(id), payload, expiresInSeconds)
        if (!(await addRecord(ctx, recordName(id), payload, expiresInSeconds)))
          throw new errors.InvalidRequest('The proof was used before. Create one for each request.')
      },
      async find(id) {
        if (kind === 'Grant') return findGrant(id)
        // The library tells the device that its code has expired.
        if (kind === 'DeviceCode') return findRecordOfAnyAge<AdapterPayload>(ctx, recordName(id))
        if (kind !== 'Client') return findRecord<AdapterPayload>(ctx, recordName(id))
        const client = await findStoredClient(id)
        return client && toClientMetadata(client)
      },
      findByUserCode: (userCode) => findByUserCode<AdapterPayload>(ctx, projectId, userCode),
      async findByUid() {
        // Only sessions have this ID, and no session of the library outlives its request.
        return undefined
      },
      async consume(id) {
        const record = await findRecord<AdapterPayload>(ctx, recordName(id))
        const owner = await consumeRecord(ctx, recordName(id))
        if (owner !== undefined) return recordUse(ctx, owner)
        // Of two uses, one is by someone else (RFC 9700, sections 2.1.1 and 4.14.2).
        if (record?.grantId !== undefined) await deleteGrant(ctx, projectId, record.grantId)
        throw new errors.InvalidGrant('it was used before')
      },
      destroy: (id) => deleteRecord(ctx, recordName(id)),
      revokeByGrantId: (grantId) => deleteGrant(ctx, projectId, grantId),
    }
  }
