import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify } from 'jose'
import * as client from 'openid-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import {
  API,
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
    const text = await confirmation.clone().text()
    expect(text.replaceAll(/<\/?bdi>/g, '')).toContain(`Does your device show ${device.user_code}?`)
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

  it('shows the form for the code of a device again if it is sent without its session', async () => {
    const config = await discover(service, project, { id: 'tool', secret: null })
    const device = await client.initiateDeviceAuthorization(config, { scope: 'openid' })
    const { verification_uri: uri, user_code } = device
    const first = await new Browser(service).visit(uri)
    expect(first.status).toBe(200)
    const browser = new Browser(service)
    const again = await browser.visit(uri, { ...(await formOf(first)), user_code })
    expect(again.status).toBe(400)
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
