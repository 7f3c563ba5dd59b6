import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { BuiltRequest } from './build-request.js'
import type { UnexpectedResponseError } from './errors.js'
import type { Answer } from './http.js'
import { objectIn } from './read-body.js'
import { readResponse } from './read-response.js'

const NOW = Date.UTC(2026, 0, 1)
const request: BuiltRequest = {
  method: 'GET',
  path: '/users/{user_id}',
  target: '/users/1',
  body: undefined,
  errors: ['PASSWORD_TOO_SHORT', 'USER_NOT_FOUND'],
  sent: undefined,
}

const json = (status: number, body: unknown, given: Record<string, string> = {}): Answer => {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', ...given })
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return {
    status,
    headers,
    text,
    fields: objectIn(headers, text),
    knownError: headers.get('X-Stack-Known-Error'),
    actualStatus: headers.get('X-Stack-Actual-Status'),
    receivedAt: NOW,
  }
}
const typed = (status: number, type: string, text: string, headers: Record<string, string> = {}) =>
  json(status, text, { 'content-type': type, ...headers })
const known = (status: number, code: string, rest: object = {}) =>
  json(
    200,
    { code, error: `about ${code}`, ...rest },
    { 'X-Stack-Actual-Status': String(status), 'x-stack-known-error': code },
  )

const read = (answer: Answer, changed: Partial<BuiltRequest> = {}) =>
  readResponse(answer, { ...request, ...changed })
const errorOf = async (answer: Answer, changed?: Partial<BuiltRequest>) => {
  const reading = await read(answer, changed)
  if ('value' in reading) throw new Error('This answer was read as a success.')
  return reading
}
/** The answer is nobody's protocol: final, with method and path template, and nothing else of the request. */
const expectUnexpected = async (answer: Answer, changed?: Partial<BuiltRequest>) => {
  const { error, failure } = await errorOf(answer, changed)
  expect(failure).toBeUndefined()
  expect(error.name).toBe('UnexpectedResponseError')
  expect(error.message).toMatch(/^Failed to send request \w+ \/users\/\{user_id\}: \d+ ./)
  return error as UnexpectedResponseError
}

describe('a success', () => {
  it.each([200, 201])('HT01 HT11 %i is its JSON object', async (status) => {
    expect(await read(json(status, { id: 1 }))).toEqual({ value: { id: 1 } })
  })

  it('HT10 has own keys only, whatever they are called', async () => {
    const reading = await read(json(200, '{"__proto__":{"isAdmin":true},"a":1,"a":2}'))
    expect(reading).toHaveProperty('value.a', 2)
    expect('isAdmin' in {}).toBe(false)
  })

  describe.each([204, 205])('HT12 %i without a body', (status) => {
    const answer = typed(status, '', '')

    it.each(['PATCH', 'DELETE'])('is enough for a %s, of which nothing is read', async (method) => {
      expect(await read(answer, { method })).toEqual({ value: {} })
      const refused = json(status, '', { 'x-stack-known-error': 'USER_NOT_FOUND' })
      await expectUnexpected(refused, { method })
    })

    it.each(['PATCH', 'DELETE'])('does not make a page an answer to a %s', async (method) => {
      await expectUnexpected(typed(200, 'text/html', '<html>Welcome'), { method })
    })

    it.each(['GET', 'POST'])('is no answer to a %s', async (method) => {
      await expectUnexpected(answer, { method })
    })
  })

  it.each([
    ['HT02 an empty body', json(200, '')],
    ['HT03 a sign-in page of a network', typed(200, 'text/html', '<html>Welcome to the hotel')],
    ['HT03 a page that happens to be JSON', typed(200, 'text/html', '{"access_token":"a"}')],
    ['a type that only speaks of JSON', typed(200, 'text/x-application/json', '{}')],
    ['HT04 null', json(200, null)],
    ['HT04 an array', json(200, [])],
    ['HT04 a text', json(200, '"text"')],
    ['HT04 a number', json(200, 7)],
    ['JSON cut in the middle', json(200, '{"id": "eyJhbGciOiJFUzI1NiJ9.eyJleHA')],
    ['no content type', { ...json(200, '{}'), fields: objectIn(new Headers(), '{}') }],
  ])('is not %s', async (_, answer) => {
    const { message } = await expectUnexpected(answer)
    expect(message).toContain("not this call's JSON")
    expect(message).not.toMatch(/hotel|eyJ|access_token/)
  })

  it('HT07 is not an answer that was too long to read', async () => {
    const answer = { ...json(200, ''), text: undefined }
    expect((await expectUnexpected(answer)).message).toContain('10 MB')
    expect(await readResponse(answer, request, true)).toHaveProperty('error')
  })
})

