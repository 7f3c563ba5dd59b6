import { ServerApp } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { signedIn } from '../support/signed-in.js'

const network = openNetwork()
const REFRESH = 'POST /auth/oauth/token'
const SECONDS = 1_000
const MINUTES = 60 * SECONDS

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

describe('user.getAccessToken', () => {
  it('resolves to a token that the server accepts as Authorization: Bearer', async () => {
    const { user } = await signedIn(project)
    const accessToken = await user.getAccessToken()
    const { projectId, baseUrl } = project
    const server = new ServerApp({ projectId, baseUrl })
    const request = new Request('https://app.example/api/orders', {
      headers: { Authorization: `Bearer ${accessToken}` },
    })
    expect(await server.authenticate(request)).toMatchObject({
      status: 'signed-in',
      userId: user.id,
    })
  })

  it('resolves to the stored token while it is valid for 20 s', async () => {
    const { user, pass } = await signedIn(project)
    const accessToken = await user.getAccessToken()
    pass(10 * MINUTES - 25 * SECONDS)
    expect(await user.getAccessToken()).toBe(accessToken)
    expect(network.calls(REFRESH)).toBe(0)
  })

  it('refreshes a token that is valid for less, once for calls at the same time', async () => {
    const { user, pass } = await signedIn(project)
    const accessToken = await user.getAccessToken()
    pass(10 * MINUTES - 15 * SECONDS)
    await project.clock.advance('1s')
    const tokens = await Promise.all([1, 2, 3].map(() => user.getAccessToken()))
    expect(new Set(tokens).size).toBe(1)
    expect(tokens[0]).not.toBe(accessToken)
    expect(network.calls(REFRESH)).toBe(1)
  })

  it('refreshes a token that is valid for less than minRemainingMillis', async () => {
    const { user, pass } = await signedIn(project)
    const accessToken = await user.getAccessToken()
    pass(10 * MINUTES - 25 * SECONDS)
    await project.clock.advance('1s')
    expect(await user.getAccessToken({ minRemainingMillis: 59_999 })).not.toBe(accessToken)
    expect(network.calls(REFRESH)).toBe(1)
  })

  it.each([60_000, 1e9, Infinity, NaN])(
    'rejects minRemainingMillis: %d, since it must be under 60,000',
    async (minRemainingMillis) => {
      const { user } = await signedIn(project)
      await expect(user.getAccessToken({ minRemainingMillis })).rejects.toThrow(TypeError)
      expect(network.calls(REFRESH)).toBe(0)
    },
  )

  it('rejects with NOT_SIGNED_IN after a sign-out', async () => {
    const { app, user } = await signedIn(project)
    await app.signOut({ noRedirect: true })
    await expect(user.getAccessToken()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  it('rejects after another user signed in instead of resolving to the token of that user', async () => {
    const { app, user } = await signedIn(project)
    await app.signUpWithPassword({
      email: 'bob@example.com',
      password: 'a new password',
      noRedirect: true,
    })
    await expect(user.getAccessToken()).rejects.toThrow('Read the user again.')
  })

  it('resolves to the token of a request’s session on a server', async () => {
    const { user } = await signedIn(project)
    const { projectId, secretServerKey, baseUrl } = project
    const server = new ServerApp({ projectId, secretServerKey, baseUrl })
    const request = new Request('https://app.example', { headers: await user.getAuthHeaders() })
    const serverUser = await server.getUser({ tokenStore: request, or: 'throw' })
    expect(await serverUser.getAccessToken()).toBe(await user.getAccessToken())
  })
})

describe('user.getAuthHeaders', () => {
  it('resolves to both tokens in x-stack-auth, for servers that expect it', async () => {
    const { user } = await signedIn(project)
    const { 'x-stack-auth': header = '' } = await user.getAuthHeaders()
    expect(JSON.parse(header)).toEqual(await user.currentSession.getTokens())
  })
})

describe('app.onAuthStateChange', () => {
  it('calls the listener with the new state after a sign-in and a sign-out, but not initially', async () => {
    const { app } = openTab(project)
    const states: string[] = []
    const stop = app.onAuthStateChange(({ status }) => states.push(status))
    expect(states).toEqual([])
    await app.signInWithPassword({ ...ada, noRedirect: true })
    await expect.poll(() => states).toEqual(['active'])
    await app.signOut({ noRedirect: true })
    await expect.poll(() => states).toEqual(['active', 'signed-out'])
    stop()
    await app.signInWithPassword({ ...ada, noRedirect: true })
    expect(states).toEqual(['active', 'signed-out'])
  })

  it('calls the listener for a change in another tab', async () => {
    const { app, browser } = openTab(project)
    const states: string[] = []
    app.onAuthStateChange(({ status }) => states.push(status))
    await openTab(project, { browser }).app.signInWithPassword({ ...ada, noRedirect: true })
    await expect.poll(() => states).toEqual(['active'])
  })

  it('does not call the listener for a refresh', async () => {
    const { app, user, pass } = await signedIn(project)
    const states: string[] = []
    app.onAuthStateChange(({ status }) => states.push(status))
    pass(11 * MINUTES)
    await user.getAccessToken()
    expect(network.calls(REFRESH)).toBe(1)
    expect(states).toEqual([])
  })
})
