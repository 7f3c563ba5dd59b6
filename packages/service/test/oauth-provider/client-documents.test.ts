import type { RequestListener } from 'node:http'
import { eq } from 'drizzle-orm'
import * as client from 'openid-client'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { oauthClients } from '../../src/db/schema.js'
import { openTestService, setupTestService } from '../support/service.js'
import { startDocumentServer } from './document-server.js'
import {
  API,
  authorize,
  Browser,
  CALLBACK,
  discover,
  fetchFrom,
  issuerOf,
  openServerProject,
  requestIdOf,
  signInToClient,
} from './oauth-world.js'

const service = await setupTestService()
const project = await openServerProject(service, { allowsMetadataDocuments: true })
const documents = await startDocumentServer()

// The library reads the clock of the system.
beforeEach(() => {
  service.clock.now = Date.now()
})

/** Serves a document with its URL as the ID of the client, and returns the URL. */
const publish = (path: string, metadata: object = {}, headers = {}) =>
  documents.serve(
    path,
    {
      client_id: documents.origin + path,
      client_name: 'Agent',
      redirect_uris: ['http://127.0.0.1/callback', CALLBACK],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
      ...metadata,
    },
    headers,
  )

const clientOf = (id: string, of = service) =>
  discover(of, project, { id, secret: null, algorithm: 'oauth2' })

const begin = async (id: string, parameters: Record<string, string> = {}) =>
  client.buildAuthorizationUrl(await clientOf(id), {
    redirect_uri: CALLBACK,
    scope: 'openid',
    code_challenge: await client.calculatePKCECodeChallenge('v'.repeat(43)),
    code_challenge_method: 'S256',
    ...parameters,
  })

const statusOf = async (id: string, parameters?: Record<string, string>) =>
  (await new Browser(service).visit(await begin(id, parameters))).status

const stored = async (id: string) =>
  service.ctx.db.select().from(oauthClients).where(eq(oauthClients.id, id))

const settings = (body: object) =>
  project.call('PATCH', '/latchkey/oauth-server', { access: 'admin', body })

