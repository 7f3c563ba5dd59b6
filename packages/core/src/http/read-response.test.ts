import { catalogue } from '@latchkey/contract/errors'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { BuiltRequest } from './build-request.js'
import { type CompleteResponse, readResponse } from './read-response.js'

const NOW = Date.UTC(2026, 0, 1)
const request: BuiltRequest = {
  summary: { method: 'GET', path: '/users/{user_id}' },
  target: '/users/1',
  body: undefined,
  sentValues: undefined,
}
const withMethod = (method: string): Partial<BuiltRequest> => ({
  summary: { method, path: '/users/{user_id}' },
})

const json = (
  status: number,
  body: unknown,
  extraHeaders: Record<string, string> = {},
): CompleteResponse => {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    ...extraHeaders,
  })
  return {
    status,
    headers,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    knownError: headers.get('X-Stack-Known-Error'),
    actualStatus: headers.get('X-Stack-Actual-Status'),
    receivedAt: NOW,
  }
}
const typed = (status: number, type: string, text: string, headers: Record<string, string> = {}) =>
  json(status, text, { 'content-type': type, ...headers })
const knownError = (status: number, code: string, rest: object = {}) =>
  json(
    200,
    { code, error: `about ${code}`, ...rest },
    { 'X-Stack-Actual-Status': String(status), 'x-stack-known-error': code },
  )

const read = (response: CompleteResponse, changes: Partial<BuiltRequest> = {}) =>
  readResponse(response, { ...request, ...changes })
const errorOf = (response: CompleteResponse, changes?: Partial<BuiltRequest>) => {
  const parsed = read(response, changes)
  if ('fields' in parsed) throw new Error('The response was read as a success.')
  return parsed
}
/** Expects an error without a retry, which names nothing of the request but its method and path template. */
const expectUnexpected = (response: CompleteResponse, changes?: Partial<BuiltRequest>) => {
  const { error, failure } = errorOf(response, changes)
  expect(failure).toBeUndefined()
  expect(error.code).toBe('UNEXPECTED_RESPONSE')
  expect(error.message).toMatch(/^Failed to send request \w+ \/users\/\{user_id\}: \d+ ./)
  return error
}

describe('a success', () => {
  it.each([200, 201])('is its JSON object with status %i (HT01, HT11)', (status) => {
    expect(read(json(status, { id: 1 }))).toEqual({ fields: { id: 1 } })
  })

  it('has own keys only, also for __proto__ (HT10)', () => {
    const reading = read(json(200, '{"__proto__":{"isAdmin":true},"a":1,"a":2}'))
    expect(reading).toHaveProperty('fields.a', 2)
    expect('isAdmin' in {}).toBe(false)
  })

  describe.each([204, 205])('%i without a body (HT12)', (status) => {
    const response = typed(status, '', '')

    it.each(['PATCH', 'DELETE'])('is a success for %s, whose response is not used', (method) => {
      expect(read(response, withMethod(method))).toEqual({ fields: {} })
      const refused = json(status, '', { 'x-stack-known-error': 'USER_NOT_FOUND' })
      expectUnexpected(refused, withMethod(method))
    })

    it.each(['PATCH', 'DELETE'])(
      'does not accept an HTML page as the response to a %s',
      (method) => {
        expectUnexpected(typed(200, 'text/html', '<html>Welcome'), withMethod(method))
      },
    )

    it.each(['GET', 'POST'])('is no success for %s', (method) => {
      expectUnexpected(response, withMethod(method))
    })
  })

  it.each([
    ['an empty body (HT02)', json(200, '')],
    ['a sign-in page of a network (HT03)', typed(200, 'text/html', '<html>Welcome to the hotel')],
    ['an HTML page that is valid JSON (HT03)', typed(200, 'text/html', '{"access_token":"a"}')],
    ['a type that only contains the name of JSON', typed(200, 'text/x-application/json', '{}')],
    ['null (HT04)', json(200, null)],
    ['an array (HT04)', json(200, [])],
    ['a string (HT04)', json(200, '"text"')],
    ['a number (HT04)', json(200, 7)],
    ['JSON that is cut off', json(200, '{"id": "eyJhbGciOiJFUzI1NiJ9.eyJleHA')],
    ['no content type', { ...json(200, '{}'), headers: new Headers() }],
  ])('is not %s', (_, response) => {
    const { message } = expectUnexpected(response)
    expect(message).toContain('not the JSON of this request')
    expect(message).not.toMatch(/hotel|eyJ|access_token/)
  })

  it('is not a response that is too long (HT07)', () => {
    const response = { ...json(200, ''), text: undefined }
    expect(expectUnexpected(response).message).toContain('10 MB')
    expect(read(response, { isRaw: true })).toHaveProperty('error')
  })
})

