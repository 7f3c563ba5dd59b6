import { randomUUID } from 'node:crypto'
import { exportJWK, exportPKCS8, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import {
  codeOf,
  exchange,
  redirectedError,
  returnToService,
  start,
  userOf,
  type Started,
} from '../support/oauth.js'
import { openTestProject, PASSWORD, uniqueEmail, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { CLIENT, startOpenIdProvider, walkThrough } from './openid-provider.js'
import { setupScriptedIssuer, startScriptedIssuer, type Script } from './scripted-issuer.js'

const service = await setupTestService()
const { config } = service.ctx
const issuer = await setupScriptedIssuer(CLIENT.clientId)

type Settings = Record<string, unknown>

const callbackOf = (projectId: string, providerId = 'acme') =>
  `http://localhost:4710/api/v1/latchkey/openid/${projectId}/${providerId}/callback`

/** Opens a project with a provider `acme`. */
async function openProject(settings: Settings = {}): Promise<TestProject> {
  service.ctx.issuers.clear()
  const project = await openTestProject(service)
  const provider = { displayName: 'Acme', ...CLIENT, issuer: issuer.origin, ...settings }
  await addProvider(project, provider)
  return project
}

const addProvider = async (
  project: TestProject,
  { displayName, clientId, clientSecret, ...rest }: Settings,
) => {
  const body = {
    id: 'acme',
    display_name: displayName,
    client_id: clientId,
    client_secret: clientSecret,
    is_enabled: true,
    ...rest,
  }
  const response = await project.call('POST', '/latchkey/openid-providers', {
    access: 'admin',
    body,
  })
  expect([response.status, response.text]).toEqual([201, response.text])
}

/** Signs in at the scripted provider, up to the answer of the callback. */
async function visitIssuer(project: TestProject, script: Script = {}, callback: Settings = {}) {
  issuer.play(script)
  const started = await start(project, 'acme')
  return returnFrom(project, started, callback)
}

async function returnFrom(project: TestProject, started: Started, callback: Settings = {}) {
  await fetch(started.location)
  const back = new URL(callbackOf(project.id))
  const state = started.location.searchParams.get('state') ?? ''
  for (const [name, value] of Object.entries({ code: 'a code', state, ...callback }))
    back.searchParams.set(name, String(value))
  return returnToService(service, back, started.cookie)
}

const signIn = async (project: TestProject, script: Script) =>
  userOf(project, await exchange(project, codeOf(await visitIssuer(project, script))))

/** The reason with which a sign-in is refused. */
async function refusalOf(project: TestProject, script: Script, callback: Settings = {}) {
  const { code, details } = redirectedError(await visitIssuer(project, script, callback))
  return code === 'OAUTH_PROVIDER_REFUSED' ? (details as { reason: string }).reason : code
}

describe('a certified provider', () => {
  it('signs a user in with PKCE, a nonce and a private key', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
    const project = await openTestProject(service)
    const home = callbackOf(project.id)
    const provider = await startOpenIdProvider({
      redirectUri: home,
      claimsOf: (id) => ({ nickname: `Name of ${id}`, upn: `${id}@acme.example.com` }),
      client: {
        token_endpoint_auth_method: 'private_key_jwt',
        jwks: { keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256', use: 'sig' }] },
      },
      settings: { claims: { openid: ['sub', 'nickname', 'upn'] } },
    })
    await addProvider(project, {
      displayName: 'Acme',
      clientId: CLIENT.clientId,
      private_key: await exportPKCS8(privateKey),
      private_key_id: 'k',
      issuer: provider.origin,
      scopes: ['openid'],
      claims: { email: 'upn', name: 'nickname', picture: 'picture' },
    })
    const started = await start(project, 'acme')
    const back = await walkThrough(started.location, { login: 'ada', home })
    const response = await exchange(
      project,
      codeOf(await returnToService(service, back, started.cookie)),
    )
    await provider.close()
    expect(await userOf(project, response)).toMatchObject({
      display_name: 'Name of ada',
      primary_email: 'ada@acme.example.com',
      primary_email_verified: false,
      oauth_providers: [{ id: 'acme', account_id: 'ada', email: 'ada@acme.example.com' }],
    })
  })

  it('sends its secret as the provider supports it', async () => {
    const project = await openTestProject(service)
    const home = callbackOf(project.id)
    const provider = await startOpenIdProvider({
      redirectUri: home,
      claimsOf: () => ({}),
      settings: { clientAuthMethods: ['client_secret_post'] },
    })
    await addProvider(project, { displayName: 'Acme', ...CLIENT, issuer: provider.origin })
    const started = await start(project, 'acme')
    const back = await walkThrough(started.location, { login: 'ada', home })
    const code = codeOf(await returnToService(service, back, started.cookie))
    await provider.close()
    expect(code).not.toBe('')
  })
})

describe('an answer of the provider', async () => {
  const project = await openProject()
  const other = await generateKeyPair('ES256')
  const secret = new TextEncoder().encode(CLIENT.clientSecret)
  const seconds = (change: number) => Math.floor(Date.now() / 1000) + change

  it.each<[string, Script, Settings?]>([
    ['an issuer of another server', { claims: { iss: 'https://evil.example.com' } }],
    ['another audience', { claims: { aud: 'another client' } }],
    ['a second audience without azp', { claims: { aud: [CLIENT.clientId, 'another'] } }],
    ['another azp', { claims: { azp: 'another client' } }],
    ['another nonce', { claims: { nonce: 'another nonce' } }],
    ['an end in the past', { claims: { exp: seconds(-60) } }],
    ['no signature', { sign: async (claims) => new UnsecuredJWT(claims).encode() }],
    [
      'a signature with the client secret',
      {
        sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret),
      },
    ],
    [
      'a signature with another key',
      {
        sign: (claims) =>
          new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: '1' }).sign(other.privateKey),
      },
    ],
    ['user info of another user', { userInfo: { sub: 'grace' } }],
    ['user info without a user', { userInfo: { sub: undefined } }],
    ['another issuer of the callback', {}, { iss: 'https://evil.example.com' }],
  ])('is refused with %s', async (_what, script, callback) => {
    expect(await refusalOf(project, script, callback)).toMatch(/^[a-z_]+$/)
  })

  it('is refused without the issuer of the callback that the provider announces (RFC 9207)', async () => {
    const announcing = { document: { authorization_response_iss_parameter_supported: true } }
    issuer.play(announcing)
    const announced = await openProject()
    expect(await refusalOf(announced, announcing)).toBe('rejected')
    codeOf(await visitIssuer(announced, announcing, { iss: issuer.origin }))
  })

  it.each([
    ['names another issuer', { issuer: 'https://evil.example.com' }],
    ['leads to a script', { authorization_endpoint: 'javascript:alert(1)' }],
    ['has only insecure algorithms', { id_token_signing_alg_values_supported: ['none', 'HS256'] }],
  ])('is refused if the discovery document %s', async (_what, document) => {
    const misled = await openProject()
    issuer.play({ document })
    const path = '/latchkey/openid-provider-discovery'
    const body = { issuer: issuer.origin }
    const response = await misled.call('POST', path, { access: 'admin', body })
    expect(response.code).toBe('OAUTH_PROVIDER_REFUSED')
  })

  it('is not requested at an endpoint without https on another machine', async () => {
    const document = { token_endpoint: 'http://tokens.example.com/' }
    issuer.play({ document })
    const misled = await openProject()
    expect(await refusalOf(misled, { document })).toBe('insecure_address')
  })
})

