import { isLatchkeyError } from '@latchkey/core'
import { ServerApp } from '@latchkey/core/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { offlineProject, refusal, signedIn, signedOut } from '../src/index.js'

beforeEach(() => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  return () => {
    const { length } = fetch.mock.calls
    fetch.mockRestore()
    if (length > 0) throw new Error('A service was asked.')
  }
})

const acme = { displayName: 'Acme', permissions: ['read', '$invite_members'] }

describe('signedIn without a service', () => {
  it('loads the user immediately', async () => {
    const { app, user } = await signedIn({
      displayName: 'Ada Lovelace',
      primaryEmail: 'ada@example.com',
      clientMetadata: { theme: 'dark' },
      oauthProviders: [{ id: 'github', accountId: '1', email: null }],
      signedUpAt: new Date(0),
    })
    expect(app.user.get()).toMatchObject({ status: 'ready', data: user })
    expect(user).toMatchObject({
      displayName: 'Ada Lovelace',
      primaryEmail: 'ada@example.com',
      primaryEmailVerified: true,
      clientMetadata: { theme: 'dark' },
      hasPassword: true,
      isAnonymous: false,
      oauthProviders: [{ id: 'github', accountId: '1', email: null }],
      selectedTeam: null,
      signedUpAt: new Date(0),
    })
    expect(await app.getUser()).toEqual(user)
  })

  it('keeps the user loaded for components that render later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { app } = await signedIn({ displayName: 'Ada' })
    vi.advanceTimersByTime(600_000)
    vi.useRealTimers()
    expect(app.user.get()).toMatchObject({ status: 'ready', data: { displayName: 'Ada' } })
  })

  it('has teams with the first one selected, and permissions', async () => {
    const { user } = await signedIn({
      teams: [acme, { displayName: 'Other' }],
      permissions: ['beta'],
    })
    const teams = await user.listTeams()
    expect(teams.map(({ displayName }) => displayName)).toEqual(['Acme', 'Other'])
    expect(user.selectedTeam).toMatchObject({ displayName: 'Acme' })
    expect(await user.hasPermission(teams[0]!, '$invite_members')).toBe(true)
    expect(await user.hasPermission(teams[1]!, 'read')).toBe(false)
    expect(await user.hasPermission('beta')).toBe(true)
    expect(await user.hasPermission('gamma')).toBe(false)
  })

  it('can sign in an anonymous user', async () => {
    const { app, user } = await signedIn({ isAnonymous: true })
    expect(user.isAnonymous).toBe(true)
    expect(await app.getUser()).toBeNull()
  })

  it('signs out', async () => {
    const { app, user } = await signedIn()
    expect(await user.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    expect(app.user.get().data).toBeNull()
  })

  it('refreshes an expired access token', async () => {
    const { app, user, tokens } = await signedIn({ displayName: 'Ada' })
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
    const later = await user.currentSession.getTokens()
    vi.useRealTimers()
    expect(later.accessToken).not.toBe(tokens.accessToken)
    expect(later.refreshToken).toBe(tokens.refreshToken)
    expect(await app.getUser()).toMatchObject({ displayName: 'Ada' })
  })

  it('has a signed-out counterpart', async () => {
    const visited: string[] = []
    const { app } = signedOut({ redirectMethod: { navigate: (to) => void visited.push(to) } })
    expect(app.user.get()).toMatchObject({ status: 'ready', data: null })
    await app.redirectToSignIn()
    expect(visited).toEqual([expect.stringContaining('/handler/sign-in')])
    expect(await app.getProject()).toMatchObject({ displayName: 'Test project' })
  })
})