describe('a redirect (HT13, HT14, HT33)', () => {
  it.each([0, 300, 301, 302, 303, 304, 307, 308])('is never followed with status %i', (status) => {
    const response = json(status, '', { location: 'https://evil.example/' })
    expect(expectUnexpected(response).message).toContain('never followed')
  })
})

describe('the actual status', () => {
  it('is that of the header (HT34)', () => {
    const { error } = errorOf(knownError(401, 'USER_NOT_FOUND'))
    expect(error).toMatchObject({ code: 'USER_NOT_FOUND', status: 401 })
  })

  it.each([
    ['204', { fields: { a: 1 } }],
    ['304', { error: expect.objectContaining({ code: 'UNEXPECTED_RESPONSE' }) as Error }],
  ])('can be %s with a body (HT35)', (status, reading) => {
    const response = json(200, { a: 1 }, { 'x-stack-actual-status': status })
    expect(read(response)).toEqual(reading)
  })

  it.each(['', 'abc', '0', '99', '101', '600', '1200', '-1', '1e2', '0x190', '200, 200', '200.5'])(
    'cannot be "%s" (HT36)',
    (status) => {
      const response = json(200, { a: 1 }, { 'x-stack-actual-status': status })
      expect(expectUnexpected(response).message).toContain('is invalid')
    },
  )
})

