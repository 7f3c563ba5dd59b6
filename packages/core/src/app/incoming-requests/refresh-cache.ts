import type { Client } from '../../client/client.js'
import { LruCache } from '../../lib/lru-cache.js'
import type { Clock } from '../../platform/platform.js'
import { joinTask, type TaskRunner } from '../../platform/task-runner.js'
import { decodeAccessToken } from '../../session/access-token.js'
import type { RefreshedTokens } from '../../session/tokens.js'

interface Entry {
  readonly result: Promise<RefreshedTokens | null>
  /** When it expires, by the monotonic clock; Infinity while the refresh is in progress. */
  until: number
}

const MAX_AGE_MILLIS = 60_000
const MAX_ENTRIES = 1_000

/**
 * Refreshes each session once for all requests with the same refresh token: concurrent ones, and those of the next
 * minute, because a server's refresh does not reach the cookies of the browser. The key is the whole refresh token.
 */
export class RefreshCache {
  readonly #clock: Clock
  readonly #tasks: TaskRunner
  readonly #refresh: (refreshToken: string) => Promise<RefreshedTokens | null>
  readonly #entries = new LruCache<Entry>(MAX_ENTRIES)

  constructor(
    { platform, tasks }: Pick<Client, 'platform' | 'tasks'>,
    refresh: (refreshToken: string) => Promise<RefreshedTokens | null>,
  ) {
    this.#clock = platform.clock
    this.#tasks = tasks
    this.#refresh = refresh
  }

  /** Resolves to the new tokens, or to null if the session has ended. A failure is not cached. */
  refresh(refreshToken: string): Promise<RefreshedTokens | null> {
    const now = this.#clock.monotonic()
    this.#entries.deleteWhere(({ until }) => until <= now)
    const cached = this.#entries.get(refreshToken)
    if (!cached) return this.#start(refreshToken)
    if (cached.until < Infinity) return cached.result
    return joinTask(this.#tasks, cached.result, () => {
      if (this.#entries.get(refreshToken) === cached) this.#entries.delete(refreshToken)
      return this.refresh(refreshToken)
    })
  }

  #start(refreshToken: string): Promise<RefreshedTokens | null> {
    const entry: Entry = { result: this.#refresh(refreshToken), until: Infinity }
    this.#entries.set(refreshToken, entry)
    entry.result.then(
      (tokens) => (entry.until = this.#clock.monotonic() + maxAgeMillis(tokens)),
      () => (entry.until = 0),
    )
    return entry.result
  }
}

/** New tokens are reused during the first half of their life only. An ended session stays ended. */
function maxAgeMillis(tokens: RefreshedTokens | null): number {
  if (!tokens) return MAX_AGE_MILLIS
  const lifetimeMillis = decodeAccessToken(tokens.accessToken)?.lifetimeMillis ?? 0
  return Math.min(MAX_AGE_MILLIS, lifetimeMillis / 2)
}
