import { clientError } from '../../errors/client-error.js'
import type { JWK } from 'jose'
import type { Client } from '../../client/client.js'
import { type HttpClient, noSession } from '../../http/http-client.js'
import { isTemporaryFailure } from '../../errors/transport-error.js'
import { elapsedMillis, momentOf } from '../../platform/clock.js'
import { joinTask, MAX_JOIN_MILLIS } from '../../platform/task-runner.js'

/** A public key of the project's key set (RFC 7517, section 4). */
export type PublicKey = Readonly<JWK> & { readonly kid: string }

/**
 * Stores the public keys of the project, so that a process that starts while the service is out of reach can verify access
 * tokens. A program that can write to it can sign in as any user.
 *
 * @example
 * const keyStore: PublicKeyStore = {
 *   get: () => readFile('/var/lib/app/keys.json', 'utf8').catch(() => null),
 *   set: (keys) => writeFile('/var/lib/app/keys.json', keys, { mode: 0o600 }),
 * }
 */
export interface PublicKeyStore {
  /** Resolves to the stored text; null if there is none. */
  get(): Promise<string | null>
  /** Replaces the stored text. */
  set(keys: string): Promise<void>
}

/** Public keys that verify tokens of a project. */
export interface KeySet {
  /**
   * Finds a key by its ID. Returns the same object as long as the key stays the same, and a promise only if the key
   * set has to be read first. Rejects only if no key set could be read so far.
   */
  find(kid: string): PublicKey | Promise<PublicKey | undefined>
}

/** Options of the request for a key set: the request that waits for the keys should not wait for five attempts. */
export const KEY_SET_OPTIONS = { tokens: 'none', timeoutMillis: 5_000, maxAttempts: 2 } as const

/** Returns a client for the request of a key set, which needs no key, so that the app needs none to verify tokens. */
export const withoutKeys = ({ http }: Client): HttpClient =>
  http.with({ headers: () => ({}), ownerTokens: undefined, tokens: noSession })

/** After this age, the key set is refetched in the background. */
const FRESH_MILLIS = 300_000
/** After this age, `find` waits until the key set was refetched. */
const MAX_STALE_MILLIS = 600_000
/** The shortest time between two fetches that did not bring the key; doubles each time. */
const MIN_PAUSE_MILLIS = 1_000
const MAX_PAUSE_MILLIS = 60_000
/** Stored keys are not used longer than this: a key that was rotated because it leaked must not stay valid. */
const MAX_STORED_MILLIS = 86_400_000

/**
 * Creates a cache of public keys. It fetches them when a key is first needed, then every few minutes, and
 * when a token names an unknown key. Fetches for unknown keys back off, so made-up key IDs cannot cause a request each.
 * Concurrent calls share one fetch. While the keys cannot be fetched, the known ones stay valid, and before the first fetch
 * those of the store.
 *
 * @param fetchKeys fetches the key set
 * @param store receives every key set that was fetched
 * @see RFC 7517, section 5
 */
export function createKeySet(
  { platform: { clock, report }, tasks }: Pick<Client, 'platform' | 'tasks'>,
  fetchKeys: () => Promise<object>,
  store?: PublicKeyStore,
): KeySet {
  let keys: ReadonlyMap<string, PublicKey> | undefined
  let fetchedAt = momentOf(clock)
  let startedAt = fetchedAt
  let pauseMillis = 0
  let fetching: Promise<void> | undefined
  let lastError: unknown

  const fetchOnce = async (kid: string) => {
    startedAt = momentOf(clock)
    pauseMillis = Math.min(Math.max(pauseMillis * 2, MIN_PAUSE_MILLIS), MAX_PAUSE_MILLIS)
    try {
      const response = await fetchKeys()
      keys = parseKeys(response, keys)
      void storeKeys(response)
      fetchedAt = momentOf(clock)
      if (keys.has(kid)) pauseMillis = 0
    } catch (error) {
      lastError = error
      if (isTemporaryFailure(error) && !keys) await loadStoredKeys()
    }
  }

  const storeKeys = async (response: object) => {
    try {
      await store?.set(JSON.stringify({ ...response, fetchedAtMillis: clock.wall() }))
    } catch (error) {
      report(error)
    }
  }

  const loadStoredKeys = async () => {
    try {
      const stored = JSON.parse((await store?.get()) ?? 'null') as StoredKeys | null
      const ageMillis = clock.wall() - Number(stored?.fetchedAtMillis)
      // The clock may have been wrong when they were stored.
      if (keys || !stored || !(Math.abs(ageMillis) <= MAX_STORED_MILLIS)) return
      keys = parseKeys(stored, undefined)
      // Stored keys count as stale, so the next token that needs one starts a fetch.
      const { wall, monotonic } = momentOf(clock)
      fetchedAt = { wall: wall - FRESH_MILLIS, monotonic: monotonic - FRESH_MILLIS }
    } catch (error) {
      report(error)
    }
  }

  const refetch = (kid: string) => {
    const fetch = fetchOnce(kid).finally(() => {
      if (fetching === fetch) fetching = undefined
    })
    fetching = fetch
  }

  const untilFetched = async (kid: string): Promise<void> => {
    const joined = fetching
    if (!joined) return
    await joinTask(tasks, joined, () => {
      if (fetching === joined) refetch(kid)
      return untilFetched(kid)
    })
  }

  const findAfterFetch = async (kid: string, canUseStale: boolean) => {
    const sinceStart = elapsedMillis(startedAt, momentOf(clock))
    // A fetch that takes longer will never settle, because its request has ended.
    if (fetching ? sinceStart > MAX_JOIN_MILLIS : sinceStart >= pauseMillis) refetch(kid)
    if (!canUseStale) await untilFetched(kid)
    if (!keys) throw lastError
    return keys.get(kid)
  }

  return {
    find(kid) {
      const key = keys?.get(kid)
      const ageMillis = elapsedMillis(fetchedAt, momentOf(clock))
      if (key && ageMillis < FRESH_MILLIS) return key
      return findAfterFetch(kid, key !== undefined && ageMillis < MAX_STALE_MILLIS)
    },
  }
}

interface StoredKeys {
  readonly keys?: unknown
  readonly fetchedAtMillis?: unknown
}

function parseKeys(
  response: { keys?: unknown },
  previous: ReadonlyMap<string, PublicKey> | undefined,
): ReadonlyMap<string, PublicKey> {
  if (!Array.isArray(response.keys))
    throw clientError(
      'INVALID_CONFIGURATION',
      'The service responded without keys to the request for its public keys. Check the baseUrl of the app.',
    )
  const keys = new Map<string, PublicKey>()
  for (const key of response.keys as (PublicKey | null)[]) {
    if (typeof key?.kid !== 'string') continue
    const same = previous?.get(key.kid)
    keys.set(key.kid, same && JSON.stringify(same) === JSON.stringify(key) ? same : key)
  }
  return keys
}