describe('an error with a code', () => {
  it.each([400, 401, 404, 409, 500])('keeps its code and status %i (HT15, HT22)', (status) => {
    const { error, failure } = errorOf(knownError(status, 'USER_NOT_FOUND'))
    expect(error).toMatchObject({ name: 'LatchkeyError', code: 'USER_NOT_FOUND', status })
    expect(error.message).toBe('about USER_NOT_FOUND')
    expect(failure).toBeUndefined()
  })

  it('has details that are not enumerable', () => {
    const { error } = errorOf(knownError(400, 'PASSWORD_TOO_SHORT', { details: { min_length: 8 } }))
    expect(error).toHaveProperty('details', { minLength: 8 })
    expect(Object.keys(error)).not.toContain('details')
  })

  it('can lack its details (HT41)', () => {
    const { error } = errorOf(knownError(400, 'PASSWORD_TOO_SHORT'))
    expect(error).toHaveProperty('details', undefined)
  })

  it('keeps each code of the catalog that a service can send (74)', () => {
    const codes = Object.entries(catalogue).filter(([, { origin }]) => origin !== 'client')
    for (const [code, { status }] of codes)
      expect(errorOf(knownError(status, code)).error).toMatchObject({ code, status })
  })

  it.each(['UNPARSABLE_ACCESS_TOKEN', 'ACCESS_TOKEN_EXPIRED', 'INVALID_PROJECT_FOR_ACCESS_TOKEN'])(
    'allows a retry with another access token for %s (HT17)',
    (code) => {
      const { failure } = errorOf(knownError(401, code))
      expect(failure).toEqual({ reason: 'access-token' })
    },
  )

  it('keeps any code if the request accepts all', () => {
    const { error } = errorOf(knownError(418, 'NEW_IN_2030'), { isRaw: true })
    expect(error).toMatchObject({ code: 'NEW_IN_2030', status: 418 })
  })

  it.each(['NEW_IN_2030', 'SESSION_CHANGED', '__proto__', 'constructor', 'toString'])(
    'has the code UNSUPPORTED_ERROR if the service answers %s (HT39, HT40)',
    (code) => {
      const { error } = errorOf(knownError(418, code))
      expect(error).toMatchObject({ code: 'UNSUPPORTED_ERROR', status: 500 })
      expect(error).toHaveProperty('details', { originalErrorCode: code })
      expect(error.message).toBe(`about ${code}`)
    },
  )

  it('has the code FEATURE_NOT_SUPPORTED for a plain 404 to a call that older services lack', () => {
    const plain = typed(404, 'text/plain', 'Not found.')
    expect(errorOf(plain, { isLater: true }).error).toMatchObject({
      code: 'FEATURE_NOT_SUPPORTED',
      status: 404,
    })
    expect(errorOf(plain).error.code).toBe('UNEXPECTED_RESPONSE')
    const known404 = knownError(404, 'USER_NOT_FOUND')
    expect(errorOf(known404, { isLater: true }).error.code).toBe('USER_NOT_FOUND')
  })

  it('has a message of at most 500 characters (HT42)', () => {
    const error = `<script>${'x'.repeat(1_000_000)}`
    const reading = errorOf(knownError(404, 'USER_NOT_FOUND', { error }))
    expect(reading.error.message).toBe(error.slice(0, 500))
  })

  const agreed = { 'x-stack-known-error': 'USER_NOT_FOUND' }
  it.each([
    [
      'a header and a body that differ (HT37)',
      json(404, { code: 'TEAM_NOT_FOUND', error: 'a' }, agreed),
    ],
    ['no JSON (HT38)', typed(404, 'text/html', 'USER_NOT_FOUND', agreed)],
    ['no code (HT38)', json(404, { error: 'a' }, agreed)],
    ['no message (HT38)', json(404, { code: 'USER_NOT_FOUND' }, agreed)],
    ['no body (HT38)', json(404, '', agreed)],
    ['a success', json(200, { id: 1 }, agreed)],
    ['a status of success', json(200, { code: 'USER_NOT_FOUND', error: 'a' }, agreed)],
    ['no header (HT43)', json(404, { code: 'USER_NOT_FOUND', error: 'a' })],
    ['neither header (HT43)', json(200, { code: 'USER_NOT_FOUND', error: 'a' })],
    [
      'two headers joined to one (HT44)',
      json(
        404,
        { code: 'USER_NOT_FOUND', error: 'a' },
        {
          'x-stack-known-error': 'USER_NOT_FOUND, USER_NOT_FOUND',
        },
      ),
    ],
  ])('is not recognized with %s', (_, response) => {
    expect(expectUnexpected(response).message).toMatch(/proxy/)
  })

  it('is not recognized in a text that mentions a refresh token (HT21)', () => {
    const named = typed(401, 'text/plain', 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    expect(expectUnexpected(named).status).toBe(401)
    const spoken = json(400, { message: 'refresh token expired' })
    expect(expectUnexpected(spoken).status).toBe(400)
  })
})

describe('an error without a code', () => {
  it.each([
    400, 401, 403, 404, 405, 406, 408, 409, 410, 411, 413, 415, 418, 421, 422, 425, 426, 428, 431,
    451, 500, 501, 507, 511, 520, 530, 599,
  ])('is not retried with status %i (HT16, HT19, HT20, HT23, HT24, HT29, HT30)', (status) => {
    const response = typed(status, 'text/html', '<html>no', { 'retry-after': '1' })
    expect(expectUnexpected(response).status).toBe(status)
  })

  it.each([502, 503, 504])('says with status %i that the service is unavailable', (status) => {
    const { error, failure } = errorOf(typed(status, 'text/html', 'no', { 'retry-after': '2' }))
    const details = { retryAfterMillis: 2000 }
    expect(error).toMatchObject({ code: 'UNEXPECTED_RESPONSE', status, details })
    expect(failure).toEqual({ reason: 'unavailable', ...details })
  })

  const sentValues = { password: 'hunter2!', email: 'ada@example.com', remember: true, note: '' }
  const reason = `ada@example.com may not use hunter2! or eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9. ${'ha '.repeat(999)}`
  it.each([
    ['text/plain', reason, '*** may not use *** or ***'],
    ['application/json', JSON.stringify({ error: reason }), '{"error":"*** may not use *** or ***'],
    ['application/problem+json', JSON.stringify([reason]), '["*** may not use *** or ***'],
    ['application/json', JSON.stringify(reason).slice(0, -9), '"*** may not use *** or ***'],
  ])('quotes 500 characters of %s without secrets (HT16)', (type, text, quoted) => {
    const { message } = expectUnexpected(typed(400, type, text), { sentValues })
    expect(message).toContain(`: 400 ${quoted} ha ha`)
    expect(message).toHaveLength(message.indexOf('400 ') + '400 '.length + 500)
  })

  it.each(['text/plain', 'application/json', 'text/html'])(
    'suggests to check the base URL for an empty %s (HT16)',
    (type) => {
      const { message } = expectUnexpected(typed(400, type, ''))
      expect(message).toContain('Check the base URL')
    },
  )

  it('is not quoted without a content type', () => {
    const { message } = expectUnexpected({ ...json(400, 'reason'), headers: new Headers() })
    expect(message).not.toContain('reason')
    expect(message).toContain('Check the base URL')
  })

  it('has the actual status', () => {
    const response = typed(200, 'text/plain', 'Not enabled.', { 'x-stack-actual-status': '403' })
    const { message, status } = expectUnexpected(response)
    expect(message).toContain(': 403 Not enabled.')
    expect(status).toBe(403)
  })

  it('suggests to check the base URL for an HTML page (HT22)', () => {
    const { message } = expectUnexpected(typed(404, 'text/html', 'Not found'))
    expect(message).toContain('base URL')
  })

  it('is retried with status 508 only if the service was calling itself (HT31, HT32)', () => {
    expectUnexpected(typed(508, 'text/plain', 'Loop Detected'))
    expectUnexpected(typed(500, 'text/plain', 'INFINITE_LOOP_DETECTED'))
    const { error, failure } = errorOf(typed(508, 'text/plain', 'INFINITE_LOOP_DETECTED'))
    expect(error.code).toBe('UNEXPECTED_RESPONSE')
    expect(failure).toEqual({ reason: 'loop' })
  })
})

describe('status 429', () => {
  it.each([
    ['2', undefined, 2000],
    [undefined, undefined, null],
    ['Thu, 01 Jan 2026 01:00:30 GMT', 'Thu, 01 Jan 2026 01:00:00 GMT', 30_000],
  ])('allows a retry with Retry-After %s (HT25, HT26)', (retryAfter, date, retryAfterMillis) => {
    const headers = {
      ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
      ...(date !== undefined && { date }),
    }
    const { error, failure } = errorOf(typed(429, 'text/plain', 'slow down', headers))
    expect(error).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterMillis } })
    expect(failure).toEqual({ reason: 'rate-limit', retryAfterMillis })
  })

  it('names method and path template only (LG06)', () => {
    const { error } = errorOf(json(429, {}))
    expect(error.message).toContain('GET /users/{user_id}')
  })

  it('is a rate limit also with an error code', () => {
    const { failure } = errorOf(knownError(429, 'USER_NOT_FOUND'))
    expect(failure).toMatchObject({ reason: 'rate-limit' })
  })
})

