import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { oauthFlows, webhookEvents } from '../../src/db/schema.js'
import { ConnectionLost } from '../../src/http/connection-lost.js'
import { isFaulty, type FaultPlan } from '../../src/dev/fault-plans.js'
import { createHandler } from '../../src/app.js'
import { createListener } from '../../src/http/listener.js'
import { start } from '../support/oauth.js'
import { openTestProject, signUp, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const ROUTE = 'GET /projects/current'
const opened = await setupTestService()
// No schema check of responses, because faults break them on purpose.
const service = { ...opened, fetch: createHandler(opened.ctx) }
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service)
})

const dev = (method: string, path: string, body?: unknown) =>
  service.fetch(
    new Request(`http://localhost:4710/dev/api/projects/${project.id}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
const order = async (plan: FaultPlan) => {
  const response = await dev('POST', '/faults', plan)
  expect(response.status).toBe(201)
}
const read = () => project.call('GET', '/projects/current')
const statuses = async (count: number) => {
  const codes = []
  for (let call = 0; call < count; call += 1) codes.push((await read()).status)
  return codes
}

describe('a fault plan', () => {
  it('affects its route, after a number of calls, for a number of times', async () => {
    await order({ route: ROUTE, after: 1, times: 2, fault: { kind: 'status', status: 503 } })
    expect((await project.call('GET', '/users/me')).status).toBe(400)
    expect(await statuses(5)).toEqual([200, 503, 503, 200, 200])
  })

  it('affects all calls of its project until it is deleted', async () => {
    await order({ fault: { kind: 'status', status: 500 } })
    expect(await statuses(3)).toEqual([500, 500, 500])
    expect((await project.call('GET', '/users/me')).status).toBe(500)
    const other = await openTestProject(service)
    expect((await other.call('GET', '/projects/current')).status).toBe(200)
    expect((await dev('DELETE', '/faults')).status).toBe(204)
    expect(await statuses(1)).toEqual([200])
  })

  it('is listed with the calls that it saw and affected', async () => {
    await order({ route: ROUTE, after: 2, times: 1, fault: { kind: 'status', status: 503 } })
    await statuses(4)
    const { items } = await (await dev('GET', '/faults')).json()
    expect(items).toEqual([
      {
        id: expect.any(String),
        route: ROUTE,
        after: 2,
        times: 1,
        fault: { kind: 'status', status: 503 },
        seen: 4,
        hits: 1,
      },
    ])
  })

  it('counts concurrent calls one by one', async () => {
    await order({ route: ROUTE, times: 3, fault: { kind: 'status', status: 503 } })
    const responses = await Promise.all(Array.from({ length: 10 }, read))
    expect(responses.filter(({ status }) => status === 503)).toHaveLength(3)
  })

  it('affects the same random calls for the same seed', () => {
    const hits = (seed: number) =>
      Array.from({ length: 1000 }, (_, call) =>
        isFaulty({ chance: 0.3, seed, fault: { kind: 'drop' } }, call + 1),
      )
    expect(hits(1)).toEqual(hits(1))
    expect(hits(1)).not.toEqual(hits(2))
    const count = hits(1).filter(Boolean).length
    expect(count).toBeGreaterThan(250)
    expect(count).toBeLessThan(350)
  })

  it.each([
    { fault: { kind: 'explode' } },
    { route: 'GET /nowhere', fault: { kind: 'drop' } },
    { fault: { kind: 'status', status: 200 } },
    { chance: 2, fault: { kind: 'drop' } },
    { faults: [] },
  ])('is rejected if it is invalid: %j', async (plan) => {
    const response = await dev('POST', '/faults', plan)
    expect(response.status).toBe(400)
    expect((await response.json()).error).toMatch(/^The body .*\n- /)
  })
})

describe('a fault', () => {
  it('delays one call and not the next', async () => {
    await order({ route: ROUTE, times: 1, fault: { kind: 'latency', millis: 60_000 } })
    const patience = new AbortController()
    const headers = { 'X-Stack-Project-Id': project.id }
    const { signal } = patience
    const waiting = service.fetch(
      new Request('http://localhost:4710/api/v1/projects/current', { headers, signal }),
    )
    const outcome = waiting.catch((error: unknown) => error)
    await expect.poll(() => service.ctx.faultPlans.list(project.id)[0]?.seen).toBe(1)
    expect((await read()).status).toBe(200)
    patience.abort()
    expect(await outcome).toBeInstanceOf(ConnectionLost)
  })

  it('answers 429 with Retry-After as a proxy does', async () => {
    await order({ fault: { kind: 'rate-limit', retryAfterSeconds: 7 } })
    const { status, code, headers } = await read()
    expect([status, code, headers.get('retry-after')]).toEqual([429, null, '7'])
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  it('drops a call before it takes effect, or its response afterwards', async () => {
    const user = await signUp(project)
    const rename = (display_name: string) =>
      project.call('PATCH', '/users/me', { ...user, body: { display_name } })
    await order({ times: 1, fault: { kind: 'drop' } })
    await expect(rename('Dropped')).rejects.toThrow(TypeError)
    expect((await project.call('GET', '/users/me', user)).body['display_name']).toBeNull()
    await order({ times: 1, fault: { kind: 'lost-answer' } })
    await expect(rename('Lost')).rejects.toThrow(TypeError)
    expect((await project.call('GET', '/users/me', user)).body['display_name']).toBe('Lost')
  })

  it('truncates a response', async () => {
    await order({ fault: { kind: 'malformed-body' } })
    await expect(read()).rejects.toThrow(SyntaxError)
  })

  it('sends different codes in header and body', async () => {
    await order({ fault: { kind: 'code-mismatch' } })
    const { code, body } = await read()
    expect(code).toBe('TEAM_NOT_FOUND')
    expect(body['code']).toBe('USER_NOT_FOUND')
  })

  it('affects token calls, which name the project as client_id', async () => {
    await order({ route: 'POST /auth/oauth/token', fault: { kind: 'status', status: 508 } })
    const form = new URLSearchParams({ grant_type: 'refresh_token', client_id: project.id })
    const url = 'http://localhost:4710/api/v1/auth/oauth/token'
    expect((await service.fetch(new Request(url, { method: 'POST', body: form }))).status).toBe(508)
  })
})

it('closes the connection of an HTTP client', async () => {
  const listener = createListener(service.fetch)
  const port = await listener.listen(0, '127.0.0.1')
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/api/v1/projects/current`, {
      headers: { 'X-Stack-Project-Id': project.id },
    })
  for (const kind of ['drop', 'lost-answer'] as const) {
    await order({ times: 1, fault: { kind } })
    await expect(ask()).rejects.toThrow(TypeError)
  }
  expect((await ask()).status).toBe(400)
  await listener.close()
})