describe('a call of an offline app', () => {
  it('rejects with an explanation if no answer is configured', async () => {
    const { user } = await signedIn({ displayName: 'Ada' })
    await expect(user.setDisplayName('Grace')).rejects.toThrow(
      /PATCH \/users\/me: 501 the test has no answer for this request\. Pass answers: \{ 'METHOD \/path': answer \}/,
    )
    await expect(user.listSessions()).rejects.toThrow(/GET \/auth\/sessions: 501/)
    expect(user.displayName).toBe('Ada')
  })

  it('updates the user if the configured function returns nothing', async () => {
    const rename = vi.fn()
    const { app, user } = await signedIn(
      { displayName: 'Ada' },
      { answers: { 'PATCH /users/me': rename } },
    )
    await user.setDisplayName('Grace')
    expect(rename).toHaveBeenCalledExactlyOnceWith({ display_name: 'Grace' })
    expect(app.user.get().data).toMatchObject({ displayName: 'Grace' })
  })

  it('resolves to the configured answer', async () => {
    const team = {
      id: crypto.randomUUID(),
      profile_image_url: null,
      client_metadata: null,
      client_read_only_metadata: null,
    }
    const answers = {
      'POST /teams': ({ display_name }: { display_name: string }) => ({ ...team, display_name }),
      'PATCH /users/me': () => {},
    }
    const { user } = await signedIn({}, { answers })
    expect(await user.createTeam({ displayName: 'Acme' })).toMatchObject({ displayName: 'Acme' })
  })

  it('returns the configured error each time', async () => {
    const code = 'VERIFICATION_CODE_EXPIRED'
    const { app } = signedOut({ answers: { 'POST /contact-channels/verify': refusal(code) } })
    for (const _ of [1, 2]) {
      const result = await app.verifyEmail('a'.repeat(45))
      expect(result.status === 'error' && isLatchkeyError(result.error, code)).toBe(true)
    }
  })

  it('rejects an answer that does not match the schema of the service', async () => {
    const items = [{ id: 'no uuid' }] as never
    const { user } = await signedIn(
      {},
      { answers: { 'GET /teams': { items, is_paginated: false } } },
    )
    await expect(user.listTeams()).rejects.toThrow(
      /GET \/teams: 501 the answer of the test is invalid/,
    )
  })
})

describe('a server app without a service', () => {
  const app = new ServerApp(offlineProject)
  const requestOf = (headers: Record<string, string>) =>
    new Request('https://app.example/orders', { headers })

  it('accepts tokens of signed-in users and rejects forged ones', async () => {
    const ada = await signedIn({ displayName: 'Ada', serverMetadata: { plan: 'pro' } })
    const grace = await signedIn({ displayName: 'Grace', teams: [acme] })
    for (const { headers, user } of [ada, grace])
      expect(await app.authenticate(requestOf(headers))).toMatchObject({
        status: 'signed-in',
        userId: user.id,
        claims: { aud: offlineProject.projectId },
      })
    expect(await app.authenticate(requestOf({}))).toMatchObject({ status: 'signed-out' })
    const [header, , signature] = (ada.tokens.accessToken ?? '').split('.')
    const forged = [header, (grace.tokens.accessToken ?? '').split('.')[1], signature].join('.')
    const headers = { 'x-stack-auth': JSON.stringify({ accessToken: forged }) }
    expect(await app.authenticate(requestOf(headers))).toEqual({
      status: 'signed-out',
      reason: 'UNPARSABLE_ACCESS_TOKEN',
    })
  })

  it('reads users by session and by ID', async () => {
    const { headers, user } = await signedIn({
      displayName: 'Ada',
      serverMetadata: { plan: 'pro' },
    })
    const auth = await app.authenticate(requestOf(headers))
    const serverUser = auth.status === 'signed-in' ? await auth.getUser() : null
    expect(serverUser).toMatchObject({ displayName: 'Ada', serverMetadata: { plan: 'pro' } })
    expect(await app.getUser(user.id)).toMatchObject({ displayName: 'Ada' })
    const initial = await app.getInitialUser(requestOf(headers))
    expect(initial).toMatchObject({ displayName: 'Ada' })
    expect(initial).not.toHaveProperty('serverMetadata')
  })

  it('refreshes an expired session and rejects an access token without a refresh token', async () => {
    const { headers, tokens, user } = await signedIn()
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
    const auth = await app.authenticate(requestOf(headers))
    const { accessToken } = tokens
    const accessTokenOnly = { 'x-stack-auth': JSON.stringify({ accessToken }) }
    const expired = await app.authenticate(requestOf(accessTokenOnly))
    vi.useRealTimers()
    expect(auth).toMatchObject({ status: 'signed-in', userId: user.id })
    expect(expired).toEqual({ status: 'signed-out', reason: 'ACCESS_TOKEN_EXPIRED' })
  })
})
