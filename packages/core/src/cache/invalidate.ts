import { FETCH_LIMITER_THROTTLE_MILLIS } from '@latchkey/contract/constants'
import type { Platform } from '../platform/platform.js'
import type { Cache } from './cache.js'

/** When the last one began to be read again, by the monotonic clock. */
const turns = new WeakMap<Cache, Promise<number>>()

/**
 * Forgets what is known under keys that begin with one of these. What is watched is read again: one after
 * the other, at least 300 ms apart. Whoever asks in the meantime does not wait for that.
 *
 * @see spec, section 9
 */
export function invalidate(cache: Cache, platform: Platform, prefixes: readonly string[]): void {
  for (const [key, entry] of cache.entries) {
    if (!prefixes.some((prefix) => key.startsWith(prefix))) continue
    if (!entry.listeners.size) {
      cache.drop(key)
      continue
    }
    // What was asked before the change must not answer whoever asks after it.
    entry.answer = undefined
    entry.isLoading = false
    const isStale = () => cache.entries.get(key) === entry && !entry.answer && entry.listeners.size
    inTurn(cache, platform, async () => {
      if (isStale()) await entry.query.refresh()
    })
  }
}

function inTurn(cache: Cache, { timers, clock }: Platform, read: () => Promise<void>): void {
  const run = async (before: number) => {
    const wait = before + FETCH_LIMITER_THROTTLE_MILLIS - clock.monotonic()
    if (wait > 0) await new Promise<void>((resolve) => (cache.turn = timers.set(resolve, wait)))
    const begun = clock.monotonic()
    // A failure is told by the snapshot; here it has no caller to go to.
    await read().catch(() => {})
    return begun
  }
  const before = turns.get(cache)
  turns.set(cache, before ? before.then(run) : run(-Infinity))
}
