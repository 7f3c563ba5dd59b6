import { headerNames } from '@latchkey/contract'
import { secretHeaderNames } from '@latchkey/contract/secret-headers'
import { describe, expect, it } from 'vitest'
import { openTestProject, readResponse } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)
const keys = {
  'Project-Id': project.id,
  'Publishable-Client-Key': project.keys.publishableClientKey ?? '',
}

/** Adds a prefix to the names of headers. */
const under = (prefix: string, headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [prefix + name, value]))

const call = async (
  method: string,
  path: string,
  { headers, body }: { headers: Record<string, string>; body?: unknown },
) =>
  readResponse(
    await service.fetch(
      new Request(`http://localhost:4710${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    ),
  )

const protocolHeaders = (headers: Headers) =>
  [...headers.keys()].filter((name) => /^x-(?:stack|hexclave)-/.test(name)).toSorted()

describe.each(['X-Stack-', 'X-Hexclave-'])('a request with %s headers', (prefix) => {
  const lower = prefix.toLowerCase()
  const asClient = () => under(prefix, { ...keys, 'Access-Type': 'client' })

  it('signs a user up, refreshes and signs out', async () => {
    const signUp = await call('POST', '/api/v1/auth/password/sign-up', {
      headers: asClient(),
      body: {
        email: `ada@${lower}example.com`,
        password: 'correct horse battery',
        verification_callback_url: 'http://localhost:3000/verify',
      },
    })
    expect([signUp.status, protocolHeaders(signUp.headers)]).toEqual([200, [`${lower}request-id`]])
    const refreshToken = String(signUp.body['refresh_token'])
    const refreshed = await call('POST', '/api/v1/auth/sessions/current/refresh', {
      headers: { ...asClient(), [`${prefix}Refresh-Token`]: refreshToken },
    })
    const accessToken = String(refreshed.body['access_token'])
    const me = await call('GET', '/api/v1/users/me', {
      headers: { ...asClient(), [`${prefix}Access-Token`]: accessToken },
    })
    expect([me.status, me.body['id']]).toEqual([200, signUp.body['user_id']])
    const signOut = await call('DELETE', '/api/v1/auth/sessions/current', {
      headers: { ...asClient(), [`${prefix}Access-Token`]: accessToken },
    })
    expect(signOut.status).toBe(200)
  })

  it.each(['Secret-Server-Key', 'Super-Secret-Admin-Key'])('has access with %s', async (key) => {
    const secret =
      key === 'Secret-Server-Key' ? project.keys.secretServerKey : project.keys.superSecretAdminKey
    const access = key === 'Secret-Server-Key' ? 'server' : 'admin'
    const headers = under(prefix, { ...keys, 'Access-Type': access, [key]: secret ?? '' })
    const response = await call('GET', '/api/v1/users', { headers })
    expect(response.status).toBe(200)
  })

  it('gets the error in headers of the same prefix', async () => {
    const headers = { ...asClient(), [`${prefix}Override-Error-Status`]: 'true' }
    const { status, headers: answered } = await call('GET', '/api/v1/users/me', { headers })
    expect(status).toBe(200)
    expect(protocolHeaders(answered)).toEqual([
      `${lower}actual-status`,
      `${lower}known-error`,
      `${lower}request-id`,
    ])
    expect(answered.get(`${lower}known-error`)).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
  })
})

describe('a request with headers of both prefixes', () => {
  it('is served if they agree, and the response uses X-Hexclave-', async () => {
    const headers = {
      ...under('X-Stack-', { ...keys, 'Access-Type': 'client' }),
      ...under('X-Hexclave-', { ...keys, 'Access-Type': 'client' }),
    }
    const response = await call('GET', '/api/v1/projects/current', { headers })
    expect([response.status, protocolHeaders(response.headers)]).toEqual([
      200,
      ['x-hexclave-request-id'],
    ])
  })

  it.each([...Object.values(headerNames()), ...Object.values(secretHeaderNames())])(
    'is rejected with 400 if %s has another value under X-Hexclave-',
    async (name) => {
      const headers = { [name]: 'first', [name.replace('X-Stack-', 'X-Hexclave-')]: 'second' }
      const response = await call('GET', '/api/v1', { headers })
      const status = response.headers.get('x-hexclave-actual-status') ?? `${response.status}`
      expect([status, response.text]).toEqual(['400', expect.stringContaining(name)])
      expect(response.text).not.toContain('second')
    },
  )
})

it('allows every header of both prefixes in a CORS preflight', async () => {
  const { headers } = await call('OPTIONS', '/api/v1/users/me', { headers: {} })
  const allowed = headers.get('access-control-allow-headers')?.split(', ')
  const requestNames = ['X-Stack-', 'X-Hexclave-']
    .flatMap((prefix) => Object.values({ ...headerNames(prefix), ...secretHeaderNames(prefix) }))
    .filter((name) => !/known-error|actual-status|request-id/i.test(name))
    .map((name) => name.toLowerCase())
  expect(allowed).toEqual(expect.arrayContaining(requestNames))
})
