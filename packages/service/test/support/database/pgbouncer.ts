import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPgBouncer as start } from './database-programs.mjs'

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
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-pgbouncer-'))
  const serverPort = Number(new URL(serverUrl).port)
  const settings = ['max_client_conn = 1000', 'default_pool_size = 5']
  const { port, stop } = await start(folder, { serverPort, settings })
  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl)
      url.port = String(port)
      return url.href
    },
    async stop() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