describe('a client with a metadata document', () => {
  it('signs a user in, who sees the host of the document', async () => {
    const id = publish('/agent.json')
    const config = await clientOf(id)
    expect(config.serverMetadata()['client_id_metadata_document_supported']).toBe(true)
    const parameters = { resource: API, scope: 'notes:read' }
    const { tokens, user } = await signInToClient(service, project, config, {
      parameters,
      tokenParameters: { resource: API },
    })
    const page = await new Browser(service).follow(await begin(id, parameters))
    const { body } = await project.call('GET', `/latchkey/oauth-requests/${requestIdOf(page)}`, {
      accessToken: user.accessToken,
    })
    expect(body).toMatchObject({
      client_name: 'Agent',
      is_verified: false,
      client_host: new URL(documents.origin).host,
      destination: 'second.example.com',
      is_remembered: true,
    })
    expect(await stored(id)).toMatchObject([{ source: 'metadata_document', secretHash: null }])
    const connected = await project.call('GET', '/latchkey/connected-apps?user_id=me', {
      accessToken: user.accessToken,
    })
    expect(connected.body['items']).toMatchObject([
      { client_id: id, host: new URL(documents.origin).host, is_verified: false },
    ])
    const refreshed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '', {
      resource: API,
    })
    expect(refreshed.scope).toBe('notes:read')
    expect(documents.paths.filter((path) => path === '/agent.json')).toHaveLength(1)
  })

  it('keeps its tokens while its host does not answer', async () => {
    const id = publish('/gone.json')
    const config = await clientOf(id)
    const { tokens } = await signInToClient(service, project, config)
    documents.answer('/gone.json', (_request, response) => response.writeHead(500).end())
    // A change of the settings empties the cache.
    await settings({ allows_metadata_documents: true })
    expect(await statusOf(id)).toBe(400)
    await client.refreshTokenGrant(config, tokens.refresh_token ?? '')
  })

  it('is read again when its cache has expired', async () => {
    onTestFinished(() => void vi.useRealTimers())
    const start = Date.now()
    const id = publish('/changed.json', {}, { 'Cache-Control': 'max-age=3600' })
    const moved = { redirect_uri: 'https://moved.example.com/callback' }
    expect([await statusOf(id), await statusOf(id, moved)]).toEqual([303, 400])
    publish('/changed.json', { redirect_uris: [moved.redirect_uri], client_name: 'Moved' })
    vi.useFakeTimers({ toFake: ['Date'], now: start + 3_500_000 })
    expect([await statusOf(id), await statusOf(id, moved)]).toEqual([303, 400])
    vi.setSystemTime(start + 3_700_000)
    expect([await statusOf(id), await statusOf(id, moved)]).toEqual([400, 303])
    expect(await stored(id)).toMatchObject([
      { displayName: 'Moved', redirectUrls: [moved.redirect_uri] },
    ])
  })

  it('is deleted by an admin, with its tokens', async () => {
    const id = publish('/deleted.json')
    const config = await clientOf(id)
    const { tokens } = await signInToClient(service, project, config)
    const path = `/latchkey/oauth-clients/${encodeURIComponent(id)}`
    const { status } = await project.call('DELETE', path, { access: 'admin' })
    expect(status).toBe(200)
    await expect(
      client.refreshTokenGrant(config, tokens.refresh_token ?? ''),
    ).rejects.toMatchObject({ error: 'invalid_client' })
  })

  it('may have fields that do not count', async () => {
    const id = publish('/fields.json', {
      token_endpoint_auth_method: undefined,
      client_name: undefined,
      grant_types: ['authorization_code', 'client_credentials', 'urn:example:unknown'],
      scope: 'openid admin:everything',
      logo_uri: 'https://agent.example.com/logo.png',
      sector_identifier_uri: `${documents.origin}/sector.json`,
      jwks_uri: `${documents.origin}/jwks.json`,
    })
    await authorize(service, project, await clientOf(id))
    expect(await stored(id)).toMatchObject([
      {
        displayName: new URL(documents.origin).host,
        grantTypes: ['authorization_code'],
        tokenEndpointAuthMethod: 'none',
        scopes: [],
      },
    ])
    expect(documents.paths).not.toContain('/sector.json')
    expect(documents.paths).not.toContain('/jwks.json')
  })

  it.each([
    ['another client', { client_id: 'https://agent.example.com/client.json' }],
    ['no client', { client_id: undefined }],
    ['a secret', { client_secret: 'a secret' }],
    ['a method with a secret', { token_endpoint_auth_method: 'client_secret_basic' }],
    ['a method that the server lacks', { token_endpoint_auth_method: 'private_key_jwt' }],
    ['another redirect URL', { redirect_uris: ['https://other.example.com/callback'] }],
    ['a scheme of its own', { redirect_uris: [CALLBACK, 'com.example.agent:/callback'] }],
    ['a script', { redirect_uris: [CALLBACK, 'javascript:alert(1)'] }],
    ['no grant for users', { grant_types: ['client_credentials'] }],
    ['a text that is too long', { client_name: 'n'.repeat(20_000) }],
  ])('is rejected with %s in its document', async (name, metadata) => {
    const id = publish(`/${encodeURIComponent(name)}.json`, metadata)
    expect(await statusOf(id)).toBe(400)
  })

  it('is held to the same rules with a scheme in upper case', async () => {
    const document = (path: string, metadata: object) => {
      const id = documents.origin.replace('https', 'HTTPS') + path
      publish(path, { client_id: id, ...metadata })
      return id
    }
    const redirect_uri = 'http://second.example.com/callback'
    const open = document('/open.json', { redirect_uris: [redirect_uri], application_type: 'web' })
    expect(await statusOf(open, { redirect_uri })).toBe(400)
    const id = document('/upper.json', {
      client_name: 'n'.repeat(257),
      sector_identifier_uri: `${documents.origin}/sector.json`,
    })
    expect(await statusOf(id)).toBe(303)
    expect(await stored(id)).toMatchObject([{ displayName: new URL(documents.origin).host }])
    expect(documents.paths).not.toContain('/sector.json')
  })

  it.each([
    [
      'another address',
      ((_request, response) =>
        response
          .writeHead(302, { Location: `${documents.origin}/agent.json` })
          .end()) satisfies RequestListener,
    ],
    [
      'no JSON',
      ((_request, response) => response.end('<!doctype html>')) satisfies RequestListener,
    ],
    ['no answer in time', (() => {}) satisfies RequestListener],
  ])('is rejected if its host answers with %s', async (name, listener) => {
    expect(await statusOf(documents.answer(`/${encodeURIComponent(name)}`, listener))).toBe(400)
  })

  it.each([
    'http://agent.example.com/client.json',
    `https://localhost/${'long'.repeat(80)}.json`,
    'https://user@localhost/client.json',
    'https://localhost/client.json#fragment',
    'https://localhost/a/../client.json',
  ])('is unknown with the ID %s', async (id) => {
    const before = documents.paths.length
    expect(await statusOf(id)).toBe(400)
    expect(documents.paths).toHaveLength(before)
  })

  it('is not fetched from a private address in production', async () => {
    const { config } = service.ctx
    onTestFinished(() => void Object.assign(service.ctx, { config }))
    service.ctx.config = { ...config, mode: 'production' }
    const id = publish('/private.json')
    const before = documents.paths.length
    // A change of the settings opens the server again, with the mode.
    await settings({ allows_metadata_documents: true })
    expect(await statusOf(id)).toBe(400)
    expect(await statusOf(id.replace('localhost', '127.0.0.1'))).toBe(400)
    expect(documents.paths).toHaveLength(before)
    service.ctx.config = config
    await settings({ allows_metadata_documents: true })
    expect(await statusOf(id)).toBe(303)
  })

  it('is fetched only when a sign-in starts', async () => {
    const id = publish('/token.json')
    const response = await fetchFrom(service)(`${issuerOf(project)}/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: id, grant_type: 'authorization_code', code: 'any' }),
    })
    expect(response.status).toBe(400)
    expect(documents.paths).not.toContain('/token.json')
  })

  it('is unknown when its project does not allow it, with its tokens', async () => {
    const id = publish('/off.json')
    const config = await clientOf(id)
    const { tokens } = await signInToClient(service, project, config)
    await settings({ allows_metadata_documents: false })
    onTestFinished(async () => void (await settings({ allows_metadata_documents: true })))
    expect(await statusOf(id)).toBe(400)
    await expect(
      client.refreshTokenGrant(config, tokens.refresh_token ?? ''),
    ).rejects.toMatchObject({ error: 'invalid_client' })
    const metadata = (await clientOf('second-app')).serverMetadata()
    expect(metadata).not.toHaveProperty('client_id_metadata_document_supported')
  })
})

it('limits the documents that are fetched for one network', async () => {
  const first = await begin(publish('/first.json'))
  const second = await begin(publish('/second.json'))
  const limited = await openTestService({
    limits: { oauthRegistrationsPerClient: 1 },
    trustedProxies: 1,
  })
  onTestFinished(() => limited.close())
  const issuer = issuerOf(await openServerProject(limited, { allowsMetadataDocuments: true }))
  const visit = async ({ href }: URL) => {
    const headers = { 'X-Forwarded-For': '192.0.2.7' }
    const url = href.replace(issuerOf(project), issuer)
    return (await fetchFrom(limited)(url, { headers })).status
  }
  expect([await visit(first), await visit(second), await visit(first)]).toEqual([303, 400, 303])
  expect(documents.paths).not.toContain('/second.json')
})
