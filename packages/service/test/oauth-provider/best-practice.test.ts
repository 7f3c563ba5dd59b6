import * as client from 'openid-client'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { signUp } from '../support/project.js'
import { openTestService, setupTestService } from '../support/service.js'
import {
  API,
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

// The library reads the clock of the system.
beforeEach(() => {
  service.clock.now = Date.now()
})

const config = await discover(service, project)
const PAGE = 'https://page.example.com'
const tokenForm = { grant_type: 'authorization_code', client_id: 'page', code: 'unknown' }
const DAY = 24 * 3_600_000

/** Sends a form to a path below the issuer. */
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetchFrom(service)(issuerOf(project) + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  })

const errorOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error?: string }).error,
]

const allowedOriginOf = ({ headers }: Response) => headers.get('access-control-allow-origin')

const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'accepted',
    (error: { error?: unknown }) => error.error ?? error,
  )

const authorizationUrl = async (parameters: Record<string, string> = {}) =>
  client.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: 'openid',
    code_challenge: await client.calculatePKCECodeChallenge('v'.repeat(43)),
    code_challenge_method: 'S256',
    ...parameters,
  })

describe('a redirect after a form (RFC 9700, section 4.12)', () => {
  it('never repeats the form at the other site', async () => {
    const tool = await discover(service, project, { id: 'tool', secret: null })
    const device = await client.initiateDeviceAuthorization(tool, { scope: 'openid' })
    const browser = new Browser(service)
    const uri = device.verification_uri
    const xsrfOf = async (response: Response) =>
      /name="xsrf" value="(\w+)"/.exec(await response.text())?.[1] ?? ''
    const xsrf = await xsrfOf(await browser.visit(uri))
    const form = { xsrf, user_code: device.user_code, confirm: 'yes' }
    const confirmation = await browser.visit(uri, form)
    const authorization = await browser.visit(await authorizationUrl())
    const consent = await browser.visit(authorization.headers.get('location') ?? '')
    expect(consent.headers.get('location')).toMatch(/^https:\/\/app\.example\.com/)
    for (const { status } of [confirmation, authorization, consent]) expect(status).toBe(303)
  })
})

