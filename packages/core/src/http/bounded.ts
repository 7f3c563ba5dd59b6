import type { Timers } from '../platform/platform.js'

/**
 * Runs work until it settles, the outer signal aborts, or the limit has passed, whichever comes first.
 * Whichever it is, nothing is left behind: no timer, no listener, and what still runs is aborted. Work
 * that has settled is not: aborting takes a while, and would be the price of every request.
 *
 * @param outer when it aborts, this rejects with its reason at once, whatever the work does
 * @param limitMillis counts only together with `late`; without it there is no limit
 * @param late what this resolves to when the limit has passed
 */
export function bounded<T>(
  timers: Timers,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
  limitMillis = 0,
  late?: () => T,
): Promise<T> {
  const inner = new AbortController()
  let abort = () => {}
  let timer: ReturnType<Timers['set']> | undefined
  return new Promise<T>((resolve, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- it is the caller's own
    abort = () => inner.abort(reject(outer?.reason))
    if (outer?.aborted) return abort()
    outer?.addEventListener('abort', abort)
    const giveUp = () => inner.abort(resolve(late?.() as T))
    // A page that was frozen hears of the time first, and then of an answer that came meanwhile.
    timer = late && timers.set(() => (timer = timers.set(giveUp, 0)), limitMillis)
    work(inner.signal).then(resolve, reject)
  }).finally(() => {
    outer?.removeEventListener('abort', abort)
    if (timer) timers.clear(timer)
  })
}
