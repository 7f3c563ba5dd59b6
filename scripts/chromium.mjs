// Finds and starts the browser of the tests and the screenshots.
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { unpackChromium } from './chromium/unpack.mjs'

/** @typedef {{ executablePath: string, args: string[], env: Record<string, string> }} Browser */

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const systemPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

// Root has no sandbox and a container has a small /dev/shm. The other options prevent requests of Chromium
// itself, which are slow and fill the log on a machine without internet access.
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const notFound = `No Chromium was found. Either
  - install Chromium or Google Chrome with your system's package manager, or
  - run "npx playwright install chromium", or
  - set CHROMIUM_PATH to the executable of a Chromium you have.`

/** @param {string} path */
const canRun = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

/** @param {string[]} paths */
const firstRunnable = async (paths) => {
  for (const path of paths) if (await canRun(path)) return path
  return undefined
}

/** @param {string | undefined} path the PATH variable */
export const systemCandidates = (path) => [
  ...(path ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => systemNames.map((name) => join(folder, name))),
  ...systemPaths,
]

/** @param {string} path */
const fromVariable = async (path) => {
  if (await canRun(path)) return path
  throw new Error(
    `CHROMIUM_PATH is set to "${path}", which is no executable file. Correct it, or unset it.`,
  )
}

/** @param {NodeJS.ProcessEnv} env */
const locate = async (env) => {
  if (env.CHROMIUM_PATH) return { executablePath: await fromVariable(env.CHROMIUM_PATH), env: {} }
  // The npm package comes before a system browser, so that the same build runs everywhere.
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium()
  const path = await firstRunnable([...systemCandidates(env.PATH), chromium.executablePath()])
  if (path === undefined) throw new Error(notFound)
  return { executablePath: path, env: {} }
}

/** @param {NodeJS.ProcessEnv} env @returns {Record<string, string>} */
const definedOnly = (env) =>
  Object.fromEntries(Object.entries(env).flatMap(([key, value]) => (value ? [[key, value]] : [])))

/**
 * Finds a Chromium, unpacking the one from npm when needed. The result can be passed to Playwright as
 * `launchOptions`; `env` is the whole environment of the browser.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Browser>}
 */
export const findChromium = async (env = process.env) => {
  const browser = await locate(env)
  return {
    executablePath: browser.executablePath,
    args,
    env: { ...definedOnly(env), ...browser.env },
  }
}

/**
 * Starts a headless Chromium under playwright-core. The caller closes it.
 *
 * @param {import('playwright-core').LaunchOptions} [options]
 */
export const launch = async (options = {}) =>
  chromium.launch({ ...(await findChromium()), ...options })
