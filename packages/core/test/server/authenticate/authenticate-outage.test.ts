import type { PublicKeyStore } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../../support/open-network.js'
import { ada } from '../../support/open-tab.js'
import { isLimit, scaledTimers } from '../../support/timers.js'
import { openServer, requestWith, signedOut, signIn } from './authenticate-app.js'

const MINUTE = 60_000
const LIST = 'GET /latchkey/ended-sessions'
const grace = { email: 'grace@example.com', password: 'correct horse battery' }

const network = openNetwork()
let project: TestProject
const apps: { dispose(): void }[] = []
beforeEach(async () => {
  project = await createTestProject({ users: [ada, grace] })
})
afterEach(() => apps.splice(0).forEach((app) => app.dispose()))

function memoryKeyStore(): PublicKeyStore {
  let stored: string | null = null
  return { get: async () => stored, set: async (keys) => void (stored = keys) }
}

const bearer = (accessToken: string) => requestWith({ authorization: `Bearer ${accessToken}` })

/** Time limits are longer than usual, and pauses are short. */
const timers = scaledTimers((millis) => (isLimit(millis) ? millis * 10 : millis / 2_000))

function open(options: Parameters<typeof openServer>[1] = {}) {
  const server = openServer(project, { platform: { timers, report: () => {} }, ...options })
  apps.push(server.app)
  return server
}

/** Resolves when the servers have listed the ended sessions, or tried to, after this moment. */
async function untilListed() {
  const calls = network.calls(LIST)
  await expect.poll(() => network.calls(LIST)).toBeGreaterThan(calls + 1)
}

/** Opens a server with a grace of half an hour. An outage begins, and the tokens expire during it. */
async function openInOutage(accessToken: string, prepare = async () => {}) {
  const server = open({ outageGrace: 1_800 })
  await server.app.authenticate(bearer(accessToken))
  await prepare()
  await untilListed()
  network.offline()
  // A server whose clock passed more at once was frozen.
  for (let minute = 0; minute < 11; minute++) {
    await untilListed()
    server.pass(MINUTE)
  }
  await untilListed()
  return server
}

describe('authenticate with outageGrace', () => {
  it('accepts the expired token of an active session, and not that of an ended one', async () => {
    const running = await signIn(project)
    const ended = await signIn(project, grace)
    const { app } = await openInOutage(running.accessToken, async () => {
      await (await openServer(project).app.getUser(ended.user.id))?.ban()
    })
    for (const request of [bearer(running.accessToken), requestWith({ cookie: running.cookie })])
      expect(await app.authenticate(request)).toMatchObject({
        status: 'signed-in',
        userId: running.user.id,
        isInOutageGrace: true,
      })
    expect(await app.authenticate(bearer(ended.accessToken))).toEqual(
      signedOut('ACCESS_TOKEN_EXPIRED'),
    )
  })

  it('rejects the valid token of a session that has ended', async () => {
    const { accessToken, user } = await signIn(project)
    const { app } = open({ outageGrace: 1_800 })
    expect(await app.authenticate(bearer(accessToken))).toMatchObject({ status: 'signed-in' })
    await (await openServer(project).app.getUser(user.id))?.ban()
    await untilListed()
    expect(await app.authenticate(bearer(accessToken))).toEqual(
      signedOut('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'),
    )
  })

  it('refreshes the session again when the outage is over', async () => {
    const { accessToken, cookie } = await signIn(project)
    const { app } = await openInOutage(accessToken)
    network.online()
    await project.clock.advance('11m')
    await untilListed()
    const auth = await app.authenticate(requestWith({ cookie }))
    expect(auth).toMatchObject({ status: 'signed-in', isInOutageGrace: false })
    expect(await app.authenticate(bearer(accessToken))).toEqual(signedOut('ACCESS_TOKEN_EXPIRED'))
  })

  it('accepts no expired token for what needs a recent sign-in', async () => {
    const { accessToken } = await signIn(project)
    const { app } = await openInOutage(accessToken)
    expect(await app.authenticate(bearer(accessToken), { maxAgeSeconds: 3_600 })).toEqual(
      signedOut('ACCESS_TOKEN_EXPIRED'),
    )
  })

  it('accepts no expired token in a process that started in the outage', async () => {
    const { accessToken } = await signIn(project)
    const keyStore = memoryKeyStore()
    await open({ keyStore }).app.authenticate(bearer(accessToken))
    network.offline()
    const server = open({ keyStore, outageGrace: 1_800 })
    expect(await server.app.authenticate(bearer(accessToken))).toMatchObject({
      status: 'signed-in',
      isInOutageGrace: false,
    })
    server.pass(11 * MINUTE)
    expect(await server.app.authenticate(bearer(accessToken))).toEqual(
      signedOut('ACCESS_TOKEN_EXPIRED'),
    )
  })

  it.each([0, -1, 3_601, NaN])('throws for %s seconds', (outageGrace) => {
    expect(() => open({ outageGrace })).toThrow('outageGrace must be a number of seconds')
  })
})

it('a server without outageGrace accepts no expired token and does not list sessions', async () => {
  const { accessToken } = await signIn(project)
  const server = open()
  await server.app.authenticate(bearer(accessToken))
  network.offline()
  server.pass(11 * MINUTE)
  expect(await server.app.authenticate(bearer(accessToken))).toEqual(
    signedOut('ACCESS_TOKEN_EXPIRED'),
  )
  expect(network.calls(LIST)).toBe(0)
})
