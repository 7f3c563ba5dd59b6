import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../open-network.js'
import { ada } from '../open-tab.js'
import { grace } from '../signed-in.js'
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

/** A server to which somebody comes back after a while, when the access token is over. */
async function comeBack() {
  const session = await signIn(project)
  const server = openServer(project)
  await project.clock.advance(ELEVEN_MINUTES)
  server.pass(ELEVEN_MINUTES)
  network.reset()
  return { ...server, ...session }
}

describe('an access token that has expired', () => {
  it('CC01: is renewed once for all requests that bring its session', async () => {
    const { app, user, cookie, header } = await comeBack()
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

  it('is renewed for what else the request is used for, and nothing is written to it', async () => {
    const { app, cookie } = await comeBack()
    const request = requestWith({ cookie })
    const auth = await app.authenticate(request)
    if (auth.status === 'signed-out') throw new Error(auth.reason)
    expect(await auth.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(await app.getUser({ tokenStore: request })).toMatchObject({ primaryEmail: ada.email })
    expect(await app.getInitialUser(request)).toMatchObject({ primaryEmail: ada.email })
    expect(network.calls(REFRESH)).toBe(1)
    expect([...request.headers]).toEqual([['cookie', cookie]])
  })

  it('is renewed by a refresh token that comes alone', async () => {
    const { app, user, refreshToken } = await comeBack()
    const alone = requestWith({ cookie: `latchkey-refresh-${project.projectId}=${refreshToken}` })
    expect(await app.authenticate(alone)).toMatchObject({ userId: user.id })
  })

  it('is over when its session is', async () => {
    const { app, user, cookie } = await comeBack()
    await user.signOut({ noRedirect: true })
    expect(await app.authenticate(requestWith({ cookie }))).toEqual(
      signedOut('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'),
    )
  })

  it('RT10, RT12: is not asked about again at once while the service cannot renew it', async () => {
    const { app, cookie } = await comeBack()
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

  it('SR03: of another session is renewed all the same', async () => {
    const { app, cookie } = await comeBack()
    const other = await signIn(project, grace)
    const dead = requestWith(headerOf({ accessToken: null, refreshToken: 'x'.repeat(45) }))
    const [refused, ofAda, ofGrace] = await Promise.all([
      app.authenticate(dead),
      app.authenticate(requestWith({ cookie })),
      app.authenticate(requestWith({ cookie: other.cookie })),
    ])
    expect(refused).toEqual(signedOut('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'))
    expect(ofAda).toMatchObject({ status: 'signed-in' })
    expect(ofGrace).toMatchObject({ userId: other.user.id })
  })

  it.each([
    [
      'is refused in words of the service',
      { code: 'SCHEMA_ERROR', error: 'No.' },
      'application/json',
    ],
    ['is stopped by a guard on the way', '<p>Forbidden</p>', 'text/html'],
  ])('SR03: %s, over and over, and others are renewed all the same', async (_, body, type) => {
    const { app, cookie } = await comeBack()
    const code = typeof body === 'string' ? {} : { 'X-Stack-Known-Error': body.code }
    const headers = { 'Content-Type': type, ...code }
    const answer = {
      status: 403,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers,
    }
    network.replaceAnswer(REFRESH, answer, { times: 6 })
    for (let index = 0; index < 6; index += 1) {
      const odd = requestWith(headerOf({ accessToken: null, refreshToken: `odd-${index}` }))
      await expect(app.authenticate(odd)).rejects.toBeInstanceOf(Error)
    }
    expect(await app.authenticate(requestWith({ cookie }))).toMatchObject({ status: 'signed-in' })
  })
})

describe('two requests of one user', () => {
  it('SR02: have sessions of their own: signing one out leaves the other', async () => {
    const { cookie, user } = await signIn(project)
    const { app } = openServer(project)
    const [one, other] = [requestWith({ cookie }), requestWith({ cookie })]
    const auth = await app.authenticate(other)
    const signedIn = await app.getUser({ tokenStore: one, or: 'throw' })
    await signedIn.signOut({ noRedirect: true })
    expect(await app.authenticate(one)).toEqual(signedOut('USER_AUTHENTICATION_REQUIRED'))
    expect(await app.authenticate(other)).toMatchObject({ userId: user.id })
    expect(auth).toMatchObject({ userId: user.id })
  })
})

describe('the user that a page begins with', () => {
  it('is plain JSON of what the user may see', async () => {
    const { header, user } = await signIn(project)
    await user.createTeam({ displayName: 'Engines' })
    await user.setClientMetadata({ likes: ['tea'] })
    const { app } = openServer(project)
    const server = await app.getUser(user.id)
    await server?.update({ serverMetadata: { secret: 'of the server' } })
    const initial = await app.getInitialUser(requestWith(header))
    const { user: again } = await signIn(project)
    expect(initial).toEqual(
      JSON.parse(JSON.stringify(Object.assign({}, again, { currentSession: undefined }))),
    )
    expect(initial).toMatchObject({ selectedTeam: { displayName: 'Engines' } })
    const text = JSON.stringify(initial)
    for (const secret of ['serverMetadata', 'of the server', 'oken'])
      expect(text).not.toContain(secret)
  })

  it('holds nothing that a newer service says besides', async () => {
    const { header, user } = await signIn(project)
    await user.createTeam({ displayName: 'Engines' })
    const newer: typeof fetch = async (url, init) => {
      const answer = await fetch(url, init)
      if (!(url as string).endsWith('/users/me')) return answer
      const known = (await answer.json()) as { selected_team: object }
      const provider = { id: 'github', account_id: 'ada', email: null, access_token: 'secret' }
      const more = { selected_team: { ...known.selected_team, notes: 'secret' }, notes: 'secret' }
      return Response.json({ ...known, ...more, oauth_providers: [provider] })
    }
    const { app } = openServer(project, { fetch: newer })
    const initial = await app.getInitialUser(requestWith(header))
    expect(initial).toMatchObject({ oauthProviders: [{ accountId: 'ada' }] })
    expect(JSON.stringify(initial)).not.toContain('secret')
  })

  it('is nobody without a session', async () => {
    const { app } = openServer(project)
    expect(await app.getInitialUser(requestWith({}))).toBeNull()
  })
})
