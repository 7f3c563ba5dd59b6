import type { Platform } from '../platform/platform.js'

/** Whoever has held a lock for longer is frozen, or has been forgotten. */
const PATIENCE_MILLIS = 2_000

/**
 * Runs work once, while no other tab does its own of that name. That is a courtesy: without locks, when
 * nobody lets go of one within 2 s, or when one is taken away, the work is done all the same.
 *
 * @param name undefined when there are no other tabs
 * @see Web Locks API, section 3.1; security rules, CC21
 */
export async function exclusively<T>(
  { locks, timers }: Platform,
  name: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!locks || !name) return work()
  let result: Promise<T> | undefined
  const once = () => (result ??= work())
  const giveUp = new AbortController()
  const timer = timers.set(() => giveUp.abort(), PATIENCE_MILLIS)
  await locks.request(name, { signal: giveUp.signal }, once).catch(() => {})
  timers.clear(timer)
  return once()
}
