// The kit, bundled from its sources, and the users and servers of an app that use it.
import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { PROJECT } from './service.mjs'

const packageFolder = fileURLToPath(new URL('../../../../core', import.meta.url))
const PASSWORD = 'correct horse battery staple'
const BASE_URL = 'https://auth.example.com'

/**
 * @typedef {{
 *   ClientApp: typeof import('../../../../core/src/index.js').ClientApp,
 *   ServerApp: typeof import('../../../../core/src/server.js').ServerApp,
 *   queryOf: typeof import('../../../../core/src/query.js').queryOf,
 * }} Kit
 */

/** Bundles and imports the client. @returns {Promise<Kit>} */
export async function loadKit() {
  const outfile = join(packageFolder, 'node_modules', '.cache', `availability-${randomUUID()}.mjs`)
  await build({
    stdin: {
      contents: `
        export { ClientApp } from './src/index.ts'
        export { ServerApp } from './src/server.ts'
        export { queryOf } from './src/query.ts'`,
      resolveDir: packageFolder,
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@latchkey/source'],
  })
  try {
    return await import(pathToFileURL(outfile).href)
  } finally {
    await rm(outfile)
  }
}

/**
 * @typedef {ReturnType<typeof import('./virtual-time.mjs').createVirtualTime>} VirtualTime
 * @typedef {Awaited<ReturnType<typeof signUp>>} Visitor
 */

/** The parts of a page whose cookies are in memory. */
function pageParts() {
  /** @type {Map<string, string>} */
  const cookies = new Map()
  let href = `${PROJECT.origin}/`
  return {
    cookies: {
      read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      write: (/** @type {string} */ name, /** @type {string} */ value) =>
        void cookies.set(name, value),
      remove: (/** @type {string} */ name) => void cookies.delete(name),
      // No other tab changes them.
      subscribe: () => () => {},
    },
    navigation: {
      href: () => href,
      go: () => {},
      goWithoutReferrer: () => {},
      rewrite: (/** @type {string} */ url) => void (href = new URL(url, href).href),
      isFramed: () => false,
    },
  }
}

/**
 * Sends a request. A browser repeats a read on another connection if the first one had been closed while it was idle
 * (RFC 9112, section 9.3.1), which Node does not.
 *
 * @param {string} url
 * @param {RequestInit} init
 */
const fetchAsBrowser = (url, init) =>
  fetch(url, init).catch((/** @type {Error & { cause?: { code?: string } }} */ error) => {
    const isClosed = ['ECONNRESET', 'UND_ERR_SOCKET'].includes(error.cause?.code ?? '')
    if (isClosed && init.method === 'GET') return fetch(url, init)
    throw error
  })

/**
 * Signs a user up in a browser of its own, which shows the user and the teams. Half of the browsers keep the session in cookies,
 * the others in memory.
 *
 * @param {Kit} kit
 * @param {VirtualTime} time
 * @param {string} serviceUrl
 * @param {number} number
 */
export async function signUp({ ClientApp, queryOf }, time, serviceUrl, number) {
  const page = pageParts()
  /** @type {number[]} */
  const refreshes = []
  let signOuts = 0
  const app = new ClientApp({
    baseUrl: BASE_URL,
    projectId: PROJECT.id,
    publishableClientKey: PROJECT.key,
    tokenStore: number % 2 === 0 ? 'cookie' : 'memory',
    redirectMethod: 'none',
    // The limits of the service are those of one network.
    extraRequestHeaders: {
      'X-Forwarded-For': `198.51.${Math.floor(number / 250)}.${number % 250}`,
    },
    platform: {
      kind: 'browser',
      ...page,
      isOnline: () => true,
      report: () => {},
      ...time.platform((url, init) => {
        if (url.endsWith('/auth/oauth/token')) refreshes.push(time.now())
        return fetchAsBrowser(url.replace(BASE_URL, serviceUrl), init)
      }),
    },
  })
  const result = await app.signUpWithPassword({
    email: `user-${number}-${randomUUID()}@example.com`,
    password: PASSWORD,
    callbackUrl: `${PROJECT.origin}/verify`,
    noRedirect: true,
  })
  if (result.status === 'error') throw result.error
  const user = await app.getUser({ or: 'throw' })
  const queries = [app.user, queryOf(app, user, 'listTeams')]
  for (const query of queries) query.subscribe(() => {})
  await Promise.all(queries.map((query) => query.load()))
  app.onAuthStateChange(({ status }) => {
    if (status === 'signed-out') signOuts += 1
  })
  return {
    app,
    user,
    accessToken: String((await user.getAuthJson()).accessToken),
    refreshes,
    countSignOuts: () => signOuts,
    isFresh: () => queries.every((query) => query.get().status === 'ready'),
  }
}

/**
 * Opens a server of the app, which accepts expired tokens for an hour.
 *
 * @param {Kit} kit
 * @param {VirtualTime} time
 * @param {{ serviceUrl: string, secretServerKey: string, keyFile: string }} options
 */
export function openAppServer({ ServerApp }, time, { serviceUrl, secretServerKey, keyFile }) {
  return new ServerApp({
    baseUrl: BASE_URL,
    projectId: PROJECT.id,
    secretServerKey,
    outageGrace: 3_600,
    keyStore: {
      get: () => readFile(keyFile, 'utf8').catch(() => null),
      set: (keys) => writeFile(keyFile, keys),
    },
    platform: {
      report: () => {},
      ...time.platform((url, init) => fetch(url.replace(BASE_URL, serviceUrl), init)),
    },
  })
}
