/**
 * Returns when the session of an access token ended, or undefined while it is active. An access token
 * outlives its session by up to ten minutes; without this check, a token taken before a password change
 * or a sign-out could still add an address, a factor or a key (OWASP ASVS 5.0, 7.4.1).
 *
 * An ended session is deleted, so its exact end is unknown: the current time stands in for it.
 */
export function sessionEndedAt(
  session: { expiresAt: number } | undefined,
  nowMillis: number,
): number | undefined {
  if (session === undefined) return nowMillis
  return session.expiresAt <= nowMillis ? session.expiresAt : undefined
}
