import { LRUCache } from 'lru-cache'
import type { UseLimit } from '../../context.js'
import { tooManyAttempts } from '../../errors/http-error.js'
import { hashSecret } from '../../lib/secrets.js'

const WINDOW_MILLIS = 60_000
/** Keys that are counted at the same time; the one counted longest ago is forgotten first. */
const MAX_KEYS = 10_000

interface Count {
  count: number
  resetsAt: number
}

/**
 * Limits how often one refresh token is used, one user writes, or one network loads logos, per minute in this process. A client refreshes every
 * ten minutes; a hundred connections with one token delayed the refreshes of all other users. A user who changes the
 * own data again and again fills the database with webhook events. The counts are kept in memory because a count in the
 * database would be another row that these requests wait for.
 */
export class MinuteLimit implements UseLimit {
  readonly #max: number
  readonly #counts = new LRUCache<string, Count>({ max: MAX_KEYS })

  constructor(max: number) {
    this.#max = max
  }

  /** Counts a use of a token, or a request of a user or network; throws 429 when there were too many. */
  count(secretOrId: string, nowMillis: number): void {
    const key = hashSecret(secretOrId)
    const current = this.#counts.get(key)
    const isOver =
      current === undefined ||
      current.resetsAt <= nowMillis ||
      current.resetsAt > nowMillis + WINDOW_MILLIS
    const next = isOver
      ? { count: 1, resetsAt: nowMillis + WINDOW_MILLIS }
      : { ...current, count: current.count + 1 }
    this.#counts.set(key, next)
    if (next.count > this.#max) throw tooManyAttempts(next.resetsAt - nowMillis)
  }
}
