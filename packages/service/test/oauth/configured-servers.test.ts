import type { OAuthProviderId } from '@latchkey/contract'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ServiceConfigInput } from '../../src/config/config.js'
import { codeOf, exchange, redirectedError, userOf } from '../support/oauth.js'
import { openTestProject } from '../support/project.js'
import { createTestDatabase, openTestService, type TestService } from '../support/service.js'
import { documentedProviders } from './documented-providers.js'
import { allProviders, CLIENT } from './provider-network.js'
import { visitProvider } from './provider-visits.js'

const SERVER = 'https://code.example'

const database = await createTestDatabase()
let service: TestService
afterEach(async () => {
  await service.close()
  vi.unstubAllGlobals()
})

type Overrides = NonNullable<ServiceConfigInput['oauthProviders']>

const respond = (body: unknown) =>
  body === undefined ? new Response(null, { status: 404 }) : Response.json(body)

/** Answers with JSON by URL, and with 404 for any other URL. */
const answerWith = (bodies: Record<string, unknown>) =>
  vi.stubGlobal('fetch', async ({ url }: Request) => respond(bodies[url]))

async function openWith(oauthProviders: Overrides) {
  service = await openTestService({ oauthProviders }, database)
  return openTestProject(service, { config: { oauthProviders: allProviders } })
}

/** Endpoints of a server, as a configuration without `issuer` names them, and the issuer of its callbacks. */
const servers: [OAuthProviderId, { authorize: string; iss: string }][] = [
  ['github', { authorize: '/login/oauth/authorize', iss: '/login/oauth' }],
  ['gitlab', { authorize: '/oauth/authorize', iss: '' }],
  ['gitlab', { authorize: '/gitlab/oauth/authorize', iss: '/gitlab' }],
  ['bitbucket', { authorize: '/rest/oauth2/latest/authorize', iss: '' }],
]

describe('a provider with configured endpoints', () => {
  const endpoints = (authorize: string) => ({
    authorizationEndpoint: `${SERVER}${authorize}`,
    tokenEndpoint: `${SERVER}/token`,
    userinfoEndpoint: `${SERVER}/user`,
  })
  const callBack = async (id: OAuthProviderId, authorize: string, iss: string) => {
    const { token, user, emails } = documentedProviders[id]
    answerWith({
      [`${SERVER}/token`]: { access_token: 'the token', ...token },
      [`${SERVER}/user`]: user,
      [`${SERVER}/user/emails`]: emails,
    })
    const project = await openWith({ [id]: endpoints(authorize) })
    const response = await visitProvider(service, { project, id }, { code: 'the code', iss })
    return { project, response }
  }

  // RFC 9207, section 2.4
  it.each(servers)('accepts the issuer of its server: %s, %j (39)', async (id, server) => {
    const { project, response } = await callBack(id, server.authorize, SERVER + server.iss)
    expect((await exchange(project, codeOf(response))).status).toBe(200)
  })

  it.each(['https://gitlab.com', 'https://code.example.org', 'not a URL'])(
    'rejects the issuer of another server: %s (39)',
    async (iss) => {
      const { response } = await callBack('gitlab', '/oauth/authorize', iss)
      expect(redirectedError(response).code).toBe('OAUTH_PROVIDER_REFUSED')
    },
  )
})

describe('a provider with a configured issuer', () => {
  // The discovery document of GitLab, whose user info endpoint needs the scope openid.
  it('reads the profile at the API of a GitLab server (39)', async () => {
    const issuer = `${SERVER}/gitlab`
    const { token, user } = documentedProviders.gitlab
    answerWith({
      [`${issuer}/.well-known/openid-configuration`]: {
        issuer,
        authorization_endpoint: `${issuer}/oauth/authorize`,
        token_endpoint: `${issuer}/oauth/token`,
        userinfo_endpoint: `${issuer}/oauth/userinfo`,
        jwks_uri: `${issuer}/oauth/discovery/keys`,
      },
      [`${issuer}/oauth/token`]: { access_token: 'the token', ...token },
      [`${issuer}/api/v4/user`]: user,
    })
    const project = await openWith({ gitlab: { issuer } })
    const parameters = { code: 'the code', iss: issuer }
    const response = await visitProvider(service, { project, id: 'gitlab' }, parameters)
    expect(await userOf(project, await exchange(project, codeOf(response)))).toMatchObject({
      oauth_providers: [{ id: 'gitlab' }],
    })
  })

  it('reads the profile at the Graph host of a sovereign cloud of Microsoft (39)', async () => {
    const cloud = 'https://login.cloud.example'
    const { token, user, claims } = documentedProviders.microsoft
    const { publicKey, privateKey } = await generateKeyPair('RS256')
    const jwk = { ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256', use: 'sig' }
    const idTokenOf = (nonce: string) =>
      new SignJWT({ sub: '1', nonce, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'key' })
        .setIssuer(`${cloud}/${String(claims?.['tid'])}/v2.0`)
        .setAudience(CLIENT.clientId)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey)
    const bodies: Record<string, unknown> = {
      [`${cloud}/common/v2.0/.well-known/openid-configuration`]: {
        issuer: `${cloud}/{tenantid}/v2.0`,
        authorization_endpoint: `${cloud}/common/oauth2/v2.0/authorize`,
        token_endpoint: `${cloud}/common/oauth2/v2.0/token`,
        userinfo_endpoint: 'https://graph.cloud.example/oidc/userinfo',
        jwks_uri: `${cloud}/common/discovery/v2.0/keys`,
        msgraph_host: 'graph.cloud.example',
      },
      [`${cloud}/common/discovery/v2.0/keys`]: { keys: [jwk] },
      'https://graph.cloud.example/v1.0/me': user,
    }
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url !== `${cloud}/common/oauth2/v2.0/token`) return respond(bodies[request.url])
      // The code is the nonce, see `visitProvider`.
      const nonce = new URLSearchParams(await request.text()).get('code') ?? ''
      const id_token = await idTokenOf(nonce)
      return respond({ access_token: 'the token', ...token, id_token })
    })
    const project = await openWith({ microsoft: { issuer: `${cloud}/{tenantid}/v2.0` } })
    const response = await visitProvider(service, { project, id: 'microsoft' })
    expect(await userOf(project, await exchange(project, codeOf(response)))).toMatchObject({
      oauth_providers: [{ id: 'microsoft', account_id: '1' }],
    })
  })
})