it('has no effect in production', async () => {
  await order({ fault: { kind: 'status', status: 503 } })
  const { ctx } = service
  const config = { ...ctx.config, mode: 'production' as const }
  const production = await openTestProject({ ...service, fetch: createHandler({ ...ctx, config }) })
  const response = await production.call('GET', '/projects/current', {
    headers: {
      'X-Stack-Project-Id': project.id,
      'X-Stack-Publishable-Client-Key': project.keys.publishableClientKey ?? '',
    },
  })
  expect(response.status).toBe(200)
})

it('resets a project and leaves other projects unchanged', async () => {
  const other = await openTestProject(service)
  const [user, stranger] = [await signUp(project), await signUp(other)]
  await project.call('POST', '/teams', { access: 'server', body: { display_name: 'Alpha' } })
  await order({ fault: { kind: 'status', status: 503 } })
  await dev('POST', '/clock', { advanceMillis: 1000 })
  expect((await dev('POST', '/reset')).status).toBe(204)
  const count = async (path: string) =>
    ((await project.call('GET', path, { access: 'server' })).body['items'] as unknown[]).length
  expect([await count('/users'), await count('/teams')]).toEqual([0, 0])
  const mail = await service.fetch(
    new Request(`http://localhost:4710/dev/api/mail?project=${project.id}`),
  )
  expect(await mail.json()).toEqual({ items: [] })
  const { now } = await (await dev('POST', '/clock', { advanceMillis: 0 })).json()
  expect(Date.parse(now)).toBe(service.clock.now)
  await signUp(project, { email: user.email })
  expect((await other.call('GET', '/users/me', stranger)).status).toBe(200)
})

it('resets a project without leaving data of its users', async () => {
  const { db } = service.ctx
  const webhooks = [{ url: 'http://127.0.0.1:1/' }]
  const config = { oauthProviders: [{ id: 'github', type: 'shared' } as const] }
  project = await openTestProject(service, { webhooks, config })
  await signUp(project)
  await start(project, 'github')
  const left = async () => [
    await db.$count(webhookEvents, eq(webhookEvents.projectId, project.id)),
    await db.$count(oauthFlows, eq(oauthFlows.projectId, project.id)),
  ]
  expect(await left()).toEqual([1, 1])
  expect((await dev('POST', '/reset')).status).toBe(204)
  expect(await left()).toEqual([0, 0])
})
