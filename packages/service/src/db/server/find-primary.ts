import { setTimeout } from 'node:timers/promises'
import { serverUrls } from '../../lib/database-url.js'
import { askServer } from './ask-server.js'
import { connectError, isServerFailure } from '../errors.js'

/** The wait between two rounds of questions. */
export const ROUND_MILLIS = 500
const MAX_START_MILLIS = 60_000

/** A server in recovery, such as a standby, accepts no writes, and neither does one that is set to be read-only. */
const ACCEPTS_WRITES = `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writes`

/**
 * Returns the URL of the server of a database that accepts writes; undefined if none responds so. A database on one host
 * has one server, which is not asked.
 */
export async function findPrimary(databaseUrl: string): Promise<string | undefined> {
  const urls = serverUrls(databaseUrl)
  if (urls.length === 1) return urls[0]
  const results = await Promise.allSettled(urls.map(acceptsWrites))
  return urls.find((_, index) => isYes(results[index]))
}

/**
 * Waits until a server of a database accepts writes, for at most a minute: a database may start together with the service.
 * Connecting then fails if none does. Another failure, such as a wrong password, ends the wait.
 */
export async function untilPrimaryResponds(
  databaseUrl: string,
  warn: (text: string) => void,
): Promise<void> {
  const endAt = Date.now() + MAX_START_MILLIS
  let hasWarned = false
  while (Date.now() < endAt) {
    const results = await Promise.allSettled(serverUrls(databaseUrl).map(acceptsWrites))
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    )
    if (results.some(isYes) || !reasons.every(isServerFailure)) return
    const reason = reasons[0] ?? 'it accepts no writes'
    if (!hasWarned)
      warn(`Waiting for the database, up to a minute. ${connectError(reason).message}`)
    hasWarned = true
    await setTimeout(ROUND_MILLIS)
  }
}

const isYes = (result: PromiseSettledResult<boolean> | undefined): boolean =>
  result?.status === 'fulfilled' && result.value

async function acceptsWrites(url: string): Promise<boolean> {
  const row = await askServer<{ writes: boolean }>(url, ACCEPTS_WRITES)
  return row?.writes === true
}
