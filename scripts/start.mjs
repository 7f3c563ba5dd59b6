// `npm start`: builds, then runs the service and the examples until Ctrl-C.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mustRun } from './command.mjs'
import { untilAnswered } from './start/answer.mjs'
import { assertFree } from './start/port.mjs'
import { startProgram } from './start/program.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const servicePort = 4710
const serviceUrl = `http://localhost:${servicePort}`
const examples = [
  { name: 'Example', folder: 'react-vite', port: 4711 },
  { name: 'Hono API', folder: 'node-api', port: 4713, args: ['dist/hono.js'] },
  { name: 'Express API', folder: 'node-api', port: 4714, args: ['dist/express.js'] },
  {
    name: 'Next.js',
    folder: 'nextjs',
    port: 4715,
    args: ['node_modules/next/dist/bin/next', 'start', '--hostname', 'localhost'],
  },
  { name: 'No build', folder: 'vanilla', port: 4716, args: ['server.js'] },
  { name: 'MCP server', folder: 'mcp-server', port: 4717, args: ['src/server.js'] },
].map((example) => ({ ...example, url: `http://localhost:${example.port}` }))

const welcome = `
Latchkey is running.

${examples.map(({ name, url }) => `  ${name.padEnd(12)}${url}`).join('\n')}
  Dashboard   ${serviceUrl}/dashboard
  Inbox       ${serviceUrl}/dev/mail
  Service     ${serviceUrl}/dev

Open an example and sign up with any email address. Read its emails in the inbox.
Or sign in as demo@example.com with the password demo-password. Configure its project in the
dashboard as owner@example.com with the password owner-password. Press Ctrl-C to stop everything.
`

/** @param {AbortSignal} signal */
const build = async (signal) => {
  console.log('Building …')
  // npm start does not serve the documentation, which takes longer to build than the examples.
  const args = ['run', 'build', '--filter=!docs', '--output-logs=errors-only']
  await mustRun('turbo', args, { signal })
}

/** @param {string} folder */
const viteIn = (folder) => {
  const { resolve } = createRequire(join(folder, 'package.json'))
  return join(dirname(resolve('vite/package.json')), 'bin', 'vite.js')
}

/** @param {typeof examples[number]} example */
const startExample = ({ name, folder, port, args: server }) => {
  const cwd = join(root, 'examples', folder)
  const args = server
    ? ['--env-file=.env', ...server]
    : [viteIn(cwd), 'preview', `--port=${port}`, '--strictPort', '--logLevel=warn']
  const env = server ? { PORT: String(port) } : {}
  return startProgram({ name: name.toLowerCase(), args, cwd, env }, console.log)
}

const startPrograms = () => [
  startProgram(
    {
      name: 'service',
      args: ['packages/service/dist/bin.js', '--config', 'examples/latchkey.config.ts'],
      cwd: root,
    },
    console.log,
  ),
  ...examples.map(startExample),
]

/** @param {AbortSignal} signal */
const start = async (signal) => {
  await assertFree('service', servicePort)
  for (const { name, port } of examples) await assertFree(name.toLowerCase(), port)
  await build(signal)
  console.log('Starting …')
  const programs = startPrograms()
  const ended = new AbortController()
  const waiting = { signal: AbortSignal.any([signal, ended.signal]) }
  const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve))
  const failed = Promise.race(programs.map(({ ended }) => ended)).then((reason) => {
    throw new Error(`${reason} Its last lines are above.`)
  })
  const ready = Promise.all(
    [`${serviceUrl}/health`, `${serviceUrl}/dashboard`, ...examples.map(({ url }) => url)].map(
      (url) => untilAnswered(url, waiting),
    ),
  ).then(() => console.log(welcome))
  try {
    await Promise.race([Promise.all([ready, stopped]), failed, stopped])
  } finally {
    ended.abort()
    await Promise.all(programs.map(({ stop }) => stop()))
  }
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort())

start(stopping.signal).catch((/** @type {Error} */ error) => {
  if (stopping.signal.aborted) return
  console.error(error.message)
  process.exitCode = 1
})
