import { and, eq } from 'drizzle-orm'
import * as client from 'openid-client'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { oauthClients } from '../../src/db/schema.js'
import { sweep } from '../../src/jobs/sweep.js'
import { openTestService, setupTestService } from '../support/service.js'
import {
  API,
  authorize,
  Browser,
  CALLBACK,
  fetchFrom,
  issuerOf,
  openServerProject,
  requestIdOf,
  signInToClient,
} from './oauth-world.js'

const service = await setupTestService()
const project = await openServerProject(service, { allowsRegistration: true })

// The library reads the clock of the system.
beforeEach(() => {
  service.clock.now = Date.now()
})

const LOOPBACK = 'http://127.0.0.1:51004/callback'

const register = async (metadata: object, of = project) => {
  const response = await fetchFrom(service)(`${issuerOf(of)}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const tool = {
  client_name: 'Tool',
  redirect_uris: ['http://127.0.0.1/callback'],
  grant_types: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_method: 'none',
}

const registerWithLibrary = (metadata: Partial<client.ClientMetadata>, auth: client.ClientAuth) =>
  client.dynamicClientRegistration(new URL(issuerOf(project)), metadata, auth, {
    [client.customFetch]: fetchFrom(service),
    execute: [client.allowInsecureRequests],
  })

const listedClients = async () => {
  const { body } = await project.call('GET', '/latchkey/oauth-clients', { access: 'admin' })
  return body['items'] as { id: string; source: string }[]
}

describe('a client that registers itself (RFC 7591)', () => {
  it('signs a user in, who sees that it is unverified', async () => {
    const config = await registerWithLibrary(tool, client.None())
    const { client_id: id } = config.clientMetadata()
    const parameters = {
      redirect_uri: LOOPBACK,
      resource: API,
      scope: 'openid notes:write admin:everything',
    }
    expect(await listedClients()).not.toContainEqual(expect.objectContaining({ id }))
    const { callback, checks, user } = await authorize(service, project, config, {
      parameters,
    })
    const tokens = await client.authorizationCodeGrant(config, callback, checks, { resource: API })
    expect(tokens.scope).toBe('notes:write')
    const again = await new Browser(service).follow(
      client.buildAuthorizationUrl(config, {
        ...parameters,
        code_challenge: await client.calculatePKCECodeChallenge('v'.repeat(43)),
        code_challenge_method: 'S256',
      }),
    )
    const { body } = await project.call('GET', `/latchkey/oauth-requests/${requestIdOf(again)}`, {
      accessToken: user.accessToken,
    })
    expect(body).toMatchObject({
      client_name: 'Tool',
      is_verified: false,
      client_host: null,
      destination: '127.0.0.1:51004',
      is_loopback: true,
      is_remembered: false,
    })
    expect(await listedClients()).toContainEqual(
      expect.objectContaining({ id, source: 'registration' }),
    )
    const log = await project.call('GET', '/latchkey/audit-log?action=oauth_client.created', {
      access: 'admin',
    })
    expect(log.body['items']).toContainEqual(
      expect.objectContaining({
        actor: expect.objectContaining({ type: 'client' }),
        details: { client_id: id },
      }),
    )
  })

  it('gets no browser without an answer of its user (RFC 9700, section 4.11.2)', async () => {
    const url = 'https://phishing.example.com/'
    const { body } = await register({ ...tool, redirect_uris: [url], is_verified: true })
    const query = new URLSearchParams({
      client_id: String(body['client_id']),
      redirect_uri: url,
      response_type: 'token',
      prompt: 'none',
    })
    const response = await new Browser(service).visit(`${issuerOf(project)}/authorize?${query}`)
    expect({ status: response.status, location: response.headers.get('location') }).toEqual({
      status: 400,
      location: null,
    })
  })

  it('gets a secret if it wants one', async () => {
    const config = await registerWithLibrary(
      { redirect_uris: [CALLBACK], grant_types: ['authorization_code', 'refresh_token'] },
      client.ClientSecretBasic(),
    )
    const { tokens } = await signInToClient(service, project, config)
    await client.refreshTokenGrant(config, tokens.refresh_token ?? '')
    const { client_id: id, client_secret: secret, client_name } = config.clientMetadata()
    expect(client_name).toBe('second.example.com')
    const [stored] = await service.ctx.db.select().from(oauthClients).where(eq(oauthClients.id, id))
    expect(JSON.stringify(stored)).not.toContain(secret)
  })

  it('learns what it got instead of what it asked for', async () => {
    const { status, body } = await register({
      ...tool,
      client_id: 'second-app',
      client_secret: 'mine',
      grant_types: ['authorization_code', 'client_credentials', 'implicit', 'password'],
      scope: 'openid admin:everything',
      sector_identifier_uri: 'https://second.example.com/sector.json',
      jwks_uri: 'https://second.example.com/jwks',
      logo_uri: 'https://second.example.com/logo.png',
      id_token_signed_response_alg: 'RS256',
      dpop_bound_access_tokens: true,
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      application_type: 'native',
      client_id: expect.stringMatching(/^oac_\w{24}$/),
      client_id_issued_at: expect.any(Number),
      client_name: 'Tool',
      dpop_bound_access_tokens: false,
      grant_types: ['authorization_code'],
      id_token_signed_response_alg: 'ES256',
      redirect_uris: tool.redirect_uris,
      require_auth_time: false,
      require_pushed_authorization_requests: false,
      response_types: ['code'],
      subject_type: 'public',
      token_endpoint_auth_method: 'none',
    })
  })

  it.each([
    [['javascript:alert(1)']],
    [['data:text/html,hello']],
    [['com.example.app:/callback']],
    [['cursor://callback']],
    [['http://second.example.com/callback']],
    [['https://second.example.com/callback#here']],
    [['https://user@second.example.com/callback']],
    [[CALLBACK, 'http://10.0.0.1/callback']],
    [[`${CALLBACK}\0`]],
    [['not a URL']],
    [Array.from({ length: 21 }, (_, index) => `${CALLBACK}${index}`)],
    [[]],
    ['https://second.example.com/callback'],
    [undefined],
  ])('does not get the redirect URLs %j', async (redirect_uris) => {
    const { status, body } = await register({ ...tool, redirect_uris })
    expect([status, body['error']]).toEqual([400, 'invalid_redirect_uri'])
  })

  it.each([
    { grant_types: ['client_credentials'] },
    { grant_types: 'authorization_code' },
    { grant_types: 7 },
    { response_types: ['token'], grant_types: ['implicit'] },
    { token_endpoint_auth_method: 'private_key_jwt' },
  ])('does not get %o', async (metadata) => {
    const { status, body } = await register({ ...tool, ...metadata })
    expect([status, body['error']]).toEqual([400, 'invalid_client_metadata'])
  })

  it.each([undefined, '', 'a\0b', 'n'.repeat(257)])(
    'has the name of its host, not %j',
    async (client_name) => {
      const { status, body } = await register({ ...tool, client_name })
      expect([status, body['client_name']]).toEqual([201, '127.0.0.1'])
    },
  )

  it('can be a page of any origin', async () => {
    const headers = { origin: 'https://tool.example.com', 'content-type': 'application/json' }
    const body = JSON.stringify({ ...tool, redirect_uris: ['https://tool.example.com/callback'] })
    for (const [method, status] of [
      ['OPTIONS', 204],
      ['POST', 201],
    ] as const) {
      const response = await fetchFrom(service)(`${issuerOf(project)}/register`, {
        method,
        headers,
        ...(method === 'POST' && { body }),
      })
      expect(response.status).toBe(status)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  it('cannot be changed by an admin, but deleted', async () => {
    const { body } = await register(tool)
    const path = `/latchkey/oauth-clients/${String(body['client_id'])}`
    const change = { access: 'admin', body: { display_name: 'Trusted' } } as const
    expect((await project.call('PATCH', path, change)).status).toBe(409)
    expect((await project.call('DELETE', path, { access: 'admin' })).status).toBe(200)
  })

  it('is not known when its project does not allow it', async () => {
    const other = await openServerProject(service)
    const url = `${issuerOf(other)}/.well-known/openid-configuration`
    const metadata = async () => (await fetchFrom(service)(url)).json()
    expect(await metadata()).not.toHaveProperty('registration_endpoint')
    const refused = await fetchFrom(service)(`${issuerOf(other)}/register`, { method: 'POST' })
    expect(refused.status).toBe(404)
    const { body } = await other.call('PATCH', '/latchkey/oauth-server', {
      access: 'admin',
      body: { allows_registration: true },
    })
    expect(body).toMatchObject({ allows_registration: true, allows_metadata_documents: false })
    expect(await metadata()).toMatchObject({ registration_endpoint: `${issuerOf(other)}/register` })
    expect((await register(tool, other)).status).toBe(201)
  })
})

describe('the number of unverified clients', () => {
  it('is limited for one network', async () => {
    const limited = await openTestService({
      limits: { oauthRegistrationsPerClient: 2 },
      trustedProxies: 1,
    })
    onTestFinished(() => limited.close())
    const url = `${issuerOf(await openServerProject(limited, { allowsRegistration: true }))}/register`
    const statuses: number[] = []
    for (const _ of Array(3)) {
      const response = await fetchFrom(limited)(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'X-Forwarded-For': '192.0.2.7' },
        body: JSON.stringify(tool),
      })
      statuses.push(response.status)
    }
    expect(statuses).toEqual([201, 201, 429])
  })

  it('is limited for all: the oldest make room that no user has allowed anything', async () => {
    const flooded = await openServerProject(service, { allowsRegistration: true })
    const [fields] = await service.ctx.db.select().from(oauthClients).limit(1)
    if (fields === undefined) throw new Error('There is no client.')
    const count = () =>
      service.ctx.db.$count(
        oauthClients,
        and(eq(oauthClients.projectId, flooded.id), eq(oauthClients.source, 'registration')),
      )
    const values = { ...fields, projectId: flooded.id, source: 'registration' } as const
    const clients = Array.from({ length: 1000 }, (_, index) => ({
      ...values,
      id: `flood-${index}`,
      createdAt: index,
      lastAllowedAt: index === 0 ? 1 : null,
    }))
    await service.ctx.db.insert(oauthClients).values(clients)
    const added = [await register(tool, flooded), await register(tool, flooded)]
    expect(await count()).toBe(1001)
    const left = await service.ctx.db
      .select({ id: oauthClients.id })
      .from(oauthClients)
      .where(eq(oauthClients.projectId, flooded.id))
    const ids = left.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['flood-0', 'flood-2', 'second-app']))
    expect(ids).toEqual(expect.arrayContaining(added.map(({ body }) => body['client_id'])))
    expect(ids).not.toContain('flood-1')
  })

  it('falls when they are not used', async () => {
    const idle = await openServerProject(service, { allowsRegistration: true })
    const unused = await register(tool, idle)
    const used = await register(tool, idle)
    const at = Date.now()
    await service.ctx.db
      .update(oauthClients)
      .set({ lastAllowedAt: at })
      .where(eq(oauthClients.id, String(used.body['client_id'])))
    const idsAfter = async (days: number) => {
      service.clock.now = at + days * 24 * 60 * 60 * 1000
      await sweep(service.ctx)
      const rows = await service.ctx.db
        .select({ id: oauthClients.id })
        .from(oauthClients)
        .where(and(eq(oauthClients.projectId, idle.id), eq(oauthClients.source, 'registration')))
      return rows.map(({ id }) => id)
    }
    expect(await idsAfter(29)).toHaveLength(2)
    expect(await idsAfter(31)).toEqual([used.body['client_id']])
    expect(await idsAfter(365)).toEqual([used.body['client_id']])
    expect(await idsAfter(367)).toEqual([])
    expect(unused.status).toBe(201)
  })
})
