import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signUp } from '../../install/sign-up.mjs'
import { untilAnswered } from '../../start/answer.mjs'
import { readBlock, readGuide } from './guide.mjs'
import { connectMcpClient, signInTool } from './oauth-clients.mjs'

/** @import { GuideStep } from './guide.mjs' */

/**
 * The steps of a new user in an empty folder.
 *
 * @typedef {object} Walk
 * @property {string} name
 * @property {() => Promise<GuideStep[]>} steps the last one starts the app
 * @property {string} [starter] the folder that can replace the first step, for a starter that is not in the registry of npm
 * @property {(folder: string) => Promise<void>} [edit] what the guide says in words, before the app is started
 * @property {(url: () => Promise<string>, folder: string) => Promise<void>} check
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

/** Follows a guide after the quickstart, in the same folder. @param {string} page @returns {Pick<Walk, 'steps' | 'edit'>} */
const continueQuickstart = (page) => ({
  steps: async () => [
    ...(await readGuide('docs/quickstart.md')).slice(0, -1),
    ...(await readGuide(page)),
  ],
  edit: async (folder) => {
    await emptyStyles(folder)
    await writeFile(join(folder, '.env'), await readBlock(page, 'ini'))
  },
})

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

/** @param {string} page @param {string} path a page for signed-in users @returns {Pick<Walk, 'steps' | 'check'>} */
const follow = (page, path) => ({
  steps: () => readGuide(`docs/${page}.md`),
  check: signUpAndOpen(path),
})

/**
 * Follows the guide for one of the routers.
 *
 * @param {RegExp} others the sections about other routers
 * @returns {Pick<Walk, 'steps' | 'check'>}
 */
const followViteRouter = (others) => ({
  steps: () => readGuide('docs/guides/vite-router.md', (heading) => !others.test(heading)),
  check: signUpAndOpen('/members'),
})

/** @type {Walk[]} */
export const walks = [
  { name: 'quickstart', ...follow('quickstart', '/'), edit: emptyStyles },
  createWith('vite'),
  createWith('next'),
  createWith('react-router'),
  createWith('tanstack-start'),
  createWith('hono'),
  { name: 'guide Vite', ...follow('guides/vite', '/') },
  {
    name: 'guide Vite with React Router',
    ...followViteRouter(/TanStack Router|<BrowserRouter>/),
  },
  {
    name: 'guide Vite with TanStack Router',
    ...followViteRouter(/React Router/),
  },
  { name: 'guide Next.js', ...follow('guides/next', '/members') },
  {
    name: 'guide React Router',
    ...follow('guides/react-router', '/members'),
    starter: 'react-router',
  },
  { name: 'guide TanStack Start', ...follow('guides/tanstack-start', '/members') },
  { name: 'guide Astro', ...follow('guides/astro', '/members'), starter: 'astro-minimal' },
  { name: 'guide Hono', ...follow('guides/hono', '/'), edit: emptyStyles },
  {
    name: 'guide MCP server',
    ...continueQuickstart('docs/guides/mcp-server.md'),
    check: async (url, folder) => {
      await signUpAndOpen('/')(url, folder)
      await connectMcpClient('http://localhost:4717/mcp')
    },
  },
  {
    name: 'guide Command-line tools',
    ...continueQuickstart('docs/guides/oauth-command-line.md'),
    check: async (url, folder) => {
      await signUpAndOpen('/')(url, folder)
      await signInTool(folder)
    },
  },
  {
    name: 'guide Express',
    steps: () => readGuide('docs/guides/express.md'),
    // The guide requests it in a second terminal.
    check: () => untilStatus('http://localhost:3000/me', 401),
  },
]
