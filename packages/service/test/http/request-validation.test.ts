import { describe, expect, it } from 'vitest'
import {
  credentialsOf,
  openTestProject,
  PASSWORD,
  readResponse,
  signUp,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)

const signIn = (body: unknown, headers: Record<string, string> = {}) =>
  project.call('POST', '/auth/password/sign-in', { body, headers })

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const right = { email: 'nobody@example.com', password: PASSWORD }

describe('a request body', () => {
  it.each(['{oops', '', '{"a":1', 'undefined'])(
    'is rejected if it is malformed JSON: %j',
    async (body) => {
      const response = await signIn(body)
      expect([response.status, response.code]).toEqual([400, 'BODY_PARSING_ERROR'])
      expect(response.body).toEqual({ code: 'BODY_PARSING_ERROR', error: expect.any(String) })
    },
  )

  it.each(['application/xml', 'multipart/form-data', 'json'])(
    'is rejected with the content type %s',
    async (type) => {
      const response = await signIn(right, { 'Content-Type': type })
      expect([response.status, response.code]).toEqual([400, 'BODY_PARSING_ERROR'])
    },
  )

  it.each([
    ['application/json', JSON.stringify(right)],
    ['Application/JSON; charset=utf-8', JSON.stringify(right)],
    ['application/x-www-form-urlencoded', form(right)],
  ])('is parsed with the content type %s', async (type, body) => {
    expect((await signIn(body, { 'Content-Type': type })).code).toBe('EMAIL_PASSWORD_MISMATCH')
  })

  it.each(['text/plain', 'application/octet-stream'])(
    'is not an object with the content type %s',
    async (type) => {
      expect((await signIn(JSON.stringify(right), { 'Content-Type': type })).code).toBe(
        'SCHEMA_ERROR',
      )
    },
  )

  it('is required where an object is declared', async () => {
    expect((await project.call('POST', '/auth/password/sign-in')).code).toBe('SCHEMA_ERROR')
  })

  it('is ignored on GET', async () => {
    const headers = { 'Content-Type': 'application/xml' }
    expect((await project.call('GET', '/projects/current', { headers })).status).toBe(200)
  })

  it('is optional on DELETE but must be valid JSON', async () => {
    const { accessToken } = await signUp(project)
    const path = '/auth/sessions/current'
    const broken = await project.call('DELETE', path, { accessToken, body: '' })
    expect(broken.code).toBe('BODY_PARSING_ERROR')
    const odd = await project.call('DELETE', path, { accessToken, body: { odd: [1] } })
    expect(odd.status).toBe(200)
  })

  describe.each([
    ['without keys', {}, 'ACCESS_TYPE_REQUIRED'],
    [
      'with a wrong key',
      { 'X-Stack-Publishable-Client-Key': 'pck_wrong', 'X-Stack-Access-Type': 'client' },
      'INVALID_PUBLISHABLE_CLIENT_KEY',
    ],
  ])('%s', (_what, credentials, code) => {
    /** Sends malformed JSON in chunks of 50 kB and returns how many of them were read. */
    const send = async (chunks: number) => {
      let read = 0
      const body = new ReadableStream<Uint8Array>(
        {
          pull: (controller) => {
            if (read === chunks) return controller.close()
            read += 1
            controller.enqueue(new Uint8Array(50_000).fill(120))
          },
        },
        { highWaterMark: 0 },
      )
      const headers = {
        'Content-Type': 'application/json',
        'X-Stack-Project-Id': project.id,
        ...credentials,
      }
      const url = 'http://localhost:4710/api/v1/auth/password/sign-in'
      const init = { method: 'POST', headers, body, duplex: 'half' }
      const request = new Request(url, init)
      return { ...(await readResponse(await service.fetch(request))), read }
    }

    it('is parsed first if it has 100 kB', async () => {
      expect(await send(2)).toMatchObject({ code: 'BODY_PARSING_ERROR', read: 2 })
    })

    it('is not read to its end if it has more', async () => {
      expect(await send(30)).toMatchObject({ code, read: 3 })
    })
  })

  it('is rejected with 413 if it is too long', async () => {
    const response = await signIn(JSON.stringify({ ...right, password: 'x'.repeat(2_000_000) }))
    expect([response.status, response.code]).toEqual([413, null])
  })

  it('is rejected with 413 if it is too long and announced as short', async () => {
    const body = JSON.stringify({ ...right, password: 'x'.repeat(2_000_000) })
    const response = await signIn(body, { 'Content-Length': '100' })
    expect([response.status, response.code]).toEqual([413, null])
  })

  it.each([
    ['announced length', { 'Content-Length': '100' }],
    ['end', {}],
  ])('that is aborted before its %s gets 400 and no error report', async (_what, announced) => {
    const begun = new TextEncoder().encode('{"email":')
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(begun),
      pull: (controller) => controller.error(new Error('aborted')),
    })
    const headers = {
      'Content-Type': 'application/json',
      ...announced,
      ...credentialsOf(project, {}),
    }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    const url = 'http://localhost:4710/api/v1/auth/password/sign-in'
    expect((await service.fetch(new Request(url, init))).status).toBe(400)
    expect(service.reports).toEqual([])
  })

  it.each([
    ['/auth/oauth/token', { grant_type: 'refresh_token' }],
    ['/auth/oauth/callback/github', {}],
    ['/check-feature-support', {}],
  ])('has a lower size limit without a key: %s', async (path, fields) => {
    const send = (length: number) =>
      project.call('POST', path, {
        access: 'none',
        body: form({ ...fields, any: 'x'.repeat(length) }),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
    const [short, long] = [await send(60_000), await send(64_000)]
    expect([short.status === 413, long.status, long.code]).toEqual([false, 413, null])
  })

  it('of a provider callback is limited to 100 parameters', async () => {
    const send = (count: number, type: string) => {
      const names = Array.from({ length: count }, (_, index) => `p${index}`)
      const fields = Object.fromEntries(names.map((name) => [name, '1']))
      const body = type.endsWith('json') ? JSON.stringify(fields) : form(fields)
      const headers = { 'Content-Type': type }
      return project.call('POST', '/auth/oauth/callback/github', { access: 'none', body, headers })
    }
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      // Rejected because of its cookie, which is checked after the body.
      expect((await send(100, type)).code).toBe(null)
      expect((await send(101, type)).code).toBe('SCHEMA_ERROR')
    }
  })

  it('is rejected with more than 100 invalid list items', async () => {
    const define = (count: number) => {
      const ids = Array.from({ length: count }, (_, index) => index)
      const body = { id: 'any', contained_permission_ids: ids }
      return project.call('POST', '/project-permission-definitions', { access: 'admin', body })
    }
    expect((await define(100)).code).not.toBe('SCHEMA_ERROR')
    expect((await define(101)).code).toBe('SCHEMA_ERROR')
  })

  it.each([
    ['POST', '/team-permission-definitions', 'contained_permission_ids'],
    ['POST', '/users', 'oauth_providers'],
    ['PATCH', '/internal/projects/current', 'config.domains'],
    ['PATCH', '/internal/projects/current', 'config.oauth_providers'],
    ['PATCH', '/internal/projects/current', 'config.user_default_permissions'],
  ])('has limited lists: %s %s %s', async (method, path, field) => {
    const [outer = '', inner] = field.split('.')
    const list = Array.from({ length: 200_000 }, () => 1)
    const body = { id: 'any', [outer]: inner === undefined ? list : { [inner]: list } }
    const response = await project.call(method, path, { access: 'admin', body })
    expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
    expect(response.text).toContain(`body.${field} must have at most 1000 members`)
  })

  it('is rejected if it is nested too deeply', async () => {
    const { accessToken } = await signUp(project)
    const body = `{"client_metadata":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const response = await project.call('PATCH', '/users/me', { accessToken, body })
    expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
  })

  it('does not change prototypes', async () => {
    const polluted = '{"email":"a@example.com","password":"x","__proto__":{"polluted":true}}'
    const response = await signIn(polluted)
    expect(response.status).toBe(400)
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('a repeated parameter', () => {
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ) =>
    readResponse(
      await service.fetch(
        new Request(`http://localhost:4710/api/v1${path}`, {
          method,
          headers,
          ...(body !== undefined && { body }),
        }),
      ),
    )

  it.each([
    ['in a query', 'GET', '/users?limit=1&limit=2', undefined],
    ['in the query of a sign-in', 'GET', '/auth/oauth/authorize/github?state=a&state=b', undefined],
    ['in the query of a callback', 'GET', '/auth/oauth/callback/github?state=a&state=b', undefined],
    ['in a form', 'POST', '/auth/oauth/token', 'grant_type=refresh_token&grant_type=x'],
    ['in a posted callback', 'POST', '/auth/oauth/callback/apple', 'state=a&state=b'],
    ['with the name of a prototype', 'POST', '/auth/oauth/token', '__proto__=a&__proto__=b'],
  ])('is rejected %s', async (_where, method, path, body) => {
    const headers = {
      ...credentialsOf(project, { access: 'server' }),
      'Content-Type': 'application/x-www-form-urlencoded',
    }
    const response = await send(method, path, headers, body)
    expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
    expect(response.text).toContain('Send each one once')
  })

  it.each(['__proto__=a', 'constructor=a', '__proto__[polluted]=a'])(
    'changes no prototype with %s in a query or a form',
    async (text) => {
      const headers = {
        ...credentialsOf(project, { access: 'server' }),
        'Content-Type': 'application/x-www-form-urlencoded',
      }
      const statuses = [
        await send('GET', `/users?${text}`, headers),
        await send('POST', '/auth/oauth/token', headers, `grant_type=refresh_token&${text}`),
      ].map(({ status }) => status)
      expect(statuses).toEqual([400, 400])
      expect({}).not.toHaveProperty('polluted')
      expect(Object.prototype).not.toHaveProperty('a')
    },
  )
})

