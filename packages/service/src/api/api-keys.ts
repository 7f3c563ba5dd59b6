import * as routes from '@latchkey/contract/routes/api-keys'
import * as schemas from '@latchkey/contract/schemas/api-keys'
import type { Output } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import { success, toList } from './call/response.js'
import type { Context } from '../context.js'
import {
  checkApiKey,
  createApiKey,
  listApiKeys,
  revokeLeakedApiKey,
  updateApiKey,
  toTeamKey,
  toUserKey,
} from '../domain/api-keys/api-keys.js'
import { lockUser } from '../domain/users/users.js'
import { findTeamOrReject } from './call/find-team.js'
import { implement } from './call/implement.js'
import { requireSession } from '../domain/sessions/active-sessions.js'
import { inTransaction } from '../db/in-transaction.js'

type NewKeyFields = Omit<CamelKeys<Output<typeof schemas.createUserApiKey.body>>, 'userId'>
type KeyChangeFields = CamelKeys<Output<typeof schemas.updateUserApiKey.body>>

export const apiKeys = implement(routes, schemas, {
  listUserApiKeys: async ({ ctx, auth, subjectId: id }) => {
    const keys = await listApiKeys(ctx.db, auth.project.id, { type: 'user', id })
    return toList(keys.map(toUserKey))
  },

  createUserApiKey: async (call) => {
    const { ctx, auth, body, subject } = call
    const { id } = subject.row
    const { key, text } = await inTransaction(ctx, async (tx) => {
      await lockUser(tx.db, id)
      await requireSession(tx.db, call)
      const owner = { type: 'user', id } as const
      return createApiKey(tx, auth.project, { owner, ...fieldsOf(body) })
    })
    return { ...toUserKey(key), value: text }
  },

  readUserApiKey: async ({ apiKey }) => toUserKey(apiKey),

  updateUserApiKey: async ({ ctx, auth, body, apiKey: { id } }) => {
    const changes = { id, ...changesOf(ctx, body) }
    return toUserKey(await updateApiKey(ctx, auth.project, changes))
  },

  listTeamApiKeys: async ({ ctx, auth, query }) => {
    const owner = { type: 'team', id: query.teamId.toLowerCase() } as const
    const keys = await listApiKeys(ctx.db, auth.project.id, owner)
    return toList(keys.map(toTeamKey))
  },

  createTeamApiKey: async (call) => {
    const { ctx, auth, body } = call
    const id = body.teamId.toLowerCase()
    await findTeamOrReject(call, id)
    const { key, text } = await inTransaction(ctx, async (tx) => {
      if (auth.session !== undefined) await lockUser(tx.db, auth.session.userId)
      await requireSession(tx.db, call)
      const owner = { type: 'team', id } as const
      return createApiKey(tx, auth.project, { owner, ...fieldsOf(body) })
    })
    return { ...toTeamKey(key), value: text }
  },

  readTeamApiKey: async ({ apiKey }) => toTeamKey(apiKey),

  updateTeamApiKey: async ({ ctx, auth, body, apiKey: { id } }) => {
    const changes = { id, ...changesOf(ctx, body) }
    return toTeamKey(await updateApiKey(ctx, auth.project, changes))
  },

  checkUserApiKey: async ({ ctx, auth, body }) =>
    toUserKey(await checkApiKey(ctx, auth.project, { text: body.apiKey, type: 'user' })),

  checkTeamApiKey: async ({ ctx, auth, body }) =>
    toTeamKey(await checkApiKey(ctx, auth.project, { text: body.apiKey, type: 'team' })),

  revokeLeakedApiKey: async ({ ctx, body }) => {
    await revokeLeakedApiKey(ctx, body.apiKey)
    return success
  },
})

const fieldsOf = (body: NewKeyFields) => ({
  description: body.description,
  expiresAt: body.expiresAtMillis,
  isPublic: body.isPublic ?? false,
})

function changesOf({ config }: Context, body: KeyChangeFields) {
  // The deployed service of that time does not know the field.
  if (config.compatibility === 'june-2025' && body.expiresAtMillis !== undefined)
    throw fail('SCHEMA_ERROR', {
      message: 'body.expires_at_millis is not a field of this call',
    })
  return {
    description: body.description,
    expiresAt: body.expiresAtMillis,
    isRevoked: body.revoked === true,
  }
}
