// Starts Postgres and PgBouncer for tests. Both refuse to run as root.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../../../../scripts/start/free-port.mjs'

/** The superuser of the servers. */
export const USER = 'latchkey'

/** The user ID of the account without rights on Linux. */
const UNPRIVILEGED_ID = 65_534
const isRoot = process.getuid?.() === 0

/** The account that runs the programs. */
export const identity = isRoot ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {}

/** Gives a folder to the account that runs the programs. */
export const giveAway = async (/** @type {string} */ folder) => {
  if (isRoot) await chown(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID)
}

/**
 * Starts a program, and resolves once it has logged a text. Rejects with its log if it ends before.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ text: string, cwd: string }} options
 */
async function startUntilLogged(program, args, { text, cwd }) {
  const child = spawn(program, args, { ...identity, cwd, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  let log = ''
  const ready = new Promise((resolve) => {
    child.stderr.on('data', (/** @type {Buffer} */ chunk) => {
      log += chunk
      if (log.includes(text)) resolve(undefined)
    })
  })
  const failed = ended.then(() => {
    throw new Error(`The program ended before it was ready:\n${log}`)
  })
  await Promise.race([ready, failed])
  return {
    pid: child.pid ?? 0,
    signal: (/** @type {NodeJS.Signals} */ signal) => child.kill(signal),
    end: async (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal)
      await ended
    },
  }
}

/**
 * Starts a server of Postgres on the files of a folder.
 *
 * @param {string} programs the folder of the programs
 * @param {string} folder the data folder
 * @param {{ port: number, settings?: readonly string[] }} options settings such as `synchronous_commit=on`
 */
export async function startServer(programs, folder, { port, settings = [] }) {
  const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
  const { pid, end } = await startUntilLogged(
    join(programs, 'postgres'),
    ['-D', folder, '-p', `${port}`, ...own.flatMap((setting) => ['-c', setting])],
    { text: 'ready to accept', cwd: '/' },
  )
  return {
    pid,
    /** Ends connections instead of waiting for them. */
    stop: () => end('SIGINT'),
    /** Ends it without any warning, as a machine that fails. */
    kill: () => end('SIGKILL'),
  }
}

/** The URL of the database `postgres` behind a port. */
export const databaseUrlAt = (/** @type {number} */ port) =>
  `postgres://${USER}@127.0.0.1:${port}/postgres`

/**
 * Starts the PgBouncer of this machine in transaction mode, in front of a server.
 *
 * @param {string} folder an empty folder
 * @param {{ serverPort: number, settings: readonly string[] }} options
 */
export async function startPgBouncer(folder, { serverPort, settings }) {
  await giveAway(folder)
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const write = (/** @type {number} */ to) =>
    writeFile(
      file,
      [
        '[databases]',
        `* = host=127.0.0.1 port=${to} user=${USER}`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${port}`,
        'unix_socket_dir =',
        'auth_type = any',
        'pool_mode = transaction',
        ...settings,
        '',
      ].join('\n'),
    )
  await write(serverPort)
  const { signal, end } = await startUntilLogged('pgbouncer', [file], {
    text: 'process up',
    cwd: '/',
  })
  return {
    port,
    /** Moves it to another server, as the tool that promotes a standby does. */
    moveTo: async (/** @type {number} */ otherPort) => {
      await write(otherPort)
      signal('SIGHUP')
    },
    stop: () => end('SIGTERM'),
  }
}
