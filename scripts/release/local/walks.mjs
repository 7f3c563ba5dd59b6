import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signUp } from '../../install/sign-up.mjs'
import { untilAnswered } from '../../start/answer.mjs'
import { readGuide } from './guide.mjs'

/** @import { GuideStep } from './guide.mjs' */

/**
 * The steps of a new user in an empty folder.
 *
 * @typedef {object} Walk
 * @property {string} name
 * @property {() => Promise<GuideStep[]>} steps the last one starts the app
 * @property {(folder: string) => Promise<void>} [edit] what the guide says in words, before the app is started
 * @property {(url: () => Promise<string>) => Promise<void>} check
 */

const COMPILE_PATIENCE_MILLIS = 300_000

/**
 * Returns a check that signs a user up, and waits for a page that shows the user's address.
 *
 * @param {string} path the page
 * @returns {Walk['check']}
 */
const signUpAndOpen = (path) => async (url) => {
  const origin = await url()
  // The first request compiles the page, which takes long on a busy machine.
  await untilAnswered(`${origin}/handler/sign-up`, {
    signal: new AbortController().signal,
    patience: COMPILE_PATIENCE_MILLIS,
  })
  await signUp(origin, path)
}

/** @param {string} folder */
const emptyStyles = (folder) => writeFile(join(folder, 'src', 'index.css'), '')

/** @param {string} folder */
const proxyToServer = async (folder) => {
  const file = join(folder, 'vite.config.ts')
  const text = await readFile(file, 'utf8')
  const line = "  server: { proxy: { '/api': 'http://localhost:3000' } },"
  await writeFile(file, text.replace(/^ {2}plugins: .*$/m, `$&\n${line}`))
}

/** @param {string} url @param {number} status */
const untilStatus = async (url, status) => {
  const deadline = AbortSignal.timeout(60_000)
  while (!deadline.aborted) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.status === status) return
    await sleep(100)
  }
  throw new Error(`${url} did not respond with status ${status}.`)
}

/** @param {string} template @returns {Walk} */
const createWith = (template) => ({
  name: `create-latchkey ${template}`,
  steps: async () => [
    { command: `npm create -y latchkey@latest my-app -- --template ${template}` },
    { command: 'cd my-app' },
    { command: 'npx latchkey dev -- npm run dev' },
  ],
  check: signUpAndOpen('/handler/account-settings'),
})

/** @type {Walk[]} */
export const walks = [
  {
    name: 'quickstart',
    steps: () => readGuide('docs/quickstart.md'),
    edit: emptyStyles,
    check: signUpAndOpen('/'),
  },
  createWith('vite'),
  createWith('next'),
  {
    name: 'guide Next.js',
    steps: () => readGuide('docs/guides/next.md'),
    check: signUpAndOpen('/members'),
  },
  {
    name: 'guide Hono',
    steps: () => readGuide('docs/guides/hono.md'),
    edit: async (folder) => {
      await emptyStyles(folder)
      await proxyToServer(folder)
    },
    check: signUpAndOpen('/'),
  },
  {
    name: 'guide Express',
    steps: () => readGuide('docs/guides/express.md'),
    // The guide requests it in a second terminal.
    check: () => untilStatus('http://localhost:3000/me', 401),
  },
]
