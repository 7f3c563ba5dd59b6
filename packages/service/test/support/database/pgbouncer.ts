import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../../../scripts/start/free-port.mjs'
import { UNPRIVILEGED_ID, untilLogged } from './postgres.js'

export interface PgBouncer {
  /** Returns the URL of a database of the server, through PgBouncer. */
  through(databaseUrl: string): string
  stop(): Promise<void>
}

export const isPgBouncerInstalled = (): boolean =>
  spawnSync('pgbouncer', ['--version']).error === undefined

/**
 * Starts the PgBouncer of this machine in transaction mode, in front of a server: after each transaction, the next one of
 * a client can run on another connection. Version 1.21 and later also support prepared statements; this one is set up
 * without them, as older versions are.
 */
export async function startPgBouncer(serverUrl: string): Promise<PgBouncer> {
  const { hostname, port: serverPort, username } = new URL(serverUrl)
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-pgbouncer-'))
  const settings = join(folder, 'pgbouncer.ini')
  const port = await freePort()
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'max_client_conn = 1000',
    'default_pool_size = 5',
  ]
  await writeFile(settings, `${lines.join('\n')}\n`)
  const isRoot = process.getuid?.() === 0
  if (isRoot) await chown(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID)
  const pooler = spawn('pgbouncer', [settings], {
    ...(isRoot && { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID }),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(pooler, 'exit')
  await untilLogged(pooler.stderr, 'process up', ended)
  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl)
      url.port = String(port)
      return url.href
    },
    async stop() {
      pooler.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
