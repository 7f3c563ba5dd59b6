import { eq } from 'drizzle-orm'
import * as client from 'openid-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { oauthRecords } from '../../src/db/schema.js'
import { endGrantsOfClient } from '../../src/domain/oauth-grants/end-grants.js'
import { callInOrder } from '../support/call-in-order.js'
import { newestMail, openTestProject, PASSWORD, signUp, type TestUser } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import {
  API,
  authorizationUrl,
  authorize,
  Browser,
  decide,
  discover,
  openServerProject,
  requestIdOf,
  signInToClient,
} from './oauth-world.js'

const service = await setupTestService()
const project = await openServerProject(service)
const otherProject = await openServerProject(service)

// The library reads the clock of the system.
beforeEach(() => {
  service.clock.now = Date.now()
})

const config = await discover(service, project)
const tool = await discover(service, project, { id: 'tool', secret: null })
const LOOPBACK = 'http://127.0.0.1:5000/callback'

const list = async ({ accessToken }: TestUser) =>
  (await project.call('GET', '/latchkey/connected-apps?user_id=me', { accessToken })).body['items']

const disconnect = ({ accessToken }: TestUser, clientId = 'second-app') =>
  project.call('DELETE', `/latchkey/connected-apps/me/${clientId}`, { accessToken })

const useTool = (user: TestUser) =>
  signInToClient(service, project, tool, {
    user,
    parameters: { redirect_uri: LOOPBACK, scope: 'openid notes:write', resource: API },
  })

const refresh = (tokens: { refresh_token?: string | undefined }, of = config) =>
  client.refreshTokenGrant(of, tokens.refresh_token ?? '')

const invalidGrant = { error: 'invalid_grant' }

describe('listConnectedApps', () => {
  it('lists the clients with tokens, with what the user has allowed', async () => {
    const user = await signUp(project)
    expect(await list(user)).toEqual([])
    const { tokens } = await signInToClient(service, project, config, {
      user,
      parameters: { scope: 'openid notes:read', resource: API },
    })
    const connectedAt = service.clock.now
    const entry = {
      client_id: 'second-app',
      client_name: 'Second app',
      is_verified: true,
      host: 'second.example.com',
      scopes: [
        { id: 'openid', resource: null, description: null },
        { id: 'notes:read', resource: API, description: 'Read your notes' },
      ],
      connected_at_millis: connectedAt,
      last_used_at_millis: connectedAt,
    }
    expect(await list(user)).toEqual([entry])
    service.clock.now += 59_000
    const { refresh_token } = await refresh(tokens)
    expect(await list(user)).toEqual([entry])
    service.clock.now += 1_000
    await refresh({ refresh_token })
    expect(await list(user)).toEqual([{ ...entry, last_used_at_millis: service.clock.now }])
  })

  it('lists a program that is asked about each time until its tokens end', async () => {
    const user = await signUp(project)
    const { tokens } = await useTool(user)
    expect(await list(user)).toMatchObject([{ client_id: 'tool', host: null }])
    await client.tokenRevocation(tool, tokens.refresh_token ?? '')
    expect(await list(user)).toEqual([])
  })
  it('answers without a list in a project without a server', async () => {
    const closed = await openTestProject(service)
    const { accessToken } = await signUp(closed)
    const path = '/latchkey/connected-apps?user_id=me'
    const { body } = await closed.call('GET', path, { accessToken })
    expect(body).toEqual({ items: null })
  })
})

