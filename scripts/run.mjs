// Runs every `npm` command: it installs the dependencies of a new clone, then runs scripts/<task>.mjs. It
// runs before anything is installed, so it imports only modules of Node.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const lockFile = join(root, 'pnpm-lock.yaml')
// A copy of the lockfile of the last installation. It is in node_modules, so it is deleted together with
// that folder.
const installedLockFile = join(root, 'node_modules', '.installed-lock.yaml')

const assertNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(`Node 20.19 or newer is needed, and this is ${process.versions.node}.`)
}

const prepareEnvironment = () => {
  process.chdir(root)
  process.env.PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  process.env.TURBO_TELEMETRY_DISABLED = '1'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  process.env.DO_NOT_TRACK = '1'
}

/**
 * Calls back when the parent process has ended. npm starts this program through a shell, and a signal sent
 * to npm ends that shell without reaching this program.
 *
 * @param {() => void} callback
 */
const onOrphaned = (callback) => {
  const parent = process.ppid
  return setInterval(() => process.ppid === parent || callback(), 250)
}

/**
 * Runs a program in the foreground and forwards the stop signals of this process to it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code, as a shell reports it
 */
const run = async (command, args, options) => {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  const watch = onOrphaned(() => forward('SIGTERM'))
  const [code, signal] = /** @type {[number | null, NodeJS.Signals | null]} */ (
    await once(child, 'exit')
  )
  clearInterval(watch)
  process.off('SIGINT', forward).off('SIGTERM', forward)
  return code ?? 128 + (signal ? constants.signals[signal] : 0)
}

/** @param {string} path */
const readIfThere = (path) => readFile(path, 'utf8').catch(() => undefined)

const isInstalled = async () =>
  (await readIfThere(lockFile)) === (await readIfThere(installedLockFile))

const install = async () => {
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const pnpm = `pnpm@${devDependencies.pnpm}`
  // npx is a .cmd file on Windows, which only a shell can run.
  const shell = process.platform === 'win32'
  const code = await run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], { shell })
  if (code !== 0) throw new Error('The dependencies could not be installed; see above.')
  await copyFile(lockFile, installedLockFile)
}

const main = async () => {
  const [task = '', ...rest] = process.argv.slice(2)
  const program = join('scripts', `${task}.mjs`)
  if (!existsSync(join(root, program)))
    throw new Error(`There is no ${program}. The commands of package.json name each task.`)
  assertNode()
  prepareEnvironment()
  if (!(await isInstalled())) await install()
  process.exitCode = await run(process.execPath, [program, ...rest])
}

main().catch((/** @type {Error} */ error) => {
  console.error(error.message)
  process.exitCode = 1
})
