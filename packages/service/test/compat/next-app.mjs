import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mustRun } from '../../../../scripts/command.mjs'

const pages = fileURLToPath(new URL('pages', import.meta.url))

/** Options of a project that the build needs, which reads none of it. */
const noProject = {
  baseUrl: 'http://localhost:1',
  projectId: '00000000-0000-4000-8000-000000000000',
  publishableClientKey: 'pck_none',
  secretServerKey: 'ssk_none',
}

/** @param {object} options of the client's app */
const environment = (options) => ({
  ...process.env,
  COMPAT_OPTIONS: JSON.stringify(options),
  NEXT_TELEMETRY_DISABLED: '1',
})

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * Builds the Next.js app of `pages/next` with the client.
 *
 * @param {string} folder where the client is installed
 */
export const buildNextApp = async (folder) => {
  await cp(join(pages, 'next'), join(folder, 'app'), { recursive: true })
  await cp(join(pages, 'account.jsx'), join(folder, 'app', 'account.jsx'))
  // Without it, Next.js takes the folder of this repository for the root of the app.
  await writeFile(
    join(folder, 'next.config.mjs'),
    'export default { turbopack: { root: import.meta.dirname } }\n',
  )
  await mustRun('npx', ['next', 'build'], { cwd: folder, env: environment(noProject) })
}

/**
 * Starts the built app for a project.
 *
 * @param {string} folder
 * @param {import('./project.mjs').Project} project
 */
export const startNextApp = async (folder, { clientOptions, secretServerKey }) => {
  const port = await freePort()
  const server = spawn('node', ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    cwd: folder,
    env: environment({ ...clientOptions, secretServerKey }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ready = new Promise((resolve) => {
    server.stdout.on('data', (output) => {
      if (String(output).includes('Ready')) resolve(undefined)
    })
  })
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The Next.js app ended with ${code} before it was ready.`)
  })
  await Promise.race([ready, ended])
  return { origin: `http://localhost:${port}`, close: () => server.kill() }
}
