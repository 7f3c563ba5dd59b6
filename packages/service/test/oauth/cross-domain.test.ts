import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeviceKey, TOKEN } from '../support/device-key.js'
import { exchange, openSharedProject, REDIRECT } from '../support/oauth.js'
import { signUp, type TestProject, type TestUser } from '../support/project.js'
import { openTestService, START, type TestService } from '../support/service.js'

const HOUR = 3_600_000
const verifier = randomBytes(32).toString('base64url')
const handoff = {
  redirect_uri: REDIRECT,
  state: 'state of the other page',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
  after_callback_redirect_url: 'http://localhost:12345/after',
}

let service: TestService
let project: TestProject
beforeAll(async () => {
  service = await openTestService()
  project = await openSharedProject(service)
})
afterAll(() => service.close())
beforeEach(() => {
  service.clock.now = START
})

type Tokens = Pick<TestUser, 'accessToken' | 'refreshToken'>

const PATH = '/auth/oauth/cross-domain/authorize'

const authorize = ({ accessToken, refreshToken }: Tokens, changes: object = {}) =>
  project.call('POST', PATH, {
    accessToken,
    headers: { 'X-Stack-Refresh-Token': refreshToken },
    body: { ...handoff, ...changes },
  })

async function codeFor(user: Tokens): Promise<string> {
  const { body } = await authorize(user)
  return new URL(String(body['redirect_url'])).searchParams.get('code') ?? ''
}

const refresh = (refreshToken: string) =>
  project.call('POST', '/auth/sessions/current/refresh', {
    headers: { 'X-Stack-Refresh-Token': refreshToken },
  })

const sessionOf = (accessToken: string) => decodeJwt(accessToken)['refreshTokenId']

const use = (code: string) => exchange(project, code, { code_verifier: verifier })

