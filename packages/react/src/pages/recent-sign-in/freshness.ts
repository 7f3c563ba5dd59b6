import type { Session } from '@latchkey/core'

/** Maximum age of a sign-in for changes to credentials and for account deletion. */
export const CONFIRM_AFTER_MILLIS = 600_000

export interface FreshnessOptions {
  /** The time by the clock of this device, which may be wrong. */
  readonly now: number
  readonly limit: number
  /** The ID of the session that this tab ended by signing in again. */
  readonly endedSessionId: string | null
}

/**
 * Whether a session is recent, by the service's clock (the last use of the session) and by the device's clock. For a
 * user who has just signed in again, the device's clock, which may be wrong, is ignored.
 */
export function isFresh(
  { id, createdAt, lastUsedAt }: Pick<Session, 'id' | 'createdAt' | 'lastUsedAt'>,
  { now, limit, endedSessionId }: FreshnessOptions,
): boolean {
  const ageByService = Number(lastUsedAt ?? createdAt) - Number(createdAt)
  const ageByDevice = now - Number(createdAt)
  const isNew = endedSessionId !== null && endedSessionId !== id
  return ageByService < limit && (isNew || ageByDevice < limit)
}