describe('the URL of a request (RFC 9700, sections 4.2 and 4.3)', () => {
  it('is not named to other sites', async () => {
    const { page } = await authorize(service, project, config)
    const browser = new Browser(service)
    const answers = [
      await browser.visit(await authorizationUrl()),
      await browser.visit(`${issuerOf(project)}/interaction/${requestIdOf(page)}`),
      await browser.visit(`${issuerOf(project)}/device`),
    ]
    for (const { headers } of answers) expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('has a code that works for a minute', async () => {
    const { callback, checks } = await authorize(service, project, config)
    service.clock.now += 61_000
    const late = client.authorizationCodeGrant(config, callback, checks)
    expect(await rejectionOf(late)).toBe('invalid_grant')
  })

  it('never has an access token', async () => {
    const { tokens } = await signInToClient(service, project, config)
    const url = `${issuerOf(project)}/userinfo?access_token=${tokens.access_token}`
    expect(await errorOf(await fetchFrom(service)(url))).toEqual([400, 'invalid_request'])
  })
})

describe('a request for the claims of the user (RFC 6750, section 3.1)', () => {
  it.each<[string, Record<string, string>, number, string]>([
    ['an unknown token', {}, 401, 'invalid_token'],
    ['a token of an API', { resource: API, scope: 'openid notes:read' }, 401, 'invalid_token'],
    ['a token without openid', { scope: 'email' }, 403, 'insufficient_scope'],
  ])('is rejected with %s', async (_what, parameters, status, error) => {
    const { scope, resource } = parameters
    const tokens =
      scope &&
      (await signInToClient(service, project, config, {
        parameters,
        ...(resource && { tokenParameters: { resource } }),
      }))
    const token = tokens ? tokens.tokens.access_token : 'unknown'
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetchFrom(service)(`${issuerOf(project)}/userinfo`, { headers })
    const challenge = response.headers.get('www-authenticate')
    expect([response.status, challenge]).toEqual([
      status,
      expect.stringMatching(new RegExp(`^Bearer .*error="${error}"`)),
    ])
  })
})

describe('a page of another origin (RFC 9700, section 2.6)', () => {
  it('reads tokens if it is a client without a secret, and nothing of a request for authorization', async () => {
    const headers = { origin: PAGE }
    const token = await post('/token', tokenForm, headers)
    expect(allowedOriginOf(token)).toBe(PAGE)
    const other = await post('/token', tokenForm, { origin: 'https://evil.example' })
    expect(allowedOriginOf(other)).toBeNull()
    const authorization = await fetchFrom(service)(await authorizationUrl(), { headers })
    expect(allowedOriginOf(authorization)).toBeNull()
  })

  it('is no client with a scheme of its own, whose origin is that of each page in a sandbox', async () => {
    const { body } = await project.call('POST', '/latchkey/oauth-clients', {
      access: 'admin',
      body: {
        display_name: 'An app on a phone',
        redirect_urls: ['com.example.app:/callback'],
        grant_types: ['authorization_code'],
        scopes: ['openid'],
        token_endpoint_auth_method: 'none',
      },
    })
    const form = { ...tokenForm, client_id: String(body['id']) }
    expect(allowedOriginOf(await post('/token', form, { origin: 'null' }))).toBeNull()
  })
})

describe('a client (RFC 9700, sections 2.5, 2.6 and 4.15)', () => {
  it.each([
    ['no secret', { client_id: 'nightly-job' }],
    ['a wrong secret', { client_id: 'nightly-job', client_secret: 'wrong' }],
    ['the ID of an unknown client', { client_id: 'unknown', client_secret: 'wrong' }],
  ])('gets no token with %s', async (_, credentials) => {
    const form = { grant_type: 'client_credentials', scope: 'notes:read', resource: API }
    expect(await errorOf(await post('/token', { ...form, ...credentials }))).toEqual([
      401,
      'invalid_client',
    ])
  })

  const create = (fields: object) =>
    project.call('POST', '/latchkey/oauth-clients', {
      access: 'admin',
      body: {
        display_name: 'An app',
        redirect_urls: [CALLBACK],
        grant_types: ['authorization_code'],
        scopes: ['openid'],
        token_endpoint_auth_method: 'none',
        ...fields,
      },
    })

  it('cannot choose an ID, which could be that of a user', async () => {
    const { id } = await signUp(project)
    expect((await create({ id })).status).toBe(400)
    expect((await create({})).body['id']).toMatch(/^oac_/)
  })

  it.each([
    'http://second.example.com/callback',
    'https://second.example.com/callback#fragment',
    'https://user@second.example.com/callback',
    'javascript:alert(1)',
    'data:text/html,hello',
    'myapp:/callback',
    '/callback',
  ])('has no redirect URL such as %s', async (url) => {
    expect((await create({ redirect_urls: [CALLBACK, url] })).status).toBe(400)
  })
})

describe('a pushed request (RFC 9126, section 7)', () => {
  it('works once, for the client that has pushed it', async () => {
    const url = await client.buildAuthorizationUrlWithPAR(config, {
      redirect_uri: CALLBACK,
      scope: 'openid',
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    })
    const stolen = new URL(url)
    stolen.searchParams.set('client_id', 'page')
    expect((await new Browser(service).visit(stolen)).status).toBe(400)
    const browser = new Browser(service)
    const page = await browser.follow(url)
    const { body } = await decide(project, await signUp(project), requestIdOf(page))
    const callback = await browser.follow(String(body['redirect_url']))
    expect(callback.searchParams.get('code')).toBeTypeOf('string')
    expect((await new Browser(service).visit(url)).status).toBe(400)
  })
})

describe('a refresh token (RFC 9700, section 4.14)', () => {
  it('gets no scope that the user did not allow', async () => {
    const tool = await discover(service, project, { id: 'tool', secret: null })
    const { tokens } = await signInToClient(service, project, tool, {
      parameters: {
        resource: API,
        redirect_uri: 'http://127.0.0.1:5000/callback',
        scope: 'notes:read',
      },
      tokenParameters: { resource: API },
    })
    const more = client.refreshTokenGrant(tool, tokens.refresh_token ?? '', {
      resource: API,
      scope: 'notes:read notes:write',
    })
    expect(await rejectionOf(more)).toBe('invalid_scope')
  })

  it.each([OTHER_API, 'https://unknown.example.com', API + '/'])(
    'stays usable after a refresh for the resource %s, which the user did not allow (RFC 8707, section 2.2)',
    async (resource) => {
      const { tokens } = await signInToClient(service, project, config, {
        parameters: { resource: API, scope: 'openid notes:read files:read' },
        tokenParameters: { resource: API },
      })
      const token = tokens.refresh_token ?? ''
      const other = client.refreshTokenGrant(config, token, { resource })
      expect(await rejectionOf(other)).toBe('invalid_target')
      const refreshed = await client.refreshTokenGrant(config, token, { resource: API })
      expect(refreshed.scope).toBe('notes:read')
    },
  )

  it('stays usable after a refresh that names none of several resources', async () => {
    const scope = 'notes:read files:read'
    const url = new URL(await authorizationUrl({ scope, resource: API }))
    url.searchParams.append('resource', OTHER_API)
    const browser = new Browser(service)
    const { body } = await decide(
      project,
      await signUp(project),
      requestIdOf(await browser.follow(url)),
    )
    const callback = await browser.follow(String(body['redirect_url']))
    const checks = { pkceCodeVerifier: 'v'.repeat(43) }
    const resource = { resource: API }
    const tokens = await client.authorizationCodeGrant(config, callback, checks, resource)
    const token = tokens.refresh_token ?? ''
    expect(await rejectionOf(client.refreshTokenGrant(config, token))).toBe('invalid_target')
    const refreshed = await client.refreshTokenGrant(config, token, resource)
    expect(refreshed.scope).toBe('notes:read')
  })

  it('of a client without a secret needs the key to which it is bound', async () => {
    const tool = await discover(service, project, { id: 'tool', secret: null })
    const redirect_uri = 'http://127.0.0.1:5000/callback'
    const { callback, checks } = await authorize(service, project, tool, {
      parameters: { redirect_uri, scope: 'openid' },
    })
    const DPoP = client.getDPoPHandle(tool, await client.randomDPoPKeyPair())
    const tokens = await client.authorizationCodeGrant(tool, callback, checks, {}, { DPoP })
    const token = tokens.refresh_token ?? ''
    const otherKey = client.getDPoPHandle(tool, await client.randomDPoPKeyPair())
    for (const options of [{}, { DPoP: otherKey }]) {
      const refreshed = client.refreshTokenGrant(tool, token, {}, options)
      expect(await rejectionOf(refreshed)).toBe('invalid_grant')
    }
    const own = await client.refreshTokenGrant(tool, token, {}, { DPoP })
    expect(own.token_type).toBe('dpop')
  })

  it('expires after 30 days without a use', async () => {
    const { tokens } = await signInToClient(service, project, config)
    service.clock.now += 29 * DAY
    const refreshed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '')
    service.clock.now += 31 * DAY
    const late = client.refreshTokenGrant(config, refreshed.refresh_token ?? '')
    expect(await rejectionOf(late)).toBe('invalid_grant')
  })

  it('expires a year after the consent', async () => {
    const { tokens } = await signInToClient(service, project, config)
    let token = tokens.refresh_token ?? ''
    for (const _ of Array(12)) {
      service.clock.now += 29 * DAY
      token = (await client.refreshTokenGrant(config, token)).refresh_token ?? ''
    }
    service.clock.now += 29 * DAY
    expect(await rejectionOf(client.refreshTokenGrant(config, token))).toBe('invalid_grant')
  })
})

// Opening a service empties the database of the others, so this test is the last one.
it('reads tokens also if the service lists the pages of the app', async () => {
  const listed = await openTestService({ allowedOrigins: ['https://app.example.com'] })
  onTestFinished(() => listed.close())
  const issuer = issuerOf(await openServerProject(listed))
  const at = (path: string, init: RequestInit, origin: string) =>
    fetchFrom(listed)(issuer + path, { ...init, headers: { origin } })
  const body = new URLSearchParams(tokenForm)
  expect(allowedOriginOf(await at('/token', { method: 'POST', body }, PAGE))).toBe(PAGE)
  const authorization = await at('/authorize?client_id=page', {}, 'https://app.example.com')
  expect(allowedOriginOf(authorization)).toBeNull()
})
