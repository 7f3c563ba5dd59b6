import { ownerOf, type ApiKey } from './api-keys.js'

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

/** A user's key, without its text. */
export const toUserKey = (key: ApiKey) => ({
  ...toKey(key),
  type: 'user' as const,
  user_id: ownerOf(key).id,
})
/** A team's key, without its text. */
export const toTeamKey = (key: ApiKey) => ({
  ...toKey(key),
  type: 'team' as const,
  team_id: ownerOf(key).id,
})
