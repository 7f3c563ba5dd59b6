// Finds and starts the browser of the tests and the screenshots.
import { constants, existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import { unpackChromium } from './chromium/unpack.mjs'

/** @typedef {{ executablePath?: string, channel?: string, args: string[], env: Record<string, string> }} Browser */

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

/** @param {string} path */
const fromVariable = async (path) => {
  try {
    await access(path, constants.X_OK)
  } catch {
    throw new Error(
      `CHROMIUM_PATH is set to "${path}", which is no executable file. Correct it, or unset it.`,
    )
  }
  return path
}

/** @param {NodeJS.ProcessEnv} env */
const locate = async (env) => {
  if (env.CHROMIUM_PATH) return { executablePath: await fromVariable(env.CHROMIUM_PATH), env: {} }
  // The npm package comes before a system browser, so that the same build runs everywhere.
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium()
  // Chromium of `npx playwright install chromium`, or Google Chrome, which Playwright finds where its installer puts it.
  const executablePath = chromium.executablePath()
  return existsSync(executablePath) ? { executablePath, env: {} } : { channel: 'chrome', env: {} }
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
  return { ...browser, args, env: { ...definedOnly(env), ...browser.env } }
}

/**
 * Starts a headless Chromium under playwright-core. The caller closes it.
 *
 * @param {import('playwright-core').LaunchOptions} [options]
 */
export const launch = async (options = {}) =>
  chromium.launch({ ...(await findChromium()), ...options })