describe('a token endpoint', () => {
  const form: Partial<BuiltRequest> = {
    ...withMethod('POST'),
    body: new URLSearchParams(),
    sentValues: { code: 'c0de-c0de' },
  }

  it('returns OAUTH_ERROR without sent values', () => {
    const response = json(400, {
      error: 'invalid_request',
      error_description: 'No c0de-c0de here.',
    })
    const { error, failure } = errorOf(response, form)
    expect(error).toMatchObject({
      code: 'OAUTH_ERROR',
      status: 400,
      details: { error: 'invalid_request', errorDescription: 'No *** here.' },
    })
    expect(failure).toBeUndefined()
    expect(inspect(error, { showHidden: true, depth: 5 })).not.toContain('c0de-c0de')
  })

  it('can omit the description', () => {
    const { error } = errorOf(json(401, { error: 'invalid_client' }), form)
    expect(error).toMatchObject({ code: 'OAUTH_ERROR', details: { errorDescription: null } })
  })

  it('can return an error with a code, whose body looks like OAuth', () => {
    const { error } = errorOf(knownError(400, 'INVALID_AUTHORIZATION_CODE'), form)
    expect(error).toMatchObject({ code: 'INVALID_AUTHORIZATION_CODE' })
    expectUnexpected(json(400, { code: 'INVALID_AUTHORIZATION_CODE', error: 'a' }), form)
  })

  it('returns UNEXPECTED_RESPONSE if the actual status is invalid', () => {
    const response = json(200, { error: 'invalid_grant' }, { 'x-stack-actual-status': 'bad' })
    expectUnexpected(response, form)
  })

  it('is the only endpoint that returns OAUTH_ERROR', () => {
    expect(expectUnexpected(json(400, { error: 'invalid_request' })).status).toBe(400)
  })
})
