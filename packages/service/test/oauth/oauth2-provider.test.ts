import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { oauthTokens, projects } from '../../src/db/schema.js'
import {
  codeOf,
  returnToService,
  exchange,
  redirectedError,
  start,
  userOf,
} from '../support/oauth.js'
import { requestOf, readResponse } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import {
  endpointsOf,
  openProviderProject,
  type PlainProvider,
  setupPlainProvider,
} from './plain-provider.js'

const provider = await setupPlainProvider()
const service = await setupTestService({
  oauthProviders: { github: endpointsOf(provider), apple: endpointsOf(provider) },
})
const project = await openProviderProject(service, 'github', 'apple')
beforeEach(() => provider.reset(`ada-${randomUUID()}`))

/** Goes to the provider, which sends the browser straight back. */
async function visitGithub() {
  const started = await start(project, 'github')
  const state = started.location.searchParams.get('state') ?? ''
  const back = new URL(started.location.searchParams.get('redirect_uri') ?? '')
  back.searchParams.set('code', 'code of the provider')
  back.searchParams.set('state', state)
  return { started, back }
}

async function answerOfVisit() {
  const { started, back } = await visitGithub()
  return returnToService(service, back, started.cookie)
}

it('sends client credentials and PKCE verifier to the provider and reads the profile', async () => {
  const { started, back } = await visitGithub()
  expect(started.location.origin).toBe(provider.origin)
  const response = await exchange(
    project,
    codeOf(await returnToService(service, back, started.cookie)),
  )
  expect(Object.fromEntries(provider.forms[0] ?? [])).toEqual({
    grant_type: 'authorization_code',
    client_id: 'the client',
    client_secret: 'the secret',
    code: 'code of the provider',
    code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    redirect_uri: 'http://localhost:4710/api/v1/auth/oauth/callback/github',
  })
  const user = await userOf(project, response)
  expect(user).toMatchObject({ primary_email_verified: true, auth_with_email: false })
  expect(user['display_name']).toMatch(/^ada-/)
})

it.each<[string, () => Response]>([
  ['a refusal', () => Response.json({ error: 'bad_verification_code' }, { status: 400 })],
  ['a refusal with status 200', () => Response.json({ error: 'bad_verification_code' })],
  ['no JSON', () => new Response('<html>')],
  ['another page', () => Response.redirect('https://evil.example.com/')],
  ['a token without a text', () => Response.json({ access_token: 7, token_type: 'bearer' })],
])('redirects to the app if the token response of the provider is %s', async (_what, token) => {
  provider.answers.token = token
  const response = await answerOfVisit()
  expect(redirectedError(response).code).toBe('OAUTH_PROVIDER_REFUSED')
  expect(response.headers.get('set-cookie')).toContain('Expires=Thu, 01 Jan 1970')
  expect(response.headers.get('location')).not.toContain('verifier')
})

it.each<[string, Partial<PlainProvider['answers']>]>([
  ['a user without an id', { user: () => Response.json({ login: 'ada' }) }],
  ['no user', { user: () => Response.json({ message: 'no' }, { status: 403 }) }],
  [
    'a challenge',
    { user: () => new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } }) },
  ],
  ['no list of addresses', { emails: () => Response.json({ message: 'no' }) }],
])('creates no user if the profile response of the provider is %s', async (_what, answers) => {
  Object.assign(provider.answers, answers)
  expect(redirectedError(await answerOfVisit()).code).toBe('OAUTH_PROVIDER_REFUSED')
})

it.each<[string, () => Response | Promise<Response>]>([
  ['is out of order', () => new Response('Out of order.', { status: 503 })],
  ['sends without end', () => new Response(new Uint8Array(2_000_000))],
])('redirects to the app with an error if the provider %s', async (_what, token) => {
  provider.answers.token = token
  expect(redirectedError(await answerOfVisit()).code).toBe('temporarily_unavailable')
  expect(service.reports).toEqual([])
})

it('redirects to the app with an error if the provider times out', async () => {
  const { config } = service.ctx
  service.ctx.config = { ...config, oauthTimeoutMillis: 50 }
  provider.answers.token = () => new Promise<never>(() => undefined)
  const response = await answerOfVisit()
  service.ctx.config = config
  expect(redirectedError(response).code).toBe('temporarily_unavailable')
})

it('redirects to the app with an error if the provider is unreachable', async () => {
  const { config } = service.ctx
  const github = { ...config.oauthProviders.github, tokenEndpoint: 'http://127.0.0.1:1/token' }
  service.ctx.config = { ...config, oauthProviders: { github } }
  const response = await answerOfVisit()
  service.ctx.config = config
  expect(redirectedError(response).code).toBe('temporarily_unavailable')
})

// Apple returns with a form.
it('accepts a form_post callback and redirects without its fields', async () => {
  const started = await start(project, 'apple')
  expect(started.location.searchParams.get('response_mode')).toBe('form_post')
  const state = started.location.searchParams.get('state') ?? ''
  const post = async (form: Record<string, string>, cookie: string) =>
    readResponse(
      await service.fetch(
        requestOf('POST', '/auth/oauth/callback/apple', {
          headers: { cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(form).toString(),
        }),
      ),
    )
  expect((await post({ state, error: 'access_denied' }, '')).status).toBe(400)
  const response = await post({ state, error: 'access_denied' }, started.cookie)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toContain('errorCode=OAUTH_PROVIDER_ACCESS_DENIED')
})

it('answers 400 for an empty form_post callback', async () => {
  const request = requestOf('POST', '/auth/oauth/callback/github', {})
  expect((await service.fetch(request)).status).toBe(400)
})

it('stores no secret in plain text', async () => {
  await answerOfVisit()
  const { db } = service.ctx
  const tokens = await db.select().from(oauthTokens)
  expect(tokens.length).toBeGreaterThan(0)
  const stored = JSON.stringify([tokens, await db.select().from(projects)])
  for (const secret of ['the secret', 'access of', 'refresh of'])
    expect(stored).not.toContain(secret)
})
