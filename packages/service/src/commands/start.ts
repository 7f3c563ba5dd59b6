import { createService } from '../service.js'
import type { Command } from './command.js'
import { onOrphaned } from './on-orphaned.js'

/** Puts the service on its port, and stops it gracefully on SIGINT and SIGTERM, npm's own included. */
export const start: Command = async (config) => {
  const service = createService({ ...config, ownsProcess: true })
  // An embedded database that was discarded leaves timers, which would keep the process.
  const stop = () => void service.close().finally(() => process.exit())
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