describe('POST /auth/oauth/cross-domain/authorize', () => {
  it('responds with the page of the other domain, a code and the state', async () => {
    const user = await signUp(project)
    const { status, body } = await authorize(user)
    const url = new URL(String(body['redirect_url']))
    expect([status, url.origin + url.pathname]).toEqual([200, 'http://localhost:12345/cb'])
    expect(url.searchParams.get('kept')).toBe('1')
    expect(url.searchParams.get('state')).toBe(handoff.state)
    const exchanged = await use(url.searchParams.get('code') ?? '')
    expect(exchanged.body).toMatchObject({
      is_new_user: false,
      after_callback_redirect_url: handoff.after_callback_redirect_url,
    })
    const accessToken = String(exchanged.body['access_token'])
    const me = await project.call('GET', '/users/me', { accessToken })
    expect(me.body['id']).toBe(user.id)
  })

  it('rejects a session that is bound to a device with SESSION_BOUND_TO_DEVICE', async () => {
    const user = await signUp(project)
    const key = await createDeviceKey(service, project)
    const refreshToken = await key.bind(user.refreshToken)
    const { status, code } = await authorize({ ...user, refreshToken })
    expect([status, code]).toEqual([403, 'SESSION_BOUND_TO_DEVICE'])
  })

  it('continues the session of the caller and begins none (R1)', async () => {
    const user = await signUp(project)
    const { body } = await use(await codeFor(user))
    expect(body['refresh_token']).toBe(user.refreshToken)
    const accessToken = String(body['access_token'])
    expect(sessionOf(accessToken)).toBe(sessionOf(user.accessToken))
    const { body: sessions } = await project.call('GET', '/latchkey/sessions?user_id=me', user)
    expect(sessions['items']).toHaveLength(1)
    await project.call('DELETE', '/auth/sessions/current', { accessToken: user.accessToken })
    const afterSignOut = await refresh(String(body['refresh_token']))
    expect(afterSignOut.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })

  it('requires the refresh token of the session, because an access token expires in minutes (R1)', async () => {
    const { accessToken } = await signUp(project)
    const response = await project.call('POST', PATH, { accessToken, body: handoff })
    expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
  })

  it('rejects the refresh token of another session and an unknown one (R1)', async () => {
    const { accessToken } = await signUp(project)
    const other = await signUp(project)
    for (const refreshToken of [other.refreshToken, 'unknown']) {
      const response = await authorize({ accessToken, refreshToken })
      expect([response.status, response.code]).toEqual([401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'])
    }
  })

  it('keeps the time of the sign-in, so that the session is no recent sign-in', async () => {
    const user = await signUp(project)
    service.clock.now += HOUR
    const refreshed = await refresh(user.refreshToken)
    const code = await codeFor({ ...user, accessToken: String(refreshed.body['access_token']) })
    const { body } = await use(code)
    expect(decodeJwt(String(body['access_token']))['auth_time']).toBe(START / 1000)
    const change = await project.call('PATCH', '/users/me', {
      accessToken: String(body['access_token']),
      body: { otp_auth_enabled: true },
    })
    expect(change.code).toBe('RECENT_SIGN_IN_REQUIRED')
  })

  it('ends the session if a code is used twice', async () => {
    const user = await signUp(project)
    const code = await codeFor(user)
    await use(code)
    expect((await use(code)).code).toBe('INVALID_AUTHORIZATION_CODE')
    expect((await refresh(user.refreshToken)).code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })

  it.each([
    { redirect_uri: 'https://evil.example.com/cb' },
    { after_callback_redirect_url: 'https://evil.example.com/' },
  ])('rejects a domain that the project does not trust: %j', async (changes) => {
    const response = await authorize(await signUp(project), changes)
    expect(response.code).toBe('REDIRECT_URL_NOT_WHITELISTED')
  })

  it('rejects a PKCE method that reveals the verifier', async () => {
    const response = await authorize(await signUp(project), { code_challenge_method: 'plain' })
    expect(response.code).toBe('SCHEMA_ERROR')
  })

  it('requires a signed-in user', async () => {
    const response = await project.call('POST', PATH, { body: handoff })
    expect(response.code).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
  })

  it('creates a code that is void once the session has ended', async () => {
    const user = await signUp(project)
    const code = await codeFor(user)
    await project.call('DELETE', '/auth/sessions/current', { accessToken: user.accessToken })
    expect((await use(code)).code).toBe('INVALID_AUTHORIZATION_CODE')
  })

  it('creates a code that is void once the session is bound to a device', async () => {
    const user = await signUp(project)
    const code = await codeFor(user)
    const key = await createDeviceKey(service, project)
    const refreshToken = await key.bind(user.refreshToken)
    expect((await use(code)).code).toBe('INVALID_AUTHORIZATION_CODE')
    expect((await key.call(TOKEN, refreshToken)).status).toBe(200)
  })

  it('creates a code that needs the verifier of the other page', async () => {
    const code = await codeFor(await signUp(project))
    expect((await exchange(project, code)).code).toBe('INVALID_AUTHORIZATION_CODE')
  })
})

describe('the code for another domain with rotated refresh tokens', () => {
  beforeAll(async () => {
    await service.close()
    service = await openTestService({ sessions: { refreshTokenRotation: 'always' } })
    project = await openSharedProject(service)
  })

  it('is exchanged for the refresh token that has replaced that of the caller', async () => {
    const user = await signUp(project)
    const code = await codeFor(user)
    const refreshed = await project.call('POST', '/auth/oauth/token', {
      access: 'none',
      body: {
        grant_type: 'refresh_token',
        refresh_token: user.refreshToken,
        client_id: project.id,
        client_secret: project.keys.publishableClientKey,
      },
    })
    // After the time in which the replaced token still gets its successor.
    service.clock.now += 60_000
    const { body } = await use(code)
    expect(body['refresh_token']).not.toBe(user.refreshToken)
    expect(body['refresh_token']).toBe(refreshed.body['refresh_token'])
  })
})
