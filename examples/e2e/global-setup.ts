import { execFile } from 'node:child_process'
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
    /** Where the example of an app is served, as built. */
    exampleUrl: string
    /** Where the dashboard is served, as built. */
    dashboardUrl: string
    /** The API on Hono, as built. */
    honoUrl: string
    /** The same on Express. */
    expressUrl: string
    /** The example on Next.js, as built. */
    nextUrl: string
    /** The service that they talk to. */
    serviceUrl: string
  }
}

const folderOf = (example: string) => fileURLToPath(new URL(`../${example}`, import.meta.url))
const configFile = fileURLToPath(new URL('../latchkey.config.ts', import.meta.url))

/** The examples by their folders, and what their address is provided as. */
const examples = { 'react-vite': 'exampleUrl', 'admin-dashboard': 'dashboardUrl' } as const
const outDir = 'node_modules/.cache/e2e'

/** Builds what the examples are made of, as far as it has changed. */
async function buildPackages() {
  const filters = ['*^...', 'node-api', 'nextjs'].map((name) => `--filter=example-${name}`)
  const problems = await outputOfFailure('turbo', [
    'run',
    'build',
    ...filters,
    '--output-logs=errors-only',
  ])
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nThe packages do not build.`)
}

/** The service of `npm start`, but in memory and on a free port: both can run at once. */
async function startService() {
  const env = { LATCHKEY_PORT: '0' }
  const { dataFolder: _, ...config } = await loadConfig({ file: configFile, env })
  const provider = await startProvider()
  const service = createService({
    ...config,
    // What a password costs is no example's business.
    passwordHashing: { memoryKibibytes: 8, passes: 1 },
    oauthProviders: { discord: provider.endpoints },
  })
  const close = async () => {
    await service.close()
    await provider.close()
  }
  return { serviceUrl: await service.listen(), close }
}

/** Builds an example in a folder of its own and serves it. */
async function startExample(name: string) {
  const example = folderOf(name)
  await promisify(execFile)('vite', ['build', '--outDir', outDir, '--emptyOutDir'], {
    cwd: example,
    // Without it, the example would be built with the React of tests.
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  })
  const given = { build: { outDir }, preview: { port: 0 }, logLevel: 'warn' } as const
  const server = await preview({ root: example, ...given })
  return {
    url: (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''),
    close: () => server.close(),
  }
}

export default async function setup({ provide }: TestProject) {
  await buildPackages()
  const { serviceUrl, close: closeService } = await startService()
  const closing = [closeService]
  const close = async () => {
    for (const one of closing.splice(0).reverse()) await one()
  }
  process.env.VITE_LATCHKEY_API_URL = serviceUrl
  const [hono, express] = await Promise.all([freePort(), freePort()])
  process.env.VITE_API_URL = `http://localhost:${hono}`
  provide('serviceUrl', serviceUrl)
  // Where tests make projects of their own.
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
  // All have settled before any is closed.
  const served = await Promise.allSettled([
    serveExample('admin-dashboard'),
    serveApp(),
    serveNext(),
  ])
  const failed = served.find((one) => one.status === 'rejected')
  if (failed === undefined) return close
  await close()
  throw failed.reason
}
