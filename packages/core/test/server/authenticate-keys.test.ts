import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  respond,
  closeDuringResponse,
  sendEndlessBody,
  neverEnd,
  closeBeforeResponse,
  startFaultyServer,
} from '../faulty-server.js'
import { openNetwork } from '../open-network.js'
import { ada } from '../open-tab.js'
import { shortenPauses, scaledTimers } from '../timers.js'
import { headerOf, openServer, requestWith, signedOut, signIn } from './authenticate-app.js'

const KEYS = 'GET /projects/{project_id}/.well-known/jwks.json'
/** Ten thousand in `npm run test:all`. */
const REQUESTS = process.env['TEST_ALL'] ? 10_000 : 1_000

describe('the public keys of a project', () => {
  const network = openNetwork()
  let project: TestProject
  beforeEach(async () => {
    project = await createTestProject({ users: [ada] })
  })

  it(`are asked for once by ${REQUESTS} requests at the same time, right after the start`, async () => {
    const { header, user } = await signIn(project)
    const { app } = openServer(project)
    const all = await Promise.all(
      Array.from({ length: REQUESTS }, () => app.authenticate(requestWith(header))),
    )
    expect(new Set(all.map((auth) => auth.status === 'signed-in' && auth.userId))).toEqual(
      new Set([user.id]),
    )
    expect(network.calls(KEYS)).toBe(1)
  })

  it('are not asked for by names that somebody makes up', async () => {
    const { accessToken } = await signIn(project)
    const { app } = openServer(project)
    const [, ...rest] = accessToken.split('.')
    for (let count = 0; count < 200; count += 1) {
      const head = Buffer.from(JSON.stringify({ alg: 'ES256', kid: `made up ${count}` }))
      const made = [head.toString('base64url'), ...rest].join('.')
      expect(await app.authenticate(requestWith(headerOf({ accessToken: made })))).toEqual(
        signedOut('UNPARSABLE_ACCESS_TOKEN'),
      )
    }
    expect(network.calls(KEYS)).toBe(1)
  })

  it('stay known while the service cannot be reached, and nobody waits for it', async () => {
    const { header, user } = await signIn(project)
    const server = openServer(project)
    await server.app.authenticate(requestWith(header))
    network.offline()
    server.pass(500_000)
    expect(await server.app.authenticate(requestWith(header))).toMatchObject({ userId: user.id })
  })

  it('that could not be had sign nobody out, and are had as soon as they can be', async () => {
    const { header, user } = await signIn(project)
    const server = openServer(project)
    network.offline()
    await expect(server.app.authenticate(requestWith(header))).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
    })
    network.online()
    server.pass(1_000)
    expect(await server.app.authenticate(requestWith(header))).toMatchObject({ userId: user.id })
  })

  it('may take their time', async () => {
    const { header, user } = await signIn(project)
    const { app } = openServer(project)
    let comes = () => {}
    network.delay(KEYS, new Promise<void>((resolve) => (comes = resolve)))
    const asked = app.authenticate(requestWith(header))
    expect(await app.authenticate(requestWith({}))).toMatchObject({ status: 'signed-out' })
    comes()
    expect(await asked).toMatchObject({ userId: user.id })
  })

  it.each([
    [
      'a page of a proxy',
      { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
    ],
    ['no keys', { status: 200, body: '{}', headers: { 'content-type': 'application/json' } }],
    [
      'half of the keys',
      { status: 200, body: '{"keys":[', headers: { 'content-type': 'application/json' } },
    ],
  ])('are not taken from %s', async (_, answer) => {
    const { header, user } = await signIn(project)
    const server = openServer(project)
    network.replaceAnswer(KEYS, answer)
    await expect(server.app.authenticate(requestWith(header))).rejects.toThrow(Error)
    server.pass(1_000)
    expect(await server.app.authenticate(requestWith(header))).toMatchObject({ userId: user.id })
  })
})

describe('a service that is broken', () => {
  let server: Awaited<ReturnType<typeof startFaultyServer>>
  let header: Record<string, string>
  beforeAll(async () => {
    const project = await createTestProject({ users: [ada] })
    header = (await signIn(project)).header
    server = await startFaultyServer()
  })
  afterAll(() => server.close())

  it.each([
    ['an answer without an end', sendEndlessBody, 'UNEXPECTED_RESPONSE', shortenPauses],
    ['an answer that stops', neverEnd, 'TIMEOUT', (millis: number) => millis / 20],
    ['half an answer', closeDuringResponse, 'NETWORK_ERROR', shortenPauses],
    ['no connection', closeBeforeResponse, 'NETWORK_ERROR', shortenPauses],
    ['a refusal', respond(404, {}), 'UNEXPECTED_RESPONSE', shortenPauses],
  ])('%s is said as what it is', async (_, fault, code, pace) => {
    server.respondWith(fault)
    const timers = scaledTimers(pace)
    const project = { projectId: 'p1', secretServerKey: 'ssk_1', baseUrl: server.url }
    const { app } = openServer(project as TestProject, { platform: { timers } })
    await expect(app.authenticate(requestWith(header))).rejects.toMatchObject({ code })
  })
})
