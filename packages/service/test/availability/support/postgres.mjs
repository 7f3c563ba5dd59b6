// Real Postgres servers on this machine: the programs of the distribution, with the settings of a production server.
import { execFile } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import {
  databaseUrlAt,
  giveAway,
  identity,
  startServer,
  USER,
} from '../../support/database/database-programs.mjs'
import { freePort } from '../../../../../scripts/start/free-port.mjs'

const run = promisify(execFile)
/** Debian has the programs of each version in a folder of its own. */
const DEBIAN = '/usr/lib/postgresql'

/** @returns {Promise<string>} the folder of the programs of the newest Postgres */
export async function findPrograms() {
  const versions = await readdir(DEBIAN).catch(() => [])
  const [newest] = versions.map(Number).toSorted((a, b) => b - a)
  if (newest !== undefined) return join(DEBIAN, `${newest}`, 'bin')
  const { stdout } = await run('pg_config', ['--bindir']).catch(() => {
    throw new Error('Postgres is not installed. On Debian and Ubuntu: apt-get install postgresql.')
  })
  return stdout.trim()
}

/**
 * Runs SQL on a server, on a connection of its own.
 *
 * @param {string} databaseUrl
 * @param {string} statement
 * @returns {Promise<any[]>} its rows
 */
export async function query(databaseUrl, statement) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/**
 * Creates the files of a server.
 *
 * @param {string} folder the data folder
 */
export async function createServer(folder) {
  const programs = await findPrograms()
  const init = ['--pgdata', folder, '--username', USER, '--auth=trust', '--encoding=UTF8']
  await run(join(programs, 'initdb'), [...init, '--locale=C', '--data-checksums'], {
    ...identity,
    cwd: '/',
  })
  return openServer(folder)
}

/**
 * Copies a running server into the data folder of a standby.
 *
 * @param {Server} primary
 * @param {string} folder
 */
async function createStandby(primary, folder) {
  const programs = await findPrograms()
  const source = ['--host=127.0.0.1', `--port=${primary.port}`, `--username=${USER}`]
  await run(
    join(programs, 'pg_basebackup'),
    [`--pgdata=${folder}`, ...source, '--checkpoint=fast'],
    { ...identity, cwd: '/' },
  )
  await writeFile(join(folder, 'standby.signal'), '')
  return openServer(folder)
}

/** @typedef {Awaited<ReturnType<typeof openServer>>} Server */

/**
 * Runs the server of a data folder.
 *
 * @param {string} folder
 */
async function openServer(folder) {
  const programs = await findPrograms()
  const port = await freePort()
  /** @type {Awaited<ReturnType<typeof startServer>> | undefined} */
  let running
  return {
    folder,
    port,
    databaseUrl: databaseUrlAt(port),
    pid: () => running?.pid ?? 0,
    /** @param {readonly string[]} settings such as `synchronous_commit=on` */
    start: async (settings = []) => {
      running = await startServer(programs, folder, { port, settings })
    },
    stop: async () => running?.stop(),
    kill: async () => running?.kill(),
  }
}

/** The setting by which a standby receives the changes of a primary. */
const follows = (/** @type {Server} */ { port }) =>
  `primary_conninfo=host=127.0.0.1 port=${port} user=${USER} application_name=standby`

/** Starts a primary, and a standby that has each change before it is acknowledged. */
export async function startPair(/** @type {string} */ folder) {
  await mkdir(folder, { recursive: true })
  await giveAway(folder)
  const primary = await createServer(join(folder, 'primary'))
  await primary.start(['wal_log_hints=on'])
  const standby = await createStandby(primary, join(folder, 'standby'))
  await standby.start([follows(primary)])
  await query(primary.databaseUrl, `alter system set synchronous_standby_names = 'standby'`)
  await query(primary.databaseUrl, 'select pg_reload_conf()')
  await untilTrue(async () => {
    const rows = await query(primary.databaseUrl, 'select sync_state from pg_stat_replication')
    return rows.some(({ sync_state: state }) => state === 'sync')
  })
  const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`)
  return {
    primary,
    standby,
    databaseUrl: `postgres://${USER}@${hosts.join(',')}/postgres?target_session_attrs=read-write`,
    stop: () => Promise.all([primary.stop(), standby.stop()]),
  }
}

/**
 * Makes a server that was demoted a standby of the other one, with the same data folder.
 *
 * @param {Server} server
 * @param {Server} primary
 */
export async function restartAsStandby(server, primary) {
  const programs = await findPrograms()
  await server.stop()
  await run(
    join(programs, 'pg_rewind'),
    [
      `--target-pgdata=${server.folder}`,
      `--source-server=host=127.0.0.1 port=${primary.port} user=${USER} dbname=postgres`,
    ],
    { ...identity, cwd: '/' },
  )
  await writeFile(join(server.folder, 'standby.signal'), '')
  await server.start([follows(primary)])
}

const POLL_MILLIS = 50
const PATIENCE_MILLIS = 60_000

/**
 * Waits for a state, for at most a minute.
 *
 * @param {() => Promise<boolean>} isTrue
 */
export async function untilTrue(isTrue) {
  const endAt = Date.now() + PATIENCE_MILLIS
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > endAt)
      throw new Error(`This did not become true within a minute: ${isTrue.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MILLIS))
  }
}

/** Removes a folder of servers that have ended. */
export const removeFolder = (/** @type {string} */ folder) =>
  rm(folder, { recursive: true, force: true })
