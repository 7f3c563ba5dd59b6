// `npm start`: builds, then runs the service and the example until Ctrl-C.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from './command.mjs'
import { untilAnswered } from './start/answer.mjs'
import { assertFree } from './start/port.mjs'
import { startProgram } from './start/program.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const example = join(root, 'examples', 'react-vite')
const servicePort = 4710
const examplePort = 4711
const serviceUrl = `http://localhost:${servicePort}`
const exampleUrl = `http://localhost:${examplePort}`

const welcome = `
Latchkey is running.

  Example   ${exampleUrl}
  Mailbox   ${serviceUrl}/dev/mail
  Service   ${serviceUrl}/dev

Open the example and sign up with any e-mail address: its mail waits in the mailbox.
Or sign in as demo@example.com with the password demo-password. Ctrl-C stops everything.
`

/** @param {AbortSignal} signal */
const build = async (signal) => {
  console.log('Building …')
  const { code, output } = await runCommand(
    'turbo',
    ['run', 'build', '--output-logs=errors-only'],
    {
      signal,
    },
  )
  if (code !== 0) throw new Error(`${output}\nThe build failed; see above.`)
}

const viteOfExample = () => {
  const { resolve } = createRequire(join(example, 'package.json'))
  return join(dirname(resolve('vite/package.json')), 'bin', 'vite.js')
}

const startPrograms = () => [
  startProgram(
    {
      name: 'service',
      args: ['packages/service/dist/main.js', '--config', 'examples/latchkey.config.ts'],
      cwd: root,
    },
    console.log,
  ),
  startProgram(
    {
      name: 'example',
      args: [
        viteOfExample(),
        'preview',
        `--port=${examplePort}`,
        '--strictPort',
        '--logLevel=warn',
      ],
      cwd: example,
    },
    console.log,
  ),
]

/** @param {AbortSignal} signal */
const start = async (signal) => {
  await assertFree('service', servicePort)
  await assertFree('example', examplePort)
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
    [`${serviceUrl}/health`, exampleUrl].map((url) => untilAnswered(url, waiting)),
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
