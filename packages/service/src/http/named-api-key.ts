import { fail } from '@latchkey/contract/errors'
import type { Call } from '../api/call/call.js'
import type { ApiKeyType } from '../domain/api-keys/api-key-text.js'
import { findApiKey, ownerOf, type ApiKey } from '../domain/api-keys/api-keys.js'
import { holdsTeamPermission } from '../domain/permissions/permissions.js'
import type { User } from '../domain/users/user-view.js'
import { HttpError } from '../errors/http-error.js'

/**
 * Finds the API key that a call names. Clients may only name a key of the signed-in user, or of a team in which the user
 * may manage keys.
 */
export async function findNamedApiKey(
  { ctx, auth }: Pick<Call, 'ctx' | 'auth'>,
  { id, type }: { id: string; type: ApiKeyType },
  user: User | undefined,
): Promise<ApiKey> {
  const projectId = auth.project.id
  const key = await findApiKey(ctx.db, projectId, { id, type })
  if (auth.access !== 'client') return key
  const owner = ownerOf(key)
  if (type === 'user' && owner.id !== user?.row.id)
    throw new HttpError(403, 'Clients may only use the API keys of their own user.')
  if (type === 'team') {
    const member = user && { teamId: owner.id, userId: user.row.id, projectId }
    // Without the permission, the caller does not learn whether the key exists.
    if (!member || !(await holdsTeamPermission(ctx, member, '$manage_api_keys')))
      throw fail('API_KEY_NOT_FOUND')
  }
  return key
}
