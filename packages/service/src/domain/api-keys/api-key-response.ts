import { ownerOf, type ApiKey } from './api-keys.js'

/** The fields of a key without any part of its text. */
const toDescription = (key: ApiKey) => ({
  id: key.id,
  description: key.description,
  expiresAtMillis: key.expiresAt ?? undefined,
  manuallyRevokedAtMillis: key.revokedAt ?? undefined,
  createdAtMillis: key.createdAt,
  isPublic: key.isPublic,
})

/** The fields that every response about a key contains. */
const toKey = (key: ApiKey) => ({
  ...toDescription(key),
  value: { lastFour: key.keyEnd },
})

/** A user's key, without its text. */
export const toUserKey = (key: ApiKey) => ({
  ...toKey(key),
  type: 'user' as const,
  userId: ownerOf(key).id,
})
/** A user's key, without any part of its text. */
export const toUserKeyDescription = (key: ApiKey) => ({
  ...toDescription(key),
  type: 'user' as const,
  userId: ownerOf(key).id,
})
/** A team's key, without its text. */
export const toTeamKey = (key: ApiKey) => ({
  ...toKey(key),
  type: 'team' as const,
  teamId: ownerOf(key).id,
})