describe('the network', () => {
  it('is used for one document and one set of keys in several sign-ins', async () => {
    const project = await openProject()
    const before = issuer.requests.length
    await signIn(project, {})
    await signIn(project, {})
    const paths = issuer.requests.slice(before)
    const count = (path: string) => paths.filter((requested) => requested === path).length
    expect([count('/.well-known/openid-configuration'), count('/jwks')]).toEqual([1, 1])
  })

  it('is not reached at private addresses in production', async () => {
    const project = await openProject()
    const before = issuer.requests.length
    service.ctx.config = { ...config, mode: 'production' }
    const path = '/latchkey/openid-provider-discovery'
    const body = { issuer: issuer.origin }
    const response = await project.call('POST', path, { access: 'admin', body })
    service.ctx.config = config
    expect([response.status, issuer.requests.length]).toEqual([502, before])
  })
})

describe('a redirect URI', () => {
  it.each([
    [
      'of another project',
      (id: string) => callbackOf(id.replace(/^./, (c) => (c === '0' ? '1' : '0'))),
    ],
    ['of the built-in providers', () => 'http://localhost:4710/api/v1/auth/oauth/callback/acme'],
  ])('%s does not accept the code of a provider of the project', async (_whose, urlOf) => {
    const project = await openProject()
    issuer.play({})
    const started = await start(project, 'acme')
    await fetch(started.location)
    const back = new URL(urlOf(project.id))
    back.searchParams.set('code', 'a code')
    back.searchParams.set('state', started.location.searchParams.get('state') ?? '')
    const response = await returnToService(service, back, started.cookie)
    expect(response.status).toBe(400)
    codeOf(await returnFrom(project, started))
  })
})

