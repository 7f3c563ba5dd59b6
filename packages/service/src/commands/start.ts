import { createService } from '../service.js'
import type { Command } from './command.js'
import { onOrphaned } from './on-orphaned.js'

const EXIT_MILLIS = 1000

/** Ends the process even if something that closing could not end, such as a silent connection, keeps it alive. */
const exitSoon = () => void setTimeout(() => process.exit(), EXIT_MILLIS).unref()

/** Puts the service on its port, and stops it gracefully on SIGINT and SIGTERM, npm's own included. */
export const start: Command = async (config) => {
  const service = createService({ ...config, ownsProcess: true })
  const stop = () => void service.close().finally(exitSoon)
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  onOrphaned(stop)
  try {
    const address = await service.listen()
    return `Latchkey service: ${address} (${config.mode})`
  } catch (error) {
    await service.close()
    throw error
  }
}
