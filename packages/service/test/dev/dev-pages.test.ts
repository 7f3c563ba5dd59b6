import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contactChannels } from '../../src/db/schema.js'
import { createDevApp } from '../../src/dev/app.js'
import { createHandler } from '../../src/app.js'
import { createMailContext } from '../mail/mail-context.js'

const mail = await createMailContext()

const ask = async (path: string, init?: RequestInit): Promise<Response> =>
  createDevApp(mail.contextOf()).request(`http://localhost:4710${path}`, init)
const post = (path: string, body: unknown) =>
  ask(path, { method: 'POST', body: JSON.stringify(body) })

describe('access to development pages', () => {
  const paths = ['/dev', '/dev/mail', '/dev/mail.js', '/dev/api/mail', '/dev/api/projects']

  it.each(paths)('is limited to this machine: %s', async (path) => {
    expect((await ask(path)).status).toBe(200)
    expect((await ask(path, { headers: { host: 'evil.example' } })).status).toBe(403)
    expect((await ask(path, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  })

  it('is limited to this machine at a public publicUrl, except for the mock provider', async () => {
    const publicUrl = 'https://tunnel.example'
    const app = createDevApp(mail.contextOf({ publicUrl }))
    const statusOf = async (path: string, headers: Record<string, string>) =>
      (await app.request(`http://localhost:4710${path}`, { headers })).status
    for (const path of ['/dev', '/dev/mail', '/dev/api/mail', '/dev/api/projects']) {
      expect(await statusOf(path, { host: 'tunnel.example' })).toBe(403)
      expect(await statusOf(path, { origin: publicUrl })).toBe(403)
    }
    for (const path of ['/dev/mock-provider.js', '/dev/oauth/github/userinfo'])
      expect(await statusOf(path, { host: 'tunnel.example' })).not.toBe(403)
  })

  it('is rejected for pages of other origins with any method', async () => {
    const headers = { origin: 'https://evil.example' }
    for (const method of ['POST', 'DELETE', 'OPTIONS']) {
      const response = await ask('/dev/api/projects', { method, headers })
      expect(response.status).toBe(403)
      expect(response.headers.has('access-control-allow-origin')).toBe(false)
    }
  })

  it('is allowed for pages of this machine with CORS', async () => {
    const headers = { origin: 'http://localhost:5173' }
    const response = await ask('/dev/api/mail', { headers })
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    const preflight = await ask('/dev/api/projects', { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
  })

  it('does not exist in production', async () => {
    const production = mail.contextOf({
      mode: 'production',
      publicUrl: 'https://auth.example.com',
      encryptionKey: randomBytes(32).toString('hex'),
      databaseUrl: 'postgres://db.example.com/latchkey',
    })
    const handle = createHandler(production)
    for (const path of paths)
      expect((await handle(new Request(`http://localhost${path}`))).status).toBe(404)
  })

  it('is limited to known paths and methods', async () => {
    for (const path of ['/devil', '/dev/none', '/dev/../package.json', '/dev/mail/../../x'])
      expect((await ask(path)).status).toBe(404)
    expect((await ask('/dev/mail', { method: 'POST' })).status).toBe(405)
  })
})

describe('a development page', () => {
  it.each(['/dev', '/dev/mail', '/dev/users', '/dev/requests'])(
    'loads only its own files: %s',
    async (path) => {
      const response = await ask(path)
      const policy = response.headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
      expect(policy).not.toContain('unsafe')
      const html = await response.text()
      const urls = [...html.matchAll(/(?:src|href)="((?!data:)[^"#]+)"/g)].map(
        ([, url]) => url ?? '',
      )
      expect(urls.length).toBeGreaterThan(0)
      // The service may have a base path.
      expect(urls.filter((url) => url.startsWith('/'))).toEqual([])
      const files = urls.map((url) => new URL(url, `http://localhost:4710${path}`).pathname)
      const responses = await Promise.all(
        files.map(async (file) => [file, (await ask(file)).status]),
      )
      expect(responses).toEqual(files.map((file) => [file, 200]))
      expect(html).not.toMatch(/style=|<style|onclick=|https?:/)
    },
  )
})

describe('development projects', () => {
  it('are created with keys and default settings', async () => {
    const response = await post('/dev/api/projects', {})
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      keys: {
        publishableClientKey: expect.stringMatching(/^pck_/),
        secretServerKey: expect.stringMatching(/^ssk_/),
        superSecretAdminKey: expect.stringMatching(/^sak_/),
      },
    })
  })

  it('are listed without keys', async () => {
    await post('/dev/api/projects', { displayName: 'Listed' })
    const text = await (await ask('/dev/api/projects')).text()
    expect(text).toContain('"displayName":"Listed"')
    expect(text).not.toMatch(/pck_|ssk_|sak_|Hash/)
  })

  it('are created with users, unless the ID is in use', async () => {
    const id = randomUUID()
    const users = [{ email: 'ada@example.com', password: 'correct horse' }]
    expect((await post('/dev/api/projects', { id, users })).status).toBe(201)
    const rows = await mail.connection.db.select().from(contactChannels)
    expect(rows).toMatchObject([{ projectId: id, value: 'ada@example.com', isPrimary: true }])
    const again = await post('/dev/api/projects', { id })
    expect(again.status).toBe(409)
  })

  it('are rejected with a list of all mistakes', async () => {
    const response = await post('/dev/api/projects', { displayNam: 'A', users: [{ email: 1 }] })
    expect(response.status).toBe(400)
    expect((await response.json()).error).toMatch(/- users\[0\]\.email: .*\n- displayNam: /)
  })

  it('are rejected if the body is not JSON', async () => {
    expect((await ask('/dev/api/projects', { method: 'POST', body: '{' })).status).toBe(400)
  })

  it('have a clock that can be advanced', async () => {
    const { id } = await (await post('/dev/api/projects', {})).json()
    const clock = `/dev/api/projects/${id}/clock`
    const now = mail.clock.now
    expect(await (await post(clock, { advanceMillis: 61_000 })).json()).toEqual({
      now: new Date(now + 61_000).toISOString(),
    })
    expect(await (await post(clock, { advanceMillis: 1_000 })).json()).toEqual({
      now: new Date(now + 62_000).toISOString(),
    })
    for (const advanceMillis of [-1, 1.5, '1000'])
      expect((await post(clock, { advanceMillis })).status).toBe(400)
  })

  it('have a clock that stops at the end of the year 9999', async () => {
    const { id } = await (await post('/dev/api/projects', {})).json()
    const clock = `/dev/api/projects/${id}/clock`
    const year = 365 * 86_400_000
    await post(clock, { advanceMillis: 7000 * year })
    for (const advanceMillis of [Number.MAX_SAFE_INTEGER, 1000 * year]) {
      const response = await post(clock, { advanceMillis })
      expect(response.status).toBe(400)
      expect((await response.json()).error).toBe(
        'The clock can be moved to the end of the year 9999. Reset the project, or make a new one.',
      )
    }
    const { now } = await (await post(clock, { advanceMillis: 0 })).json()
    expect(Date.parse(now)).toBe(mail.clock.now + 7000 * year)
  })

  it('have no clock if the project is unknown', async () => {
    const path = '/dev/api/projects/00000000-0000-4000-8000-000000000000/clock'
    expect((await post(path, { advanceMillis: 1 })).status).toBe(404)
  })
})
