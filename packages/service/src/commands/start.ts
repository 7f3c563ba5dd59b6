import type { ServiceConfig } from '../config/config.js'
import { openDatabaseClock, type DatabaseClock } from '../db/database-clock.js'
import { untilPrimaryResponds } from '../db/server/find-primary.js'
import { untilAborted } from '../lib/shutdown.js'
import { createLogger } from '../observability/logger.js'
import { startTracing } from '../observability/tracing.js'
import { createService } from '../service.js'
import type { Command } from './command.js'

const NO_MAIL_SERVER =
  'No mail server is set: only projects with their own mail server send emails. Set smtp, such as with LATCHKEY_SMTP_HOST.'

const EXIT_MILLIS = 1000
const EXPORT_MILLIS = 2000

/**
 * Ends the process even if something, such as an unresponsive connection, would keep it alive after
 * closing.
 */
const exitSoon = () => void setTimeout(() => process.exit(), EXIT_MILLIS).unref()

/**
 * Serves the service on its port, and stops it gracefully on SIGINT and SIGTERM, also when npm receives
 * them.
 */
export const start: Command = async (config) => {
  const logger = createLogger(config.mode)
  const tracing = await startTracing(process.env)
  const clock = await openClock(config, logger.report)
  const service = createService({
    ...config,
    ...(clock && { now: clock.now }),
    tracing,
    ownsProcess: true,
  })
  const close = async () => {
    await service.close()
    clock?.stop()
    // The receiver of the spans may not respond.
    if (tracing !== undefined)
      await untilAborted(tracing.stop(), AbortSignal.timeout(EXPORT_MILLIS))
  }
  const stop = () => void close().finally(exitSoon)
  // Supervisors send SIGTERM, and people SIGINT.
  const drainAndStop = () => void service.drain().finally(stop)
  process.once('SIGINT', stop)
  process.once('SIGTERM', drainAndStop)
  onOrphaned(stop)
  try {
    const address = await service.listen()
    logger.info(`Latchkey service: ${address} (${config.mode})`)
    if (config.mode === 'production' && config.smtp === undefined) logger.report(NO_MAIL_SERVER)
    return ''
  } catch (error) {
    await close()
    throw error
  }
}

/** Waits for the database, and returns its clock. An embedded database has that of this machine. */
async function openClock(
  { databaseUrl }: ServiceConfig,
  report: (error: unknown) => void,
): Promise<DatabaseClock | undefined> {
  if (databaseUrl === undefined) return undefined
  await untilPrimaryResponds(databaseUrl, report)
  return openDatabaseClock(databaseUrl, { report })
}

const POLL_MILLIS = 250

/** Read at the start, because npm may end before the program starts to watch it. */
const parent = process.ppid

/**
 * Calls back when npm ends, if npm started the program: npm runs programs in a shell, and a signal sent to
 * npm ends that shell without reaching the program.
 */
function onOrphaned(callback: () => void): void {
  if (process.env['npm_command'] === undefined) return
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, POLL_MILLIS)
  timer.unref()
}
