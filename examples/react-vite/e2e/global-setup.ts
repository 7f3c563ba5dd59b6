import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createService, loadConfig } from '@latchkey/service'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { outputOfFailure } from '../../../scripts/gates/gate.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built example is served. */
    exampleUrl: string
    /** The service that it talks to. */
    serviceUrl: string
  }
}

const example = fileURLToPath(new URL('..', import.meta.url))
const configFile = fileURLToPath(new URL('../../latchkey.config.ts', import.meta.url))
const outDir = 'node_modules/.cache/e2e'

/** Builds what the example is made of, as far as it has changed. */
async function buildPackages() {
  const filter = '--filter=example-react-vite^...'
  const problems = await outputOfFailure('turbo', [
    'run',
    'build',
    filter,
    '--output-logs=errors-only',
  ])
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nThe packages do not build.`)
}

/** The service of `npm start`, but in memory and on a free port: both can run at once. */
async function startService() {
  const env = { LATCHKEY_PORT: '0' }
  const { dataFolder: _, ...config } = await loadConfig({ file: configFile, env })
  const service = createService(config)
  return { service, serviceUrl: await service.listen() }
}

/** Builds the example in a folder of its own and serves it, to talk to this service. */
async function startExample(serviceUrl: string) {
  process.env.VITE_LATCHKEY_API_URL = serviceUrl
  await promisify(execFile)('vite', ['build', '--outDir', outDir, '--emptyOutDir'], {
    cwd: example,
    // Without it, the example would be built with the React of tests.
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  })
  return preview({ root: example, build: { outDir }, preview: { port: 0 }, logLevel: 'warn' })
}

export default async function setup({ provide }: TestProject) {
  await buildPackages()
  const { service, serviceUrl } = await startService()
  try {
    const server = await startExample(serviceUrl)
    provide('exampleUrl', (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''))
    provide('serviceUrl', serviceUrl)
    return async () => {
      await server.close()
      await service.close()
    }
  } catch (error) {
    await service.close()
    throw error
  }
}
