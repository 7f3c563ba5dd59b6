import type { AppEvent } from '@latchkey/core'
import { ClientApp, type ServerSessionOptions } from '@latchkey/core/server-sessions'
import type { SessionHandler } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openServer } from '../server/open-server.js'
import { openHeldPage } from '../support/held-tab.js'
import { openNetwork } from '../support/open-network.js'
import { ada } from '../support/open-tab.js'
import { isLimit, scaledTimers } from '../support/timers.js'

const network = openNetwork()
const PROJECT = 'GET /projects/current'

let project: TestProject
let handler: SessionHandler
beforeEach(async () => {
  project = await createTestProject({
    users: [ada],
    config: { clientTeamCreationEnabled: true },
  })
  handler = openServer(project).createSessionHandler()
})

/** Opens a page. Its app's server handles requests with `respond`. */
const open = (respond: SessionHandler = handler, options: Partial<ServerSessionOptions> = {}) =>
  new ClientApp(openHeldPage(project, respond, options).options)

const lostConnection = () => Promise.reject(new TypeError('Failed to fetch'))

const handlerNow: SessionHandler = (request) => handler(request)

const respondWith = async (status: number): Promise<Response> =>
  new Response('', { status, headers: { 'Retry-After': '0' } })

/** Handles requests after the first ones, which are lost, or get a response of something before the app's server. */
const after = (...first: readonly SessionHandler[]): SessionHandler => {
  const left = [...first]
  return (request) => (left.shift() ?? handler)(request)
}

describe("a request of a page with sessions: 'server'", () => {
  it('is repeated after a lost connection if it is a read, and reports its attempts', async () => {
    const events: AppEvent[] = []
    const app = open(after(lostConnection), { onEvent: (event) => void events.push(event) })
    await app.getProject()
    const call = { method: 'GET', path: '/projects/current' }
    expect(events).toEqual([
      { type: 'attempt', ...call, attempt: 1, status: null, code: null },
      { type: 'retry', ...call, attempt: 1, reason: 'network', waitMillis: expect.any(Number) },
      { type: 'attempt', ...call, attempt: 2, status: 200, code: null },
    ])
  })

  it('is not repeated if the first one may have arrived', async () => {
    const app = open(after(lostConnection))
    await expect(app.signInWithPassword({ ...ada, noRedirect: true })).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
      details: {
        isOffline: false,
        request: { method: 'POST', path: '/auth/password/sign-in' },
      },
    })
  })

  it('has deleted an object if the response was lost, and the next one does not find it', async () => {
    let isLost = false
    const app = open(async (request) => {
      const response = await handler(request)
      if (request.method !== 'DELETE' || isLost) return response
      isLost = true
      throw new TypeError('Failed to fetch')
    })
    await app.signInWithPassword({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    await user.leaveTeam(await user.createTeam({ displayName: 'Engines' }))
    expect(isLost).toBe(true)
    expect(await user.listTeams()).toEqual([])
  })

  it('rejects with TIMEOUT if the app server does not respond', async () => {
    const { options } = openHeldPage(project, () => new Promise<Response>(() => {}))
    const timers = scaledTimers((millis) => (isLimit(millis) ? 0 : millis))
    const app = new ClientApp({ ...options, platform: { ...options.platform, timers } })
    await expect(app.signInWithPassword({ ...ada, noRedirect: true })).rejects.toMatchObject({
      code: 'TIMEOUT',
      message: expect.stringContaining('The server of the app does not respond'),
    })
  })

  it('rejects with the reason of the handler that refuses it', async () => {
    const app = open(handler, { projectId: crypto.randomUUID() })
    await expect(app.getProject()).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status: 400,
      message:
        'Failed to send request GET /projects/current: 400 The page and the session handler are of different projects.',
    })
  })

  it('rejects with the setting to check if no session handler responds', async () => {
    const app = open(() => Promise.resolve(new Response(`<p>${ada.password}</p>`, { status: 404 })))
    await expect(app.getProject()).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status: 404,
      message:
        'Failed to send request GET /projects/current: 404 The response is not one of the session handler. Check sessionPath.',
    })
  })

  it('rejects with the name of a header that has an invalid value, without the value', async () => {
    const app = open(handler, { extraRequestHeaders: { 'X-Gateway': 'secret\nvalue' } })
    const error: unknown = await app.getProject().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'INVALID_CONFIGURATION' })
    expect(String(error)).toContain('The request header X-Gateway')
    expect(String(error)).not.toContain('secret')
  })

  it.each([
    [
      'of the service',
      () => network.respond429('POST /auth/password/sign-in', { retryAfter: '1' }),
    ],
    ['of a proxy before the handler', undefined],
    ['of a proxy that states no wait', undefined],
  ])('is repeated after the wait of a rate limit %s', async (name, limit) => {
    limit?.()
    const headers: HeadersInit = name.endsWith('handler') ? { 'Retry-After': '1' } : {}
    const limited = () => Promise.resolve(new Response('', { status: 429, headers }))
    const reasons: string[] = []
    const app = open(limit ? handler : after(limited), {
      onEvent: (event) => {
        if (event.type === 'retry') reasons.push(event.reason)
      },
    })
    const result = await app.signInWithPassword({ ...ada, noRedirect: true })
    expect(result.status).toBe('ok')
    expect(reasons).toEqual(['rate-limit'])
  })

  it.each([
    [
      'the service',
      () => network.replaceAnswer(PROJECT, { status: 503, body: 'down' }),
      handlerNow,
    ],
    ['a proxy before the handler', () => {}, after(() => respondWith(503))],
  ])('is repeated if it is a read and %s is unavailable', async (_, fail, respond) => {
    fail()
    const reasons: string[] = []
    const app = open(respond, {
      onEvent: (event) => {
        if (event.type === 'retry') reasons.push(event.reason)
      },
    })
    expect((await app.getProject()).id).toBe(project.projectId)
    expect(reasons).toEqual(['unavailable'])
  })

  it('may have deleted what the next attempt does not find after a timeout of a proxy', async () => {
    let isFirst = true
    const app = open(async (request) => {
      const response = await handler(request)
      if (request.method !== 'DELETE' || !isFirst) return response
      isFirst = false
      return respondWith(504)
    })
    await app.signInWithPassword({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    await user.leaveTeam(await user.createTeam({ displayName: 'Engines' }))
    expect(await user.listTeams()).toEqual([])
  })

  it('resolves to a raw response as it came', async () => {
    const app = open()
    const response = await app.sendRequest('/projects/current')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toMatchObject({ id: project.projectId })
    expect(await app.supportsFeature('telepathy')).toBe(false)
  })

  it('keeps the code of an error that the client does not know if it is raw', async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Stack-Known-Error': 'FROM_THE_FUTURE' }
    const body = JSON.stringify({ code: 'FROM_THE_FUTURE', error: 'Something new.' })
    network.replaceAnswer(PROJECT, { status: 418, body, headers })
    await expect(open().sendRequest('/projects/current')).rejects.toMatchObject({
      code: 'FROM_THE_FUTURE',
      status: 418,
    })
  })
})