describe('SCHEMA_ERROR', () => {
  it('lists every invalid field on a separate line without its value', async () => {
    const response = await signIn({
      email: 'not-an-address',
      password: ['hunter2'],
      extra: 1,
      more: 2,
    })
    expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
    const { message } = response.body['details'] as { message: string }
    expect(response.body['error']).toBe(message)
    expect(message.split('\n').sort()).toEqual([
      'body.email must be an e-mail address',
      'body.extra is not a field of this call',
      'body.more is not a field of this call',
      'body.password expected string, received array',
    ])
    expect(response.text).not.toMatch(/hunter2|not-an-address/)
  })

  it('lists some invalid fields and the number of others', async () => {
    const many = Array.from({ length: 50_000 }, (_, index) => [`${index}${'x'.repeat(20)}`, 1])
    const { body, text } = await signIn({ ...right, ...Object.fromEntries(many) })
    const lines = (body['details'] as { message: string }).message.split('\n')
    expect([lines.length, lines.at(-1)]).toEqual([21, 'and 49980 more'])
    const long = await signIn({ ...right, ['x'.repeat(1_000_000)]: 1 })
    expect([long.code, text.length < 10_000, long.text.length < 10_000]).toEqual([
      'SCHEMA_ERROR',
      true,
      true,
    ])
  })

  it('rejects unknown query parameters on record calls only', async () => {
    const strict = await project.call('GET', '/projects/current?odd=1')
    expect([strict.status, strict.code]).toEqual([400, 'SCHEMA_ERROR'])
    const lenient = await project.call('POST', '/auth/password/sign-in?odd=1', { body: right })
    expect(lenient.code).toBe('EMAIL_PASSWORD_MISMATCH')
  })

  it('rejects path parameters that are not IDs', async () => {
    const path = '/contact-channels/me/undefined/send-verification-code'
    const body = { callback_url: 'http://localhost:1/' }
    const response = await project.call('POST', path, { access: 'server', body })
    expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
  })
})
