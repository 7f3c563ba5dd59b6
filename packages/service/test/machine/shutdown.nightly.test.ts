import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createService, type Service, type ServiceOptions } from '../../src/index.js'
import { PASSWORD, requestOf } from '../support/project.js'

const id = '3f0a4219-d71e-42dd-aad4-b6d4943048ed'
const headers = {
  'X-Stack-Project-Id': id,
  'X-Stack-Access-Type': 'client',
  'X-Stack-Publishable-Client-Key': 'pck_test',
}

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'latchkey-shutdown-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))

function start(options: ServiceOptions, webhookUrl?: string): Service {
  const project = {
    id,
    displayName: 'Test',
    keys: { publishableClientKey: 'pck_test' },
    ...(webhookUrl !== undefined && { webhooks: [{ url: webhookUrl }] }),
  }
  const passwordHashing = { memoryKibibytes: 64, passes: 1 }
  return createService({ port: 0, dataFolder, passwordHashing, projects: [project], ...options })
}

/** Causes a webhook event, and an email if there is a mail server. */
async function signUp(service: Service): Promise<void> {
  const body = {
    email: 'ada@example.com',
    password: PASSWORD,
    verification_callback_url: 'http://localhost:3000',
  }
  const response = await service.fetch(
    requestOf('POST', '/auth/password/sign-up', { headers, body }),
  )
  expect(response.status).toBe(200)
}

/** Accepts connections and writes nothing to them after a greeting. */
async function startSilentServer(greeting = '') {
  const sockets: Socket[] = []
  let received = ''
  const server: Server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.on('data', (data) => (received += data.toString()))
    if (greeting !== '') socket.write(greeting)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, received: () => received }
}

/** Closes the service and passes its time limit, which is virtual; returns when it is closed. */
async function closeAfter(service: Service, seconds: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let isClosed = false
  const closing = service.close().then(() => (isClosed = true))
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
  expect(isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  // Without the time limit, it would be closed after that of a delivery, which is longer than this waits.
  await expect.poll(() => isClosed, { timeout: 8_000 }).toBe(true)
  await closing
  vi.useRealTimers()
}

describe('closing', () => {
  it.each([
    [{}, 10],
    [{ shutdownSeconds: 2 }, 2],
  ])('aborts a webhook that is not answered (%o)', async (options, seconds) => {
    const silent = await startSilentServer()
    const service = start(options, `http://127.0.0.1:${silent.port}/`)
    await signUp(service)
    await expect.poll(silent.received).toContain('user.created')
    await closeAfter(service, seconds)
  })

  it('delivers an aborted webhook after the next start', async () => {
    const silent = await startSilentServer()
    const clock = { now: Date.now() }
    const now = () => clock.now
    const first = start({ now }, `http://127.0.0.1:${silent.port}/`)
    await signUp(first)
    await expect.poll(silent.received).toContain('user.created')
    await closeAfter(first, 10)
    clock.now += 5_000
    const second = start({ now }, `http://127.0.0.1:${silent.port}/`)
    await expect.poll(() => silent.received().split('"user.created"')).toHaveLength(3)
    await closeAfter(second, 10)
  })

  it('aborts an email that the mail server does not accept', async () => {
    const silent = await startSilentServer('220 mail.example.com ESMTP\r\n')
    const smtp = {
      host: '127.0.0.1',
      port: silent.port,
      senderEmail: 'test@example.com',
    }
    const service = start({ smtp })
    await signUp(service)
    await expect.poll(silent.received).toContain('EHLO')
    await closeAfter(service, 10)
  })

  it('aborts a request whose body does not arrive completely', async () => {
    const service = start({})
    const url = new URL(await service.listen())
    const socket = connect(Number(url.port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.write('POST /api/v1/auth/cli HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n')
    socket.write('Content-Type: application/json\r\nExpect: 100-continue\r\n\r\n{')
    expect(String(await once(socket, 'data'))).toContain('100 Continue')
    await closeAfter(service, 10)
  })
})
