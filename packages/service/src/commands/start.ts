import { createService } from '../service.js'
import type { Command } from './command.js'

/** Puts the service on its port, and stops it gracefully on SIGINT and SIGTERM. */
export const start: Command = async (config) => {
  const service = createService({ ...config, ownsProcess: true })
  const stop = () => void service.close()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    const address = await service.listen()
    return `Latchkey service: ${address} (${config.mode})`
  } catch (error) {
    await service.close()
    throw error
  }
}
