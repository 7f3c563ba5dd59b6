import { fail } from '@latchkey/contract/errors'
import { requireUser, resolveUserId } from './current-user.js'
import type { ApiKeyType } from '../../domain/api-keys/api-key-text.js'
import { findApiKey, ownerOf, type ApiKey } from '../../domain/api-keys/api-keys.js'
import { holdsTeamPermission } from '../../domain/permissions/permissions.js'
import type { Call } from './call.js'
import { HttpError } from '../../errors/http-error.js'

type Caller = Pick<Call, 'ctx' | 'auth'>

/** Rejects the call if the project has disabled keys of this type. */
export function requireSwitch({ auth }: Caller, type: ApiKeyType): void {
  const { allowUserApiKeys, allowTeamApiKeys } = auth.project.config
  if (type === 'user' ? allowUserApiKeys : allowTeamApiKeys) return
  throw new HttpError(400, `API keys of ${type}s are not enabled for this project.`)
}

/** The user whose keys a request is about; clients only have their own. */
export function ownerId(call: Caller, userId: string): string {
  const id = resolveUserId(call, userId)
  requireOwnUser(call, id)
  return id
}

function requireOwnUser(call: Caller, userId: string): void {
  if (call.auth.access !== 'client' || requireUser(call).row.id === userId) return
  throw new HttpError(403, 'Clients may only use the API keys of their own user.')
}

/** Finds a user's key that the caller may read and change, or rejects the call. */
export async function findUserKeyOrReject(call: Caller, id: string): Promise<ApiKey> {
  const { ctx, auth } = call
  if (auth.access === 'client') requireUser(call)
  const key = await findApiKey(ctx.db, auth.project.id, { id, type: 'user' })
  requireOwnUser(call, ownerOf(key).id)
  return key
}

/** Clients without the permission do not learn whether a key exists. */
export async function requireKeyPermission(call: Caller, teamId: string): Promise<void> {
  const { ctx, auth } = call
  if (auth.access !== 'client') return
  const userId = requireUser(call).row.id
  const member = { teamId, userId, projectId: auth.project.id }
  if (!(await holdsTeamPermission(ctx, member, '$manage_api_keys'))) throw fail('API_KEY_NOT_FOUND')
}

/** Finds a team's key that the caller may read and change, or rejects the call. */
export async function findTeamKeyOrReject(call: Caller, id: string): Promise<ApiKey> {
  const { ctx, auth } = call
  if (auth.access === 'client') requireUser(call)
  const key = await findApiKey(ctx.db, auth.project.id, { id, type: 'team' })
  await requireKeyPermission(call, ownerOf(key).id)
  return key
}
