import { describe, expect, it } from 'vitest'
import { withRecordedAnswers } from '../support/compatibility.js'
import { openTestProject, readResponse, requestOf, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)

const ask = async (method: string, path: string, headers: Record<string, string> = {}) =>
  readResponse(
    await service.fetch(new Request(`http://localhost:4710${path}`, { method, headers })),
  )

describe('every response of the API', () => {
  it('has a request ID, a content type and no-store', async () => {
    const { headers } = await project.call('GET', '/projects/current')
    expect(headers.get('x-stack-request-id')).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store, max-age=0')
    expect(headers.has('x-stack-actual-status')).toBe(false)
  })

  it('is readable from any origin, including Retry-After and X-Request-Id', async () => {
    const { headers } = await project.call('GET', '/projects/current')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toBe(
      'content-type, x-stack-actual-status, x-stack-known-error, x-hexclave-actual-status, x-hexclave-known-error, retry-after, dpop-nonce, x-request-id',
    )
    expect(headers.has('access-control-allow-credentials')).toBe(false)
  })

  it('is the same below /api/latest', async () => {
    const response = await project.call('GET', '/api/latest/projects/current')
    expect([response.status, response.body['id']]).toEqual([200, project.id])
  })
})

describe('X-Request-Id', () => {
  it.each([
    ['GET', '/api/v1/users/me'],
    ['PUT', '/api/v1/users/me'],
    ['OPTIONS', '/api/v1/users/me'],
    ['GET', '/api/v1/?a=1'],
    ['GET', '/health'],
    ['GET', '/nowhere'],
    ['GET', '/webhooks/endpoints'],
  ])('is on the response to %s %s', async (method, path) => {
    const { headers } = await ask(method, path)
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/)
  })
})

