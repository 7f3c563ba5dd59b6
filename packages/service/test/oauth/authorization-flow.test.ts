import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { oauthFlows } from '../../src/db/schema.js'
import {
  authorizePath,
  codeOf,
  returnToService,
  consent,
  exchange,
  locationOf,
  openSharedProject,
  redirectedError,
  REDIRECT,
  signInWithProvider,
  start,
  userOf,
  visit,
  type AuthorizeQuery,
} from '../support/oauth.js'
import { openTestProject, requestOf, signUp, uniqueEmail } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const SECOND = 1000

const service = await setupTestService()
const project = await openSharedProject(service)

const authorize = (query: AuthorizeQuery, provider = 'github') =>
  project.call('GET', authorizePath(project, provider, query), { access: 'none' })

describe('GET /auth/oauth/authorize', () => {
  it('rejects an unknown project with the given client_id', async () => {
    for (const client_id of ['nobody', '00000000-0000-4000-8000-000000000000', '']) {
      const response = await authorize({ client_id })
      expect([response.code, response.body['details']]).toEqual([
        'INVALID_OAUTH_CLIENT_ID_OR_SECRET',
        { client_id },
      ])
    }
  })

  it('accepts the branch main', async () => {
    const client_id = `${project.id}#main`
    const code = codeOf(await visit(service, project, { query: { client_id } }))
    expect((await exchange(project, code, { client_id })).status).toBe(200)
  })

  it('rejects a secret server key', async () => {
    const response = await authorize({ client_secret: project.keys.secretServerKey })
    expect(response.code).toBe('INVALID_PUBLISHABLE_CLIENT_KEY')
  })

  it('requires a valid access token of the project for linking', async () => {
    const { accessToken, id } = await signUp(project)
    const other = await signUp(await openTestProject(service))
    const foreign = await authorize({ type: 'link', token: other.accessToken })
    expect([foreign.status, foreign.code]).toEqual([403, null])
    service.clock.now += 601 * SECOND
    const late = await authorize({ type: 'link', token: accessToken })
    expect([late.code, late.body['details']]).toEqual([
      'ACCESS_TOKEN_EXPIRED',
      { expired_at_millis: START + 600 * SECOND },
    ])
    service.clock.now = START
    await project.call('DELETE', `/users/${id}`, { access: 'server' })
    expect((await authorize({ type: 'link', token: accessToken })).status).toBe(403)
  })

  it('rejects extra scopes with shared keys for linking and accepts a blank scope', async () => {
    const { accessToken: token } = await signUp(project)
    const empty = await authorize({ type: 'link', token, provider_scope: ' ' })
    expect(empty.status).toBe(307)
    expect(locationOf(empty).searchParams.get('scope')).toBe('user:email')
  })

  it('offers no mock provider in production', async () => {
    const { config } = service.ctx
    const started = await start(project, 'github')
    const back = await consent(service, started, { account: uniqueEmail() })
    service.ctx.config = { ...config, mode: 'production' }
    const responses = [
      await authorize({}),
      await returnToService(service, back, `__Host-${started.cookie}`),
    ]
    service.ctx.config = config
    expect(responses[0]?.code).toBe('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
    expect(redirectedError(responses[1]!).code).toBe('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
  })

  describe.each(['stack_response_mode', 'hexclave_response_mode'])('with %s=json', (mode) => {
    it('responds with the location of the provider and the cookie', async () => {
      const response = await authorize({ [mode]: 'json' })
      expect(response.status).toBe(200)
      const location = new URL(String(response.body['location']))
      expect(location.pathname).toBe('/dev/oauth/github/authorize')
      const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
      expect(cookie).toBe(`stack-oauth-inner-${location.searchParams.get('state')}=true`)
      const back = await consent(service, { location, cookie }, { account: uniqueEmail() })
      const code = codeOf(await returnToService(service, back, cookie))
      expect((await exchange(project, code)).status).toBe(200)
    })

    it('leads a page of another origin through the service, because it stores no cookie', async () => {
      const answer = await project.call(
        'GET',
        authorizePath(project, 'github', { [mode]: 'json', state: 'a & b' }),
        { access: 'none', headers: { Origin: 'http://localhost:12345' } },
      )
      const location = new URL(String(answer.body['location']))
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
      expect(location.searchParams.get('state')).toBe('a & b')
      expect(location.href).not.toContain('response_mode')
      const response = await service.fetch(new Request(location))
      expect(response.status).toBe(307)
      expect(response.headers.get('set-cookie')).toContain('stack-oauth-inner-')
    })

    it('responds with the error instead of a redirect', async () => {
      const response = await authorize({ [mode]: 'json' }, 'google')
      expect(response.code).toBe('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
    })
  })

  it('redirects with the response mode redirect', async () => {
    expect((await authorize({ stack_response_mode: 'redirect' })).status).toBe(307)
    expect((await authorize({ stack_response_mode: 'form' })).code).toBe('SCHEMA_ERROR')
  })

  it('sets a Secure cookie in production, with SameSite=None for Apple', async () => {
    const keys = { type: 'standard', clientId: 'an id', clientSecret: 'a secret' } as const
    const standard = await openTestProject(service, {
      config: {
        oauthProviders: [
          { id: 'x', ...keys },
          { id: 'apple', ...keys },
        ],
      },
    })
    const { config } = service.ctx
    service.ctx.config = { ...config, mode: 'production' }
    const cookies = await Promise.all(
      ['x', 'apple'].map(async (provider) => {
        const path = authorizePath(standard, provider)
        return (await standard.call('GET', path, { access: 'none' })).headers.get('set-cookie')
      }),
    )
    service.ctx.config = config
    expect(cookies[0]).toMatch(/Max-Age=600; Secure; HttpOnly$/)
    expect(cookies[1]).toMatch(/Max-Age=600; Secure; SameSite=None; HttpOnly$/)
  })

  it('accepts only a cookie with the prefix __Host- in production, and deletes it', async () => {
    const started = await start(project, 'github')
    const state = started.location.searchParams.get('state') ?? ''
    const { config } = service.ctx
    service.ctx.config = { ...config, mode: 'production' }
    const answers = []
    for (const name of ['stack-oauth-inner', '__Host-stack-oauth-inner']) {
      const url = new URL(`http://localhost:4710/api/v1/auth/oauth/callback/github?state=${state}`)
      url.searchParams.set('error', 'access_denied')
      answers.push(await returnToService(service, url, `${name}-${state}=true`))
    }
    service.ctx.config = config
    expect(answers.map(({ status }) => status)).toEqual([400, 307])
    expect(answers[1]?.headers.get('set-cookie')).toBe(
      `__Host-stack-oauth-inner-${state}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure`,
    )
  })
})

describe('GET /auth/oauth/callback', () => {
  it('is accepted for 10 minutes', async () => {
    const started = [await start(project, 'github'), await start(project, 'github')]
    const backs = await Promise.all(
      started.map((attempt) => consent(service, attempt, { manners: 'deny' })),
    )
    service.clock.now += 599 * SECOND
    const inTime = await returnToService(service, backs[0]!, started[0]!.cookie)
    expect(redirectedError(inTime).code).toBe('OAUTH_PROVIDER_ACCESS_DENIED')
    service.clock.now += SECOND
    const late = await returnToService(service, backs[1]!, started[1]!.cookie)
    expect(redirectedError(late)).toEqual({ code: 'OUTER_OAUTH_TIMEOUT', details: {} })
  })

  it('deletes abandoned flows after a day', async () => {
    const other = await openSharedProject(service)
    await start(other, 'github')
    service.clock.now += 25 * 60 * 60 * SECOND
    await start(other, 'github')
    expect(await service.ctx.db.$count(oauthFlows, eq(oauthFlows.projectId, other.id))).toBe(1)
  })

  it('is accepted once', async () => {
    const started = await start(project, 'github')
    const back = await consent(service, started, { account: uniqueEmail() })
    codeOf(await returnToService(service, back, started.cookie))
    expect((await returnToService(service, back, started.cookie)).status).toBe(400)
  })

  it('requires the cookie of the flow and the same provider', async () => {
    const started = await start(project, 'github')
    const other = await start(project, 'github')
    const back = await consent(service, started, { account: uniqueEmail() })
    expect((await returnToService(service, back, other.cookie)).status).toBe(400)
    const atSpotify = new URL(back.href.replace('/github', '/spotify'))
    expect((await returnToService(service, atSpotify, started.cookie)).status).toBe(400)
    codeOf(await returnToService(service, back, `a=b; ${started.cookie};c=d`))
  })

  it('puts no text of the request into a cookie', async () => {
    const state = 'x=1; Domain=evil.example.com'
    const path = `/auth/oauth/callback/github?state=${encodeURIComponent(state)}`
    const response = await service.fetch(requestOf('GET', path, {}))
    expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null])
  })
  it('redirects errors to error_redirect_uri and never to an untrusted URL', async () => {
    const newer = await start(project, 'github', { error_redirect_uri: 'http://localhost:9/new' })
    const denied = await consent(service, newer, { manners: 'deny' })
    const { origin } = locationOf(await returnToService(service, denied, newer.cookie))
    expect(origin).toBe('http://localhost:9')
    const query = { error_redirect_url: 'https://evil.example.com/' }
    const evil = await start(project, 'github', query)
    const response = await returnToService(
      service,
      await consent(service, evil, { manners: 'deny' }),
      evil.cookie,
    )
    expect([response.status, response.code]).toEqual([400, 'OAUTH_PROVIDER_ACCESS_DENIED'])
    codeOf(await visit(service, project, { query }))
  })

  it('rejects an untrusted redirect URL before it creates a user', async () => {
    const account = uniqueEmail()
    const redirect_uri = 'https://evil.example.com/cb'
    const response = await visit(service, project, { account, query: { redirect_uri } })
    expect(redirectedError(response).code).toBe('REDIRECT_URL_NOT_WHITELISTED')
    const signedIn = await signInWithProvider(service, project, { account })
    expect(signedIn.body['is_new_user']).toBe(true)
  })
})

describe('an authorization code', () => {
  it('is valid for 5 minutes', async () => {
    const codes = [
      codeOf(await visit(service, project, {})),
      codeOf(await visit(service, project, {})),
    ]
    service.clock.now += 299 * SECOND
    expect((await exchange(project, codes[0]!)).status).toBe(200)
    service.clock.now += SECOND
    expect((await exchange(project, codes[1]!)).code).toBe('INVALID_AUTHORIZATION_CODE')
  })

  it('is rejected for another project', async () => {
    const other = await openSharedProject(service)
    const code = codeOf(await visit(service, project, {}))
    const response = await exchange(project, code, {
      client_id: other.id,
      client_secret: other.keys.publishableClientKey,
    })
    expect(response.code).toBe('INVALID_AUTHORIZATION_CODE')
    expect((await exchange(project, code)).status).toBe(200)
  })
  it('is accepted without a client secret and rejected with a wrong one', async () => {
    const code = codeOf(await visit(service, project, {}))
    for (const changes of [{ client_id: undefined }, { client_secret: '' }]) {
      const response = await exchange(project, code, changes)
      expect(response.code).toBe('INVALID_OAUTH_CLIENT_ID_OR_SECRET')
    }
    expect((await exchange(project, code, { client_secret: undefined })).status).toBe(200)
  })

  it.each(['code', 'redirect_uri'])(
    'is rejected without the required parameter %s',
    async (name) => {
      const code = codeOf(await visit(service, project, {}))
      const response = await exchange(project, code, { [name]: undefined })
      expect([response.status, response.code, response.body]).toEqual([
        400,
        null,
        { error: 'invalid_request', error_description: expect.stringContaining(name) },
      ])
    },
  )

  it('is accepted with any scope and unknown fields', async () => {
    const code = codeOf(await visit(service, project, {}))
    const response = await exchange(project, code, { scope: 'anything', unknown: 'key' })
    expect(response.body['scope']).toBe('legacy')
  })

  it('is accepted for a redirect URL with a fragment', async () => {
    const query = { redirect_uri: `${REDIRECT}#part` }
    const response = await visit(service, project, { query })
    expect(locationOf(response).hash).toBe('')
    expect((await exchange(project, codeOf(response))).status).toBe(200)
  })

  it('replaces code and state parameters of the redirect URL', async () => {
    const redirect_uri = 'http://localhost:12345/cb?code=old&state=old&kept=1'
    const { searchParams } = locationOf(await visit(service, project, { query: { redirect_uri } }))
    expect([searchParams.getAll('state'), searchParams.get('kept')]).toEqual([['outer state'], '1'])
    expect(searchParams.getAll('code')).toHaveLength(1)
  })

  it('is protected by a plain code challenge with the compatibility setting', async () => {
    const { config } = service.ctx
    service.ctx.config = { ...config, compatibility: 'june-2025' }
    const query = { code_challenge: 'the verifier', code_challenge_method: 'plain' }
    const code = codeOf(await visit(service, project, { query }))
    const hashed = createHash('sha256').update('the verifier').digest('base64url')
    const wrong = await exchange(project, code, { code_verifier: hashed })
    expect(wrong.code).toBe('INVALID_AUTHORIZATION_CODE')
    expect((await exchange(project, code, { code_verifier: 'the verifier' })).status).toBe(200)
    service.ctx.config = config
  })

  it.each([
    ['code_challenge_method', 'plain'],
    ['code_challenge_method', 'none'],
    ['response_type', 'token'],
  ])('is not issued with the %s %s', async (name, value) => {
    const response = await project.call(
      'GET',
      authorizePath(project, 'github', { [name]: value }),
      {
        access: 'none',
      },
    )
    expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
    expect(response.body['details']).toEqual({ message: expect.stringContaining(name) })
  })

  it('creates a session that can be listed and ended', async () => {
    const response = await signInWithProvider(service, project, {})
    const accessToken = String(response.body['access_token'])
    await userOf(project, response)
    const ended = await project.call('DELETE', '/auth/sessions/current', { accessToken, body: {} })
    expect(ended.status).toBe(200)
  })
})
