import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

const authorize = ({ accessToken }: Pick<TestUser, 'accessToken'>, changes: object = {}) =>
  project.call('POST', '/auth/oauth/cross-domain/authorize', {
    accessToken,
    body: { ...handoff, ...changes },
  })

async function codeFor(user: Pick<TestUser, 'accessToken'>): Promise<string> {
  const { body } = await authorize(user)
  return new URL(String(body['redirect_url'])).searchParams.get('code') ?? ''
}

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

  it('creates a session with the age of the first one, so that it is no recent sign-in', async () => {
    const user = await signUp(project)
    service.clock.now += HOUR
    const refreshed = await project.call('POST', '/auth/sessions/current/refresh', {
      headers: { 'X-Stack-Refresh-Token': user.refreshToken },
    })
    const code = await codeFor({ accessToken: String(refreshed.body['access_token']) })
    const { body } = await use(code)
    expect(decodeJwt(String(body['access_token']))['auth_time']).toBe(START / 1000)
    const deletion = await project.call('PATCH', '/users/me', {
      accessToken: String(body['access_token']),
      body: { otp_auth_enabled: true },
    })
    expect(deletion.code).toBe('RECENT_SIGN_IN_REQUIRED')
  })

  it('creates a session with the sign-in method of the first one', async () => {
    const user = await signUp(project)
    await use(await codeFor(user))
    const { body } = await project.call('GET', '/latchkey/sessions?user_id=me', user)
    expect(body['items']).toMatchObject([
      { sign_in_method: 'password' },
      { sign_in_method: 'password' },
    ])
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
    const response = await project.call('POST', '/auth/oauth/cross-domain/authorize', {
      body: handoff,
    })
    expect(response.code).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
  })

  it('creates a code that is void once the session has ended', async () => {
    const user = await signUp(project)
    const code = await codeFor(user)
    await project.call('DELETE', '/auth/sessions/current', { accessToken: user.accessToken })
    expect((await use(code)).code).toBe('INVALID_AUTHORIZATION_CODE')
  })

  it('creates a code that needs the verifier of the other page', async () => {
    const code = await codeFor(await signUp(project))
    expect((await exchange(project, code)).code).toBe('INVALID_AUTHORIZATION_CODE')
  })
})
