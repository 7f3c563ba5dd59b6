import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../../support/open-network.js'
import { ada } from '../../support/open-tab.js'
import { grace } from '../../support/signed-in.js'
import { headerOf, openServer, requestWith, signedOut, signIn } from './authenticate-app.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada, grace],
    config: { clientTeamCreationEnabled: true },
  })
})

const REFRESH = 'POST /auth/sessions/current/refresh'
const ELEVEN_MINUTES = 660_000

/** Opens a server with a session whose access token has expired. */
async function openWithExpiredToken() {
  const session = await signIn(project)
  const server = openServer(project)
  await project.clock.advance(ELEVEN_MINUTES)
  server.pass(ELEVEN_MINUTES)
  network.reset()
  return { ...server, ...session }
}

describe('authenticate with an expired access token', () => {
  it('refreshes once for concurrent requests with the same session (CC01)', async () => {
    const { app, user, cookie, header } = await openWithExpiredToken()
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        app.authenticate(requestWith(index % 2 ? header : { cookie })),
      ),
    )
    for (const auth of all) expect(auth).toMatchObject({ status: 'signed-in', userId: user.id })
    expect(network.calls(REFRESH)).toBe(1)
    expect(await app.authenticate(requestWith({ cookie }))).toMatchObject({ userId: user.id })
    expect(network.calls(REFRESH)).toBe(1)
  })

  it('shares the refreshed token with other reads of the request and does not modify it', async () => {
    const { app, cookie } = await openWithExpiredToken()
    const request = requestWith({ cookie })
    const auth = await app.authenticate(request)
    if (auth.status === 'signed-out') throw new Error(auth.reason)
    expect(await auth.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(await app.getUser({ tokenStore: request })).toMatchObject({ primaryEmail: ada.email })
    expect(await app.getInitialUser(request)).toMatchObject({ primaryEmail: ada.email })
    expect(network.calls(REFRESH)).toBe(1)
    expect([...request.headers]).toEqual([['cookie', cookie]])
  })

  it('refreshes with a refresh token alone', async () => {
    const { app, user, refreshToken } = await openWithExpiredToken()
    const alone = requestWith({ cookie: `latchkey-refresh-${project.projectId}=${refreshToken}` })
    expect(await app.authenticate(alone)).toMatchObject({ userId: user.id })
  })

  it('returns signed-out after the session was ended', async () => {
    const { app, user, cookie } = await openWithExpiredToken()
    await user.signOut({ noRedirect: true })
    expect(await app.authenticate(requestWith({ cookie }))).toEqual(
      signedOut('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'),
    )
  })

  it('does not retry immediately if the refresh fails (RT10, RT12)', async () => {
    const { app, cookie } = await openWithExpiredToken()
    network.replaceAnswer(REFRESH, { status: 500, body: 'down' }, { times: 100 })
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, () => app.authenticate(requestWith({ cookie }))),
    )
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['rejected']))
    await expect(app.authenticate(requestWith({ cookie }))).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
    })
    expect(network.calls(REFRESH)).toBe(1)
  })

  it('refreshes a session independently of a rejected one (SR03)', async () => {
    const { app, cookie } = await openWithExpiredToken()
    const other = await signIn(project, grace)
    const invalidSession = requestWith(
      headerOf({ accessToken: null, refreshToken: 'x'.repeat(45) }),
    )
    const [rejected, ofAda, ofGrace] = await Promise.all([
      app.authenticate(invalidSession),
      app.authenticate(requestWith({ cookie })),
      app.authenticate(requestWith({ cookie: other.cookie })),
    ])
    expect(rejected).toEqual(signedOut('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'))
    expect(ofAda).toMatchObject({ status: 'signed-in' })
    expect(ofGrace).toMatchObject({ userId: other.user.id })
  })

  it.each([
    ['is rejected with an error code', { code: 'SCHEMA_ERROR', error: 'No.' }, 'application/json'],
    ['is blocked by a proxy', '<p>Forbidden</p>', 'text/html'],
  ])('refreshes a session after another one %s several times (SR03)', async (_, body, type) => {
    const { app, cookie } = await openWithExpiredToken()
    const code = typeof body === 'string' ? {} : { 'X-Stack-Known-Error': body.code }
    const headers = { 'Content-Type': type, ...code }
    const response = {
      status: 403,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers,
    }
    network.replaceAnswer(REFRESH, response, { times: 6 })
    for (let index = 0; index < 6; index += 1) {
      const invalid = requestWith(headerOf({ accessToken: null, refreshToken: `odd-${index}` }))
      await expect(app.authenticate(invalid)).rejects.toBeInstanceOf(Error)
    }
    expect(await app.authenticate(requestWith({ cookie }))).toMatchObject({ status: 'signed-in' })
  })
})

describe('two requests of one user', () => {
  it('have separate sessions, so that a sign-out through one keeps the other (SR02)', async () => {
    const { cookie, user } = await signIn(project)
    const { app } = openServer(project)
    const [first, other] = [requestWith({ cookie }), requestWith({ cookie })]
    const auth = await app.authenticate(other)
    const signedIn = await app.getUser({ tokenStore: first, or: 'throw' })
    await signedIn.signOut({ noRedirect: true })
    expect(await app.authenticate(first)).toEqual(signedOut('USER_AUTHENTICATION_REQUIRED'))
    expect(await app.authenticate(other)).toMatchObject({ userId: user.id })
    expect(auth).toMatchObject({ userId: user.id })
  })
})

describe('getInitialUser', () => {
  it('resolves to plain JSON with the fields that the user can read', async () => {
    const { header, user } = await signIn(project)
    await user.createTeam({ displayName: 'Engines' })
    await user.setClientMetadata({ likes: ['tea'] })
    const { app } = openServer(project)
    const server = await app.getUser(user.id)
    await server?.update({ serverMetadata: { secret: 'of the server' } })
    const initial = await app.getInitialUser(requestWith(header))
    const { user: reloadedUser } = await signIn(project)
    expect(initial).toEqual(
      JSON.parse(JSON.stringify(Object.assign({}, reloadedUser, { currentSession: undefined }))),
    )
    expect(initial).toMatchObject({ selectedTeam: { displayName: 'Engines' } })
    const text = JSON.stringify(initial)
    for (const secret of ['serverMetadata', 'of the server', 'oken'])
      expect(text).not.toContain(secret)
  })

  it('omits unknown fields of a newer service', async () => {
    const { header, user } = await signIn(project)
    await user.createTeam({ displayName: 'Engines' })
    const newer: typeof fetch = async (url, init) => {
      const response = await fetch(url, init)
      if (!(url as string).endsWith('/users/me')) return response
      const original = (await response.json()) as { selected_team: object }
      const provider = { id: 'github', account_id: 'ada', email: null, access_token: 'secret' }
      const unknownFields = {
        selected_team: { ...original.selected_team, notes: 'secret' },
        notes: 'secret',
      }
      return Response.json({ ...original, ...unknownFields, oauth_providers: [provider] })
    }
    const { app } = openServer(project, { fetch: newer })
    const initial = await app.getInitialUser(requestWith(header))
    expect(initial).toMatchObject({ oauthProviders: [{ accountId: 'ada' }] })
    expect(JSON.stringify(initial)).not.toContain('secret')
  })

  it('resolves to null without a session', async () => {
    const { app } = openServer(project)
    expect(await app.getInitialUser(requestWith({}))).toBeNull()
  })
})
