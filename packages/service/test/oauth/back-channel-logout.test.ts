import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeOf, exchange, returnToService, start } from '../support/oauth.js'
import { openTestProject, signUp, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { CLIENT, startOpenIdProvider, walkThrough } from './openid-provider.js'
import { setupScriptedIssuer, startScriptedIssuer } from './scripted-issuer.js'

const service = await setupTestService()
const issuer = await setupScriptedIssuer(CLIENT.clientId)

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const pathOf = ({ id }: TestProject) => `/latchkey/openid/${id}/acme/back-channel-logout`

async function openProject(origin: string): Promise<TestProject> {
  const project = await openTestProject(service, {
    config: { openIdProviders: [{ id: 'acme', issuer: origin, displayName: 'Acme', ...CLIENT }] },
  })
  return project
}

/** Signs in at the scripted provider, in one of its sessions. */
async function signIn(project: TestProject, claims: { sub: string; sid?: string }) {
  issuer.play({ claims, userInfo: { sub: claims.sub } })
  const started = await start(project, 'acme')
  await fetch(started.location)
  const url = new URL(`http://localhost:4710/api/v1/latchkey/openid/${project.id}/acme/callback`)
  url.searchParams.set('code', 'a code')
  url.searchParams.set('state', started.location.searchParams.get('state') ?? '')
  const { body } = await exchange(
    project,
    codeOf(await returnToService(service, url, started.cookie)),
  )
  return String(body['access_token'])
}

const isSignedIn = async (project: TestProject, accessToken: string) =>
  (await project.call('GET', '/users/me', { accessToken })).status === 200

const seconds = (change = 0) => Math.floor(Date.now() / 1000) + change

const usualClaims = () => ({
  iss: issuer.origin,
  aud: CLIENT.clientId,
  iat: seconds(),
  exp: seconds(120),
  jti: randomUUID(),
  events: { [EVENT]: {} },
})

const send = (project: TestProject, logoutToken: string) =>
  project.call('POST', pathOf(project), {
    access: 'none',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ logout_token: logoutToken }).toString(),
  })

const sendSigned = async (
  project: TestProject,
  claims: Record<string, unknown>,
  header: { typ?: string } = { typ: 'logout+jwt' },
) => send(project, await issuer.sign({ ...usualClaims(), ...claims }, header))

describe('a logout token', () => {
  it('ends the sessions of an account that began at the provider, and no other session', async () => {
    const project = await openProject(issuer.origin)
    const [ada, adasOther, grace] = [
      await signIn(project, { sub: 'ada', sid: '1' }),
      await signIn(project, { sub: 'ada', sid: '2' }),
      await signIn(project, { sub: 'grace', sid: '3' }),
    ]
    const elsewhere = await openProject(issuer.origin)
    const adaElsewhere = await signIn(elsewhere, { sub: 'ada', sid: '1' })
    const { accessToken } = await signUp(project)
    const response = await sendSigned(project, { sub: 'ada' })
    expect([response.status, response.body, response.headers.get('cache-control')]).toEqual([
      200,
      {},
      'no-store',
    ])
    const signedIn = [ada, adasOther, grace, accessToken].map((token) => isSignedIn(project, token))
    expect(await Promise.all(signedIn)).toEqual([false, false, true, true])
    expect(await isSignedIn(elsewhere, adaElsewhere)).toBe(true)
    const log = await project.call('GET', '/latchkey/audit-log?action=session.ended', {
      access: 'admin',
    })
    expect(log.body['items']).toMatchObject(
      Array(2).fill({
        actor: { type: 'identity_provider', id: null },
        details: { reason: 'ended_by_provider' },
      }),
    )
  })

  it('ends one session of the provider by sid, with and without sub', async () => {
    const project = await openProject(issuer.origin)
    const [first, second] = [
      await signIn(project, { sub: 'ada', sid: '1' }),
      await signIn(project, { sub: 'ada', sid: '2' }),
    ]
    await sendSigned(project, { sub: 'grace', sid: '1' })
    expect(await isSignedIn(project, first)).toBe(true)
    await sendSigned(project, { sid: '1' }, {})
    expect(await isSignedIn(project, first)).toBe(false)
    await sendSigned(project, { sub: 'ada', sid: '2' })
    expect(await isSignedIn(project, second)).toBe(false)
  })

  it('works after an attempt that could end no session', async () => {
    const project = await openProject(issuer.origin)
    const accessToken = await signIn(project, { sub: 'ada' })
    const claims = { sub: 'ada', jti: randomUUID() }
    await service.ctx.db.execute(sql`alter table ended_sessions rename to moved`)
    const failed = await sendSigned(project, claims)
    await service.ctx.db.execute(sql`alter table moved rename to ended_sessions`)
    expect([failed.status, await isSignedIn(project, accessToken)]).toEqual([500, true])
    expect((await sendSigned(project, claims)).status).toBe(200)
    expect(await isSignedIn(project, accessToken)).toBe(false)
  })

  it('is sent by a certified provider at its own sign-out', async () => {
    const project = await openTestProject(service)
    const home = `http://localhost:4710/api/v1/latchkey/openid/${project.id}/acme/callback`
    const responses: Response[] = []
    const provider = await startOpenIdProvider({
      redirectUri: home,
      claimsOf: () => ({}),
      client: {
        backchannel_logout_uri: `http://localhost:4710/api/v1${pathOf(project)}`,
        backchannel_logout_session_required: true,
      },
      settings: {
        features: { backchannelLogout: { enabled: true } },
        fetch: async (url, options) => {
          const response = await service.fetch(new Request(url, options))
          responses.push(response.clone())
          return response
        },
      },
    })
    const body = { id: 'acme', issuer: provider.origin, display_name: 'Acme', is_enabled: true }
    const credentials = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret }
    await project.call('POST', '/latchkey/openid-providers', {
      access: 'admin',
      body: { ...body, ...credentials },
    })
    const started = await start(project, 'acme')
    const back = await walkThrough(started.location, { login: 'ada', home })
    const code = codeOf(await returnToService(service, back, started.cookie))
    const { body: tokens } = await exchange(project, code)
    // The types of the package lack the method.
    const client = (await provider.provider.Client.find(CLIENT.clientId)) as unknown as {
      backchannelLogout(accountId: string, sessionId?: string): Promise<void>
    }
    await client.backchannelLogout('ada', 'another session')
    expect(await isSignedIn(project, String(tokens['access_token']))).toBe(true)
    await client.backchannelLogout('ada')
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await isSignedIn(project, String(tokens['access_token']))).toBe(false)
    await provider.close()
  })
})

