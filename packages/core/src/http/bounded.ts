import type { Timers } from '../platform/platform.js'

/**
 * Runs work until it settles, the call or the outer signal aborts, or the limit has passed, whichever
 * comes first. Whichever it is, nothing is left behind: no timer, no listener, and what still runs is
 * aborted. Work that has settled is not: aborting takes a while, and would be the price of every request.
 *
 * @param call of this work alone: when it aborts, this rejects with its reason at once, whatever the work
 *   does
 * @param limitMillis counts only together with `late`; without it there is no limit
 * @param late what this resolves to when the limit has passed
 * @param outer aborts the call
 */
export function bounded<T>(
  timers: Timers,
  call: AbortController,
  work: (signal: AbortSignal) => Promise<T>,
  limitMillis = 0,
  late?: () => T,
  outer?: AbortSignal,
): Promise<T> {
  const { signal } = call
  const abort = () => call.abort(outer?.reason)
  let timer: ReturnType<Timers['set']> | undefined
  const stop = () => timers.clear(timer)
  return new Promise<T>((resolve, reject) => {
    const end = () => {
      stop()
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- it is the caller's own, where the runtime keeps one: React Native does not
      reject(signal.reason ?? new Error('Aborted.'))
    }
    if (outer?.aborted) abort()
    if (signal.aborted) return end()
    signal.onabort = end
    outer?.addEventListener('abort', abort)
    const giveUp = () => call.abort(resolve(late?.() as T))
    // A page that was frozen hears of the time first, and then of an answer that came meanwhile.
    timer = late && timers.set(() => (timer = timers.set(giveUp, 0)), limitMillis)
    work(signal).then(resolve, reject)
  }).finally(() => {
    outer?.removeEventListener('abort', abort)
    stop()
  })
}
