import { FETCH_LIMITER_THROTTLE_MILLIS } from '@latchkey/contract/constants'
import type { Platform } from '../platform/platform.js'
import type { Cache } from './cache.js'
import type { Query } from './query.js'

/** When the last one began to be read again, by the monotonic clock. */
const turns = new WeakMap<Cache, Promise<number>>()

/**
 * Forgets what is known under keys that begin with one of these. What is watched is read again: one after
 * the other, at least 300 ms apart. Whoever asks in the meantime does not wait for that.
 *
 * @param gone is in the keys of what does not exist any more: that stays as it is shown, and is not read again
 * @see spec, section 9
 */
export function invalidate(
  { cache, platform }: { readonly cache: Cache; readonly platform: Platform },
  prefixes: readonly string[],
  gone?: string,
): void {
  for (const [key, entry] of cache.entries) {
    if (!prefixes.some((prefix) => key.startsWith(prefix))) continue
    if (!entry.listeners.size) {
      cache.drop(key)
      continue
    }
    // What was asked before the change must not answer whoever asks after it.
    entry.answer = undefined
    entry.isLoading = false
    if (key.includes(gone ?? '\0')) continue
    const isStale = () => {
      if (cache.entries.get(key) !== entry || entry.answer) return 0
      // Who has left is not asked for, and whoever comes next must not be shown what is stale.
      if (!entry.listeners.size) cache.drop(key)
      return entry.listeners.size
    }
    inTurn(cache, platform, isStale, entry.query)
  }
}

function inTurn(
  cache: Cache,
  { timers, clock }: Platform,
  isStale: () => unknown,
  query: Query<unknown>,
): void {
  const run = async (before: number) => {
    // What needs no reading, as when all was forgotten, waits for nothing.
    if (!isStale()) return before
    const wait = before + FETCH_LIMITER_THROTTLE_MILLIS - clock.monotonic()
    if (wait > 0) await new Promise<void>((resolve) => (cache.turn = timers.set(resolve, wait)))
    const begun = clock.monotonic()
    // A failure is told by the snapshot; here it has no caller to go to.
    if (isStale()) await query.load().catch(() => {})
    return begun
  }
  const before = turns.get(cache)
  turns.set(cache, before ? before.then(run) : run(-Infinity))
}
