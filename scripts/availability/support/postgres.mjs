// Real Postgres servers on this machine: the programs of the distribution, with the settings of a production server.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../start/free-port.mjs'

const run = promisify(execFile)
const USER = 'latchkey'
/** The user ID of the account without rights on Linux. Postgres and PgBouncer refuse to run as root. */
const UNPRIVILEGED_ID = 65_534
const isRoot = process.getuid?.() === 0

/** How programs run that refuse to run as root. */
export const identity = isRoot ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {}

/** Gives a folder to the account that runs the servers. */
export const giveAway = async (/** @type {string} */ folder) => {
  if (isRoot) await chown(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID)
}

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
  /** @type {{ child: import('node:child_process').ChildProcess, ended: Promise<unknown> } | undefined} */
  let running
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    running?.child.kill(signal)
    await running?.ended
    running = undefined
  }
  return {
    folder,
    port,
    databaseUrl: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    pid: () => running?.child.pid ?? 0,
    /** @param {readonly string[]} settings such as `synchronous_commit=on` */
    start: async (settings = []) => {
      const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
      const child = spawn(
        join(programs, 'postgres'),
        ['-D', folder, '-p', `${port}`, ...own.flatMap((setting) => ['-c', setting])],
        { ...identity, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
      )
      running = { child, ended: once(child, 'exit') }
      await untilLogged(child.stderr, /ready to accept/, running.ended)
    },
    /** Ends connections instead of waiting for them. */
    stop: () => end('SIGINT'),
    /** Ends it without any warning, as a machine that fails. */
    kill: () => end('SIGKILL'),
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

/**
 * Resolves once a program has logged a text. Rejects with its log if it ends before.
 *
 * @param {NodeJS.ReadableStream | null} log
 * @param {RegExp} text
 * @param {Promise<unknown>} ended
 */
export async function untilLogged(log, text, ended) {
  let logged = ''
  const ready = new Promise((resolve) => {
    log?.on('data', (/** @type {Buffer} */ chunk) => {
      logged += chunk.toString()
      if (text.test(logged)) resolve(undefined)
    })
  })
  const failed = ended.then(() => {
    throw new Error(`The program ended before it was ready:\n${logged}`)
  })
  await Promise.race([ready, failed])
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
