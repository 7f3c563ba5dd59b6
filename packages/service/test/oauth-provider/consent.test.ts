import * as client from 'openid-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { listServerKeys, rotateServerKey } from '../../src/domain/oauth-server/server-keys.js'
import { rotateSigningKey } from '../../src/domain/sessions/signing-keys.js'
import { signUp, type TestUser } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import {
  API,
  authorizationUrl,
  authorize,
  Browser,
  CALLBACK,
  decide,
  discover,
  fetchFrom,
  issuerOf,
  openServerProject,
  OTHER_API,
  requestIdOf,
  signInToClient,
} from './oauth-world.js'

const service = await setupTestService()
const project = await openServerProject(service)

beforeEach(() => {
  service.clock.now = Date.now()
})

const config = await discover(service, project)

async function begin(parameters: Record<string, string> = {}, of = config) {
  const browser = new Browser(service)
  const url = client.buildAuthorizationUrl(of, {
    redirect_uri: CALLBACK,
    scope: 'openid email notes:read notes:write',
    resource: API,
    code_challenge: await client.calculatePKCECodeChallenge('v'.repeat(43)),
    code_challenge_method: 'S256',
    ...parameters,
  })
  const page = await browser.follow(url)
  return { browser, page, requestId: requestIdOf(page) }
}

const read = (user: TestUser, requestId: string) =>
  project.call('GET', `/latchkey/oauth-requests/${requestId}`, { accessToken: user.accessToken })

