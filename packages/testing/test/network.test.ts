import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestProject } from '../src/index.js'
import { createNetwork, type Network } from '../src/network.js'
import { createClient, signUp } from './client.js'

const READ = 'GET /projects/current'
let network: Network

const project = await createTestProject()
const read = () => createClient(project).send('GET', '/projects/current')
beforeEach(() => {
  network = createNetwork(project.baseUrl)
})
afterEach(() => network.close())

it('close removes all faults', async () => {
  network.offline()
  network.close()
  expect((await read()).status).toBe(200)
})

it('passes calls to the real service and counts them', async () => {
  expect(await (await read()).json()).toMatchObject({ id: project.projectId })
  await read()
  expect(network.calls(READ)).toBe(2)
  expect(network.calls('GET /users/me')).toBe(0)
  expect(network.requests(READ)[1]?.headers.get('x-stack-project-id')).toBe(project.projectId)
})

it('keeps the body of a recorded request readable', async () => {
  await signUp(project, 'reader@example.com')
  const [request] = network.requests('POST /auth/password/sign-up')
  expect(await request?.json()).toMatchObject({ email: 'reader@example.com' })
})

it.each(['/health', '/api/v1/projects/current'])(
  'rejects an aborted request for %s with the reason, once',
  async (path) => {
    const controller = new AbortController()
    const request = fetch(project.baseUrl + path, { signal: controller.signal })
    const reason = new Error('The app is gone.')
    controller.abort(reason)
    await expect(request).rejects.toBe(reason)
  },
)

it('fails a call the requested number of times', async () => {
  network.fail(READ, { times: 2 })
  await expect(read()).rejects.toThrow(TypeError)
  await expect(read()).rejects.toThrow(TypeError)
  expect((await read()).status).toBe(200)
  expect(network.calls(READ)).toBe(3)
})

it('responds with 429 and the requested Retry-After', async () => {
  network.respond429(READ, { retryAfter: 3 })
  const response = await read()
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3'])
  expect((await read()).status).toBe(200)
})

it('drops a response after the call took effect', async () => {
  network.dropAnswer('POST /auth/password/sign-up')
  await expect(signUp(project, 'lost@example.com')).rejects.toThrow(TypeError)
  const again = await signUp(project, 'lost@example.com')
  expect(again.headers.get('x-stack-known-error')).toBe('USER_EMAIL_ALREADY_EXISTS')
})

it('delays a call until the promise resolves', async () => {
  let isOver = false
  const gate = createGate()
  network.delay(READ, gate.opened)
  const reading = read().finally(() => (isOver = true))
  await createClient(project).send('GET', '/')
  expect(isOver).toBe(false)
  gate.open()
  expect((await reading).status).toBe(200)
})

it('goes offline and online', async () => {
  network.offline()
  await expect(read()).rejects.toThrow(TypeError)
  network.online()
  expect((await read()).status).toBe(200)
})

it('replaces a response with a page of a proxy', async () => {
  const headers = { 'content-type': 'text/html' }
  network.replaceAnswer('*', { status: 502, headers, body: '<h1>Bad gateway</h1>' })
  const response = await read()
  expect([response.status, await response.text()]).toEqual([502, '<h1>Bad gateway</h1>'])
})

it('lets the caller abort a delayed request', async () => {
  const gate = createGate()
  network.delay(READ, gate.opened)
  const controller = new AbortController()
  const { signal } = controller
  const reading = fetch(`${project.baseUrl}/api/v1/projects/current`, { signal })
  await expect.poll(() => network.calls(READ)).toBe(1)
  controller.abort()
  await expect(reading).rejects.toThrow(/abort/i)
  gate.open()
})

it('rejects a request to another origin and reports it in reset, even if the error was caught', async () => {
  await fetch('http://elsewhere.example/').catch(() => undefined)
  expect(() => network.reset()).toThrow('GET http://elsewhere.example/: only')
  expect(() => network.reset()).not.toThrow()
})

function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}
