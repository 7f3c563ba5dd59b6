import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import type { ServiceConfigInput } from '../../src/config/config.js'
import { createListener } from '../../src/http/listener.js'
import {
  credentialsOf,
  openTestProject,
  readResponse,
  requestOf,
  type TestProject,
} from '../support/project.js'
import {
  createTestDatabase,
  openTestService,
  type TestDatabase,
  type TestService,
} from '../support/service.js'

const production = {
  mode: 'production',
  publicUrl: 'https://auth.example.com',
  encryptionKey: 'ab'.repeat(32),
  databaseUrl: 'postgres://unused.example/latchkey',
  passwordHashing: { memoryKibibytes: 19_456, passes: 2 },
} as const
const limits = { startedSignInsPerClient: 3 }

let service: TestService
let project: TestProject
afterEach(() => service.close())

async function open(config: ServiceConfigInput, database?: TestDatabase): Promise<TestService> {
  service = await openTestService(
    { ...production, limits, ...config },
    database ?? (await createTestDatabase()),
  )
  return service
}

/** Begins a command-line login, which counts against the limit of the client. */
const begin = async (
  on: TestService,
  { clientAddress, headers = {} }: { clientAddress?: string; headers?: Record<string, string> },
) => {
  const all = { ...credentialsOf(project, {}), ...headers }
  const request = requestOf('POST', '/auth/cli', { body: {}, headers: all })
  return (await on.fetch(request, { clientAddress })).status
}
const random = () => `198.51.100.${Math.floor(Math.random() * 200)}`

describe('a limit by client address', () => {
  it.each(['X-Forwarded-For', 'X-Real-IP', 'CF-Connecting-IP', 'X-Vercel-Forwarded-For'])(
    'counts the address of the socket, regardless of %s',
    async (name) => {
      project = await openTestProject(await open({}))
      const statuses: number[] = []
      for (const value of [random(), 'x', `${random()}, ${random()}`, random()])
        statuses.push(
          await begin(service, { clientAddress: '203.0.113.7', headers: { [name]: value } }),
        )
      expect(statuses).toEqual([200, 200, 200, 429])
      expect(await begin(service, { clientAddress: '203.0.113.8' })).toBe(200)
    },
  )

  it('counts the entry that the trusted proxy appended', async () => {
    project = await openTestProject(await open({ trustedProxies: 1 }))
    const from = (address: string) =>
      begin(service, {
        clientAddress: '10.0.0.1',
        headers: { 'X-Forwarded-For': `${random()}, ${address}` },
      })
    expect([
      await from('192.0.2.7'),
      await from('192.0.2.7:50123'),
      await from('192.0.2.7'),
    ]).toEqual([200, 200, 200])
    expect([await from('192.0.2.7'), await from('192.0.2.8')]).toEqual([429, 200])
  })

  it('counts requests in process without an address together', async () => {
    project = await openTestProject(await open({}))
    const statuses: number[] = []
    for (let tries = 0; tries < 4; tries += 1) statuses.push(await begin(service, {}))
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('is shared by two services on one database', async () => {
    const database = await createTestDatabase()
    const other = await openTestService({ ...production, limits }, database)
    project = await openTestProject(await open({}, database))
    const statuses: number[] = []
    for (const instance of [service, other, service, other])
      statuses.push(await begin(instance, { clientAddress: '203.0.113.7' }))
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('does not count this machine in development', async () => {
    service = await openTestService({ limits })
    project = await openTestProject(service)
    for (const clientAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      for (let tries = 0; tries < 4; tries += 1)
        expect(await begin(service, { clientAddress })).toBe(200)
  })
})

it('takes the address of the socket from the port', async () => {
  project = await openTestProject(await open({}))
  const addresses: (string | undefined)[] = []
  const listener = createListener((request, origin) => {
    addresses.push(origin?.clientAddress)
    return service.fetch(request, origin)
  })
  const port = await listener.listen(0, '127.0.0.1')
  const headers = { ...credentialsOf(project, {}), 'X-Forwarded-For': random() }
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/auth/cli`, {
    method: 'POST',
    headers,
  })
  await listener.close()
  expect([response.status, addresses]).toEqual([200, ['127.0.0.1']])
})

describe('X-Forwarded-For without a trusted proxy', () => {
  const headers = { 'X-Forwarded-For': '192.0.2.7' }

  it('is reported once', async () => {
    project = await openTestProject(await open({ limits: {} }))
    await begin(service, {})
    expect(service.reports).toEqual([])
    for (let tries = 0; tries < 3; tries += 1) await begin(service, { headers })
    expect(new Set(service.reports)).toEqual(
      new Set([expect.stringContaining('set trustedProxies or clientAddressHeader')]),
    )
  })

  it.each([{ trustedProxies: 1 }, { clientAddressHeader: 'X-Real-IP' }])(
    'is not reported with %o',
    async (settings) => {
      project = await openTestProject(await open({ ...settings, limits: {} }))
      await begin(service, { headers })
      expect(service.reports).toEqual([])
    },
  )
})

it('ignores a location that no trusted proxy sent', async () => {
  project = await openTestProject(await open({ limits: {} }))
  const email = `${randomUUID()}@example.com`
  const headers = {
    ...credentialsOf(project, {}),
    'User-Agent': 'Mozilla/5.0',
    'X-Forwarded-For': '192.0.2.7',
    'CF-IPCountry': 'CH',
  }
  const body = {
    email,
    password: 'correct horse 9 battery',
    verification_callback_url: 'http://localhost/verify',
  }
  const request = requestOf('POST', '/auth/password/sign-up', { body, headers })
  const { body: user } = await readResponse(
    await service.fetch(request, { clientAddress: '203.0.113.7' }),
  )
  const listed = await project.call('GET', `/auth/sessions?user_id=${String(user['user_id'])}`, {
    access: 'server',
  })
  expect(listed.body['items']).toEqual([
    expect.objectContaining({
      last_used_at_end_user_ip_info: expect.objectContaining({
        ip: '203.0.113.7',
        countryCode: null,
      }),
    }),
  ])
})
