import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createService, loadConfig } from '../../packages/service/src/index.js'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { outputOfFailure } from '../../scripts/gates/gate.mjs'
import { startProvider } from './provider.js'
import { freePort, startServer } from './start-server.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built React example. */
    exampleUrl: string
    /** Address of the built dashboard. */
    dashboardUrl: string
    /** Address of the built API on Hono. */
    honoUrl: string
    /** Address of the built API on Express. */
    expressUrl: string
    /** Address of the built Next.js example. */
    nextUrl: string
    /** Address of the service that the examples use. */
    serviceUrl: string
  }
}

const folderOf = (example: string) => fileURLToPath(new URL(`../${example}`, import.meta.url))
const configFile = fileURLToPath(new URL('../latchkey.config.ts', import.meta.url))

/** Names of the provided addresses by the folder of the example. */
const examples = { 'react-vite': 'exampleUrl' } as const

/** Builds the packages and the examples that changed since the last build. */
async function buildPackages() {
  const filters = [
    '--filter=@latchkey/dashboard',
    ...['*^...', 'node-api', 'nextjs'].map((name) => `--filter=example-${name}`),
  ]
  const problems = await outputOfFailure('turbo', [
    'run',
    'build',
    ...filters,
    '--output-logs=errors-only',
  ])
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nThe packages do not build.`)
}

/** Starts the service of `npm start` in memory and on a free port, so that both can run at once. */
async function startService() {
  const env = { LATCHKEY_PORT: '0' }
  const { dataFolder: _, ...config } = await loadConfig({ file: configFile, env })
  const provider = await startProvider()
  // The service fetches the metadata document of a test from this machine, for which no authority signs a certificate.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
  const service = createService({
    ...config,
    // The cost of a password hash does not matter to the examples.
    passwordHashing: { memoryKibibytes: 8, passes: 1 },
    oauthProviders: { discord: provider.endpoints },
  })
  const close = async () => {
    await service.close()
    await provider.close()
  }
  return { serviceUrl: await service.listen(), close }
}

/** Builds an example into a temporary folder, so that two runs do not overwrite each other, and serves it. */
async function startExample(name: string) {
  const example = folderOf(name)
  const outDir = await mkdtemp(join(tmpdir(), `latchkey-${name}-`))
  await promisify(execFile)('vite', ['build', '--outDir', outDir, '--emptyOutDir'], {
    cwd: example,
    // Without it, Vite would build with the development version of React.
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  })
  const server = await preview({
    root: example,
    build: { outDir },
    preview: { port: 0 },
    logLevel: 'warn',
  })
  return {
    url: (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''),
    close: async () => {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}

export default async function setup({ provide }: TestProject) {
  await buildPackages()
  const { serviceUrl, close: closeService } = await startService()
  const closing = [closeService]
  const close = async () => {
    for (const closeServer of closing.splice(0).reverse()) await closeServer()
  }
  process.env.VITE_LATCHKEY_API_URL = serviceUrl
  const [hono, express] = await Promise.all([freePort(), freePort()])
  process.env.VITE_API_URL = `http://localhost:${hono}`
  provide('serviceUrl', serviceUrl)
  provide('dashboardUrl', `${serviceUrl}/dashboard`)
  // createTestProject creates its projects there.
  provide('latchkeyServiceUrl', serviceUrl)
  const serveExample = async (name: keyof typeof examples) => {
    const example = await startExample(name)
    closing.push(example.close)
    provide(examples[name], example.url)
    return example.url
  }
  const serveApi = async (name: 'hono' | 'express', port: number, appOrigin: string) => {
    const args = ['--env-file=.env', `dist/${name}.js`]
    const env = { APP_ORIGIN: appOrigin, LATCHKEY_API_URL: serviceUrl }
    closing.push(await startServer(name, { folder: 'node-api', args, port, env }))
    provide(`${name}Url`, `http://localhost:${port}`)
  }
  const serveNext = async () => {
    const port = await freePort()
    const args = ['node_modules/next/dist/bin/next', 'start', '--hostname', 'localhost']
    const env = { LATCHKEY_API_URL: serviceUrl }
    closing.push(await startServer('next', { folder: 'nextjs', args, port, env }))
    provide('nextUrl', `http://localhost:${port}`)
  }
  const serveApp = async () => {
    const appOrigin = await serveExample('react-vite')
    await serveApi('hono', hono, appOrigin)
    await serveApi('express', express, appOrigin)
  }
  // Waits for all of them, so that a failure of one closes the others as well.
  const served = await Promise.allSettled([serveApp(), serveNext()])
  const failed = served.find((result) => result.status === 'rejected')
  if (failed === undefined) return close
  await close()
  throw failed.reason
}
