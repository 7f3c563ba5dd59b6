import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify } from 'jose'
import * as client from 'openid-client'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import {
  API,
  authorizationUrl,
  authorize,
  Browser,
  CALLBACK,
  decide,
  DEVICE_GRANT,
  discover,
  fetchFrom,
  issuerOf,
  openServerProject,
  ORIGIN,
  requestIdOf,
  signInToClient,
} from './oauth-world.js'

const service = await setupTestService()
const project = await openServerProject(service)

// The library reads the clock of the system.
beforeEach(() => {
  service.clock.now = Date.now()
})

const verify = async (token: string, audience: string) => {
  const jwks = createRemoteJWKSet(new URL(`${issuerOf(project)}/jwks`), {
    [joseFetch]: fetchFrom(service),
  })
  return jwtVerify(token, jwks, { issuer: issuerOf(project), audience, typ: 'at+jwt' })
}

/** The hidden fields of a page. */
const formOf = async (response: Response) =>
  Object.fromEntries(
    [...(await response.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

describe('an authorization server', () => {
  it('signs a user in to a second app', async () => {
    const config = await discover(service, project)
    const { tokens, user } = await signInToClient(service, project, config)
    expect(tokens.claims()).toMatchObject({ iss: issuerOf(project), sub: user.id })
    expect(tokens.refresh_token).toBeTypeOf('string')
    const info = await client.fetchUserInfo(config, tokens.access_token, user.id)
    expect(info).toEqual({ sub: user.id, email: user.email, email_verified: false })
  })

  it('publishes its metadata where RFC 8414 says, and nothing that it does not allow', async () => {
    const config = await discover(service, project, { algorithm: 'oauth2' })
    const metadata = config.serverMetadata()
    expect(metadata).toMatchObject({
      issuer: issuerOf(project),
      authorization_endpoint: `${issuerOf(project)}/authorize`,
      authorization_response_iss_parameter_supported: true,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      grant_types_supported: expect.not.arrayContaining(['implicit', 'password']),
    })
  })

  it('issues a token for one resource, with the scopes that the client may have', async () => {
    const config = await discover(service, project)
    const parameters = { resource: API, scope: 'openid notes:read notes:write' }
    const { tokens, user } = await signInToClient(service, project, config, {
      parameters,
      tokenParameters: { resource: API },
    })
    const { payload, protectedHeader } = await verify(tokens.access_token, API)
    expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'at+jwt' })
    expect(payload).toMatchObject({ sub: user.id, client_id: 'second-app', scope: 'notes:read' })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(600)
  })

  it('lets a service sign in for itself', async () => {
    const config = await discover(service, project, { id: 'nightly-job' })
    const parameters = { resource: API, scope: 'notes:read' }
    const { access_token } = await client.clientCredentialsGrant(config, parameters)
    const { payload } = await verify(access_token, API)
    expect(payload).toMatchObject({ sub: 'nightly-job', scope: 'notes:read' })
  })

  it('issues no scope of OpenID Connect without a user', async () => {
    const config = await discover(service, project, { id: 'nightly-job' })
    const tokens = await client.clientCredentialsGrant(config, { scope: 'openid email' })
    expect(tokens.scope).toBeUndefined()
    const { active, scope } = await client.tokenIntrospection(config, tokens.access_token)
    expect([active, scope]).toEqual([true, undefined])
  })

  it('takes a request in a form (OpenID Connect Core 1.0, section 3.1.2.1)', async () => {
    const config = await discover(service, project)
    const { origin, pathname, searchParams } = await authorizationUrl(config)
    const browser = new Browser(service)
    const answer = await browser.visit(origin + pathname, Object.fromEntries(searchParams))
    const page = await browser.follow(answer.headers.get('location') ?? '')
    const { body } = await decide(project, await signUp(project), requestIdOf(page))
    const callback = await browser.follow(String(body['redirect_url']))
    const checks = { pkceCodeVerifier: 'v'.repeat(43) }
    const tokens = await client.authorizationCodeGrant(config, callback, checks)
    expect(tokens.token_type).toBe('bearer')
  })

  it('takes a pushed request', async () => {
    const config = await discover(service, project)
    const verifier = client.randomPKCECodeVerifier()
    const url = await client.buildAuthorizationUrlWithPAR(config, {
      redirect_uri: CALLBACK,
      scope: 'openid',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    const browser = new Browser(service)
    const page = await browser.follow(url)
    const { body } = await decide(project, await signUp(project), requestIdOf(page))
    const callback = await browser.follow(String(body['redirect_url']))
    const tokens = await client.authorizationCodeGrant(config, callback, {
      pkceCodeVerifier: verifier,
    })
    expect(tokens.token_type).toBe('bearer')
  })

  it('binds tokens to the key of the client (DPoP)', async () => {
    const config = await discover(service, project)
    const keys = await client.randomDPoPKeyPair()
    const DPoP = client.getDPoPHandle(config, keys)
    const { callback, checks } = await authorize(service, project, config, {
      parameters: { resource: API, scope: 'notes:read' },
    })
    const parameters = { resource: API }
    const tokens = await client.authorizationCodeGrant(config, callback, checks, parameters, {
      DPoP,
    })
    const { payload } = await verify(tokens.access_token, API)
    expect(payload['cnf']).toEqual({ jkt: expect.any(String) })
    const refreshed = client.refreshTokenGrant(config, tokens.refresh_token ?? '', parameters, {
      DPoP,
    })
    expect((await refreshed).token_type).toBe('dpop')
  })

  it('signs a device in after its user has entered the code', async () => {
    const config = await discover(service, project, { id: 'tool', secret: null })
    const device = await client.initiateDeviceAuthorization(config, {
      scope: 'openid notes:read',
      resource: API,
    })
    const browser = new Browser(service)
    const entered = await formOf(await browser.visit(device.verification_uri))
    const confirmation = await browser.visit(device.verification_uri, {
      ...entered,
      user_code: device.user_code.toLowerCase(),
    })
    expect(confirmation.headers.get('content-security-policy')).toContain('https://app.example.com')
    expect(await confirmation.clone().text()).toContain(
      `<p class="code compared" dir="ltr">${device.user_code}</p>`,
    )
    const { abort: _, ...confirmed } = await formOf(confirmation)
    const { headers } = await browser.visit(device.verification_uri, confirmed)
    const page = await browser.follow(headers.get('location') ?? '')
    const user = await signUp(project)
    const { body } = await decide(project, user, requestIdOf(page))
    const resumed = await browser.visit(String(body['redirect_url']))
    const done = await browser.visit(resumed.headers.get('location') ?? '')
    expect(await done.text()).toContain('Your device is signed in')
    const tokens = await client.genericGrantRequest(config, DEVICE_GRANT, {
      device_code: device.device_code,
      resource: API,
    })
    const { payload } = await verify(tokens.access_token, API)
    expect(payload).toMatchObject({ sub: user.id, scope: 'notes:read' })
  })

  it('tells a device that its code has expired (RFC 8628, section 3.5)', async () => {
    onTestFinished(() => void vi.useRealTimers())
    const config = await discover(service, project, { id: 'tool', secret: null })
    const device = await client.initiateDeviceAuthorization(config, { scope: 'openid' })
    service.clock.now += 601_000
    vi.useFakeTimers({ toFake: ['Date'], now: service.clock.now })
    const { device_code } = device
    await expect(
      client.genericGrantRequest(config, DEVICE_GRANT, { device_code }),
    ).rejects.toMatchObject({ error: 'expired_token' })
  })

  it('says that a device asks for too much, not that its code is wrong', async () => {
    const { body } = await project.call('POST', '/latchkey/oauth-clients', {
      access: 'admin',
      body: {
        display_name: 'TV',
        redirect_urls: [],
        grant_types: [DEVICE_GRANT],
        scopes: ['notes:read'],
        token_endpoint_auth_method: 'none',
      },
    })
    const config = await discover(service, project, { id: String(body['id']), secret: null })
    const device = await client.initiateDeviceAuthorization(config, { scope: 'openid' })
    const browser = new Browser(service)
    const { verification_uri: uri, user_code } = device
    const entered = await formOf(await browser.visit(uri))
    const confirmation = await browser.visit(uri, { ...entered, user_code })
    const { abort: _, ...confirmed } = await formOf(confirmation)
    let answer = await browser.visit(uri, confirmed)
    for (let url; (url = answer.headers.get('location'));) answer = await browser.visit(url)
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('invalid_scope'),
    ])
  })

  it('asks for the code of a device in the language of the browser', async () => {
    const headers = { 'Accept-Language': 'fr-CH' }
    const response = await fetchFrom(service)(`${issuerOf(project)}/device`, { headers })
    expect(await response.text()).toMatch(/lang="fr"[^]*Saisissez le code de votre appareil/)
  })

  it('shows its pages with the logo and the accent color of the project', async () => {
    const logoUrl = 'https://cdn.example.com/logo.png'
    const branded = await openServerProject(service)
    await branded.call('PATCH', '/internal/projects/current', {
      access: 'admin',
      body: { config: { logo_url: logoUrl, accent_color: '#c2185b' } },
    })
    for (const path of ['/device', '/authorize']) {
      const response = await fetchFrom(service)(issuerOf(branded) + path)
      const policy = response.headers.get('content-security-policy')
      expect(policy).toContain('img-src https://cdn.example.com;')
      const html = await response.text()
      expect(html).toContain(`src="${logoUrl}"`)
      expect(html).toContain('--accent: light-dark(#c2185b, #c2185b)')
    }
  })

  it('shows the form for the code of a device again if it is sent without its session', async () => {
    const config = await discover(service, project, { id: 'tool', secret: null })
    const device = await client.initiateDeviceAuthorization(config, { scope: 'openid' })
    const { verification_uri: uri, user_code } = device
    const first = await new Browser(service).visit(uri)
    expect(first.status).toBe(200)
    const browser = new Browser(service)
    const again = await browser.visit(uri, { ...(await formOf(first)), user_code })
    expect([again.status, await again.clone().text()]).toEqual([
      400,
      expect.stringContaining('This page has expired'),
    ])
    const confirmation = await browser.visit(uri, { ...(await formOf(again)), user_code })
    expect(await confirmation.text()).toContain('Does your device show')
    const resumed = await new Browser(service).visit(`${uri}/unknown`)
    expect(resumed.status).toBe(400)
  })
})

describe('a project without an authorization server', () => {
  it('answers as for an unknown path', async () => {
    const other = `${ORIGIN}/api/v1/latchkey/oauth/7d1a1c1e-8a44-4bd6-9d5c-0a9d3f1f7c11`
    const [server, unknown] = await Promise.all(
      [`${other}/jwks`, `${ORIGIN}/api/v1/latchkey/unknown/path/jwks`].map(async (url) => {
        const response = await service.fetch(new Request(url))
        return [response.status, await response.text()]
      }),
    )
    expect(server).toEqual(unknown)
  })
})