describe('the consent page', () => {
  it('is the page of the app, and learns who asks for what', async () => {
    const { page, requestId } = await begin()
    expect(page.href).toBe(`https://app.example.com/handler/oauth-consent?request=${requestId}`)
    const { body } = await read(await signUp(project), requestId)
    expect(body).toEqual({
      client_name: 'Second app',
      is_verified: true,
      client_host: null,
      destination: 'second.example.com',
      is_loopback: false,
      scopes: [
        { id: 'openid', resource: null, description: null },
        { id: 'email', resource: null, description: null },
        { id: 'notes:read', resource: API, description: 'Read your notes' },
      ],
      is_remembered: false,
      requires_sign_in: false,
    })
  })

  it('does not ask again for what the user has allowed this client', async () => {
    const user = await signUp(project)
    const isRemembered = async (parameters: Record<string, string>) =>
      (await read(user, (await begin(parameters)).requestId)).body['is_remembered']
    await decide(project, user, (await begin({ scope: 'openid notes:read' })).requestId)
    expect(await isRemembered({ scope: 'openid notes:read' })).toBe(true)
    expect(await isRemembered({ scope: 'openid' })).toBe(true)
    expect(await isRemembered({ scope: 'openid email' })).toBe(false)
    expect(await isRemembered({ scope: 'openid', prompt: 'consent' })).toBe(false)
  })

  it('is in the audit log with the name of the client, once for what the user has allowed', async () => {
    const own = await openServerProject(service)
    const ofOwn = await discover(service, own)
    const { user } = await signInToClient(service, own, ofOwn)
    await signInToClient(service, own, ofOwn, { user })
    const events = async () =>
      (
        await own.call('GET', '/latchkey/audit-log?action=oauth_consent.granted', {
          access: 'admin',
        })
      ).body['items']
    const event = { actor: { type: 'user', id: user.id }, details: { client_id: 'second-app' } }
    expect(await events()).toMatchObject([{ ...event, oauth_client_name: 'Second app' }])
    await signInToClient(service, own, ofOwn, { user, parameters: { prompt: 'consent' } })
    expect(await events()).toHaveLength(2)
    await own.call('DELETE', '/latchkey/oauth-clients/second-app', { access: 'admin' })
    const deleted = { ...event, oauth_client_name: null }
    expect(await events()).toMatchObject([deleted, deleted])
  })

  it('lets a scope count for the API only for which the user has allowed it', async () => {
    const read = { id: 'read', description: 'Read' }
    const shared = await openServerProject(service, {
      resources: [API, OTHER_API].map((identifier) => ({ identifier, scopes: [read] })),
    })
    await shared.call('PATCH', '/latchkey/oauth-clients/second-app', {
      access: 'admin',
      body: { scopes: ['openid', 'read'] },
    })
    const ofShared = await discover(service, shared)
    const begun = async (resource: string) => {
      const parameters = { scope: 'read', resource }
      return new Browser(service).follow(await authorizationUrl(ofShared, parameters))
    }
    const user = await signUp(shared)
    const { accessToken } = user
    const visit = { user, parameters: { scope: 'read', resource: API } }
    const { callback, checks } = await authorize(service, shared, ofShared, visit)
    const { tokens } = await signInToClient(service, shared, ofShared, {
      ...visit,
      tokenParameters: { resource: API },
    })
    expect(tokens.scope).toBe('read')
    const other = { resource: OTHER_API }
    const invalidTarget = { error: 'invalid_target' }
    await expect(
      client.authorizationCodeGrant(ofShared, callback, checks, other),
    ).rejects.toMatchObject(invalidTarget)
    await expect(
      client.refreshTokenGrant(ofShared, tokens.refresh_token ?? '', other),
    ).rejects.toMatchObject(invalidTarget)
    const isRemembered = async (resource: string) => {
      const path = `/latchkey/oauth-requests/${requestIdOf(await begun(resource))}`
      return (await shared.call('GET', path, { accessToken })).body['is_remembered']
    }
    expect([await isRemembered(API), await isRemembered(OTHER_API)]).toEqual([true, false])
  })

  it('always asks for an app on a device, which anyone can claim to be (RFC 8252, section 8.6)', async () => {
    const user = await signUp(project)
    const tool = await discover(service, project, { id: 'tool', secret: null })
    const parameters = { redirect_uri: 'http://127.0.0.1:5000/callback', scope: 'openid' }
    await decide(project, user, (await begin(parameters, tool)).requestId)
    const { body } = await read(user, (await begin(parameters, tool)).requestId)
    expect(body['is_remembered']).toBe(false)
  })

  it.each([{ prompt: 'login' }, { max_age: '60' }])(
    'asks for a new sign-in if the client does: %o',
    async (parameters) => {
      service.clock.now -= 120_000
      const user = await signUp(project)
      service.clock.now += 120_000
      const { requestId } = await begin(parameters)
      expect((await read(user, requestId)).body['requires_sign_in']).toBe(true)
      expect((await decide(project, user, requestId)).code).toBe('RECENT_SIGN_IN_REQUIRED')
      expect((await decide(project, user, requestId, 'deny')).status).toBe(200)
    },
  )

  it('knows when the user signed in', async () => {
    const { tokens } = await signInToClient(service, project, config, {
      parameters: { max_age: '3600' },
    })
    const ageSeconds = Date.now() / 1000 - Number(tokens.claims()?.auth_time)
    expect(ageSeconds).toBeLessThan(60)
  })

  it('rejects a request that was answered or is unknown with OAUTH_REQUEST_NOT_FOUND', async () => {
    const { page, user } = await authorize(service, project, config)
    const gone = [404, 'OAUTH_REQUEST_NOT_FOUND']
    for (const requestId of [requestIdOf(page), 'unknown']) {
      const refusals = [await read(user, requestId), await decide(project, user, requestId)]
      expect(refusals.map(({ status, code }) => [status, code])).toEqual([gone, gone])
    }
  })
})

describe('the keys of an authorization server', () => {
  it('are not those of sessions, and verify for a while after they were replaced', async () => {
    const kids = async () => {
      const response = await fetchFrom(service)(`${issuerOf(project)}/jwks`)
      return ((await response.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid)
    }
    const [before] = await kids()
    await rotateSigningKey(service.ctx, project.id)
    await rotateServerKey(service.ctx, project.id)
    const after = await kids()
    expect(after).toHaveLength(2)
    expect(after).toContain(before)
    const { tokens } = await signInToClient(service, project, config)
    const [{ kid } = {}] = await listServerKeys(service.ctx, project.id)
    const header = JSON.parse(atob((tokens.id_token ?? '').split('.')[0] ?? '')) as { kid: string }
    expect([header.kid, kid === before]).toEqual([kid, false])
    service.clock.now += 700_000
    await rotateSigningKey(service.ctx, project.id)
    expect(await kids()).toEqual([kid])
    const response = await project.call('GET', `/projects/${project.id}/.well-known/jwks.json`)
    expect(response.text).not.toContain(kid)
  })
})
