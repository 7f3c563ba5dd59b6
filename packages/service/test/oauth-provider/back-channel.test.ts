import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose'
import * as client from 'openid-client'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, signUp, type TestUser } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { startReceiver, type Received } from '../webhooks/receiver.js'
import {
  Browser,
  CALLBACK,
  decide,
  discover,
  fetchFrom,
  issuerOf,
  openServerProject,
  requestIdOf,
  signInToClient,
} from './oauth-world.js'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

const service = await setupTestService()
const project = await openServerProject(service)

const app = await startReceiver()
afterAll(() => app.close())

const change = (body: Record<string, unknown>) =>
  project.call('PATCH', '/latchkey/oauth-clients/second-app', { access: 'admin', body })

await change({
  back_channel_logout_url: app.url,
  scopes: ['openid', 'offline_access'],
})
const config = await discover(service, project)

beforeEach(() => {
  service.clock.now = Date.now()
  app.received.length = 0
})

/** Checks a logout token as section 2.6 prescribes. */
async function readToken(message: Received | undefined) {
  const keys = createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri ?? ''), {
    [customFetch]: fetchFrom(service),
  })
  const { payload } = await jwtVerify(
    new URLSearchParams(message?.body).get('logout_token') ?? '',
    keys,
    {
      issuer: issuerOf(project),
      audience: 'second-app',
      typ: 'logout+jwt',
      algorithms: ['ES256'],
      maxTokenAge: 120,
      requiredClaims: ['exp', 'jti', 'sid', 'sub'],
    },
  )
  return payload
}

const signOut = ({ accessToken }: TestUser) =>
  project.call('DELETE', '/auth/sessions/current', { accessToken })

const parameters = { scope: 'openid' }

describe('the end of a session', () => {
  it('is announced in the metadata', () => {
    expect(config.serverMetadata()).toMatchObject({
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
    })
  })

  it('sends a logout token to the clients of this session, and not within the request', async () => {
    const user = await signUp(project)
    const { tokens } = await signInToClient(service, project, config, { user, parameters })
    const body = { email: user.email, password: PASSWORD }
    const again = await project.call('POST', '/auth/password/sign-in', { body })
    const other = {
      ...user,
      accessToken: String(again.body['access_token']),
      refreshToken: String(again.body['refresh_token']),
    }
    const second = await signInToClient(service, project, config, { user: other, parameters })
    await signOut(user)
    expect(app.received).toEqual([])
    await service.deliverDue()
    expect(app.received).toHaveLength(1)
    const token = await readToken(app.received[0])
    expect(token).toMatchObject({
      sub: user.id,
      sid: tokens.claims()?.['sid'],
      events: { [EVENT]: {} },
    })
    expect(token).not.toHaveProperty('nonce')
    expect(second.tokens.claims()?.['sid']).not.toBe(token['sid'])
    await service.deliverDue()
    expect(app.received).toHaveLength(1)
  })

  it('names one session of the app once, however often the user signed in from it', async () => {
    const { tokens, user } = await signInToClient(service, project, config, { parameters })
    const again = await signInToClient(service, project, config, { user, parameters })
    expect(again.tokens.claims()?.['sid']).toBe(tokens.claims()?.['sid'])
    await signOut(user)
    await service.deliverDue()
    expect(app.received).toHaveLength(1)
  })

  it.each<[string, (user: TestUser) => Promise<unknown>]>([
    [
      'a change of the password',
      (user) =>
        project.call('PATCH', `/users/${user.id}`, {
          access: 'server',
          body: { password: 'another long password' },
        }),
    ],
    [
      'a ban',
      ({ id }) => project.call('POST', `/latchkey/users/${id}/ban`, { access: 'server', body: {} }),
    ],
    ['a deletion', ({ id }) => project.call('DELETE', `/users/${id}`, { access: 'server' })],
  ])('is sent after %s', async (_end, end) => {
    const { user } = await signInToClient(service, project, config, { parameters })
    await end(user)
    await service.deliverDue()
    expect(await readToken(app.received[0])).toMatchObject({ sub: user.id })
  })

  it('is sent again until the client answers, each time with a new token', async () => {
    const { user } = await signInToClient(service, project, config, { parameters })
    app.answerNext(503)
    await signOut(user)
    await service.deliverDue()
    await service.deliverDue()
    service.clock.now += 5_000
    await service.deliverDue()
    service.clock.now += 60_000
    await service.deliverDue()
    const [first, second, ...more] = await Promise.all(app.received.map(readToken))
    expect([second?.['sid'], more]).toEqual([first?.['sid'], []])
    expect(second?.jti).not.toBe(first?.jti)
  })

  it('denies the request of a user who has signed out since the decision', async () => {
    const user = await signUp(project)
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: CALLBACK,
      scope: 'openid',
      code_challenge: await client.calculatePKCECodeChallenge(client.randomPKCECodeVerifier()),
      code_challenge_method: 'S256',
    })
    const browser = new Browser(service)
    const { body } = await decide(project, user, requestIdOf(await browser.follow(url)))
    await signOut(user)
    const callback = await browser.follow(String(body['redirect_url']))
    expect(callback.searchParams.get('error')).toBe('access_denied')
  })

  it('is not sent to private addresses in production', async () => {
    const { user } = await signInToClient(service, project, config, { parameters })
    const before = service.ctx.config
    service.ctx.config = { ...before, mode: 'production' }
    await signOut(user)
    await service.deliverDue()
    service.ctx.config = before
    expect(app.received).toEqual([])
  })

  it('ends the grants without offline_access of the client (section 2.7)', async () => {
    const { tokens, user } = await signInToClient(service, project, config, { parameters })
    const offline = await signInToClient(service, project, config, {
      user,
      parameters: { scope: 'openid offline_access', prompt: 'consent' },
    })
    await signOut(user)
    await expect(
      client.refreshTokenGrant(config, tokens.refresh_token ?? ''),
    ).rejects.toMatchObject({ error: 'invalid_grant' })
    const refreshed = await client.refreshTokenGrant(config, offline.tokens.refresh_token ?? '')
    expect(refreshed.access_token).toBeTypeOf('string')
  })
})