describe('disconnectApp', () => {
  it('ends the tokens of one client for one user at once', async () => {
    const user = await signUp(project)
    const { tokens } = await signInToClient(service, project, config, { user })
    const other = await useTool(user)
    const stranger = await signInToClient(service, project, config)
    expect((await disconnect(user)).status).toBe(200)
    expect(await list(user)).toMatchObject([{ client_id: 'tool' }])
    await expect(refresh(tokens)).rejects.toMatchObject(invalidGrant)
    const userInfo = client.fetchUserInfo(config, tokens.access_token, user.id)
    await expect(userInfo).rejects.toMatchObject({ status: 401 })
    expect(await client.tokenIntrospection(config, tokens.access_token)).toEqual({ active: false })
    await expect(refresh(other.tokens, tool)).resolves.toBeDefined()
    await expect(refresh(stranger.tokens)).resolves.toBeDefined()
    expect((await disconnect(user)).status).toBe(404)
  })

  it('ends the code and the decision that a browser takes to the client', async () => {
    const user = await signUp(project)
    const { callback, checks } = await authorize(service, project, config, { user })
    await disconnect(user)
    const exchange = client.authorizationCodeGrant(config, callback, checks)
    await expect(exchange).rejects.toMatchObject(invalidGrant)

    const browser = new Browser(service)
    const page = await browser.follow(await authorizationUrl(config))
    const { body } = await decide(project, user, requestIdOf(page))
    await disconnect(user)
    const back = await browser.follow(String(body['redirect_url']))
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(await list(user)).toEqual([])
  })

  it.each<[string, (user: TestUser) => Promise<unknown>]>([
    ['the app is disconnected', (user) => disconnect(user)],
    [
      'the user is banned',
      ({ id }) => project.call('POST', `/latchkey/users/${id}/ban`, { access: 'server', body: {} }),
    ],
  ])('ends the request before the code if %s meanwhile', async (_event, end) => {
    const user = await signUp(project)
    const browser = new Browser(service)
    const page = await browser.follow(await authorizationUrl(config))
    const { body } = await decide(project, user, requestIdOf(page))
    const { headers } = await browser.visit(String(body['redirect_url']))
    await end(user)
    const back = await browser.follow(headers.get('location') ?? '')
    expect(back.searchParams.get('error')).toBe('access_denied')
  })

  it('disconnects no app of another user or another project', async () => {
    const user = await signUp(project)
    await signInToClient(service, project, config, { user })
    const path = `/latchkey/connected-apps/${user.id}/second-app`
    const stranger = await signUp(project)
    const refusals = [
      await project.call('DELETE', path, { accessToken: stranger.accessToken }),
      await otherProject.call('DELETE', path, { access: 'server' }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([403, 404])
    expect(await list(user)).toHaveLength(1)
    expect((await project.call('DELETE', path, { access: 'server' })).status).toBe(200)
    expect(await list(user)).toEqual([])
  })
})

describe('a grant', () => {
  const reset = async ({ email }: TestUser) => {
    await project.call('POST', '/auth/password/send-reset-code', {
      body: { email, callback_url: 'http://localhost:3000/reset' },
    })
    const { code } = (await newestMail(service, project.id, email)) ?? {}
    return project.call('POST', '/auth/password/reset', {
      body: { code, password: 'another good password 7' },
    })
  }
  const asServer = (method: string, path: string, body?: unknown) =>
    project.call(method, path, { access: 'server', body })

  it.each<[string, (user: TestUser) => Promise<unknown>]>([
    ['a reset of the password', reset],
    [
      'a change of the password',
      ({ accessToken, refreshToken }) =>
        project.call('POST', '/auth/password/update', {
          accessToken,
          headers: { 'X-Stack-Refresh-Token': refreshToken },
          body: { old_password: PASSWORD, new_password: 'another good password 7' },
        }),
    ],
    [
      'a ban that was lifted',
      async ({ id }) => {
        await asServer('POST', `/latchkey/users/${id}/ban`, {})
        await asServer('DELETE', `/latchkey/users/${id}/ban`)
      },
    ],
  ])('ends with %s', async (_title, end) => {
    const user = await signUp(project)
    const { tokens } = await signInToClient(service, project, config, { user })
    await end(user)
    await expect(refresh(tokens)).rejects.toMatchObject(invalidGrant)
    const path = `/latchkey/connected-apps?user_id=${user.id}`
    expect((await asServer('GET', path)).body['items']).toEqual([])
  })

  it('stays when the user ends a session', async () => {
    const user = await signUp(project)
    const { tokens } = await signInToClient(service, project, config, { user })
    const { status } = await project.call('DELETE', '/auth/sessions/current', {
      accessToken: user.accessToken,
      headers: { 'X-Stack-Refresh-Token': user.refreshToken },
    })
    expect(status).toBe(200)
    await expect(refresh(tokens)).resolves.toBeDefined()
  })
})

it('leaves no grant to a decision that arrives while the app is disconnected', async () => {
  const user = await signUp(project)
  const browser = new Browser(service)
  const page = await browser.follow(await authorizationUrl(config))
  const { body } = await decide(project, user, requestIdOf(page))
  const connection = { userId: user.id, clientId: 'second-app' }
  const [callback] = await callInOrder(service, (db) => endGrantsOfClient({ db }, connection), [
    () => browser.follow(String(body['redirect_url'])),
  ])
  expect(callback?.searchParams.get('error')).toBe('access_denied')
  expect(await service.ctx.db.$count(oauthRecords, eq(oauthRecords.userId, user.id))).toBe(0)
})
