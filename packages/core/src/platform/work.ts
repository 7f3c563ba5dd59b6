import type { Timer, Timers } from './platform.js'

/**
 * Does work until it settles, its app is disposed of, the outer signal aborts, or the limit has passed,
 * whichever comes first. Whichever it is, nothing is left behind: no timer, no listener, and what still runs is
 * aborted. Work that has settled is not: aborting takes a while, and would be the price of every request.
 *
 * Rejects with the reason of what aborts it at once, whatever the work does.
 *
 * @param limitMillis counts only together with `late`; without it there is no limit
 * @param late what this resolves to when the limit has passed
 */
export type During = <T>(
  work: (signal: AbortSignal) => Promise<T>,
  limitMillis?: number,
  late?: () => T,
  outer?: AbortSignal,
) => Promise<T>

/** What an app has under way: `end` aborts all of it, and what would begin later. */
export function createWork(timers: Timers): { during: During; end(reason: Error): void } {
  // One signal for each: many listeners of a single one are many, and Node warns of a leak.
  const underWay = new Set<() => void>()
  let ended: Error | undefined
  return {
    during: (work, limitMillis = 0, late, outer) =>
      new Promise((resolve, reject) => {
        const call = new AbortController()
        let timer: Timer | undefined
        const leaving =
          <Given>(settle: (given: Given) => void) =>
          (given: Given) => {
            timers.clear(timer)
            underWay.delete(abort)
            outer?.removeEventListener('abort', abort)
            settle(given)
          }
        const done = leaving(resolve)
        const fail = leaving(reject)
        // Called, and not heard of through the call's own signal: listening there has a price in every request.
        const abort = () => {
          call.abort(ended ?? outer?.reason)
          // Where the runtime keeps no reason: React Native.
          fail(call.signal.reason ?? new Error('Aborted.'))
        }
        if (ended ?? outer?.aborted) return abort()
        underWay.add(abort)
        outer?.addEventListener('abort', abort)
        const giveUp = () => call.abort(done(late?.() as never))
        // Before the timer: a request is on its way while the timer is set.
        work(call.signal).then(done, fail)
        // A page that was frozen hears of the time first, and then of an answer that came meanwhile.
        if (late && underWay.has(abort))
          timer = timers.set(() => (timer = timers.set(giveUp, 0)), limitMillis)
      }),
    end(reason) {
      ended = reason
      for (const abort of underWay) abort()
    },
  }
}
