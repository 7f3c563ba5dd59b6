import type { Session } from '@latchkey/core'

/** Maximum age of a sign-in for changes to credentials and for account deletion. */
export const CONFIRM_AFTER_MILLIS = 600_000

export interface FreshnessOptions {
  /** By the clock of this device, which may be wrong. */
  readonly now: number
  readonly limit: number
  /** The session from which this tab has gone to the sign-in page, to sign in again. */
  readonly endedSessionId: string | null
}

/**
 * Whether a session has begun a short while ago. The service's own clock says so, by when the session was
 * used last, and the device's; who has just signed in again for this is not sent away a second time
 * because of a device whose clock is wrong.
 */
export function isFresh(
  { id, createdAt, lastUsedAt }: Pick<Session, 'id' | 'createdAt' | 'lastUsedAt'>,
  { now, limit, endedSessionId }: FreshnessOptions,
): boolean {
  const ageThere = Number(lastUsedAt ?? createdAt) - Number(createdAt)
  const ageHere = now - Number(createdAt)
  const isNew = endedSessionId !== null && endedSessionId !== id
  return ageThere < limit && (isNew || ageHere < limit)
}
