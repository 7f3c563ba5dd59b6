import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { launch } from '../../../../scripts/chromium.mjs'
import { createTestProject } from '../../src/index.js'

const PROGRAM = `
  import { ClientApp } from '@latchkey/core'
  import { http, HttpResponse } from 'msw'
  import { setupWorker } from 'msw/browser'
  import { handlers } from './src/msw.js'

  window.use = async (project) => {
    const weather = http.get('https://weather.example/', () => HttpResponse.json({ sky: 'blue' }))
    const worker = setupWorker(weather, ...handlers(project))
    await worker.start({ onUnhandledRequest: 'error', quiet: true })
    const app = new ClientApp({ ...project, tokenStore: 'memory' })
    await app.signInWithPassword({ email: 'ada@example.com', password: 'correct horse', noRedirect: true })
    const user = await app.getUser()
    const sky = await (await fetch('https://weather.example/')).json()
    return [user.displayName, sky]
  }`

/** Serves a page with the program and the worker of msw. */
async function servePage() {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: `${import.meta.dirname}/../..` },
    bundle: true,
    format: 'esm',
    conditions: ['@latchkey/source', 'browser'],
    write: false,
  })
  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
  const scripts: Record<string, string> = {
    '/app.js': outputFiles[0]?.text ?? '',
    '/mockServiceWorker.js': await readFile(worker, 'utf8'),
  }
  const server = createServer(({ url = '' }, response) => {
    const script = scripts[url]
    response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html')
    response.end(script ?? '<!doctype html><script type="module" src="/app.js"></script>')
  }).listen(0)
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return { url, close: () => server.close().closeAllConnections() }
}

const page = await servePage()
const browser = await launch()
afterAll(async () => {
  await browser.close()
  page.close()
})

it('handlers connect a worker of msw to the real service', async () => {
  const ada = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada' }
  const { projectId, publishableClientKey, baseUrl } = await createTestProject({ users: [ada] })
  const tab = await browser.newPage()
  await tab.goto(page.url)
  await tab.waitForFunction('window.use')
  const project = JSON.stringify({ projectId, publishableClientKey, baseUrl })
  expect(await tab.evaluate(`window.use(${project})`)).toEqual(['Ada', { sky: 'blue' }])
})
