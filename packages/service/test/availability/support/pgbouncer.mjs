import { mkdir } from 'node:fs/promises'
import {
  databaseUrlAt,
  startPgBouncer as start,
} from '../../support/database/database-programs.mjs'

/** @typedef {import('./postgres.mjs').Server} Server */

const settings = [
  'default_pool_size = 20',
  // Without these, PgBouncer waits 15 seconds after a failure of the server.
  'server_login_retry = 1',
  'server_connect_timeout = 2',
]

/**
 * Starts PgBouncer in transaction mode in front of a server.
 *
 * @param {string} folder
 * @param {Server} server
 */
export async function startPgBouncer(folder, server) {
  await mkdir(folder, { recursive: true })
  const { port, moveTo, stop } = await start(folder, { serverPort: server.port, settings })
  return {
    databaseUrl: databaseUrlAt(port),
    /** Moves it to another server, as the tool that promotes a standby does. */
    moveTo: (/** @type {Server} */ other) => moveTo(other.port),
    stop,
  }
}
