import type { Platform } from '@latchkey/core'

/** The client's time limits: for diagnostics, a sign-out, a refresh and an attempt. */
const LIMITS_MILLIS = [2_500, 3_000, 5_000, 15_000]

/** How long a sign-out waits for the service. */
const SIGN_OUT_MILLIS = 3_000

/** Whether a timer is a time limit, and not a pause such as back-off. */
export const isLimit = (millis: number) => LIMITS_MILLIS.includes(millis)

/** Makes time limits ten times as long, as a busy machine could run into them. Pauses stay as they are. */
export const relaxLimit = (millis: number) => (isLimit(millis) ? millis * 10 : millis)

/** Makes time limits ten times as long; pauses, which are only waited for, pass quickly. */
export const hurried = (millis: number) => (isLimit(millis) ? millis * 10 : millis / 20)

/** Lets a sign-out wait no time at all for a service that a test keeps from answering. */
export const withoutPatience = (millis: number) =>
  millis === SIGN_OUT_MILLIS ? 0 : hurried(millis)

/**
 * Creates timers of the platform whose durations are changed. In Node they keep no process alive; a
 * browser has no `unref`.
 *
 * @param scale turns the duration that the client asks for into the one that passes, in milliseconds
 */
export const scaledTimers = (scale: (millis: number) => number): Platform['timers'] => ({
  set: (callback, millis) => {
    const timer: NodeJS.Timeout | number = setTimeout(callback, scale(millis))
    if (typeof timer === 'object') timer.unref()
    return timer
  },
  clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
})
