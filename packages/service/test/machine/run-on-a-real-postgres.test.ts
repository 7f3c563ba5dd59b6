import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { startPostgres, type Postgres } from '../support/postgres.js'
import {
  newestMail,
  openTestProject,
  PASSWORD,
  readAnswer,
  requestOf,
  signUp,
  type TestProject,
} from '../support/project.js'
import { openTestService, type TestService } from '../support/service.js'

const encryptionKey = randomBytes(32).toString('hex')
let postgres: Postgres
let services: TestService[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  const { databaseUrl } = postgres
  const projects = [{ id: 'internal', displayName: 'Internal' }]
  // At once, so that both want to make the tables and the project.
  const open = () => openTestService({ databaseUrl, encryptionKey, projects })
  services = await Promise.all([open(), open()])
})
afterAll(async () => {
  await Promise.all(services.map((service) => service.close()))
  await postgres.stop()
})

function both(): [TestService, TestService] {
  const [first, second] = services
  if (first === undefined || second === undefined) throw new Error('The services did not start.')
  return [first, second]
}

/** The same project, spoken to through another service. */
const through = (service: TestService, project: TestProject): TestProject => ({
  ...project,
  call: async (method, path, { accessToken = '', body } = {}) => {
    const headers = {
      'X-Stack-Project-Id': project.id,
      'X-Stack-Access-Type': 'client',
      'X-Stack-Publishable-Client-Key': project.keys.publishableClientKey ?? '',
      'X-Stack-Access-Token': accessToken,
    }
    return readAnswer(await service.fetch(requestOf(method, path, { headers, body })))
  },
})

