import type { JWK } from 'jose'
import type { Clock } from '../platform/platform.js'
import { type Moment, momentOf } from '../session/held-token.js'

/** A public key, as the project's key set holds it (RFC 7517, section 4). */
export type PublicKey = Readonly<JWK> & { readonly kid: string }

/** The keys that may have signed a project's tokens. */
export interface KeySet {
  /**
   * Finds a key by its id; the same object as long as it is the same key. Rejects, with what went
   * wrong, only as long as no key set could be read at all. Nobody waits for one that is known.
   */
  find(kid: string): PublicKey | Promise<PublicKey | undefined>
}

/** Older keys are read again, while those that are known are still taken. */
const FRESH_MILLIS = 300_000
/** Whoever needs still older ones waits until they have been read again. */
const KEPT_MILLIS = 600_000
/** Between readings that do not bring the key that was looked for; each time twice as long. */
const PAUSE_MILLIS = 1_000
const LONGEST_PAUSE_MILLIS = 60_000

/**
 * Keeps a project's public keys: read when one is first needed, then every few minutes, and whenever a
 * token names an unknown one, though ever more seldom, so that whoever makes names up causes no
 * requests. One reading serves all who wait. While the keys cannot be read, the known ones stay.
 *
 * @param load reads the key set
 * @see RFC 7517, section 5; protocol, section 5.2
 */
export function createKeySet(clock: Clock, load: () => Promise<object>): KeySet {
  let keys: ReadonlyMap<string, PublicKey> | undefined
  let readAt = momentOf(clock)
  let askedAt = readAt
  let pauseMillis = 0
  let reading: Promise<void> | undefined
  let trouble: unknown

  const read = async (kid: string) => {
    askedAt = momentOf(clock)
    pauseMillis = Math.min(Math.max(pauseMillis * 2, PAUSE_MILLIS), LONGEST_PAUSE_MILLIS)
    try {
      keys = keysOf(await load(), keys)
      readAt = momentOf(clock)
      if (keys.has(kid)) pauseMillis = 0
    } catch (error) {
      trouble = error
    }
    reading = undefined
  }

  const look = async (kid: string, isKept: boolean) => {
    if (!reading && millisSince(askedAt, clock) >= pauseMillis) reading = read(kid)
    if (!isKept) await reading
    if (!keys) throw trouble
    return keys.get(kid)
  }

  return {
    find(kid) {
      const known = keys?.get(kid)
      const ageMillis = millisSince(readAt, clock)
      if (known && ageMillis < FRESH_MILLIS) return known
      return look(kid, known !== undefined && ageMillis < KEPT_MILLIS)
    },
  }
}

/** Of the two clocks, the one that counted more: one may stand still, the other may be set back. */
function millisSince({ wall, monotonic }: Moment, clock: Clock): number {
  return Math.max(clock.wall() - wall, clock.monotonic() - monotonic)
}

function keysOf(answer: { keys?: unknown }, known: ReadonlyMap<string, PublicKey> | undefined) {
  if (!Array.isArray(answer.keys))
    throw new Error('The service answered without keys where its public keys should be.')
  const keys = new Map<string, PublicKey>()
  for (const key of answer.keys as (PublicKey | null)[]) {
    if (typeof key?.kid !== 'string') continue
    const before = known?.get(key.kid)
    keys.set(key.kid, before && JSON.stringify(before) === JSON.stringify(key) ? before : key)
  }
  return keys
}
