import { AdminApp } from '@latchkey/core/admin'
import type { ProtectedResource } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { exportJWK, SignJWT } from 'jose'
import * as oauth from 'oauth4webapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { ada, openTab } from '../support/open-tab.js'
import { openServer } from '../server/open-server.js'

const API = 'https://notes.example.com/api'
const OTHER_API = 'https://files.example.com'
const insecure = { [oauth.allowInsecureRequests]: true }

let project: TestProject
let notes: ProtectedResource
let server: oauth.AuthorizationServer
let client: oauth.Client
let auth: oauth.ClientAuth

// A client that acts for itself needs no browser. The service tests cover the flows with a user.
beforeAll(async () => {
  project = await createTestProject({ users: [ada] })
  const admin = new AdminApp({
    projectId: project.projectId,
    superSecretAdminKey: project.superSecretAdminKey,
    baseUrl: project.baseUrl,
  })
  const scopesOf = (...ids: string[]) => ids.map((id) => ({ id, description: `May ${id}` }))
  const { issuer } = await admin.updateOAuthServer({
    isEnabled: true,
    consentUrl: 'https://app.example.com/handler/oauth-consent',
    resources: [
      { identifier: API, scopes: scopesOf('notes:read', 'notes:write') },
      { identifier: OTHER_API, scopes: scopesOf('notes:read') },
    ],
  })
  const { id, clientSecret } = await admin.createOAuthClient({
    displayName: 'Job',
    grantTypes: ['client_credentials'],
    scopes: ['notes:read'],
  })
  client = { client_id: id }
  auth = oauth.ClientSecretBasic(clientSecret ?? '')
  const url = new URL(issuer)
  const response = await oauth.discoveryRequest(url, { ...insecure, algorithm: 'oauth2' })
  server = await oauth.processDiscoveryResponse(url, response)
  notes = openServer(project).protectResource({
    resource: API,
    scopes: ['notes:read'],
    supportedScopes: ['notes:read', 'notes:write'],
  })
})

async function tokenFor(resource: string, DPoP?: oauth.DPoPHandle): Promise<string> {
  const parameters = { resource, scope: 'notes:read' }
  const options = { ...insecure, ...(DPoP && { DPoP }) }
  const request = () =>
    oauth.clientCredentialsGrantRequest(server, client, auth, parameters, options)
  const response = await request()
  const { access_token } = await oauth.processClientCredentialsResponse(server, client, response)
  return access_token
}

const requestWith = (headers: Record<string, string> = {}) =>
  new Request('http://10.0.0.7:3000/api/list', { headers })
const bearer = (token: string) => requestWith({ authorization: `Bearer ${token}` })

async function refusalOf(request: Request, scopes: string[] = []) {
  const result = await notes.authorize(request, scopes)
  if (result.status === 'authorized') throw new Error('It was accepted.')
  const { status, headers } = result.response
  return { status, challenge: headers.get('www-authenticate') }
}

