import { fail } from '@latchkey/contract/errors'
import { apiKeys as routes, serverApiKeys as serverRoutes } from '@latchkey/contract/routes'
import { apiKeys as schemas, serverApiKeys as serverSchemas } from '@latchkey/contract/schemas'
import { toList } from '../answer.js'
import { requireUser, resolveUserId } from '../current-user.js'
import type { ApiKeyType } from '../domain/api-key-text.js'
import {
  checkApiKey,
  createApiKey,
  findApiKey,
  listApiKeys,
  ownerOf,
  updateApiKey,
  type ApiKey,
} from '../domain/api-keys.js'
import { holdsTeamPermission } from '../domain/permissions.js'
import { findTeam } from '../domain/teams.js'
import { findUser } from '../domain/users.js'
import { implement, type Call } from '../implement.js'
import { refuse } from '../refusal.js'

type Asker = Pick<Call, 'ctx' | 'auth'>

export const apiKeys = implement(routes, schemas, {
  listUserApiKeys: async (call) => {
    requireSwitch(call, 'user')
    const id = await ownerId(call, call.query.user_id)
    const keys = await listApiKeys(call.ctx.db, call.auth.project.id, { type: 'user', id })
    return toList(keys.map(toUserKey))
  },

  createUserApiKey: async (call) => {
    const { ctx, auth, body } = call
    requireSwitch(call, 'user')
    const id = await ownerId(call, body.user_id)
    if ((await findUser(ctx.db, auth.project.id, id)) === undefined) throw fail('USER_NOT_FOUND')
    const { key, text } = await createApiKey(ctx, auth.project, {
      owner: { type: 'user', id },
      ...fieldsOf(body),
    })
    return { ...toUserKey(key), value: text }
  },

  readUserApiKey: async (call) => {
    requireSwitch(call, 'user')
    return toUserKey(await existingUserKey(call, call.params.api_key_id))
  },

  updateUserApiKey: async (call) => {
    requireSwitch(call, 'user')
    const { id } = await existingUserKey(call, call.params.api_key_id)
    const { description, revoked } = call.body
    const changes = { id, description, isRevoked: revoked === true }
    return toUserKey(await updateApiKey(call.ctx, call.auth.project, changes))
  },

  listTeamApiKeys: async (call) => {
    requireSwitch(call, 'team')
    const id = call.query.team_id.toLowerCase()
    await requireKeyPermission(call, id)
    const keys = await listApiKeys(call.ctx.db, call.auth.project.id, { type: 'team', id })
    return toList(keys.map(toTeamKey))
  },

  createTeamApiKey: async (call) => {
    const { ctx, auth, body } = call
    requireSwitch(call, 'team')
    const id = body.team_id.toLowerCase()
    await requireKeyPermission(call, id)
    if ((await findTeam(ctx.db, auth.project.id, id)) === undefined)
      throw fail('TEAM_NOT_FOUND', { team_id: id })
    const { key, text } = await createApiKey(ctx, auth.project, {
      owner: { type: 'team', id },
      ...fieldsOf(body),
    })
    return { ...toTeamKey(key), value: text }
  },

  readTeamApiKey: async (call) => {
    requireSwitch(call, 'team')
    return toTeamKey(await existingTeamKey(call, call.params.api_key_id))
  },

  updateTeamApiKey: async (call) => {
    requireSwitch(call, 'team')
    const { id } = await existingTeamKey(call, call.params.api_key_id)
    const { description, revoked } = call.body
    const changes = { id, description, isRevoked: revoked === true }
    return toTeamKey(await updateApiKey(call.ctx, call.auth.project, changes))
  },
})

export const serverApiKeys = implement(serverRoutes, serverSchemas, {
  checkUserApiKey: async (call) => {
    requireSwitch(call, 'user')
    const given = { text: call.body.api_key, type: 'user' } as const
    return toUserKey(await checkApiKey(call.ctx, call.auth.project, given))
  },

  checkTeamApiKey: async (call) => {
    requireSwitch(call, 'team')
    const given = { text: call.body.api_key, type: 'team' } as const
    return toTeamKey(await checkApiKey(call.ctx, call.auth.project, given))
  },
})

function requireSwitch({ auth }: Asker, type: ApiKeyType): void {
  const { allowUserApiKeys, allowTeamApiKeys } = auth.project.config
  if (type === 'user' ? allowUserApiKeys : allowTeamApiKeys) return
  throw refuse(400, `This project has API keys of ${type}s switched off.`)
}

/** The user whose keys a request is about; clients only have their own. */
async function ownerId(call: Asker, given: string): Promise<string> {
  const id = await resolveUserId(call, given)
  await requireOwnUser(call, id)
  return id
}

async function requireOwnUser(call: Asker, userId: string): Promise<void> {
  if (call.auth.access !== 'client' || (await requireUser(call)).row.id === userId) return
  throw refuse(403, 'Clients may only use the API keys of their own user.')
}

async function existingUserKey(call: Asker, id: string): Promise<ApiKey> {
  const { ctx, auth } = call
  if (auth.access === 'client') await requireUser(call)
  const key = await findApiKey(ctx.db, auth.project.id, { id, type: 'user' })
  await requireOwnUser(call, ownerOf(key).id)
  return key
}

/** Clients without the permission are not told whether there is a key (protocol, section 3.15). */
async function requireKeyPermission(call: Asker, teamId: string): Promise<void> {
  const { ctx, auth } = call
  if (auth.access !== 'client') return
  const userId = (await requireUser(call)).row.id
  const member = { teamId, userId, projectId: auth.project.id }
  if (!(await holdsTeamPermission(ctx, member, '$manage_api_keys'))) throw fail('API_KEY_NOT_FOUND')
}

async function existingTeamKey(call: Asker, id: string): Promise<ApiKey> {
  const { ctx, auth } = call
  if (auth.access === 'client') await requireUser(call)
  const key = await findApiKey(ctx.db, auth.project.id, { id, type: 'team' })
  await requireKeyPermission(call, ownerOf(key).id)
  return key
}

interface NewKeyFields {
  description: string
  expires_at_millis: number | null
  is_public?: boolean | undefined
}

const fieldsOf = (body: NewKeyFields) => ({
  description: body.description,
  expiresAt: body.expires_at_millis,
  isPublic: body.is_public ?? false,
})

/** What answers say of every key (protocol, section 3.1, ApiKey). */
const toKey = (key: ApiKey) => ({
  id: key.id,
  description: key.description,
  expires_at_millis: key.expiresAt ?? undefined,
  manually_revoked_at_millis: key.revokedAt ?? undefined,
  created_at_millis: key.createdAt,
  is_public: key.isPublic,
  value: { last_four: key.keyEnd },
})

const toUserKey = (key: ApiKey) => ({
  ...toKey(key),
  type: 'user' as const,
  user_id: ownerOf(key).id,
})
const toTeamKey = (key: ApiKey) => ({
  ...toKey(key),
  type: 'team' as const,
  team_id: ownerOf(key).id,
})
