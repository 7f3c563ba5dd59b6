import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../start/free-port.mjs'
import { giveAway, identity, untilLogged } from './postgres.mjs'

/** @typedef {import('./postgres.mjs').Server} Server */

/** @param {{ port: number, server: Server }} options */
const settings = ({ port, server }) =>
  [
    '[databases]',
    `* = host=127.0.0.1 port=${server.port} user=latchkey`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 20',
    // Without these, PgBouncer waits 15 seconds after a failure of the server.
    'server_login_retry = 1',
    'server_connect_timeout = 2',
    '',
  ].join('\n')

/**
 * Starts PgBouncer in transaction mode in front of a server.
 *
 * @param {string} folder
 * @param {Server} server
 */
export async function startPgBouncer(folder, server) {
  await mkdir(folder, { recursive: true })
  await giveAway(folder)
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, settings({ port, server }))
  const pooler = spawn('pgbouncer', [file], { ...identity, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(pooler, 'exit')
  await untilLogged(pooler.stderr, /process up/, ended)
  return {
    databaseUrl: `postgres://latchkey@127.0.0.1:${port}/postgres`,
    /** Moves it to another server, as the tool that promotes a standby does. */
    moveTo: async (/** @type {Server} */ other) => {
      await writeFile(file, settings({ port, server: other }))
      pooler.kill('SIGHUP')
    },
    stop: async () => {
      pooler.kill('SIGTERM')
      await ended
    },
  }
}
