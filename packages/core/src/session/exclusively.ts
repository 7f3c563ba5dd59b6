import type { SessionParts } from './session.js'

type Parts = Pick<SessionParts, 'platform' | 'during'> & { store: { name?: string | undefined } }

/** Whoever has held a lock for longer is frozen, or has been forgotten. */
const PATIENCE_MILLIS = 2_000

/**
 * Runs work once, while no other tab does its own of that name. That is a courtesy: without locks, when
 * nobody lets go of one within 2 s, or when one is taken away, the work is done all the same; and so it is
 * at once when nothing may wait any more.
 *
 * @see Web Locks API, section 3.1; security rules, CC21
 */
export async function exclusively<T>(
  { platform: { locks }, store: { name }, during }: Parts,
  work: () => Promise<T>,
): Promise<T> {
  // Without a name there are no other tabs.
  if (!locks || !name) return work()
  let result: Promise<T> | undefined
  const once = () => (result ??= work())
  const wait = (signal: AbortSignal) => locks.request(name, { signal }, once)
  await during<unknown>(wait, PATIENCE_MILLIS, () => {}).catch(() => {})
  return once()
}