it('serves a person from sign-up to sign-out, whichever of two services answers', async () => {
  const [first, second] = both()
  const project = await openTestProject(first)
  const elsewhere = through(second, project)
  const user = await signUp(project)

  const taken = {
    email: user.email,
    password: PASSWORD,
    verification_callback_url: 'http://localhost',
  }
  const again = await elsewhere.call('POST', '/auth/password/sign-up', { body: taken })
  expect(again.code).toBe('USER_EMAIL_ALREADY_EXISTS')

  const mail = await newestMail(second, project.id, user.email)
  const verified = await elsewhere.call('POST', '/contact-channels/verify', {
    body: { code: mail?.code },
  })
  expect(verified.body).toEqual({ success: true })
  const reused = await project.call('POST', '/contact-channels/verify', {
    body: { code: mail?.code },
  })
  expect(reused.code).toBe('VERIFICATION_CODE_ALREADY_USED')

  const grant = {
    grant_type: 'refresh_token',
    refresh_token: user.refreshToken,
    client_id: project.id,
    client_secret: project.keys.publishableClientKey,
  }
  const refreshed = await elsewhere.call('POST', '/auth/oauth/token', { body: grant })
  const accessToken = String(refreshed.body['access_token'])
  const me = await project.call('GET', '/users/me', { accessToken })
  expect(me.body).toMatchObject({
    id: user.id,
    primary_email_verified: true,
    client_metadata: null,
  })

  const body = { client_metadata: ['1', { b: 1, a: null }] }
  const changed = await elsewhere.call('PATCH', '/users/me', { accessToken, body })
  expect(changed.body).toMatchObject(body)

  expect((await project.call('DELETE', '/auth/sessions/current', { accessToken })).status).toBe(200)
  const ended = await elsewhere.call('POST', '/auth/oauth/token', { body: grant })
  expect(ended.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  expect([...first.reports, ...second.reports]).toEqual([])
})

it('gives an address to one of many, on both services at once', async () => {
  const [first, second] = both()
  const project = await openTestProject(first)
  const body = {
    email: 'race@example.com',
    password: PASSWORD,
    verification_callback_url: 'http://localhost',
  }
  const answers = await Promise.all(
    [project, through(second, project), project, through(second, project)].map((one) =>
      one.call('POST', '/auth/password/sign-up', { body }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
})

it('seeds a project once, however many services start', async () => {
  const answers = await Promise.all(
    services.map(async (service) =>
      readAnswer(
        await service.fetch(requestOf('GET', '/projects/internal/.well-known/jwks.json', {})),
      ),
    ),
  )
  expect(answers[0]?.body['keys']).toHaveLength(1)
  expect(answers[1]?.body).toEqual(answers[0]?.body)
})

it('counts the calls that a fault befalls over both services', async () => {
  const [first, second] = both()
  const project = await openTestProject(first)
  const plan = { route: 'GET /projects/current', times: 3, fault: { kind: 'status', status: 503 } }
  const url = `http://localhost:4710/dev/api/projects/${project.id}/faults`
  await second.fetch(new Request(url, { method: 'POST', body: JSON.stringify(plan) }))
  const elsewhere = through(second, project)
  const answers = await Promise.all(
    [project, elsewhere, project, elsewhere, project, elsewhere, project, elsewhere].map((one) =>
      one.call('GET', '/projects/current'),
    ),
  )
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(3)
})

it('goes on after the database was lost in the middle of a call', async () => {
  const [first] = both()
  const project = await openTestProject(first)
  const user = await signUp(project)
  const changed = () => project.call('PATCH', '/users/me', { ...user, body: { display_name: 'A' } })
  const client = new Client({ connectionString: postgres.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('select from users where id = $1 for update', [user.id])
  const waiting = changed()
  // Ends the connection that waits for this one, as a server does that is put out of service.
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`
  await expect.poll(async () => (await client.query(end)).rowCount).toBe(1)
  await client.end()
  expect((await waiting).status).toBe(500)
  expect(first.reports.splice(0)).toHaveLength(1)
  expect((await changed()).status).toBe(200)
})

/** What can be wrong on the way: connections are lost as they begin a transaction, or nothing gets through. */
type Trouble = 'loses' | 'mute'

/** A way to the database, on which something may be wrong; nobody is told. */
async function startWay() {
  let trouble: Trouble | undefined
  const server = createServer((socket) => {
    const database = connect(Number(new URL(postgres.databaseUrl).port), '127.0.0.1')
    socket.on('data', (data) => {
      if (trouble === 'loses' && data.includes('begin')) socket.destroy()
      else if (trouble !== 'mute') database.write(data)
    })
    database.on('data', (data) => void (trouble === 'mute' || socket.write(data)))
    socket.on('close', () => database.destroy())
    for (const end of [socket, database]) end.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const databaseUrl = new URL(postgres.databaseUrl)
  databaseUrl.port = String((server.address() as AddressInfo).port)
  return {
    databaseUrl: databaseUrl.href,
    be: (next: Trouble | undefined) => void (trouble = next),
    close: () => server.close(),
  }
}

it('keeps no connection that was lost before its transaction began', async () => {
  const way = await startWay()
  const { databaseUrl } = way
  const service = await openTestService({ databaseUrl, encryptionKey })
  const project = await openTestProject(service)
  const user = await signUp(project)
  const changed = () => project.call('PATCH', '/users/me', { ...user, body: { display_name: 'A' } })
  way.be('loses')
  // More often than there are connections.
  for (let count = 0; count < 12; count += 1) expect((await changed()).status).toBe(500)
  way.be(undefined)
  expect((await changed()).status).toBe(200)
  await service.close()
  way.close()
})

/**
 * Advances the timers of this process until the work has settled: the time limits of statements and of
 * connections pass at once, and a slow machine reaches none of them by itself.
 */
async function passTimeLimits<Result>(work: Promise<Result>): Promise<Result> {
  let isSettled = false
  void work.finally(() => (isSettled = true)).catch(() => undefined)
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      return isSettled
    })
    .toBe(true)
  return work
}

function useVirtualTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Lets the limits of connections that are still being opened pass as well: no real timer ends those. */
async function backToRealTimers() {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
}

it('gives up a database that has fallen silent, and goes on once there is one again', async () => {
  const way = await startWay()
  const { databaseUrl } = way
  const service = await openTestService({ databaseUrl, encryptionKey })
  const project = await openTestProject(service)
  const user = await signUp(project)
  const changed = () => project.call('PATCH', '/users/me', { ...user, body: { display_name: 'A' } })
  const ready = () => service.fetch(new Request('http://localhost:4710/health/ready'))
  useVirtualTimers()
  way.be('mute')
  // More than there are connections.
  const waiting = Promise.all(Array.from({ length: 12 }, changed))
  expect((await passTimeLimits(ready())).status).toBe(503)
  expect((await passTimeLimits(waiting)).map(({ status }) => status)).toEqual(Array(12).fill(500))
  const reports = service.reports.splice(0).map(String)
  expect(reports).toEqual(Array(12).fill(expect.stringMatching(/time/i)))
  expect(reports).toContainEqual(expect.stringMatching(/A database statement failed: .*time/i))
  await backToRealTimers()
  way.be(undefined)
  const again = await Promise.all(Array.from({ length: 12 }, changed))
  expect(again.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect((await ready()).status).toBe(200)
  await service.close()
  way.close()
})

it('keeps no connection that fell silent in the middle of a transaction', async () => {
  const way = await startWay()
  const { databaseUrl } = way
  const service = await openTestService({ databaseUrl, encryptionKey })
  const { db } = service.ctx
  useVirtualTimers()
  const begun = Array.from({ length: 10 }, () =>
    db.transaction(async (inside) => {
      way.be('mute')
      await inside.execute(sql`select 1`)
    }),
  )
  const results = await passTimeLimits(Promise.allSettled(begun))
  expect(results.map(({ status }) => status)).not.toContain('fulfilled')
  await backToRealTimers()
  way.be(undefined)
  await db.transaction((inside) => inside.execute(sql`select 1`))
  await service.close()
  way.close()
})
