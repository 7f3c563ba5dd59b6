import { askServer } from './server/ask-server.js'
import { findPrimary } from './server/find-primary.js'

const PAUSE_MILLIS = 60_000
/** Clocks that are set over the network differ by less. */
const MAX_DIFFERENCE_MILLIS = 5_000
/** A clock that is wrong by more would make the service delete sessions and events that have not expired. */
const MAX_CORRECTION_MILLIS = 86_400_000

/** A clock that processes on different machines share. */
export interface DatabaseClock {
  now(): number
  stop(): void
}

/**
 * Opens the clock of the process, which follows that of the database once they differ by more than five seconds. Otherwise, an access
 * token of a process whose clock is wrong would be rejected by the others, and its own would be by it. It follows no difference of more
 * than a day.
 *
 * @param now the clock of this machine
 */
export async function openDatabaseClock(
  databaseUrl: string,
  { now = Date.now, report }: { now?: () => number; report: (error: unknown) => void },
): Promise<DatabaseClock> {
  let offset = 0
  const read = async () => {
    // An outage is reported by the calls that it fails.
    const difference = await readDifference(databaseUrl, now).catch(() => undefined)
    if (difference === undefined) return
    const millis = Math.abs(difference)
    if (millis > MAX_CORRECTION_MILLIS) return report(tooDifferent(millis))
    const isWrong = millis > MAX_DIFFERENCE_MILLIS
    if (isWrong && offset === 0) report(wrongClock(difference))
    offset = isWrong ? difference : 0
  }
  await read()
  const timer = setInterval(() => void read(), PAUSE_MILLIS).unref()
  return { now: () => now() + offset, stop: () => clearInterval(timer) }
}

const wrongClock = (difference: number): Error =>
  new Error(
    `The clock of this machine is ${Math.round(Math.abs(difference) / 1000)} seconds ${difference > 0 ? 'slow' : 'fast'}, compared with that of the database, which the service uses instead. Set both with NTP.`,
  )

const tooDifferent = (millis: number): Error =>
  new Error(
    `The clocks of this machine and of the database differ by ${Math.round(millis / MAX_CORRECTION_MILLIS)} days, so one of them is wrong. The service keeps its own. Set both with NTP.`,
  )

const CLOCK = 'select extract(epoch from clock_timestamp())::float8 * 1000 as millis'

/**
 * Returns by how many milliseconds the clock of the database is at least ahead, or behind if that is less than 0. The database
 * responded at some time between the question and the end of the connection, which a busy process may notice late.
 */
async function readDifference(databaseUrl: string, now: () => number): Promise<number | undefined> {
  const url = await findPrimary(databaseUrl)
  if (url === undefined) return undefined
  const askedAt = now()
  const row = await askServer<{ millis: number }>(url, CLOCK)
  if (row === undefined) return undefined
  const [ahead, behind] = [Math.round(row.millis - now()), Math.round(row.millis - askedAt)]
  if (ahead > 0) return ahead
  return behind < 0 ? behind : 0
}
