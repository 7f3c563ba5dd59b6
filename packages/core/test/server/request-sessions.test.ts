import type { TokenPair } from '@latchkey/core'
import { AdminApp } from '@latchkey/core/admin'
import { hydrate } from '@latchkey/core/hydrate'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { grace } from '../support/signed-in.js'
import { openServer } from './open-server.js'

const network = openNetwork()
const READ = 'GET /users/me'
const REFRESH = 'POST /auth/sessions/current/refresh'
const TOKEN = 'POST /auth/oauth/token'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada, grace],
    config: { anonymousAccountsEnabled: true },
  })
})

/** Returns a request with the header of `getAuthHeaders()`. */
const requestOf = (tokens: Partial<TokenPair>, headers: Record<string, string> = {}) =>
  new Request('https://app.example/', {
    headers: { ...headers, 'x-stack-auth': JSON.stringify(tokens) },
  })

async function signIn(credential = ada): Promise<TokenPair> {
  const { app } = openTab(project)
  await app.signInWithCredential({ ...credential, noRedirect: true })
  return (await app.getUser({ or: 'throw' })).currentSession.getTokens()
}

describe('ServerApp.getUser with the session of a request', () => {
  it('resolves to a server user with the session of the request', async () => {
    const tokens = await signIn()
    const user = await openServer(project).getUser({ tokenStore: requestOf(tokens), or: 'throw' })
    expect(user).toMatchObject({
      primaryEmail: ada.email,
      serverMetadata: null,
      lastActiveAt: expect.any(Date),
    })
    expect(await user.getAuthJson()).toEqual(tokens)
    expect(await user.currentSession.getTokens()).toEqual(tokens)
    expect(await user.getAuthHeaders()).toEqual({ 'x-stack-auth': JSON.stringify(tokens) })
    expect((await user.listSessions())[0]?.isCurrentSession).toBe(true)
  })

  it('resolves to a user that the server can update, and reads it again in each call', async () => {
    const tokenStore = requestOf(await signIn())
    const app = openServer(project)
    const user = await app.getUser({ tokenStore, or: 'throw' })
    await user.setServerMetadata({ plan: 'pro' })
    const read = network.calls(READ)
    expect(await app.getUser({ tokenStore })).toMatchObject({ serverMetadata: { plan: 'pro' } })
    expect(network.calls(READ)).toBe(read + 1)
  })

  it('resolves to null, throws or signs up anonymously for a request without a session', async () => {
    const app = openServer(project)
    const tokenStore = requestOf({})
    expect(await app.getUser({ tokenStore })).toBeNull()
    await expect(app.getUser({ tokenStore, or: 'throw' })).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
    expect(network.calls(READ)).toBe(0)
    const anonymous = await app.getUser({ tokenStore, or: 'anonymous' })
    expect(anonymous).toMatchObject({ isAnonymous: true, serverMetadata: null })
    expect(await app.getUser({ tokenStore })).toBeNull()
  })

  it('resolves to a user whose signOut ends only this session', async () => {
    const tokens = await signIn()
    const app = openServer(project)
    const user = await app.getUser({ tokenStore: requestOf(tokens), or: 'throw' })
    expect(await user.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    const { refreshToken } = tokens
    expect(await app.getUser({ tokenStore: requestOf({ refreshToken }) })).toBeNull()
    expect(await app.getUser(user.id)).not.toBeNull()
  })

  it('resolves to a user whose signOut rejects once another user has signed in', async () => {
    const app = openServer(project, { tokenStore: await signIn() })
    const user = await app.getUser({ or: 'throw' })
    await app.signInWithPassword({ ...grace, noRedirect: true })
    await expect(user.signOut({ noRedirect: true })).rejects.toMatchObject({
      code: 'SESSION_CHANGED',
    })
    expect(await app.getUser()).toMatchObject({ primaryEmail: grace.email })
  })

  it('resolves to the owner of the tokens that were passed to the app', async () => {
    const app = openServer(project, { tokenStore: await signIn() })
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email, serverMetadata: null })
    expect(await app.user.load()).toMatchObject({ primaryEmail: ada.email })
    expect(await app.listUsers()).toHaveLength(2)
    expect(network.requests('GET /users')[0]?.headers.get('x-stack-access-token')).toBeNull()
  })
})

it('hydrate takes over a user whose signOut rejects once another user has signed in', async () => {
  const initial = await openServer(project).getInitialUser(requestOf(await signIn()))
  const { app } = openTab(project)
  await app.signInWithPassword({ ...ada, noRedirect: true })
  const { data: user } = hydrate(app, initial)
  await app.signInWithPassword({ ...grace, noRedirect: true })
  await expect(user!.signOut({ noRedirect: true })).rejects.toMatchObject({
    code: 'SESSION_CHANGED',
  })
})

describe('an expired access token of a request', () => {
  it.each([false, true])(
    'is refreshed with the secret key; with a publishable key: %s',
    async (hasPublishableKey) => {
      const { refreshToken } = await signIn()
      const { publishableClientKey } = project
      const app = openServer(project, hasPublishableKey ? { publishableClientKey } : {})
      const user = await app.getUser({ tokenStore: requestOf({ refreshToken }) })
      expect(user).toMatchObject({ primaryEmail: ada.email })
      expect([network.calls(TOKEN), network.calls(REFRESH)]).toEqual([0, 1])
    },
  )

  it('is refreshed with the key of an admin app', async () => {
    const { refreshToken } = await signIn()
    const { projectId, superSecretAdminKey, baseUrl } = project
    const app = new AdminApp({ projectId, superSecretAdminKey, baseUrl })
    const user = await app.getUser({ tokenStore: requestOf({ refreshToken }) })
    expect(user).toMatchObject({ primaryEmail: ada.email })
  })

  it('is refreshed independently of an invalid session (SR03)', async () => {
    const [ended, alive] = [await signIn(), await signIn(grace)]
    const app = openServer(project)
    const user = await app.getUser({ tokenStore: requestOf(ended), or: 'throw' })
    await user.signOut({ noRedirect: true })
    const [none, other] = await Promise.all([
      app.getUser({ tokenStore: requestOf({ refreshToken: ended.refreshToken }) }),
      app.getUser({ tokenStore: requestOf({ refreshToken: alive.refreshToken }) }),
    ])
    expect(none).toBeNull()
    expect(other).toMatchObject({ primaryEmail: grace.email })
  })
})

