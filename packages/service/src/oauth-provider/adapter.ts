import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Context } from '../context.js'
import { findClient } from '../domain/oauth-server/clients.js'
import { recordUse } from '../domain/oauth-server/connected-apps.js'
import {
  addRecord,
  consumeRecord,
  deleteGrant,
  deleteRecord,
  findByUserCode,
  findRecord,
  saveRecord,
} from '../domain/oauth-server/records.js'
import { toClientMetadata } from './client-metadata.js'

/** The records of proofs that work once (RFC 9449, section 11.1). */
const REPLAY_DETECTION = 'ReplayDetection'

/**
 * Creates the storage of the library for one project. The database decides what happens once: the library reads a
 * record before it marks it as used, and two requests at the same time would both pass.
 */
export const createAdapter =
  (ctx: Context, projectId: string) =>
  (kind: string): Adapter => {
    const nameOf = (id: string) => ({ projectId, kind, id })
    return {
      async upsert(id, payload, expiresInSeconds = 0) {
        if (kind !== REPLAY_DETECTION) return saveRecord(ctx, nameOf(id), payload, expiresInSeconds)
        if (!(await addRecord(ctx, nameOf(id), payload, expiresInSeconds)))
          throw new errors.InvalidRequest('The proof was used before. Create one for each request.')
      },
      async find(id) {
        if (kind !== 'Client') return findRecord<AdapterPayload>(ctx, nameOf(id))
        const client = await findClient(ctx.db, projectId, id)
        return client && toClientMetadata(client)
      },
      findByUserCode: (userCode) => findByUserCode<AdapterPayload>(ctx, projectId, userCode),
      async findByUid() {
        // Only sessions have this ID, and no session of the library outlives its request.
        return undefined
      },
      async consume(id) {
        const record = await findRecord<AdapterPayload>(ctx, nameOf(id))
        const owner = await consumeRecord(ctx, nameOf(id))
        if (owner !== undefined) return recordUse(ctx, owner)
        // Of two uses, one is by someone else (RFC 9700, sections 2.1.1 and 4.14.2).
        if (record?.grantId !== undefined) await deleteGrant(ctx, projectId, record.grantId)
        throw new errors.InvalidGrant('it was used before')
      },
      destroy: (id) => deleteRecord(ctx, nameOf(id)),
      revokeByGrantId: (grantId) => deleteGrant(ctx, projectId, grantId),
    }
  }
