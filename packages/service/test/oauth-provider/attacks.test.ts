import * as client from 'openid-client'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { findEnabledServer } from '../../src/domain/oauth-server/server.js'
import { createAdapter } from '../../src/oauth-provider/adapter.js'
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
  ORIGIN,
  OTHER_API,
  requestIdOf,
  SECRET,
  signInToClient,
} from './oauth-world.js'

const service = await setupTestService()
const project = await openServerProject(service)
const otherProject = await openServerProject(service)

// The library reads the clock of the system.
beforeEach(() => {
  service.clock.now = Date.now()
})

const config = await discover(service, project)

const rejection = async (promise: Promise<unknown>): Promise<string> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (
    error instanceof client.ResponseBodyError ||
    error instanceof client.AuthorizationResponseError
  )
    return error.error
  throw new Error('It was not rejected by the server.', { cause: error })
}

const authorizationUrl = async (parameters: Record<string, string> = {}) =>
  client.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: 'openid',
    code_challenge: await client.calculatePKCECodeChallenge('v'.repeat(43)),
    code_challenge_method: 'S256',
    ...parameters,
  })

/** Sends an exchange of a code without the checks of a client. */
const exchange = (parameters: Record<string, string>, id = 'second-app') =>
  fetchFrom(service)(`${issuerOf(project)}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${id}:${encodeURIComponent(SECRET)}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      redirect_uri: CALLBACK,
      ...parameters,
    }),
  })

const errorOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error?: string }).error,
]

const statusOfUserInfo = async (token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetchFrom(service)(`${issuerOf(project)}/userinfo`, { headers })).status
}

const codeOf = (callback: URL) => callback.searchParams.get('code') ?? ''

const introspect = async (token: string) => {
  const { active } = await client.tokenIntrospection(config, token)
  return active
}

describe('the redirect to a client (RFC 9700, section 4.1)', () => {
  it.each([
    `${CALLBACK}/more`,
    `${CALLBACK}?a=b`,
    `${CALLBACK}/../other`,
    'https://second.example.com',
    'https://second.example.com/CALLBACK',
    'https://second.example.com:8443/callback',
    'https://second.example.com.evil.example/callback',
    'https://evil.example/callback',
    'https://second.example.com@evil.example/callback',
    'http://second.example.com/callback',
    'http://127.0.0.1/callback',
  ])('never goes to %s', async (redirect_uri) => {
    const response = await new Browser(service).visit(await authorizationUrl({ redirect_uri }))
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
    expect(await response.text()).toContain('redirect_uri')
  })

  it('goes to any port of this machine for an app there (RFC 8252, section 7.3)', async () => {
    const tool = await discover(service, project, { id: 'tool', secret: null })
    const redirect_uri = 'http://127.0.0.1:51004/callback'
    const { callback } = await authorize(service, project, tool, {
      parameters: { redirect_uri, scope: 'openid' },
    })
    expect(callback.href.split('?')[0]).toBe(redirect_uri)
  })

  it('names the issuer, for clients of several servers (RFC 9207; section 4.4)', async () => {
    const allowed = await authorize(service, project, config)
    const denied = await authorize(service, project, config, { decision: 'deny' })
    for (const { callback } of [allowed, denied])
      expect(callback.searchParams.get('iss')).toBe(issuerOf(project))
    expect(denied.callback.searchParams.get('error')).toBe('access_denied')
    const other = await discover(service, otherProject)
    await expect(
      client.authorizationCodeGrant(other, allowed.callback, allowed.checks),
    ).rejects.toMatchObject({ code: 'OAUTH_INVALID_RESPONSE' })
  })
})

describe('a code (RFC 9700, sections 2.1.1 and 4.5)', () => {
  it('works only with the verifier of the browser that asked for it', async () => {
    const { callback } = await authorize(service, project, config)
    const code = codeOf(callback)
    const wrong = await exchange({ code, code_verifier: 'w'.repeat(43) })
    expect(await errorOf(wrong)).toEqual([400, 'invalid_grant'])
    expect(await errorOf(await exchange({ code }))).toEqual([400, 'invalid_grant'])
  })

  it('works only for its client and its redirect URL', async () => {
    const { callback, checks } = await authorize(service, project, config)
    const parameters = { code: codeOf(callback), code_verifier: checks.pkceCodeVerifier }
    const redirect_uri = 'https://second.example.com/other'
    const elsewhere = await exchange({ ...parameters, redirect_uri })
    expect(await errorOf(elsewhere)).toEqual([400, 'invalid_grant'])
    const page = await discover(service, project, { id: 'page', secret: null })
    const stolen = client.authorizationCodeGrant(page, callback, checks)
    expect(await rejection(stolen)).toBe('invalid_grant')
  })

  it('works once: its second use ends the tokens of the first', async () => {
    const { callback, checks } = await authorize(service, project, config)
    const tokens = await client.authorizationCodeGrant(config, callback, checks)
    const again = client.authorizationCodeGrant(config, callback, checks)
    expect(await rejection(again)).toBe('invalid_grant')
    const refresh = client.refreshTokenGrant(config, tokens.refresh_token ?? '')
    expect(await rejection(refresh)).toBe('invalid_grant')
    expect(await introspect(tokens.access_token)).toBe(false)
  })

  it('works once when two requests have read it before one of them uses it', async () => {
    const enabled = await findEnabledServer(service.ctx, project.id)
    if (enabled === undefined) throw new Error('The server is off.')
    const adapterOf = createAdapter(service.ctx, enabled)
    await adapterOf('Grant').upsert('a grant', {}, 60)
    await adapterOf('AuthorizationCode').upsert('a code', { grantId: 'a grant' }, 60)
    await adapterOf('AuthorizationCode').consume('a code')
    await expect(adapterOf('AuthorizationCode').consume('a code')).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    expect(await adapterOf('Grant').find('a grant')).toBeUndefined()
    const proofs = adapterOf('ReplayDetection')
    await proofs.upsert('a proof', {}, 60)
    await expect(proofs.upsert('a proof', {}, 60)).rejects.toMatchObject({
      error: 'invalid_request',
    })
  })
})

describe('a request (RFC 9700, sections 2.1.1, 2.1.2 and 2.4)', () => {
  it.each([
    { code_challenge: '' },
    { code_challenge_method: 'plain' },
    { code_challenge_method: '' },
    { response_type: 'token' },
    { response_type: 'id_token', nonce: 'n' },
    { response_type: 'code id_token', nonce: 'n' },
  ])('with %o is rejected', async (parameters) => {
    const url = await authorizationUrl(parameters)
    for (const [name, value] of Object.entries(parameters))
      if (value === '') url.searchParams.delete(name)
    const callback = await new Browser(service).follow(url)
    const answer = new URLSearchParams(callback.search || callback.hash.slice(1))
    expect([callback.origin, answer.get('code')]).toEqual(['https://second.example.com', null])
    expect(answer.get('error')).toMatch(
      /^(invalid_request|unsupported_response_type|unauthorized_client)$/,
    )
  })

  it('for an ID token is rejected without a question if the client may not ask for one', async () => {
    const { body } = await project.call('POST', '/latchkey/oauth-clients', {
      access: 'admin',
      body: {
        display_name: 'Only notes',
        redirect_urls: [CALLBACK],
        grant_types: ['authorization_code'],
        scopes: ['notes:read'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    })
    const client_id = String(body['id'])
    const visit = async (scope: string) =>
      new Browser(service).follow(await authorizationUrl({ client_id, scope, resource: API }))
    const refused = await visit('openid notes:read')
    expect(refused.href.split('?')[0]).toBe(CALLBACK)
    expect(refused.searchParams.get('error')).toBe('invalid_scope')
    expect((await visit('notes:read')).origin).toBe('https://app.example.com')
  })

  it('never sends a password to this server', async () => {
    const { email } = await signUp(project)
    const response = await exchange({ grant_type: 'password', username: email, password: 'any' })
    expect(await errorOf(response)).toEqual([400, 'unsupported_grant_type'])
  })

  it('has no answer without the page of the app', async () => {
    const callback = await new Browser(service).follow(await authorizationUrl({ prompt: 'none' }))
    expect(callback.searchParams.get('error')).toBe('login_required')
  })
})

describe('a refresh token (RFC 9700, sections 2.2.2 and 4.14)', () => {
  it('is replaced by each use, and its second use ends the grant', async () => {
    const { tokens } = await signInToClient(service, project, config)
    const first = tokens.refresh_token ?? ''
    const { refresh_token: second = '' } = await client.refreshTokenGrant(config, first)
    expect(second).not.toBe(first)
    expect(await rejection(client.refreshTokenGrant(config, first))).toBe('invalid_grant')
    expect(await rejection(client.refreshTokenGrant(config, second))).toBe('invalid_grant')
  })

  it('gets no token of a resource or a scope that the user did not allow', async () => {
    const { tokens } = await signInToClient(service, project, config, {
      parameters: { resource: API, scope: 'notes:read files:read' },
      tokenParameters: { resource: API },
    })
    const token = tokens.refresh_token ?? ''
    const elsewhere = client.refreshTokenGrant(config, token, { resource: OTHER_API })
    expect(await rejection(elsewhere)).toBe('invalid_target')
  })

  it('gets nothing more of a scope that an admin has taken from its client', async () => {
    const { body } = await project.call('POST', '/latchkey/oauth-clients', {
      access: 'admin',
      body: {
        display_name: 'An app',
        redirect_urls: [CALLBACK],
        grant_types: ['authorization_code', 'refresh_token'],
        scopes: ['openid', 'email'],
        token_endpoint_auth_method: 'none',
      },
    })
    const id = String(body['id'])
    const app = await discover(service, project, { id, secret: null })
    const parameters = { scope: 'openid email' }
    const { tokens, user } = await signInToClient(service, project, app, { parameters })
    await project.call('PATCH', `/latchkey/oauth-clients/${id}`, {
      access: 'admin',
      body: { scopes: ['openid'] },
    })
    const sub = user.id
    expect(await client.fetchUserInfo(app, tokens.access_token, sub)).toEqual({ sub })
    const refreshed = await client.refreshTokenGrant(app, tokens.refresh_token ?? '')
    expect(refreshed.scope).toBe('openid')
    expect(await client.fetchUserInfo(app, refreshed.access_token, sub)).toEqual({ sub })
  })

  it('is unknown to another client, as an access token is', async () => {
    const { tokens } = await signInToClient(service, project, config)
    const page = await discover(service, project, { id: 'tool', secret: null })
    const token = tokens.refresh_token ?? ''
    expect(await rejection(client.refreshTokenGrant(page, token))).toBe('invalid_grant')
    expect(await client.tokenIntrospection(page, tokens.access_token)).toEqual({ active: false })
    await client.tokenRevocation(page, token).catch(() => undefined)
    expect(await introspect(token)).toBe(true)
    await client.tokenRevocation(config, token)
    expect([await introspect(token), await introspect(tokens.access_token)]).toEqual([false, false])
  })
})

describe('a user', () => {
  it.each(['ban', 'deletion'])('loses every grant with a %s', async (end) => {
    const { tokens, user } = await signInToClient(service, project, config)
    const refreshToken = tokens.refresh_token ?? ''
    expect(await introspect(refreshToken)).toBe(true)
    await (end === 'ban'
      ? project.call('POST', `/latchkey/users/${user.id}/ban`, { access: 'server', body: {} })
      : project.call('DELETE', `/users/${user.id}`, { access: 'server' }))
    expect([await introspect(refreshToken), await introspect(tokens.access_token)]).toEqual([
      false,
      false,
    ])
    expect(await rejection(client.refreshTokenGrant(config, refreshToken))).toBe('invalid_grant')
    expect(await statusOfUserInfo(tokens.access_token)).toBe(401)
  })

  it('keeps grants after a sign-out, as documented', async () => {
    const { tokens, user } = await signInToClient(service, project, config)
    await project.call('DELETE', '/auth/sessions/current', { accessToken: user.accessToken })
    const refreshed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '')
    expect(refreshed.access_token).toBeTypeOf('string')
  })

  it('is not signed in by a token of a client, nor a client by a token of a session', async () => {
    const parameters = { resource: API, scope: 'openid notes:read' }
    const { tokens, user } = await signInToClient(service, project, config, {
      parameters,
      tokenParameters: { resource: API },
    })
    for (const accessToken of [tokens.access_token, tokens.id_token ?? '']) {
      const { status } = await project.call('GET', '/users/me', { accessToken })
      expect(status).toBe(401)
    }
    expect(await statusOfUserInfo(user.accessToken)).toBe(401)
    expect(await introspect(user.accessToken).catch(() => false)).toBe(false)
  })
})

describe('a client of another project', () => {
  it('is unknown', async () => {
    const { body } = await project.call('POST', '/latchkey/oauth-clients', {
      access: 'admin',
      body: {
        display_name: 'Only here',
        redirect_urls: [CALLBACK],
        grant_types: ['authorization_code'],
        scopes: ['openid'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    })
    const id = String(body['id'])
    const url = await authorizationUrl({ client_id: id })
    const foreign = new URL(url.href.replace(project.id, otherProject.id))
    expect((await new Browser(service).visit(foreign)).status).toBe(400)
    expect((await new Browser(service).visit(url)).status).toBe(303)
    const path = `/latchkey/oauth-clients/${id}`
    for (const [method, body] of [
      ['PATCH', { display_name: 'Mine' }],
      ['DELETE', undefined],
    ] as const) {
      const { status } = await otherProject.call(method, path, { access: 'admin', body })
      expect(status).toBe(404)
    }
  })

  it('gets no answer from a user of this project', async () => {
    const page = await new Browser(service).follow(await authorizationUrl())
    const { status } = await decide(otherProject, await signUp(otherProject), requestIdOf(page))
    expect(status).toBe(404)
  })
})

describe('the consent of a user', () => {
  it('counts only in the browser in which the request began', async () => {
    const attacker = new Browser(service)
    const page = await attacker.follow(await authorizationUrl())
    // The attacker leads the user to the page of the attacker's request.
    const { body } = await decide(project, await signUp(project), requestIdOf(page))
    const victim = await new Browser(service).visit(String(body['redirect_url']))
    expect([victim.status, victim.headers.get('location')]).toEqual([400, null])
    const resume = `${issuerOf(project)}/authorize/${requestIdOf(page)}`
    const resumed = await attacker.visit(resume)
    expect(resumed.headers.get('location') ?? '').not.toContain('code=')
  })

  it('counts only for its request, unchanged', async () => {
    const browser = new Browser(service)
    const user = await signUp(project)
    const first = await browser.follow(await authorizationUrl())
    const second = await browser.follow(await authorizationUrl())
    const { body } = await decide(project, user, requestIdOf(first))
    const moved = String(body['redirect_url']).replace(requestIdOf(first), requestIdOf(second))
    expect((await browser.visit(moved)).status).toBe(400)
    const changed = new URL(String(body['redirect_url']))
    const decision = changed.searchParams.get('decision') ?? ''
    const [start, end] = [decision.slice(0, 40), decision.slice(41)]
    changed.searchParams.set('decision', `${start}${decision[40] === 'A' ? 'B' : 'A'}${end}`)
    expect((await browser.visit(changed)).status).toBe(400)
  })

  it('is asked for on a page that no other site can frame (section 4.16)', async () => {
    const browser = new Browser(service)
    const tool = await discover(service, project, { id: 'tool', secret: null })
    const device = await client.initiateDeviceAuthorization(tool, { scope: 'openid' })
    const answers = [
      await browser.visit(await authorizationUrl()),
      await browser.visit(device.verification_uri),
      await browser.visit(await authorizationUrl({ redirect_uri: 'https://evil.example' })),
    ]
    for (const { headers } of answers) {
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  })

  it('is not given by someone who acts for the user', async () => {
    const { id } = await signUp(project)
    const { body } = await project.call('POST', '/auth/sessions', {
      access: 'server',
      body: { user_id: id, is_impersonation: true },
    })
    const impersonator = {
      id,
      email: '',
      accessToken: String(body['access_token']),
      refreshToken: String(body['refresh_token']),
    }
    const page = await new Browser(service).follow(await authorizationUrl())
    expect((await decide(project, impersonator, requestIdOf(page))).status).toBe(403)
  })
})

describe('a path below the issuer', () => {
  const statusOf = async (path: string, method: string) =>
    (await fetchFrom(service)(`${issuerOf(project)}${path}`, { method })).status

  // The library would serve these, and the limits of their paths would not count.
  it.each([
    ['GET', '/AUTHORIZE', 404],
    ['GET', '//authorize', 404],
    ['POST', '/Device-Authorization', 404],
    ['POST', '/DEVICE', 404],
    ['GET', '/interaction/a/b', 404],
    ['GET', '/.well-known/OpenID-configuration', 404],
    // The service leads to the path without the slash.
    ['GET', '/authorize/', 308],
    ['POST', '/par/', 308],
    ['POST', '/device-authorization/', 308],
    ['POST', '/device/', 308],
    ['POST', '/PAR/', 308],
  ])('is not served in another form: %s %s', async (method, path, status) => {
    expect(await statusOf(path, method)).toBe(status)
  })

  it('is served in its own form', async () => {
    for (const path of [
      '/authorize',
      '/authorize/unknown',
      '/device/unknown',
      '/interaction/unknown',
    ])
      expect(await statusOf(path, 'GET')).toBe(400)
    for (const path of ['/device', '/jwks', '/.well-known/openid-configuration'])
      expect(await statusOf(path, 'GET')).toBe(200)
  })
})

describe('an ID with U+0000, which the database cannot compare', () => {
  it('names no project', async () => {
    const url = `${ORIGIN}/api/v1/latchkey/oauth/%00/token`
    expect((await fetchFrom(service)(url, { method: 'POST' })).status).toBe(404)
  })

  it('names no client', async () => {
    const url = await authorizationUrl({ client_id: '\0' })
    expect((await new Browser(service).visit(url)).status).toBe(400)
    expect(await errorOf(await exchange({}, '%00'))).toEqual([400, 'invalid_request'])
  })

  it('names no request', async () => {
    for (const path of ['interaction', 'authorize', 'device']) {
      const page = await new Browser(service).visit(`${issuerOf(project)}/${path}/%00`)
      expect([path, page.status]).toEqual([path, 400])
    }
  })

  it('names no token', async () => {
    const config = await discover(service, project)
    expect(await client.tokenIntrospection(config, '\0')).toEqual({ active: false })
    await expect(client.refreshTokenGrant(config, '\0')).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })
})

describe('the metadata', () => {
  it('does not depend on what a client says about the host', async () => {
    const response = await service.fetch(
      new Request(
        `${ORIGIN}/api/v1/latchkey/oauth/${project.id}/.well-known/openid-configuration`,
        {
          headers: { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
        },
      ),
    )
    expect(await response.text()).not.toMatch(/evil|https:\/\/localhost/)
  })
})

it.each(['/authorize', '/logout'])('reads a form up to a limit: POST %s', async (path) => {
  const { status } = await project.call('PATCH', '/latchkey/oauth-server', {
    access: 'admin',
    body: { sign_out_url: 'https://app.example.com/handler/sign-out' },
  })
  expect(status).toBe(200)
  const response = await fetchFrom(service)(issuerOf(project) + path, {
    method: 'POST',
    headers: { 'Accept-Language': 'de' },
    body: new URLSearchParams({ state: 'x'.repeat(64_000) }),
  })
  expect([response.status, await response.text()]).toEqual([
    413,
    expect.stringMatching(/lang="de"[^]*invalid_request: The request body is too large/),
  ])
})

const JSON_ERROR = /^\{"error":"temporarily_unavailable","error_description":"There were too many/
const ERROR_PAGE = /lang="de"[^]*temporarily_unavailable: There were too many/

it.each([
  ['GET', '/authorize', ERROR_PAGE],
  ['POST', '/authorize', ERROR_PAGE],
  ['POST', '/par', JSON_ERROR],
  ['POST', '/device-authorization', JSON_ERROR],
  ['GET', '/device', ERROR_PAGE],
  ['GET', '/device/unknown', ERROR_PAGE],
])('limits the requests of one network: %s %s', async (method, path, text) => {
  const limited = await openTestService({
    limits: { startedSignInsPerClient: 2 },
    trustedProxies: 1,
  })
  onTestFinished(() => limited.close())
  const url = issuerOf(await openServerProject(limited)) + path
  const headers = { 'X-Forwarded-For': '192.0.2.7', 'Accept-Language': 'de' }
  const send = () => fetchFrom(limited)(url, { method, headers })
  await send()
  expect((await send()).status).not.toBe(429)
  const rejected = await send()
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(await rejected.text()).toMatch(text)
})

it('limits the requests that a client pushes from all networks, if it has proven who it is', async () => {
  const limited = await openTestService({
    limits: { startedSignInsPerClient: 2 },
    trustedProxies: 1,
  })
  onTestFinished(() => limited.close())
  const url = `${issuerOf(await openServerProject(limited))}/par`
  const push = async (network: number, credentials: Record<string, string>, redirect: string) => {
    const body = new URLSearchParams({
      ...credentials,
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
    })
    const headers = { 'X-Forwarded-For': `192.0.2.${network}` }
    return fetchFrom(limited)(url, { method: 'POST', headers, body })
  }
  const secret = { client_id: 'second-app', client_secret: SECRET }
  const page = { client_id: 'page' }
  for (const network of [1, 2]) {
    expect((await push(network, secret, CALLBACK)).status).toBe(201)
    expect((await push(network, page, 'https://page.example.com/callback')).status).toBe(201)
  }
  const rejected = await push(3, secret, CALLBACK)
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(await rejected.text()).toMatch(JSON_ERROR)
  const guessed = { ...secret, client_secret: 'wrong' }
  expect((await push(4, guessed, CALLBACK)).status).toBe(401)
  // Anyone can send the ID of a client without a secret.
  expect((await push(5, page, 'https://page.example.com/callback')).status).toBe(201)
})

it('sets cookies that only the service gets back, over https only', async () => {
  const secure = await openTestService({ publicUrl: 'https://auth.example.com' })
  onTestFinished(() => secure.close())
  const { id } = await openServerProject(secure)
  const issuer = `https://auth.example.com/api/v1/latchkey/oauth/${id}`
  const url = (await authorizationUrl()).href.replace(issuerOf(project), issuer)
  const { headers } = await secure.fetch(new Request(url))
  expect(headers.get('location')).toMatch(issuer)
  for (const cookie of headers.getSetCookie()) {
    for (const attribute of [/; secure/i, /; httponly/i, /; samesite=lax/i])
      expect(cookie).toMatch(attribute)
    expect(cookie).toMatch(new RegExp(`path=/api/v1/latchkey/oauth/${id}`))
  }
  expect(headers.getSetCookie()).toHaveLength(4)
})