describe('HT13 HT14 HT33 a redirect', () => {
  it.each([0, 300, 301, 302, 303, 304, 307, 308])('%i is never followed', async (status) => {
    const answer = json(status, '', { location: 'https://evil.example/' })
    expect((await expectUnexpected(answer)).message).toContain('never followed')
  })
})

describe('the status that counts', () => {
  it('HT34 is the one in the header', async () => {
    const { error } = await errorOf(known(401, 'USER_NOT_FOUND'))
    expect(error).toMatchObject({ code: 'USER_NOT_FOUND', status: 401 })
  })

  it.each([
    ['204', { value: { a: 1 } }],
    ['304', { error: expect.objectContaining({ name: 'UnexpectedResponseError' }) as Error }],
  ])('HT35 %s with a body is no crash', async (status, reading) => {
    const answer = json(200, { a: 1 }, { 'x-stack-actual-status': status })
    expect(await read(answer)).toEqual(reading)
  })

  it.each(['', 'abc', '0', '99', '101', '600', '1200', '-1', '1e2', '0x190', '200, 200', '200.5'])(
    'HT36 cannot be "%s"',
    async (status) => {
      const answer = json(200, { a: 1 }, { 'x-stack-actual-status': status })
      expect((await expectUnexpected(answer)).message).toContain('cannot be read')
    },
  )
})

