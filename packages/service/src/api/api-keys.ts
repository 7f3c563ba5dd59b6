import * as routes from '@latchkey/contract/routes/api-keys'
import * as schemas from '@latchkey/contract/schemas/api-keys'
import { fail } from '@latchkey/contract/errors'
import { success, toList } from './call/response.js'
import type { Context } from '../context.js'
import { toTeamKey, toUserKey } from '../domain/api-keys/api-key-response.js'
import {
  checkApiKey,
  createApiKey,
  listApiKeys,
  revokeLeakedApiKey,
  updateApiKey,
} from '../domain/api-keys/api-keys.js'
import { requireRecentSignIn } from '../domain/sessions/recent-sign-in.js'
import { lockUser } from '../domain/users/users.js'
import { findTeamOrReject, findUserOrReject } from './call/find-or-reject.js'
import { implement } from './call/implement.js'
import { requireSession } from '../domain/sessions/require-session.js'
import {
  findTeamKeyOrReject,
  findUserKeyOrReject,
  ownerId,
  requireKeyPermission,
  requireSwitch,
} from './call/api-key-access.js'
import { inTransaction } from '../db/in-transaction.js'

interface NewKeyFields {
  description: string
  expiresAtMillis: number | null
  isPublic?: boolean | undefined
}

interface KeyChangeFields {
  description?: string | undefined
  expiresAtMillis?: number | null | undefined
  revoked?: true | undefined
}

export const apiKeys = implement(routes, schemas, {
  listUserApiKeys: async (call) => {
    requireSwitch(call, 'user')
    const id = ownerId(call, call.query.userId)
    const keys = await listApiKeys(call.ctx.db, call.auth.project.id, { type: 'user', id })
    return toList(keys.map(toUserKey))
  },

  createUserApiKey: async (call) => {
    const { ctx, auth, body } = call
    requireSwitch(call, 'user')
    const id = ownerId(call, body.userId)
    await findUserOrReject(call, id)
    await requireRecentSignIn(call)
    const { key, text } = await inTransaction(ctx, async (tx) => {
      await lockUser(tx.db, id)
      await requireSession(tx.db, call)
      const owner = { type: 'user', id } as const
      return createApiKey(tx, auth.project, { owner, ...fieldsOf(body) })
    })
    return { ...toUserKey(key), value: text }
  },

  readUserApiKey: async (call) => {
    requireSwitch(call, 'user')
    return toUserKey(await findUserKeyOrReject(call, call.params.apiKeyId))
  },

  updateUserApiKey: async (call) => {
    requireSwitch(call, 'user')
    const { id } = await findUserKeyOrReject(call, call.params.apiKeyId)
    await requireRecentSignIn(call)
    const changes = { id, ...changesOf(call.ctx, call.body) }
    return toUserKey(await updateApiKey(call.ctx, call.auth.project, changes))
  },

  listTeamApiKeys: async (call) => {
    requireSwitch(call, 'team')
    const id = call.query.teamId.toLowerCase()
    await requireKeyPermission(call, id)
    const keys = await listApiKeys(call.ctx.db, call.auth.project.id, { type: 'team', id })
    return toList(keys.map(toTeamKey))
  },

  createTeamApiKey: async (call) => {
    const { ctx, auth, body } = call
    requireSwitch(call, 'team')
    const id = body.teamId.toLowerCase()
    await requireKeyPermission(call, id)
    await findTeamOrReject(call, id)
    await requireRecentSignIn(call)
    const { key, text } = await inTransaction(ctx, async (tx) => {
      if (auth.session !== undefined) await lockUser(tx.db, auth.session.userId)
      await requireSession(tx.db, call)
      const owner = { type: 'team', id } as const
      return createApiKey(tx, auth.project, { owner, ...fieldsOf(body) })
    })
    return { ...toTeamKey(key), value: text }
  },

  readTeamApiKey: async (call) => {
    requireSwitch(call, 'team')
    return toTeamKey(await findTeamKeyOrReject(call, call.params.apiKeyId))
  },

  updateTeamApiKey: async (call) => {
    requireSwitch(call, 'team')
    const { id } = await findTeamKeyOrReject(call, call.params.apiKeyId)
    await requireRecentSignIn(call)
    const changes = { id, ...changesOf(call.ctx, call.body) }
    return toTeamKey(await updateApiKey(call.ctx, call.auth.project, changes))
  },

  checkUserApiKey: async (call) => {
    requireSwitch(call, 'user')
    const apiKey = { text: call.body.apiKey, type: 'user' } as const
    return toUserKey(await checkApiKey(call.ctx, call.auth.project, apiKey))
  },

  checkTeamApiKey: async (call) => {
    requireSwitch(call, 'team')
    const apiKey = { text: call.body.apiKey, type: 'team' } as const
    return toTeamKey(await checkApiKey(call.ctx, call.auth.project, apiKey))
  },

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
