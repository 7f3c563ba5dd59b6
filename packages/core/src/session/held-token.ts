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
export function receivedToken(text: string | null, since: Moment): HeldToken | null {
  const claims = decodeAccessToken(text)
  return (
    claims && {
      text: text as string,
      claims,
      since,
      usableMillis: claims.lifetimeMillis ?? claims.expiresAtMillis - since.wall,
    }
  )
}

/** The monotonic clock may stand still while the device sleeps, the wall clock may be set back. */
const elapsedMillis = (from: Moment, to: Moment) =>
  Math.max(to.monotonic - from.monotonic, to.wall - from.wall)

/**
 * Takes a token whose arrival nobody here has seen (left by an earlier page or another tab). Its age is
 * told by the device clock, which may be wrong: so it never counts for longer than its whole life, nor
 * for less than what is left of that when it came right after its place was last looked at.
 *
 * @param before when there was another one in its place
 */
export function foundToken(text: string | null, since: Moment, before?: Moment): HeldToken | null {
  const held = receivedToken(text, since)
  if (!held) return null
  const { claims, usableMillis } = held
  const byWallClock = claims.expiresAtMillis - since.wall
  const least = before ? usableMillis - elapsedMillis(before, since) : byWallClock
  return { ...held, usableMillis: Math.min(Math.max(byWallClock, least), usableMillis) }
}

/** Remaining life in milliseconds; expired at 0 or less. Of the two clocks, the one that counted more decides. */
export const remainingMillis = (token: HeldToken, now: Moment): number =>
  token.usableMillis - elapsedMillis(token.since, now)