describe('X-Content-Type-Options', () => {
  it.each([
    ['GET', '/api/v1'],
    ['GET', '/api/v1/?a=1'],
    ['GET', '/api/v1/nowhere'],
    ['GET', '/api/v1/users/me'],
    ['PUT', '/api/v1/users/me'],
    ['OPTIONS', '/api/v1/users/me'],
    ['GET', '/api/v1/openapi.json'],
    ['GET', '/nowhere'],
    ['GET', '/health'],
    ['POST', '/health'],
    ['GET', '/health/ready'],
  ])('is nosniff on the response to %s %s', async (method, path) => {
    const { headers } = await ask(method, path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('X-Stack-Override-Error-Status', () => {
  const override = { 'X-Stack-Override-Error-Status': 'true' }

  it('turns the status of a known error into 200 and sends the actual status', async () => {
    const { status, headers, code, body } = await project.call('GET', '/users/me', {
      headers: override,
    })
    expect([status, code]).toEqual([200, 'CANNOT_GET_OWN_USER_WITHOUT_USER'])
    expect(headers.get('x-stack-actual-status')).toBe('400')
    expect(body).toEqual({ code, error: expect.any(String) })
  })

  it('takes effect with an empty value', async () => {
    const headers = { 'X-Stack-Override-Error-Status': '' }
    const response = await project.call('GET', '/users/me', { headers })
    expect([response.status, response.headers.get('x-stack-actual-status')]).toEqual([200, '400'])
  })

  it('applies to errors without a code', async () => {
    const response = await ask('GET', '/api/v1/nowhere', override)
    expect([response.status, response.headers.get('x-stack-actual-status')]).toEqual([200, '404'])
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.code).toBeNull()
  })

  it('does not change successful responses', async () => {
    const response = await project.call('GET', '/projects/current', { headers: override })
    expect([response.status, response.headers.has('x-stack-actual-status')]).toEqual([200, false])
  })

  it('does not change the response to an unsupported method', async () => {
    const { status, headers } = await ask('PUT', '/api/v1/users/me', override)
    expect([status, headers.has('x-stack-actual-status')]).toEqual([405, false])
  })
})

describe('a CORS preflight', () => {
  it.each(['/api/v1/users/me', '/api/v1/nowhere', '/api/v1/users/me/'])(
    'to %s allows every header that a client sends',
    async (path) => {
      const response = await ask('OPTIONS', path)
      expect([response.status, response.text]).toEqual([200, ''])
      expect(response.headers.get('content-type')).toBeNull()
      expect(response.headers.get('access-control-max-age')).toBe('86400')
      expect(response.headers.get('access-control-allow-methods')).toBe(
        'GET, POST, PUT, PATCH, DELETE, OPTIONS',
      )
      const allowed = response.headers.get('access-control-allow-headers')?.split(', ')
      expect(allowed).toEqual(
        expect.arrayContaining([
          'content-type',
          'authorization',
          'x-stack-project-id',
          'x-stack-branch-id',
          'x-stack-override-error-status',
          'x-stack-random-nonce',
          'x-stack-client-version',
          'x-stack-access-type',
          'x-stack-publishable-client-key',
          'x-stack-secret-server-key',
          'x-stack-super-secret-admin-key',
          'x-stack-admin-access-token',
          'x-stack-refresh-token',
          'x-stack-access-token',
          'ngrok-skip-browser-warning',
          'x-stack-allow-anonymous-user',
          'traceparent',
          'tracestate',
          'baggage',
          'sentry-trace',
        ]),
      )
    },
  )
})

describe('the CORS headers of a preflight request', () => {
  const allowed = async (requested: string) => {
    const headers = { 'Access-Control-Request-Headers': requested }
    const response = await project.call('OPTIONS', '/users/me', { access: 'none', headers })
    return response.headers.get('access-control-allow-headers')?.split(', ')
  }

  // Tracing tools of the page add them to each request. No cookies are sent, so they give no access.
  it('allow the requested names (44)', async () => {
    const names = ['x-datadog-trace-id', 'b3', 'x-b3-traceid', 'uber-trace-id', 'newrelic']
    expect(await allowed(names.join(','))).toEqual(
      expect.arrayContaining([...names, 'x-stack-access-token']),
    )
  })

  it('leave out what is not a name (44)', async () => {
    expect(await allowed('b3, a b, <a>, *')).not.toContain('a b')
    expect(await allowed('b3, a b, <a>')).not.toContain('<a>')
  })
})

describe('paths and methods', () => {
  it('redirect a trailing slash and keep the query', async () => {
    const { status, headers } = await ask('GET', '/api/v1/?a=1')
    expect([status, headers.get('location')]).toEqual([308, '/api/v1?a=1'])
    expect(headers.has('x-stack-request-id')).toBe(false)
  })

  it.each(['PUT', 'DELETE'])('reject %s on /projects/current', async (method) => {
    const { status, text, headers } = await ask(method, '/api/v1/projects/current')
    expect([status, text]).toEqual([405, ''])
    expect(headers.has('content-type')).toBe(false)
    expect(headers.has('x-stack-request-id')).toBe(false)
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  // RFC 9110, section 9.3.2
  it.each([
    '/api/v1/projects/{id}/.well-known/jwks.json',
    '/api/v1/projects/current',
    '/api/v1/users/me',
  ])('answer HEAD %s like GET without a body (45)', async (template) => {
    const { accessToken } = await signUp(project)
    const path = template.replace('{id}', project.id)
    const [head, get] = [
      await project.call('HEAD', path, { accessToken }),
      await project.call('GET', path, { accessToken }),
    ]
    expect([head.status, head.text]).toEqual([200, ''])
    for (const name of ['content-type', 'cache-control'])
      expect(head.headers.get(name)).toBe(get.headers.get(name))
  })

  it('answer HEAD with the error of GET (45)', async () => {
    const { status, code, text } = await project.call('HEAD', '/users/me')
    expect([status, code, text]).toEqual([400, 'CANNOT_GET_OWN_USER_WITHOUT_USER', ''])
  })

  it('reject HEAD where GET is more than a read (45)', async () => {
    expect((await project.call('HEAD', '/auth/oauth/authorize/github')).status).toBe(405)
  })

  it('reject HEAD with the recorded answers (45)', () =>
    withRecordedAnswers(service, async () => {
      expect((await project.call('HEAD', '/projects/current')).status).toBe(405)
    }))

  it.each(['/api', '/api/v2/users/me', '/api/v1/users/me/more', '/api/v1users/me'])(
    'answer 404 for %s',
    async (path) => {
      const response = await ask('GET', path)
      expect([response.status, response.code]).toEqual([404, null])
    },
  )

  it.each(['/api/v1/users/%6De', '/api/v1/%75sers/me', '/api/latest/users/m%65'])(
    'decode %s before they are matched',
    async (path) => {
      const response = await project.call('GET', path)
      expect([response.status, response.code]).toEqual([400, 'CANNOT_GET_OWN_USER_WITHOUT_USER'])
    },
  )

  it.each(['/api/v1/users%2Fme', '/api/v1/Users/me', '/api/v1/users//me'])(
    'do not match %s',
    async (path) => {
      const response = await project.call('GET', path)
      expect([response.status, response.code]).toEqual([404, null])
    },
  )

  it.each(['a%2Fb', '%zz', '%256De', 'you'])(
    'pass %s to the check of the path parameter',
    async (id) => {
      const response = await project.call('GET', `/users/${id}`, { access: 'server' })
      expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
    },
  )

  it('include the health probe outside of the API', async () => {
    const response = await ask('GET', '/health')
    expect([response.status, response.body]).toEqual([200, { status: 'ok' }])
    expect(response.headers.get('content-type')).toBe('application/json')
  })
})

describe('GET /', () => {
  it('answers plain text without credentials', async () => {
    const response = await ask('GET', '/api/v1')
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ])
  })

  it('describes the recognized access', async () => {
    const response = await project.call('GET', '', { access: 'server' })
    expect(response.text).toContain(`server access to the project ${project.id}`)
  })

  it('rejects query parameters', async () => {
    const response = await ask('GET', '/api/v1?extra=param')
    expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
  })
})

describe('POST /check-feature-support', () => {
  const check = async (body: unknown) =>
    readResponse(await service.fetch(requestOf('POST', '/check-feature-support', { body })))

  it('reports a named feature as unsupported', async () => {
    const response = await check({ feature_name: 'teleportation', other: [1] })
    expect([response.status, response.text]).toEqual([
      200,
      expect.stringMatching(/^teleportation /),
    ])
  })

  it('reports the inbox of a service for development that sends emails nowhere', async () => {
    const response = await check({ feature_name: 'development-inbox' })
    expect(response.text).toBe('development-inbox is supported by this service: GET /dev/mail.')
  })

  it('reports that a service for development lets projects without an email server change emails', async () => {
    const response = await check({ feature_name: 'email-templates-without-server' })
    expect(response.text).toContain('is supported by this service: PATCH /email-templates/{type}.')
  })

  it.each([[{}], [[1, 2]], ['"text"'], ['null']])('accepts any JSON: %j', async (body) => {
    const response = await check(body)
    expect([response.status, response.text]).toEqual([200, expect.stringMatching(/^This feature /)])
  })
})
