import { elapsedMillis, type Moment } from '../platform/clock.js'
import { type AccessTokenClaims, decodeAccessToken } from './access-token.js'

/** An access token, and how long this device may use it. */
export interface TimedToken {
  readonly text: string
  readonly claims: AccessTokenClaims
  /** How long the token may be used, counted from `since`. */
  readonly usableMillis: number
  readonly since: Moment
}

/**
 * Reads an access token of a response that has just arrived. Its lifetime counts from now, so a device clock that is
 * wrong by hours does not matter.
 *
 * @returns null if the text is not a signed token with an expiry
 */
export function tokenFromResponse(text: string | null, now: Moment): TimedToken | null {
  const claims = decodeAccessToken(text)
  if (!claims || text === null) return null
  const usableMillis = claims.lifetimeMillis ?? claims.expiresAtMillis - now.wall
  return { text, claims, usableMillis, since: now }
}

/**
 * Reads an access token of the store, which an earlier page or another tab wrote at an unknown time. The device clock
 * says how old it is, and may be wrong. So the token is never used for longer than its whole lifetime, and always for
 * at least what is left if it was written right after the previous read of the store.
 *
 * @param previousRead when the store was read before, with another token; undefined for the first read
 */
export function tokenFromStore(
  text: string | null,
  now: Moment,
  previousRead?: Moment,
): TimedToken | null {
  const token = tokenFromResponse(text, now)
  if (!token) return null
  const { claims, usableMillis: lifetime } = token
  const byWallClock = claims.expiresAtMillis - now.wall
  const atLeast = previousRead ? lifetime - elapsedMillis(previousRead, now) : byWallClock
  return { ...token, usableMillis: Math.min(Math.max(byWallClock, atLeast), lifetime) }
}

/** Returns how long a token may still be used, in milliseconds; 0 or less if it has expired. */
export const remainingMillis = (token: TimedToken, now: Moment): number =>
  token.usableMillis - elapsedMillis(token.since, now)

/**
 * Returns how long ago the user signed in, in milliseconds; null if the token has no time of the sign-in. The service's
 * clock says how old the sign-in was when the token was issued, and this device how long ago that was.
 */
export const signInAgeMillis = (token: TimedToken, now: Moment): number | null => {
  const { expiresAtMillis, signedInAtMillis } = token.claims
  return signedInAtMillis === null
    ? null
    : expiresAtMillis - signedInAtMillis - remainingMillis(token, now)
}