describe('a known error', () => {
  it.each([400, 401, 404, 409, 500])('HT15 HT22 is typed, with status %i', async (status) => {
    const { error, failure } = await errorOf(known(status, 'USER_NOT_FOUND'))
    expect(error).toMatchObject({ name: 'LatchkeyError', code: 'USER_NOT_FOUND', status })
    expect(error.message).toBe('about USER_NOT_FOUND')
    expect(failure).toBeUndefined()
  })

  it('carries its details, where nothing prints them', async () => {
    const { error } = await errorOf(
      known(400, 'PASSWORD_TOO_SHORT', { details: { min_length: 8 } }),
    )
    expect(error).toHaveProperty('details', { min_length: 8 })
    expect(Object.keys(error)).not.toContain('details')
  })

  it('HT41 may lack its details', async () => {
    const { error } = await errorOf(known(400, 'PASSWORD_TOO_SHORT'))
    expect(error).toHaveProperty('details', undefined)
  })

  it('need not be declared by the call', async () => {
    const { error } = await errorOf(known(400, 'SCHEMA_ERROR'))
    expect(error).toMatchObject({ code: 'SCHEMA_ERROR', status: 400 })
  })

  it.each(['UNPARSABLE_ACCESS_TOKEN', 'ACCESS_TOKEN_EXPIRED', 'INVALID_PROJECT_FOR_ACCESS_TOKEN'])(
    'HT17 %s says that another access token may help',
    async (code) => {
      const { failure } = await errorOf(known(401, code))
      expect(failure).toEqual({ why: 'access-token' })
    },
  )

  it.each(['NEW_IN_2030', '__proto__', 'constructor', 'toString'])(
    'HT39 HT40 with the code %s is one that this version does not know',
    async (code) => {
      const { error } = await errorOf(known(418, code))
      expect(error).toMatchObject({ code: 'UNSUPPORTED_ERROR', status: 500 })
      expect(error).toHaveProperty('details', { originalErrorCode: code })
      expect(error.message).toBe(`about ${code}`)
    },
  )

  it('HT42 says at most 500 characters', async () => {
    const error = `<script>${'x'.repeat(1_000_000)}`
    const reading = await errorOf(known(404, 'USER_NOT_FOUND', { error }))
    expect(reading.error.message).toBe(error.slice(0, 500))
  })

  const agreed = { 'x-stack-known-error': 'USER_NOT_FOUND' }
  it.each([
    [
      'HT37 a header and a body that differ',
      json(404, { code: 'TEAM_NOT_FOUND', error: 'a' }, agreed),
    ],
    ['HT38 no JSON', typed(404, 'text/html', 'USER_NOT_FOUND', agreed)],
    ['HT38 no code', json(404, { error: 'a' }, agreed)],
    ['HT38 no text', json(404, { code: 'USER_NOT_FOUND' }, agreed)],
    ['HT38 no body', json(404, '', agreed)],
    ['a success', json(200, { id: 1 }, agreed)],
    ['a status of success', json(200, { code: 'USER_NOT_FOUND', error: 'a' }, agreed)],
    ['HT43 no header', json(404, { code: 'USER_NOT_FOUND', error: 'a' })],
    ['HT43 neither header', json(200, { code: 'USER_NOT_FOUND', error: 'a' })],
    [
      'HT44 two headers in one',
      json(
        404,
        { code: 'USER_NOT_FOUND', error: 'a' },
        {
          'x-stack-known-error': 'USER_NOT_FOUND, USER_NOT_FOUND',
        },
      ),
    ],
  ])('is not one with %s', async (_, answer) => {
    expect((await expectUnexpected(answer)).message).toMatch(/proxy/)
  })

  it('HT21 is not a text that merely speaks of a refresh token', async () => {
    const named = typed(401, 'text/plain', 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    expect((await expectUnexpected(named)).status).toBe(401)
    const spoken = json(400, { message: 'refresh token expired' })
    expect((await expectUnexpected(spoken)).status).toBe(400)
  })
})

describe('a refusal without a code', () => {
  it.each([
    400, 401, 403, 404, 405, 406, 408, 409, 410, 411, 413, 415, 418, 421, 422, 425, 426, 428, 431,
    451, 500, 501, 502, 503, 504, 507, 511, 520, 530, 599,
  ])('HT16 HT19 HT20 HT23 HT24 HT29 HT30 %i is final', async (status) => {
    const answer = typed(status, 'text/html', '<html>no', { 'retry-after': '1' })
    expect((await expectUnexpected(answer)).status).toBe(status)
  })

  const sent = { password: 'hunter2!', email: 'ada@example.com', remember: true, note: '' }
  const reason = `ada@example.com may not use hunter2! or eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9. ${'ha '.repeat(999)}`
  it.each([
    ['text/plain', reason, '*** may not use *** or ***'],
    ['application/json', JSON.stringify({ error: reason }), '{"error":"*** may not use *** or ***'],
    ['application/problem+json', JSON.stringify([reason]), '["*** may not use *** or ***'],
    ['application/json', JSON.stringify(reason).slice(0, -9), '"*** may not use *** or ***'],
  ])('HT16 says what the service said as %s, cut and without secrets', async (type, text, said) => {
    const { message } = await expectUnexpected(typed(400, type, text), { sent })
    expect(message).toContain(`: 400 ${said} ha ha`)
    const prefix = message.indexOf('400 ') + '400 '.length
    expect(message).toHaveLength(prefix + 500)
  })

  it.each(['text/plain', 'application/json', 'text/html'])(
    'HT16 looks for a reason where %s says nothing',
    async (type) => {
      const { message } = await expectUnexpected(typed(400, type, ''))
      expect(message).toContain('Check the base URL')
    },
  )

  it('is told with the status that counts', async () => {
    const answer = typed(200, 'text/plain', 'Not enabled.', { 'x-stack-actual-status': '403' })
    const { message, status } = await expectUnexpected(answer)
    expect(message).toContain(': 403 Not enabled.')
    expect(status).toBe(403)
  })

  it('HT22 hints at the base URL where a page was found', async () => {
    const { message } = await expectUnexpected(typed(404, 'text/html', 'Not found'))
    expect(message).toContain('base URL')
  })

  it('HT32 508 is final, but HT31 not when the service was calling itself', async () => {
    await expectUnexpected(typed(508, 'text/plain', 'Loop Detected'))
    await expectUnexpected(typed(500, 'text/plain', 'INFINITE_LOOP_DETECTED'))
    const { error, failure } = await errorOf(typed(508, 'text/plain', 'INFINITE_LOOP_DETECTED'))
    expect(error.name).toBe('UnexpectedResponseError')
    expect(failure).toEqual({ why: 'loop' })
  })
})

describe('429', () => {
  it.each([
    ['2', undefined, 2000],
    [undefined, undefined, null],
    ['Thu, 01 Jan 2026 01:00:30 GMT', 'Thu, 01 Jan 2026 01:00:00 GMT', 30_000],
  ])('HT25 HT26 with Retry-After %s', async (retryAfter, date, retryAfterMillis) => {
    const headers = {
      ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
      ...(date !== undefined && { date }),
    }
    const { error, failure } = await errorOf(typed(429, 'text/plain', 'slow down', headers))
    expect(error).toMatchObject({ name: 'RateLimitedError', retryAfterMillis })
    expect(failure).toEqual({ why: 'rate-limit', retryAfterMillis })
  })

  it('LG06 names method and path template only', async () => {
    const { error } = await errorOf(json(429, {}))
    expect(error.message).toContain('GET /users/{user_id}')
  })

  it('is what it is, also with a known error', async () => {
    const { failure } = await errorOf(known(429, 'USER_NOT_FOUND'))
    expect(failure).toMatchObject({ why: 'rate-limit' })
  })
})

describe('a token endpoint', () => {
  const form = { body: new URLSearchParams(), method: 'POST', sent: { code: 'c0de-c0de' } } as const

  it('refuses in the words of OAuth', async () => {
    const answer = json(400, { error: 'invalid_request', error_description: 'No c0de-c0de here.' })
    const { error, failure } = await errorOf(answer, form)
    expect(error).toMatchObject({
      name: 'OAuthError',
      error: 'invalid_request',
      errorDescription: 'No *** here.',
    })
    expect(failure).toBeUndefined()
    expect(inspect(error, { showHidden: true, depth: 5 })).not.toContain('c0de-c0de')
  })

  it('need not describe its refusal', async () => {
    const { error } = await errorOf(json(401, { error: 'invalid_client' }), form)
    expect(error).toMatchObject({ name: 'OAuthError', errorDescription: null })
  })

  it('is read as a known error first, whose body looks like OAuth too', async () => {
    const { error } = await errorOf(known(400, 'INVALID_AUTHORIZATION_CODE'), form)
    expect(error).toMatchObject({ code: 'INVALID_AUTHORIZATION_CODE' })
    await expectUnexpected(json(400, { code: 'INVALID_AUTHORIZATION_CODE', error: 'a' }), form)
  })

  it('refuses nothing with a status that cannot be read', async () => {
    const answer = json(200, { error: 'invalid_grant' }, { 'x-stack-actual-status': 'bad' })
    await expectUnexpected(answer, form)
  })

  it('is the only one that does', async () => {
    expect((await expectUnexpected(json(400, { error: 'invalid_request' }))).status).toBe(400)
  })
})