describe('one server app for all requests', () => {
  it('separates two requests of the same user (SR02)', async () => {
    const tokens = await signIn()
    const app = openServer(project)
    const [first, second] = await Promise.all([
      app.getUser({ tokenStore: requestOf(tokens), or: 'throw' }),
      app.getUser({ tokenStore: requestOf(tokens), or: 'throw' }),
    ])
    await first.signOut({ noRedirect: true })
    expect(await first.getAuthJson()).toEqual({ accessToken: null, refreshToken: null })
    expect(await second.getAuthJson()).toEqual(tokens)
  })

  it('sends the tokens of each request (SR04)', async () => {
    const [first, other] = [await signIn(), await signIn(grace)]
    const app = openServer(project)
    const tokensOfRequests = Array.from({ length: 10 }, (_, turn) => (turn % 2 ? first : other))
    const users = await Promise.all(
      tokensOfRequests.map((tokens) => app.getUser({ tokenStore: requestOf(tokens), or: 'throw' })),
    )
    const emails = tokensOfRequests.map((tokens) => (tokens === first ? ada.email : grace.email))
    expect(users.map(({ primaryEmail }) => primaryEmail)).toEqual(emails)
    const accessTokens = network
      .requests(READ)
      .map(({ headers }) => headers.get('x-stack-access-token'))
    expect(new Set(accessTokens)).toEqual(new Set([first.accessToken, other.accessToken]))
  })

  it('rejects getUser without a request (SR05)', async () => {
    await expect(openServer(project).getUser()).rejects.toThrow('the request as tokenStore')
    await expect(openServer(project).getUser({ or: 'throw' })).rejects.toThrow('tokenStore')
    const withCookies = openServer(project, { tokenStore: 'cookie' })
    await expect(withCookies.getUser()).rejects.toThrow('the request as tokenStore')
  })

  it('warns about a token store that all visitors would share (SR06)', () => {
    const warnings: string[] = []
    const platform = { warn: (message: string) => void warnings.push(message) }
    openServer(project, { tokenStore: 'memory', platform })
    expect(warnings).toEqual([expect.stringContaining('share one session')])
    openServer(project, { platform })
    openServer(project, { tokenStore: requestOf({}), platform })
    expect(warnings).toHaveLength(1)
  })

  it('prevents a cache from storing responses (SR07)', async () => {
    const cachedResponses = new Map<string, Promise<Response>>()
    /** Caches every GET request that allows it, as some frameworks do. */
    const cachingFetch: typeof fetch = async (input, init = {}) => {
      const url = input as string
      if (init.cache === 'no-store') return fetch(input, init)
      const response = cachedResponses.get(url) ?? fetch(input, init)
      cachedResponses.set(url, response)
      return (await response).clone()
    }
    const app = openServer(project, { fetch: cachingFetch })
    for (const [credential, email] of [
      [ada, ada.email],
      [grace, grace.email],
    ] as const) {
      const tokenStore = requestOf(await signIn(credential))
      expect(await app.getUser({ tokenStore })).toMatchObject({ primaryEmail: email })
    }
    await app.listUsers()
    await app.listUsers()
    const nonces = network
      .requests('GET /users')
      .map(({ headers }) => headers.get('x-stack-random-nonce'))
    expect(new Set(nonces).size).toBe(2)
    expect(cachedResponses.size).toBe(0)
  })

  it('starts no timer that outlives a request (AH07)', async () => {
    const timers = new Set<object>()
    const platform = {
      timers: {
        set(callback: () => void, millis: number) {
          const timer = setTimeout(() => {
            timers.delete(timer)
            callback()
          }, millis)
          timers.add(timer)
          return timer
        },
        clear(timer: object | number) {
          clearTimeout(timer as NodeJS.Timeout)
          timers.delete(timer as object)
        },
      },
    }
    const app = openServer(project, { platform })
    const user = await app.getUser({ tokenStore: requestOf(await signIn()), or: 'throw' })
    expect(timers.size).toBe(0)
    await user.setDisplayName('Ada')
    await user.listTeams()
    await app.listUsers()
    expect(await app.getUser(user.id)).toMatchObject({ displayName: 'Ada' })
    expect(timers.size).toBe(0)
  })

  it('does not use the host of a request in URLs (SR13)', async () => {
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    const tokenStore = requestOf(await signIn(), { ...forwarded, host: 'evil.example' })
    const user = await openServer(project).getUser({ tokenStore, or: 'throw' })
    const team = await user.createTeam({ displayName: 'Engines' })
    await expect(team.inviteUser({ email: grace.email })).rejects.toThrow(
      'pass callbackUrl to this method',
    )
    await expect(user.sendVerificationEmail()).rejects.toThrow('pass callbackUrl to this method')
    expect(await project.inbox.list()).toEqual([])
  })
})