describe('an account', () => {
  /** Creates a user with a verified address. */
  async function createUser(project: TestProject) {
    const email = uniqueEmail()
    const body = {
      primary_email: email,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
      password: PASSWORD,
    }
    return (await project.call('POST', '/users', { access: 'server', body })).body
  }

  it.each([
    ['never', { email_verified: true }],
    ['claim', { email_verified: false }],
    ['claim', {}],
  ])('is not linked by an address, with the trust %s and the claims %j', async (trust, claims) => {
    const project = await openProject({ trust_email_verified: trust })
    const { primary_email: email } = await createUser(project)
    expect(await refusalOf(project, { userInfo: { email, ...claims } })).toBe(
      'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    )
  })

  it('is not linked by a claim email_verified that is about another claim', async () => {
    const claims = { email: 'upn', name: 'name', picture: 'picture' }
    const project = await openProject({ trust_email_verified: 'claim', claims })
    const { primary_email: upn } = await createUser(project)
    const userInfo = { upn, email: uniqueEmail(), email_verified: true }
    expect(await refusalOf(project, { userInfo })).toBe(
      'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    )
    // In the ID token, and the address in the user info.
    const split = {
      claims: { email: uniqueEmail(), email_verified: true },
      userInfo: { email: upn },
    }
    const standard = await openProject({ trust_email_verified: 'claim' })
    await standard.call('POST', '/users', {
      access: 'server',
      body: { primary_email: upn, primary_email_verified: true, primary_email_auth_enabled: true },
    })
    expect(await refusalOf(standard, split)).toBe(
      'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    )
  })

  it.each([
    ['always', {}],
    ['claim', { email_verified: true }],
  ])('is linked by a verified address, with the trust %s', async (trust, claims) => {
    const project = await openProject({ trust_email_verified: trust })
    const { id, primary_email: email } = await createUser(project)
    expect((await signIn(project, { userInfo: { email, ...claims } }))['id']).toBe(id)
  })

  it('of another issuer with the same ID is refused', async () => {
    const project = await openProject()
    await signIn(project, {})
    const successor = await startScriptedIssuer(CLIENT.clientId)
    await project.call('DELETE', '/latchkey/openid-providers/acme', { access: 'admin' })
    await addProvider(project, { displayName: 'Acme', ...CLIENT, issuer: successor.origin })
    const started = await start(project, 'acme')
    const refused = redirectedError(await returnFrom(project, started))
    await successor.close()
    expect(refused).toEqual({
      code: 'OAUTH_PROVIDER_REFUSED',
      details: { reason: 'other_issuer' },
    })
    await project.call('DELETE', '/latchkey/openid-providers/acme', { access: 'admin' })
    await addProvider(project, { displayName: 'Acme', ...CLIENT, issuer: issuer.origin })
    expect(await signIn(project, {})).toMatchObject({ oauth_providers: [{ id: 'acme' }] })
  })

  it('of a former issuer gives no token and is no sign-in method', async () => {
    const project = await openProject()
    const provider = { displayName: 'Other', ...CLIENT, issuer: issuer.origin }
    await addProvider(project, { id: 'other', ...provider })
    const tokens = await exchange(project, codeOf(await visitIssuer(project)))
    const { id: user_id } = await userOf(project, tokens)
    const accessToken = String(tokens.body['access_token'])
    const askForToken = () =>
      project.call('POST', '/connected-accounts/me/acme/access-token', { accessToken, body: {} })
    expect((await askForToken()).status).toBe(201)
    const connected = await project.call('POST', '/oauth-providers', {
      access: 'server',
      body: {
        user_id,
        provider_config_id: 'other',
        account_id: 'an account',
        allow_sign_in: true,
        allow_connected_accounts: false,
      },
    })
    const successor = await startScriptedIssuer(CLIENT.clientId)
    await project.call('DELETE', '/latchkey/openid-providers/acme', { access: 'admin' })
    await addProvider(project, { ...provider, issuer: successor.origin })
    expect((await askForToken()).code).toBe('OAUTH_CONNECTION_NOT_CONNECTED_TO_USER')
    const path = `/oauth-providers/me/${String(connected.body['id'])}`
    const removed = await project.call('DELETE', path, { accessToken })
    await successor.close()
    expect(removed.code).toBe('LAST_SIGN_IN_METHOD')
  })
})

describe('the settings', () => {
  const list = async (project: TestProject) =>
    (await project.call('GET', '/latchkey/openid-providers', { access: 'admin' })).body['items']

  it('are returned without credentials, and change one by one', async () => {
    const project = await openProject({ icon_url: 'https://acme.example.com/icon.svg' })
    const url = `http://localhost:4710/api/v1/latchkey/openid/${project.id}/acme`
    const expected = {
      id: 'acme',
      issuer: issuer.origin,
      display_name: 'Acme',
      icon_url: 'https://acme.example.com/icon.svg',
      client_id: CLIENT.clientId,
      client_authentication: 'client_secret',
      scopes: ['openid', 'profile', 'email'],
      claims: { email: 'email', name: 'name', picture: 'picture' },
      trust_email_verified: 'never',
      is_enabled: true,
      redirect_url: `${url}/callback`,
      back_channel_logout_url: `${url}/back-channel-logout`,
      last_test: null,
    }
    expect(await list(project)).toEqual([expected])
    const body = { is_enabled: false }
    const path = '/latchkey/openid-providers/acme'
    const changed = await project.call('PATCH', path, { access: 'admin', body })
    expect(changed.body).toEqual({ ...expected, is_enabled: false })
    expect((await project.call('DELETE', path, { access: 'admin' })).status).toBe(200)
    expect((await project.call('DELETE', path, { access: 'admin' })).code).toBe(
      'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
    )
    expect(await list(project)).toEqual([])
  })

  it.each([
    ['the ID of a built-in provider', { id: 'google' }],
    ['the name of a sign-in method', { id: 'password' }],
    ['an ID with upper-case letters', { id: 'Acme' }],
    ['an http issuer of another machine', { issuer: 'http://acme.example.com' }],
    ['an issuer with a query', { issuer: 'https://acme.example.com/?a=b' }],
    ['two credentials', { private_key: 'a key' }],
    ['a private key that is none', { client_secret: undefined, private_key: 'a key' }],
    ['no credential', { client_secret: undefined }],
    ['a taken ID', { id: 'taken' }],
  ])('are rejected with %s', async (_what, change) => {
    const project = await openProject({ id: 'taken' })
    const body = {
      id: 'acme',
      issuer: issuer.origin,
      display_name: 'Acme',
      client_id: 'a',
      client_secret: 'b',
      ...change,
    }
    const response = await project.call('POST', '/latchkey/openid-providers', {
      access: 'admin',
      body,
    })
    expect([response.status, (await list(project)) as unknown[]]).toMatchObject([
      400,
      [{ id: 'taken' }],
    ])
  })

  it('tell our client, and no published one, of the enabled providers', async () => {
    const project = await openProject({ icon_url: 'https://acme.example.com/icon.svg' })
    await addProvider(project, {
      ...{ id: 'off', displayName: 'Off', is_enabled: false },
      ...{ ...CLIENT, issuer: issuer.origin },
    })
    const configOf = async (version: string | undefined, of = project) => {
      const headers = version === undefined ? {} : { 'X-Stack-Client-Version': version }
      return (await of.call('GET', '/projects/current', { headers })).body['config']
    }
    const plain = await configOf(undefined)
    expect(plain).toMatchObject({ enabled_oauth_providers: [] })
    expect(plain).not.toHaveProperty('open_id_providers')
    for (const version of ['js @stackframe/react@2.8.12', 'js @hexclave/react@1.0.0'])
      expect(await configOf(version)).toEqual(plain)
    const ours = 'js @latchkey/core@1.0.0'
    expect(await configOf(ours)).toEqual({
      ...(plain as object),
      open_id_providers: [
        { id: 'acme', display_name: 'Acme', icon_url: 'https://acme.example.com/icon.svg' },
      ],
    })
    const without = await openTestProject(service)
    expect(await configOf(ours, without)).toEqual(await configOf(undefined, without))
  })

  it('keep a disabled provider from signing in', async () => {
    const project = await openProject()
    const started = await start(project, 'acme')
    const body = { is_enabled: false }
    await project.call('PATCH', '/latchkey/openid-providers/acme', { access: 'admin', body })
    expect(redirectedError(await returnFrom(project, started)).code).toBe(
      'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
    )
  })
})

describe('a test of the sign-in', () => {
  const beginTest = async (project: TestProject): Promise<URL> => {
    const path = '/latchkey/openid-providers/acme/test'
    const { body } = await project.call('POST', path, { access: 'admin' })
    return new URL(String(body['authorization_url']))
  }
  const lastTest = async (project: TestProject) => {
    const { body } = await project.call('GET', '/latchkey/openid-providers', { access: 'admin' })
    return (body['items'] as { last_test: unknown }[])[0]?.last_test
  }

  it('reports the account of a disabled provider, and creates no user', async () => {
    const project = await openProject({ is_enabled: false, trust_email_verified: 'claim' })
    const email = uniqueEmail()
    issuer.play({ userInfo: { email, email_verified: true, name: 'Ada' } })
    const location = await beginTest(project)
    const response = await returnFrom(project, { location, cookie: '' })
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect([response.status, response.text]).toEqual([200, expect.stringContaining('succeeded')])
    expect(await lastTest(project)).toEqual({
      tested_at_millis: expect.any(Number),
      error: null,
      account: {
        account_id: 'ada',
        email,
        is_email_verified: true,
        display_name: 'Ada',
        profile_image_url: null,
      },
    })
    const users = await project.call('GET', '/users', { access: 'server' })
    expect(users.body['items']).toEqual([])
    // Once.
    expect((await returnFrom(project, { location, cookie: '' })).status).toBe(400)
  })

  it('reports the error of a failure', async () => {
    const project = await openProject()
    issuer.play({ claims: { azp: 'another client' } })
    const location = await beginTest(project)
    const response = await returnFrom(project, { location, cookie: '' })
    expect(response.text).toContain('failed')
    expect(await lastTest(project)).toMatchObject({
      error: 'other_authorized_party',
      account: null,
    })
  })

  it('does not accept the state of a sign-in', async () => {
    const project = await openProject()
    const location = await beginTest(project)
    const state = `test.${randomUUID()}`
    const response = await returnFrom(project, { location, cookie: '' }, { state })
    expect(response.status).toBe(400)
  })
})
