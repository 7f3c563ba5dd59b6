import type { Clock } from '../platform/platform.js'
import { type AccessTokenClaims, decodeAccessToken } from './access-token.js'

/** An access token with what is needed to know how long it may still be used on this device. */
export interface HeldToken {
  readonly text: string
  readonly claims: AccessTokenClaims
  /** How long it may be used, counted from the moment below. */
  readonly usableMillis: number
  readonly since: Moment
}

/** One moment on both clocks of the device. */
export interface Moment {
  readonly wall: number
  readonly monotonic: number
}

export const momentOf = (clock: Clock): Moment => ({
  wall: clock.wall(),
  monotonic: clock.monotonic(),
})

/**
 * Takes a token that the service has just answered with. Its life counts from now, so a device clock
 * that is wrong by hours changes nothing.
 */
export function receivedToken(text: string, since: Moment): HeldToken | null {
  const claims = decodeAccessToken(text)
  return (
    claims && {
      text,
      claims,
      since,
      usableMillis: claims.lifetimeMillis ?? claims.expiresAtMillis - since.wall,
    }
  )
}

/**
 * Takes a token whose arrival nobody here has seen (left by an earlier page or another tab). Only the
 * device clock can tell its age, so it never counts for longer than its whole life.
 */
export function foundToken(text: string, since: Moment): HeldToken | null {
  const claims = decodeAccessToken(text)
  if (!claims) return null
  const byWallClock = claims.expiresAtMillis - since.wall
  return {
    text,
    claims,
    since,
    usableMillis: Math.min(byWallClock, claims.lifetimeMillis ?? byWallClock),
  }
}

/**
 * Remaining life in milliseconds; expired at 0 or less. Of the two clocks, the one that counted more
 * decides: the monotonic one may stand still while the device sleeps, the wall clock may be set back.
 */
export function remainingMillis(token: HeldToken, now: Moment): number {
  const elapsed = Math.max(now.monotonic - token.since.monotonic, now.wall - token.since.wall)
  return token.usableMillis - elapsed
}
