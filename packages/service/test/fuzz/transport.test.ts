import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { credentialsOf } from '../support/project.js'
import { openTestService } from '../support/service.js'
import { checkRequests } from './check.js'
import { fuzzedRequest } from './requests.js'

const encode = (text: string) => new TextEncoder().encode(text)
const bodies = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.constantFrom(
    ...['', '{', '{}', 'null', '""', '[]', '{"a":1}{"b":2}', '\ufeff{}', '{"a":"\\ud800"}'].map(
      encode,
    ),
    encode('['.repeat(100_000)),
    encode('{"a":'.repeat(50_000)),
    encode(`{"email":"${'a'.repeat(500_000)}"}`),
    encode('a=1&a=2&__proto__=3&%=%&=&&'),
    encode('grant_type=refresh_token&refresh_token=%00'),
    Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d),
    Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22),
  ),
)
const contentTypes = fc.constantFrom(
  ...['application/json', 'Application/JSON', 'application/json; charset=utf-16', ' ', ';', 'x'],
  ...['application/x-www-form-urlencoded', 'text/plain', 'application/octet-stream', 'text/html'],
  ...['multipart/form-data; boundary=a', 'application/json, text/plain'],
)
const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY')
const paths = fc.oneof(
  fc.constantFrom(
    ...['/', '//', '/api', '/api/', '/api/v1', '/api/v1/', '/api/v1//users', '/api/v2/users/me'],
    ...['/api/latest/users/me', '/api/v1/users/me/', '/api/v1/users/me//', '/api/v1/%75sers/me'],
    ...['/api/v1/users/%', '/api/v1/users/%ff', '/api/v1/users/%2e%2e%2fme', '/API/V1/users/me'],
    ...['/api/v1/__proto__', '/api/v1/constructor', '/favicon.ico', '/\\'],
  ),
  fc.webPath().map((path) => `/api/v1${path}`),
)
const headerNames = fc.constantFrom(
  ...['X-Stack-Project-Id', 'X-Stack-Access-Type', 'X-Stack-Branch-Id', 'X-Stack-Access-Token'],
  ...['X-Stack-Refresh-Token', 'X-Stack-Publishable-Client-Key', 'X-Stack-Secret-Server-Key'],
  ...['X-Stack-Super-Secret-Admin-Key', 'X-Stack-Admin-Access-Token', 'X-Stack-Client-Version'],
  ...['X-Stack-Override-Error-Status', 'X-Forwarded-For', 'User-Agent', 'Authorization', 'Cookie'],
)
const headerValues = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      'internal',
      'admin',
      'main',
      'null',
      'undefined',
      '\u00ff\u00fe',
      'a'.repeat(9000),
    ],
    ...['e30.e30.', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.', '9'.repeat(400), '%00'],
    ...[
      '1.2.3.4',
      '::1',
      '999.1.1.1, a',
      "'; drop table users --",
      '00000000-0000-4000-8000-000000000000',
    ],
  ),
  fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) }),
)

/** Valid fuzzed requests with parts of the HTTP message replaced. */
const brokenRequests = fc.record({
  call: fuzzedRequest,
  path: fc.option(paths),
  method: fc.option(methods),
  type: fc.option(contentTypes),
  body: fc.option(bodies),
  headers: fc.uniqueArray(fc.tuple(headerNames, headerValues), {
    maxLength: 3,
    selector: ([name]) => name,
  }),
})

describe('service', () => {
  it('answers fuzzed HTTP messages without a server error', async () => {
    // Without a trusted proxy, X-Forwarded-For is reported once.
    const service = await openTestService({ trustedProxies: 1 })
    await checkRequests(service, {
      inputs: brokenRequests,
      share: 0.4,
      toRequest: (world, { call, path, method, type, body, headers }) => {
        const url = `http://localhost:4710${path ?? `/api/v1${world.fill(call.path)}`}`
        const verb = method ?? call.method
        const init =
          verb === 'GET' || verb === 'HEAD' || body === null ? {} : { body: body.slice() }
        const { project, accessToken } = world
        const credentials = credentialsOf(project, { access: call.access, accessToken })
        const all = new Headers({ ...credentials, ...Object.fromEntries(headers) })
        if (type !== null) all.set('Content-Type', type)
        return new Request(url, { method: verb, headers: all, ...init })
      },
    })
    expect(service.reports).toEqual([])
    await service.close()
  })
})
