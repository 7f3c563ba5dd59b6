import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import { printEveryWay } from '../../test/support/print-every-way.js'
import { ServerApp } from './server-app.js'

const secretServerKey = 'ssk_secret'
const baseUrl = 'https://auth.example.com'
const projectId = 'p1'

function openApp(respond: (path: string, request: RequestInit) => Response | Promise<Response>) {
  const requests: string[] = []
  const app = new ServerApp({
    projectId,
    secretServerKey,
    baseUrl,
    fetch: async (input, init = {}) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      const path = pathname.replace('/api/v1', '')
      requests.push(`${init.method} ${path}`)
      return respond(path, init)
    },
    platform: { env: () => undefined },
  })
  return { app, requests }
}

const knownError = (status: number, code: string) =>
  Response.json(
    { code, error: `about ${code}` },
    { headers: { 'X-Stack-Actual-Status': String(status), 'X-Stack-Known-Error': code } },
  )

describe('ServerApp', () => {
  it('checks the length of a password before it creates a user', async () => {
    const { app, requests } = openApp(() => knownError(400, 'SCHEMA_ERROR'))
    await expect(app.createUser({ password: '1234567' })).rejects.toMatchObject({
      code: 'PASSWORD_TOO_SHORT',
      details: { minLength: 8 },
    })
    await expect(app.createUser({ password: 'x'.repeat(257) })).rejects.toMatchObject({
      code: 'PASSWORD_TOO_LONG',
      details: { maxLength: 256 },
    })
    expect(requests).toEqual([])
    await expect(app.createUser({ password: '12345678' })).rejects.toMatchObject({
      code: 'SCHEMA_ERROR',
    })
  })

  it.each(['USER_NOT_FOUND', 'SCHEMA_ERROR'])(
    'getUser resolves to null if the service responds with %s to an ID',
    async (code) => {
      const { app } = openApp(() => knownError(code === 'SCHEMA_ERROR' ? 400 : 404, code))
      expect(await app.getUser('unknown-id')).toBeNull()
    },
  )

  it.each(['TEAM_NOT_FOUND', 'SCHEMA_ERROR'])(
    'getTeam resolves to null if the service responds with %s to an ID',
    async (code) => {
      const { app } = openApp(() => knownError(code === 'SCHEMA_ERROR' ? 400 : 404, code))
      expect(await app.getTeam('unknown-id')).toBeNull()
    },
  )

  it('never prints its secret key', () => {
    const { app } = openApp(() => knownError(400, 'SCHEMA_ERROR'))
    expect(printEveryWay(app)).not.toContain(secretServerKey)
  })

  it('authenticates a request by a bearer token, without sending any key', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256')
    const keys = [{ ...(await exportJWK(publicKey)), kid: 'k1' }]
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: `${baseUrl}/api/v1/projects/${projectId}`,
      aud: projectId,
      sub: 'u1',
      iat: now,
      exp: now + 60,
    }
    const token = await new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .sign(privateKey)
    let sentHeaders = ''
    const { app, requests } = openApp((_, { headers }) => {
      sentHeaders = JSON.stringify([...new Headers(headers)])
      return Response.json({ keys })
    })
    const withBearer = (text: string) => ({ headers: { authorization: `Bearer ${text}` } })
    expect(await app.authenticate(withBearer(token))).toMatchObject({
      status: 'signed-in',
      userId: 'u1',
      claims,
    })
    expect(await app.authenticate(withBearer(`${token}x`))).toEqual({
      status: 'signed-out',
      reason: 'UNPARSABLE_ACCESS_TOKEN',
    })
    expect(requests).toEqual([`GET /projects/${projectId}/.well-known/jwks.json`])
    expect(sentHeaders).not.toContain(secretServerKey)
  })
})