describe('a protected resource', () => {
  it('lets requests with a token for it through', async () => {
    const handler = notes.protect((_request, token) => Response.json(token))
    const response = await handler(bearer(await tokenFor(API)))
    expect(await response.json()).toMatchObject({
      userId: null,
      clientId: client.client_id,
      scopes: ['notes:read'],
    })
  })

  it('tells a client without a token where to get one (RFC 9728, section 5.1)', async () => {
    const { status, challenge } = await refusalOf(requestWith())
    expect(status).toBe(401)
    expect(challenge).toContain(`Bearer resource_metadata="${notes.metadataUrl}"`)
    expect(notes.metadataUrl).toBe(
      'https://notes.example.com/.well-known/oauth-protected-resource/api',
    )
    expect(await (await notes.metadata()).json()).toMatchObject({
      resource: API,
      authorization_servers: [server.issuer],
      scopes_supported: ['notes:read', 'notes:write'],
    })
  })

  it('refuses a token of another resource, a changed one and a text', async () => {
    const token = await tokenFor(API)
    const [header, payload = '', signature] = token.split('.')
    const changed = `${header}.${payload.slice(0, -2)}${payload.endsWith('AA') ? 'BB' : 'AA'}.${signature}`
    for (const refused of [await tokenFor(OTHER_API), changed, 'a text']) {
      const { status, challenge } = await refusalOf(bearer(refused))
      expect([status, challenge]).toEqual([401, expect.stringContaining('error="invalid_token"')])
    }
    expect((await refusalOf(requestWith({ authorization: 'Basic YTpi' }))).status).toBe(401)
  })

  it('refuses a malformed signature and a malformed proof', async () => {
    const token = await tokenFor(API)
    const malformed = `${token.split('.').slice(0, 2).join('.')}.!!!`
    expect((await refusalOf(bearer(malformed))).status).toBe(401)
    const key = await oauth.generateKeyPair('ES256')
    const bound = await tokenFor(API, oauth.DPoP(client, key))
    const proof = new SignJWT({ htm: 'GET', htu: 'not a url', jti: 'a', iat: 0 })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(key.publicKey) })
      .sign(key.privateKey)
    const headers = { authorization: `DPoP ${bound}`, dpop: await proof }
    expect((await refusalOf(requestWith(headers))).status).toBe(401)
  })

  it('shares one request for the keys, and rejects if they cannot be read', async () => {
    const token = await tokenFor(API)
    let requests = 0
    let isBroken = true
    const fetch: typeof globalThis.fetch = (input, init) => {
      requests += 1
      return isBroken ? Promise.resolve(new Response('{"keys": [')) : globalThis.fetch(input, init)
    }
    const app = openServer(project, { fetch })
    const resource = app.protectResource({ resource: API })
    await expect(resource.authorize(bearer(token))).rejects.toThrow('without keys')
    isBroken = false
    const other = openServer(project, { fetch }).protectResource({ resource: API })
    requests = 0
    const results = await Promise.all(
      Array.from({ length: 5 }, () => other.authorize(bearer(token))),
    )
    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('authorized'))
    expect(requests).toBe(1)
  })

  it('refuses the session of a user, as authenticate() refuses a token of a client', async () => {
    const { app } = openTab(project)
    await app.signInWithPassword({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    const accessToken = await user.currentSession.getTokens()
    expect((await refusalOf(bearer(accessToken.accessToken ?? ''))).status).toBe(401)
    expect(await openServer(project).authenticate(bearer(await tokenFor(API)))).toEqual({
      status: 'signed-out',
      reason: 'UNPARSABLE_ACCESS_TOKEN',
    })
  })

  it('asks for the scope that is missing', async () => {
    const { status, challenge } = await refusalOf(bearer(await tokenFor(API)), ['notes:write'])
    expect(status).toBe(403)
    expect(challenge).toContain('error="insufficient_scope", scope="notes:read notes:write"')
    const write = notes.protect(() => new Response(), { scopes: ['notes:write'] })
    expect((await write(bearer(await tokenFor(API)))).status).toBe(403)
  })

  it('accepts a bound token only with a proof of the key of its client (RFC 9449)', async () => {
    const key = await oauth.generateKeyPair('ES256')
    const other = await oauth.generateKeyPair('ES256')
    const token = await tokenFor(API, oauth.DPoP(client, key))
    const send = async (pair: oauth.CryptoKeyPair) => {
      let received: Request | undefined
      const url = new URL('https://notes.example.com/api/list')
      await oauth.protectedResourceRequest(token, 'GET', url, undefined, undefined, {
        DPoP: oauth.DPoP(client, pair),
        [oauth.customFetch]: async (_url, { headers }) => {
          received = requestWith(headers)
          return new Response()
        },
      })
      return notes.authorize(received ?? requestWith())
    }
    expect((await send(key)).status).toBe('authorized')
    expect((await send(other)).status).toBe('refused')
    expect((await refusalOf(bearer(token))).status).toBe(401)
  })
})

it('names the mistake in the URL of a resource', () => {
  expect(() => openServer(project).protectResource({ resource: '/api' })).toThrow(
    'resource must be the URL of the API',
  )
})