describe('a logout token is rejected', async () => {
  const project = await openProject(issuer.origin)
  let accessToken = ''
  beforeAll(async () => {
    accessToken = await signIn(project, { sub: 'ada', sid: '1' })
  })

  const expectRejection = async (response: Awaited<ReturnType<typeof send>>) => {
    expect([response.status, response.body['error']]).toEqual([400, 'invalid_request'])
    expect(await isSignedIn(project, accessToken)).toBe(true)
  }

  it.each<[string, Record<string, unknown>]>([
    ['a nonce that is null', { nonce: null }],
    ['no events', { events: undefined }],
    ['another event', { events: { 'https://example.com/event': {} } }],
    ['an event that is no object', { events: { [EVENT]: true } }],
    ['no jti', { jti: undefined }],
    ['no iat', { iat: undefined }],
    ['no exp', { exp: undefined }],
    ['an end in the past', { exp: seconds(-60) }],
    ['a beginning in the future', { iat: seconds(60) }],
    ['neither sub nor sid', { sub: undefined }],
  ])('with %s', async (_what, claims) => {
    await expectRejection(await sendSigned(project, { sub: 'ada', ...claims }))
  })

  it('with the type of another token', async () => {
    await expectRejection(await sendSigned(project, { sub: 'ada' }, { typ: 'at+jwt' }))
  })

  it('with an algorithm that the provider does not announce', async () => {
    issuer.play({ document: { id_token_signing_alg_values_supported: ['RS256'] } })
    service.ctx.issuers.clear()
    const response = await sendSigned(project, { sub: 'ada' })
    issuer.play({})
    service.ctx.issuers.clear()
    await expectRejection(response)
  })

  it('that was sent before', async () => {
    const jti = randomUUID()
    expect((await sendSigned(project, { sub: 'grace', jti })).status).toBe(200)
    await expectRejection(await sendSigned(project, { sub: 'ada', jti }))
  })

  it('that another key signed, and one that is no token', async () => {
    const stranger = await startScriptedIssuer(CLIENT.clientId)
    const forged = await stranger.sign({ ...usualClaims(), sub: 'ada' })
    await stranger.close()
    await expectRejection(await send(project, forged))
    await expectRejection(await send(project, 'no token'))
  })

  it.each([
    ['a nonce', { nonce: 'a nonce' }],
    ['another issuer', { iss: 'https://evil.example.com' }],
    ['another audience', { aud: ['another client'] }],
  ])('without a request to the provider if it has %s', async (_what, claims) => {
    service.ctx.issuers.clear()
    const before = issuer.requests.length
    await expectRejection(await sendSigned(project, { sub: 'ada', ...claims }))
    // The check of the session makes none either.
    expect(issuer.requests.length).toBe(before)
  })
})
