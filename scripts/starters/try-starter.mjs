import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, cp } from 'node:fs/promises'
import { join } from 'node:path'
import { launch } from '../chromium.mjs'
import { mustRun, runCommand } from '../command.mjs'
import { inFreshFolder } from '../install/fresh-folder.mjs'

/** @typedef {import('./starters.mjs').Starter} Starter */
/** @typedef {{ name: string, failure?: string }} Result */

const email = 'ada@example.com'
const START_TIMEOUT_MS = 180_000
const PAGE_TIMEOUT_MS = 120_000

/** The addresses of development servers, but not the address of the service. */
const APP_URL = /Local:?\s+(http:\/\/(?:localhost|127\.0\.0\.1):\d+)/

/** Signs a new user up on the hosted page of a running app. @param {string} url */
const signUp = async (url) => {
  const browser = await launch()
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(PAGE_TIMEOUT_MS)
    await page.goto(`${url}/handler/sign-up`)
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL((address) => !address.pathname.startsWith('/handler/'))
    await page.goto(`${url}/handler/account-settings`)
    await page.getByText(email).first().waitFor({ state: 'attached' })
  } finally {
    await browser.close()
  }
}

/** Waits until the app prints its URL. @param {import('node:child_process').ChildProcess} child */
const readUrl = (child) =>
  new Promise((/** @type {(url: string) => void} */ resolve, reject) => {
    let output = ''
    const fail = (/** @type {string} */ reason) => reject(new Error(`${reason}\n${output}`))
    const timer = setTimeout(() => fail('The app printed no URL.'), START_TIMEOUT_MS)
    child.once('close', () => fail('The app ended.'))
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (/** @type {Buffer} */ chunk) => {
        output += chunk
        const url = APP_URL.exec(output)?.[1]
        if (url === undefined) return
        clearTimeout(timer)
        resolve(url)
      })
  })

/** Runs the app as the output of `latchkey init` says, and signs a user up. @param {string} folder @param {NodeJS.ProcessEnv} env */
const useApp = async (folder, env) => {
  const args = ['latchkey', 'dev', '--memory', '--', 'npm', 'run', 'dev']
  // In its own process group, which ends with all its children.
  const child = spawn('npx', args, { cwd: folder, env, detached: true })
  const ended = once(child, 'close')
  try {
    await signUp(await readUrl(child))
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

/** @param {Starter} starter @param {string} root @param {NodeJS.ProcessEnv} env @param {string} [from] */
const create = async ({ name, command, prepare }, root, env, from) => {
  const folder = join(root, 'app')
  if (from !== undefined) {
    await cp(join(from, name), folder, { recursive: true })
    return folder
  }
  const [file = '', ...args] = command
  const { output } = await runCommand(file, args, { cwd: root, env })
  // Some starters are complete although a later step, such as an installation of tools, has failed.
  await access(join(folder, 'package.json')).catch(() => assert.fail(output))
  await prepare?.(folder, (tool, toolArgs) => mustRun(tool, toolArgs, { cwd: folder, env }))
  return folder
}

/**
 * Creates a starter, adds Latchkey with `npx latchkey init --yes`, which also builds it, and signs a user up.
 *
 * @param {Starter} starter
 * @param {{ registry: string, cache: string, from: string | undefined }} options URL of the registry, the cache of npm, and a folder with
 *   starters that exist already
 * @returns {Promise<Result>}
 */
export const tryStarter = (starter, { registry, cache, from }) =>
  inFreshFolder(async (root) => {
    const env = {
      ...process.env,
      npm_config_registry: registry,
      npm_config_cache: cache,
      npm_config_yes: 'true',
      CI: '1',
      NO_COLOR: '1',
    }
    try {
      const folder = await create(starter, root, env, from)
      await mustRun('npx', ['-y', 'latchkey', 'init', '--yes'], { cwd: folder, env })
      await useApp(folder, env)
      return { name: starter.name }
    } catch (error) {
      return { name: starter.name, failure: error instanceof Error ? error.message : String(error) }
    }
  })
