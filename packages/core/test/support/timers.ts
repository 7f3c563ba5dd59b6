import type { Platform } from '../../src/platform/platform.js'

/** The client's time limits: for diagnostics, a sign-out, a refresh, an attempt and a proof of work. */
const LIMITS_MILLIS = [2_500, 3_000, 5_000, 15_000, 90_000]

/** How long a sign-out waits for the service. */
const SIGN_OUT_MILLIS = 3_000

/** Returns whether a timer is a time limit, not a pause such as a backoff. */
export const isLimit = (millis: number) => LIMITS_MILLIS.includes(millis)

/** Makes time limits ten times as long, because a busy machine could exceed them. Pauses stay as they are. */
export const relaxLimit = (millis: number) => (isLimit(millis) ? millis * 10 : millis)

/** Makes time limits ten times as long and pauses 20 times as short. */
export const shortenPauses = (millis: number) => (isLimit(millis) ? millis * 10 : millis / 20)

/** Makes a sign-out time out immediately, for tests in which the service does not respond. */
export const expireSignOut = (millis: number) =>
  millis === SIGN_OUT_MILLIS ? 0 : shortenPauses(millis)

/**
 * Creates timers of the platform with changed durations. They do not keep a Node process alive; browsers have no
 * `unref`.
 *
 * @param scale returns the duration to wait for the duration that the client passes, in milliseconds
 */
export const scaledTimers = (scale: (millis: number) => number): Platform['timers'] => ({
  set: (callback, millis) => {
    const timer: NodeJS.Timeout | number = setTimeout(callback, scale(millis))
    if (typeof timer === 'object') timer.unref()
    return timer
  },
  clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
})
