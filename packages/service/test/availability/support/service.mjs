// Processes of the service, as an installation runs them in production.
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bundleServiceProgram } from '../../support/program/bundle-program.mjs'
import { freePort } from '../../../../../scripts/start/free-port.mjs'
import { untilTrue } from './postgres.mjs'

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url))

/** The project whose users the scripts sign in. */
export const PROJECT = {
  id: '0b8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d',
  key: 'pck_availability',
  // In production, a secret key must not be easy to guess.
  serverKey: `ssk_${randomUUID()}`,
  origin: 'https://app.example.com',
}

/** Limits that one machine with all users would reach. */
const ENOUGH = 1_000_000

const config = {
  mode: 'production',
  publicUrl: 'https://auth.example.com',
  trustedProxies: 1,
  limits: {
    emailsPerClient: ENOUGH,
    emailsPerRecipient: ENOUGH,
    refreshesPerSession: ENOUGH,
    writesPerUser: ENOUGH,
  },
  projects: [
    {
      id: PROJECT.id,
      displayName: 'Shop',
      domains: [{ domain: PROJECT.origin }],
      keys: { publishableClientKey: PROJECT.key, secretServerKey: PROJECT.serverKey },
      config: { proofOfWork: 'off' },
    },
  ],
}

/**
 * Bundles the service from its sources, with its configuration.
 *
 * @param {{ migration?: { tag: string, sql: string } }} [options] a migration that a newer version has in addition
 */
export async function buildVersion({ migration } = {}) {
  const folder = join(packageFolder, 'node_modules', '.cache', `availability-${randomUUID()}`)
  // The program finds its package by name.
  const installed = join(folder, 'node_modules', '@latchkey', 'service')
  await mkdir(installed, { recursive: true })
  for (const name of ['package.json', 'migrations'])
    await cp(join(packageFolder, name), join(installed, name), { recursive: true })
  await symlink(join(packageFolder, 'dev-pages'), join(installed, 'dev-pages'))
  if (migration !== undefined) await addMigration(join(installed, 'migrations'), migration)
  const file = join(folder, 'bin.mjs')
  await bundleServiceProgram(file)
  await writeFile(join(folder, 'latchkey.config.json'), JSON.stringify(config))
  return { file, folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** @typedef {Awaited<ReturnType<typeof buildVersion>>} Version */

/** @param {string} folder @param {{ tag: string, sql: string }} migration */
async function addMigration(folder, { tag, sql }) {
  const journalFile = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag })
  await writeFile(journalFile, JSON.stringify(journal))
  await writeFile(join(folder, `${tag}.sql`), sql)
}

/** @returns {NodeJS.ProcessEnv} the environment without the settings of another service */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !name.startsWith('LATCHKEY_') && name !== 'DATABASE_URL',
    ),
  )

/** @param {Version} version @param {string[]} args @param {Record<string, string>} variables */
const startProgram = ({ file, folder }, args, variables) =>
  spawn(process.execPath, [file, ...args], {
    cwd: folder,
    env: { ...environment(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** The same for a process that cannot write a byte into a file. @type {typeof startProgram} */
const startOnFullDisk = ({ file, folder }, args, variables) =>
  spawn(
    'sh',
    ['-c', `trap '' XFSZ; ulimit -f 0; exec "$@"`, 'sh', process.execPath, file, ...args],
    {
      cwd: folder,
      env: { ...environment(), ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )

/** @typedef {{ variables?: Record<string, string>, hasDisk?: boolean }} ProcessOptions */

/**
 * Prepares processes of the service on one database.
 *
 * @param {string} databaseUrl
 * @param {Record<string, string>} [variables] more settings of all processes
 */
export function openInstallation(databaseUrl, variables = {}) {
  const shared = {
    DATABASE_URL: databaseUrl,
    LATCHKEY_ENCRYPTION_KEY: randomBytes(32).toString('hex'),
    ...variables,
  }
  return {
    /** Runs a command, and rejects with its output if it fails. */
    runCommand: async (/** @type {Version} */ version, /** @type {string[]} */ args) => {
      const child = startProgram(version, args, shared)
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (output += chunk))
      const [code] = await once(child, 'close')
      if (code !== 0) throw new Error(output)
    },
    /** Prepares a process with a port of its own. */
    openProcess: async (
      /** @type {ProcessOptions} */ { variables: own = {}, hasDisk = true } = {},
    ) => openProcess({ ...shared, ...own, LATCHKEY_PORT: `${await freePort()}` }, hasDisk),
  }
}

/** @param {Record<string, string>} variables @param {boolean} hasDisk */
function openProcess(variables, hasDisk) {
  const port = Number(variables['LATCHKEY_PORT'])
  const url = `http://127.0.0.1:${port}`
  let output = ''
  /** @type {{ child: import('node:child_process').ChildProcess, ended: Promise<unknown> } | undefined} */
  let running
  const readiness = async () => {
    const response = await fetch(`${url}/health/ready`).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    return response?.status
  }
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    running?.child.kill(signal)
    await running?.ended
    running = undefined
  }
  return {
    port,
    url,
    readiness,
    pid: () => running?.child.pid ?? 0,
    /** Returns its output so far. */
    output: () => output,
    /** Starts it without waiting. */
    begin: (/** @type {Version} */ version) => {
      const child = (hasDisk ? startProgram : startOnFullDisk)(version, [], variables)
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (output += chunk))
      running = { child, ended: once(child, 'close') }
      const { ended } = running
      return { ended, ready: untilReady(readiness, ended, () => output) }
    },
    /** Ends it as a supervisor does: it drains, and finishes its requests. */
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** @typedef {ReturnType<typeof openProcess>} ServiceProcess */

/**
 * @param {() => Promise<number | undefined>} readiness
 * @param {Promise<unknown>} ended
 * @param {() => string} output
 */
async function untilReady(readiness, ended, output) {
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  await untilTrue(async () => hasEnded || (await readiness()) === 200)
  if (hasEnded) throw new Error(`The service ended:\n${output()}`)
}

/** Proxies ask every second whether a process is ready, as the guide configures them. */
const PROBE_MILLIS = 3_000

/**
 * Restarts processes one after the other, each once the one before is ready and the proxy has noticed it.
 *
 * @param {readonly ServiceProcess[]} processes
 * @param {Version} version
 */
export async function restartInTurn(processes, version) {
  for (const service of processes) {
    await service.stop()
    await service.begin(version).ready
    await setTimeout(PROBE_MILLIS)
  }
}
