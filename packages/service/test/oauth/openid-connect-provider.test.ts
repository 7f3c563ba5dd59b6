import { afterAll, expect, it } from 'vitest'
import { oauthAccounts, oauthTokens } from '../../src/db/schema.js'
import {
  authorizePath,
  codeOf,
  returnToService,
  exchange,
  redirectedError,
  start,
  userOf,
} from '../support/oauth.js'
import { openTestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { CLIENT, startOpenIdProvider, walkThrough } from './openid-provider.js'

const CALLBACK = 'http://localhost:4710/api/v1/auth/oauth/callback/google'

const provider = await startOpenIdProvider({
  redirectUri: CALLBACK,
  claimsOf: (id) => ({
    name: `Name of ${id}`,
    picture: 'https://pictures.example.com/1.png',
    email: `${id}@example.com`,
    email_verified: id !== 'grace',
  }),
})
const service = await setupTestService({ oauthProviders: { google: { issuer: provider.origin } } })
const project = await openTestProject(service, {
  config: { oauthProviders: [{ id: 'google', type: 'standard', ...CLIENT }] },
})
afterAll(() => provider.close())

async function signInAs(login: string) {
  const started = await start(project, 'google')
  expect(started.location.searchParams.get('nonce')).toMatch(/^[\w-]{43}$/)
  const back = await walkThrough(started.location, { login, home: CALLBACK })
  const response = await exchange(
    project,
    codeOf(await returnToService(service, back, started.cookie)),
  )
  return { user: await userOf(project, response), isNewUser: response.body['is_new_user'] }
}

it('creates a user for a new subject and recognizes the user afterwards', async () => {
  const { user, isNewUser } = await signInAs('ada')
  expect(user).toMatchObject({
    display_name: 'Name of ada',
    profile_image_url: 'https://pictures.example.com/1.png',
    primary_email: 'ada@example.com',
    primary_email_verified: true,
    has_password: false,
    oauth_providers: [{ id: 'google', account_id: 'ada', email: 'ada@example.com' }],
  })
  expect(isNewUser).toBe(true)
  const again = await signInAs('ada')
  expect(again.isNewUser).toBe(false)
  expect(again.user['id']).toBe(user['id'])
})

it('trusts email_verified of the provider', async () => {
  expect((await signInAs('grace')).user['primary_email_verified']).toBe(false)
})

it('stores the tokens of the provider encrypted and returns them', async () => {
  await signInAs('katherine')
  const started = await start(project, 'google')
  const home = CALLBACK
  const back = await walkThrough(started.location, { login: 'katherine', home })
  const response = await exchange(
    project,
    codeOf(await returnToService(service, back, started.cookie)),
  )
  const token = await project.call('POST', '/connected-accounts/me/google/access-token', {
    accessToken: String(response.body['access_token']),
    body: { scope: 'openid' },
  })
  expect(token.status).toBe(201)
  const headers = { authorization: `Bearer ${String(token.body['access_token'])}` }
  const userInfo = await fetch(`${provider.origin}/me`, { headers })
  expect(await userInfo.json()).toMatchObject({ sub: 'katherine' })
  const stored = JSON.stringify([
    await service.ctx.db.select().from(oauthTokens),
    await service.ctx.db.select().from(oauthAccounts),
  ])
  expect(stored).not.toContain(String(token.body['access_token']))
})

it('rejects a code that the provider issued to another client', async () => {
  const mine = await start(project, 'google')
  const theirs = await start(project, 'google')
  const back = await walkThrough(theirs.location, { login: 'mallory', home: CALLBACK })
  const injected = new URL(back)
  injected.searchParams.set('state', mine.location.searchParams.get('state') ?? '')
  const response = await returnToService(service, injected, mine.cookie)
  expect(redirectedError(response)).toEqual({
    code: 'OAUTH_PROVIDER_REFUSED',
    details: { reason: 'invalid_grant' },
  })
})

it('rejects a callback of another issuer', async () => {
  const started = await start(project, 'google')
  const back = await walkThrough(started.location, { login: 'ada', home: CALLBACK })
  back.searchParams.set('iss', 'https://evil.example.com')
  const response = await returnToService(service, back, started.cookie)
  expect(redirectedError(response).code).toBe('OAUTH_PROVIDER_REFUSED')
})

it('redirects to the app if the discovery document cannot be read', async () => {
  const { config } = service.ctx
  const responses = []
  for (const issuer of [`${provider.origin}/other`, 'http://127.0.0.1:1']) {
    service.ctx.config = { ...config, oauthProviders: { google: { issuer } } }
    const path = authorizePath(project, 'google')
    responses.push(await project.call('GET', path, { access: 'none' }))
  }
  service.ctx.config = config
  expect(responses.map((response) => redirectedError(response).code)).toEqual([
    'OAUTH_PROVIDER_REFUSED',
    'temporarily_unavailable',
  ])
})
