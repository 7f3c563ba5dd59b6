import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConfigError } from '../../src/config/config-error.js'
import { createService, type Service, type ServiceOptions } from '../../src/index.js'

const project = {
  id: '3f0a4219-d71e-42dd-aad4-b6d4943048ed',
  displayName: 'Test',
  config: { anonymousAccountsEnabled: true },
  keys: { publishableClientKey: 'pck_canary' },
}
const headers = {
  'X-Stack-Project-Id': project.id,
  'X-Stack-Access-Type': 'client',
  'X-Stack-Publishable-Client-Key': 'pck_canary',
}

let services: Service[] = []
afterEach(async () => {
  await Promise.all(services.map((service) => service.close()))
  services = []
})

function start(options: ServiceOptions = {}): Service {
  const service = createService({ port: 0, projects: [project], ...options })
  services.push(service)
  return service
}

type Fetch = (request: Request) => Promise<Response>

async function signUp(address: string, send: Fetch = fetch): Promise<{ access_token: string }> {
  const url = `${address}/api/v1/auth/anonymous/sign-up`
  return (await send(new Request(url, { method: 'POST', headers }))).json()
}
const issuerOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).iss

it('answers over HTTP at its address as it does in process', async () => {
  const service = start()
  const address = await service.listen()
  expect(address).toMatch(/^http:\/\/localhost:[1-9]\d+$/)
  expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'ok' })
  const { access_token } = await signUp(address)
  expect(issuerOf(access_token)).toBe(`${address}/api/v1/projects/${project.id}`)
  const request = new Request(`${address}/api/v1/users/me`, {
    headers: { ...headers, 'X-Stack-Access-Token': access_token },
  })
  expect((await service.fetch(request)).status).toBe(200)
})

it.each([
  [25_000, 400],
  [60_000, 400],
  [2_100_000, 413],
])('answers a form of %d bytes without a known project with status %d', async (length, status) => {
  const address = await start().listen()
  const response = await fetch(`${address}/api/v1/auth/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x'.repeat(length) }),
  })
  expect(response.status).toBe(status)
})

it('keeps the configured public URL', async () => {
  const service = start({ publicUrl: 'https://auth.example.com/' })
  expect(await service.listen()).toBe('https://auth.example.com')
})

it('names a port that is in use and can still be closed', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  await expect(start().listen(port)).rejects.toThrow(`Port ${port} is taken by another program.`)
  server.close()
})

it('opens no port if it is closed during its start', async () => {
  const service = start()
  const listening = service.listen()
  await service.close()
  await expect(fetch(`${await listening}/health`)).rejects.toThrow('fetch failed')
})

it('completes in-process requests before it closes', async () => {
  const service = start()
  const url = `http://localhost:4710/dev/api/projects/${project.id}/faults`
  const body = JSON.stringify({ fault: { kind: 'latency', millis: 500 } })
  await service.fetch(new Request(url, { method: 'POST', body }))
  const signedUp = signUp('http://localhost:4710', service.fetch)
  await service.close()
  expect(await signedUp).toMatchObject({ access_token: expect.any(String) as string })
})

it('rejects an invalid configuration at once', () => {
  expect(() => createService({ port: -1 })).toThrow(ConfigError)
})

it('rejects ready and fetch with the error of a failed start', async () => {
  const service = start({ databaseUrl: 'postgres://localhost:1/none' })
  await expect(service.ready).rejects.toThrow(/LATCHKEY_ENCRYPTION_KEY/)
  await expect(service.fetch(new Request('http://localhost/health'))).rejects.toThrow(
    /LATCHKEY_ENCRYPTION_KEY/,
  )
})

it('explains that Postgres does not respond, without the password', async () => {
  const databaseUrl = 'postgres://somebody:hunter2@127.0.0.1:1/none'
  const { ready } = start({ databaseUrl, encryptionKey: 'ab'.repeat(32) })
  await expect(ready).rejects.toThrow(
    /^Cannot connect to Postgres at databaseUrl .*ECONNREFUSED.*Check that Postgres is running/,
  )
  await expect(ready).rejects.not.toThrow(/hunter2/)
})

describe('the request log', () => {
  it('contains one line per request and no secrets', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const service = start({ log: true })
    await signUp('http://localhost:4710', service.fetch)
    for (const path of ['/api/v1/users/me', '/api/v1/secret-canary?code=canary', '/secret-canary'])
      await service.fetch(new Request(`http://localhost:4710${path}`, { headers }))
    const lines = write.mock.calls.map(([line]) => String(line))
    write.mockRestore()
    expect(lines).toEqual([
      expect.stringMatching(/^POST \/auth\/anonymous\/sign-up 200 \d+ ms in process \w{16}\n$/),
      expect.stringMatching(/^GET \/users\/me 400 [A-Z_]+ \d+ ms in process \w{16}\n$/),
      expect.stringMatching(/^GET \/api 404 \d+ ms in process \w{16}\n$/),
      expect.stringMatching(/^GET \(unknown path\) 404 \d+ ms in process \w{16}\n$/),
    ])
    expect(lines.join('')).not.toContain('canary')
  })
})

describe('production mode', () => {
  const production = {
    mode: 'production',
    publicUrl: 'https://auth.example.com',
    encryptionKey: 'ab'.repeat(32),
  } as const

  it('requires an encryption key', () => {
    expect(() => createService({ mode: 'production' })).toThrow(/encryptionKey/)
  })

  it('never falls back to an in-memory database', async () => {
    const service = start({ ...production, databaseUrl: 'postgres://localhost:1/none' })
    await expect(service.ready).rejects.toThrow(/ECONNREFUSED/)
  })

  it('serves no development pages', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'latchkey-production-'))
    const service = start({ ...production, dataFolder })
    for (const path of ['/dev', '/dev/mail', '/dev/api/projects']) {
      const response = await service.fetch(new Request(`http://localhost:4710${path}`))
      expect(response.status).toBe(404)
    }
    await service.close()
    await rm(dataFolder, { recursive: true })
  })
})
