import type { TokenPair } from '@latchkey/core'
import { AdminApp } from '@latchkey/core/admin'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../open-network.js'
import { ada, openTab } from '../open-tab.js'
import { grace } from '../signed-in.js'
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

/** A request with a session in its header, as `getAuthHeaders()` makes it. */
const requestOf = (tokens: Partial<TokenPair>, headers: Record<string, string> = {}) =>
  new Request('https://app.example/', {
    headers: { ...headers, 'x-stack-auth': JSON.stringify(tokens) },
  })

async function signIn(credential = ada): Promise<TokenPair> {
  const { app } = openTab(project)
  await app.signInWithCredential({ ...credential, noRedirect: true })
  return (await app.getUser({ or: 'throw' })).currentSession.getTokens()
}

describe('the user of a request', () => {
  it('is the one whom a server sees, with the session of the request', async () => {
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

  it('is changed by a server without permissions of theirs, and read anew', async () => {
    const tokenStore = requestOf(await signIn())
    const app = openServer(project)
    const user = await app.getUser({ tokenStore, or: 'throw' })
    await user.setServerMetadata({ plan: 'pro' })
    const read = network.calls(READ)
    expect(await app.getUser({ tokenStore })).toMatchObject({ serverMetadata: { plan: 'pro' } })
    expect(network.calls(READ)).toBe(read + 1)
  })

  it('is nobody without a session, and what happens then can be said', async () => {
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

  it('signs out of that session only', async () => {
    const tokens = await signIn()
    const app = openServer(project)
    const user = await app.getUser({ tokenStore: requestOf(tokens), or: 'throw' })
    expect(await user.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    const { refreshToken } = tokens
    expect(await app.getUser({ tokenStore: requestOf({ refreshToken }) })).toBeNull()
    expect(await app.getUser(user.id)).not.toBeNull()
  })

  it('is who the fixed tokens of an app belong to', async () => {
    const app = openServer(project, { tokenStore: await signIn() })
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email, serverMetadata: null })
    expect(await app.user.load()).toMatchObject({ primaryEmail: ada.email })
    expect(await app.listUsers()).toHaveLength(2)
    expect(network.requests('GET /users')[0]?.headers.get('x-stack-access-token')).toBeNull()
  })
})

describe('an expired access token', () => {
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

  it('is refreshed by the key of an admin, too', async () => {
    const { refreshToken } = await signIn()
    const { projectId, superSecretAdminKey, baseUrl } = project
    const app = new AdminApp({ projectId, superSecretAdminKey, baseUrl })
    const user = await app.getUser({ tokenStore: requestOf({ refreshToken }) })
    expect(user).toMatchObject({ primaryEmail: ada.email })
  })

  it('SR03: whose session is dead leaves other requests alone', async () => {
    const [dead, alive] = [await signIn(), await signIn(grace)]
    const app = openServer(project)
    const user = await app.getUser({ tokenStore: requestOf(dead), or: 'throw' })
    await user.signOut({ noRedirect: true })
    const [none, other] = await Promise.all([
      app.getUser({ tokenStore: requestOf({ refreshToken: dead.refreshToken }) }),
      app.getUser({ tokenStore: requestOf({ refreshToken: alive.refreshToken }) }),
    ])
    expect(none).toBeNull()
    expect(other).toMatchObject({ primaryEmail: grace.email })
  })
})

describe('one app for all requests', () => {
  it('SR02: keeps two requests of the same user apart', async () => {
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

  it('SR04: asks for each request by its own tokens', async () => {
    const [one, other] = [await signIn(), await signIn(grace)]
    const app = openServer(project)
    const turns = Array.from({ length: 10 }, (_, turn) => (turn % 2 ? one : other))
    const users = await Promise.all(
      turns.map((tokens) => app.getUser({ tokenStore: requestOf(tokens), or: 'throw' })),
    )
    const emails = turns.map((tokens) => (tokens === one ? ada.email : grace.email))
    expect(users.map(({ primaryEmail }) => primaryEmail)).toEqual(emails)
    const sent = network.requests(READ).map(({ headers }) => headers.get('x-stack-access-token'))
    expect(new Set(sent)).toEqual(new Set([one.accessToken, other.accessToken]))
  })

  it('SR05: never guesses whose session is meant', async () => {
    await expect(openServer(project).getUser()).rejects.toThrow('the request as tokenStore')
    await expect(openServer(project).getUser({ or: 'throw' })).rejects.toThrow('tokenStore')
    const withCookies = openServer(project, { tokenStore: 'cookie' })
    await expect(withCookies.getUser()).rejects.toThrow('the request as tokenStore')
  })

  it('SR06: warns of a store that all visitors would share', () => {
    const warned: string[] = []
    const platform = { warn: (message: string) => void warned.push(message) }
    openServer(project, { tokenStore: 'memory', platform })
    expect(warned).toEqual([expect.stringContaining('share one session')])
    openServer(project, { platform })
    openServer(project, { tokenStore: requestOf({}), platform })
    expect(warned).toHaveLength(1)
  })

  it('SR07: lets nothing between it and the service remember an answer', async () => {
    const remembered = new Map<string, Promise<Response>>()
    /** As some frameworks do with every GET that does not forbid it. */
    const caching: typeof fetch = async (input, init = {}) => {
      const url = input as string
      if (init.cache === 'no-store') return fetch(input, init)
      const answer = remembered.get(url) ?? fetch(input, init)
      remembered.set(url, answer)
      return (await answer).clone()
    }
    const app = openServer(project, { fetch: caching })
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
    expect(remembered.size).toBe(0)
  })

  it('AH07: keeps nothing of a request that was answered, and no timer', async () => {
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

  it('SR13: builds no address from what a request says of its host', async () => {
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    const tokenStore = requestOf(await signIn(), { ...forwarded, host: 'evil.example' })
    const user = await openServer(project).getUser({ tokenStore, or: 'throw' })
    const team = await user.createTeam({ displayName: 'Engines' })
    await expect(team.inviteUser({ email: grace.email })).rejects.toThrow('Pass the callback URL')
    await expect(user.sendVerificationEmail()).rejects.toThrow('Pass the callback URL')
    expect(await project.inbox.list()).toEqual([])
  })
})
