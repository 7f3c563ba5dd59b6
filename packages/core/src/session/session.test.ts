import { describe, expect, it, vi } from 'vitest'
import { fakeJar, fakePlatform } from '../../test/fakes/fake-platform.js'
import { accessToken } from '../../test/support/access-token.js'
import { openSession } from '../../test/support/open-session.js'
import { Session } from './session.js'
import { memoryStore, noStore } from './stores/store.js'
import type { TokenPair } from './tokens.js'

const endAtService = () => Promise.resolve(true)
const other: TokenPair = { refreshToken: 'rB', accessToken: null }

describe('Session', () => {
  it.each(['accessToken', 'refreshToken'] as const)(
    'rejects the string "undefined" as %s (TK01)',
    (name) => {
      const { session, jar } = openSession()
      const tokens = { accessToken: 'a', refreshToken: 'r', [name]: 'undefined' }
      expect(() => session.signIn(tokens)).toThrow(name)
      expect(jar.cookies.size).toBe(0)
    },
  )

  it.each([
    ['access', { accessToken: null, refreshToken: 'r' }],
    ['refresh', { accessToken: 'a', refreshToken: null }],
  ])('rejects a sign-in without the %s token and stores nothing (OA24, OA25)', (_, tokens) => {
    const { session, jar } = openSession()
    expect(() => session.signIn(tokens)).toThrow(/both tokens/)
    expect(jar.cookies.size).toBe(0)
  })

  it('keeps an access token that is too long for a cookie in memory (CK05)', async () => {
    const { session, jar, device, signIn, refresh } = openSession()
    const { accessToken } = signIn({ user: 'u'.repeat(5_000) })
    expect([...jar.cookies.keys()]).toEqual(['latchkey-refresh-p1'])
    device.pass(60_000)
    expect(await session.getTokens()).toEqual({ refreshToken: 'r1', accessToken })
    expect(refresh).not.toHaveBeenCalled()
  })

  it('does not sign out another user who has signed in in another tab (CC13)', () => {
    const jar = fakeJar()
    const silent = { ...jar.jar, subscribe: () => () => {} }
    const { session, signIn, store } = openSession({ jar: { ...jar, jar: silent } })
    session.subscribe(() => {})
    signIn()
    store.write(other)
    expect(session.signOut()).toEqual({ accessToken: null, refreshToken: null })
    expect(jar.cookies.get('latchkey-refresh-p1')).toBe('rB')
  })

  describe('signInAgain', () => {
    it('replaces the session of the same user and ends the one before it', async () => {
      const { session, signIn, token, endAtService } = openSession()
      const before = signIn()
      const after = { refreshToken: 'r2', accessToken: token() }
      await session.signInAgain(after)
      expect(await session.getTokens()).toEqual(after)
      expect(endAtService.mock.calls).toEqual([[before]])
    })

    it('keeps the session and ends the new one if that is of another user', async () => {
      const { session, signIn, token, endAtService } = openSession()
      const before = signIn()
      const after = { refreshToken: 'r2', accessToken: token({ user: 'bob' }) }
      await expect(session.signInAgain(after)).rejects.toMatchObject({
        code: 'SIGNED_IN_AS_OTHER_USER',
      })
      expect(await session.getTokens()).toEqual(before)
      expect(endAtService.mock.calls).toEqual([[after]])
    })

    it('begins a session after the one before it has ended in another tab', async () => {
      const { session, token, endAtService } = openSession()
      const after = { refreshToken: 'r2', accessToken: token() }
      await session.signInAgain(after)
      expect(await session.getTokens()).toEqual(after)
      expect(endAtService).not.toHaveBeenCalled()
    })
  })

  it('calls listeners once for each change, after the cookies have changed', () => {
    const { session, signIn, jar } = openSession()
    const changes: [string, number][] = []
    session.subscribe(() => changes.push([session.state.status, jar.cookies.size]))
    signIn()
    session.signOut()
    expect(changes).toEqual([
      ['active', 2],
      ['signed-out', 0],
    ])
  })

  it('watches the store and the page only while there are listeners', () => {
    const stopped: string[] = []
    const onLifecycle = () => () => void stopped.push('page')
    const watch = () => () => void stopped.push('store')
    const { platform, tasks } = fakePlatform({ onLifecycle })
    const store = { ...memoryStore(), watch }
    const session = new Session({ platform, tasks, store, refresh: vi.fn(), endAtService })
    const unsubscribes = [session.subscribe(() => {}), session.subscribe(() => {})]
    unsubscribes[0]?.()
    expect(stopped).toEqual([])
    unsubscribes[1]?.()
    expect(stopped).toEqual(['page', 'store'])
    session.subscribe(() => {})
    session.dispose()
    session.dispose()
    expect(stopped).toEqual(['page', 'store', 'page', 'store'])
  })

  it('returns no tokens from signOut when signed out', () => {
    expect(openSession().session.signOut()).toEqual({ accessToken: null, refreshToken: null })
  })

  it('shows a change of one tab in all tabs', () => {
    const jar = fakeJar()
    const firstTab = openSession({ jar })
    const secondTab = openSession({ jar })
    const changed = vi.fn()
    secondTab.session.subscribe(changed)
    firstTab.signIn()
    expect(secondTab.session.state.status).toBe('active')
    firstTab.session.signOut()
    expect(secondTab.session.state.status).toBe('signed-out')
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('signs all tabs out when the user deletes the cookies, and does not restore them (CK19)', () => {
    const { session, signIn, jar } = openSession()
    signIn()
    session.subscribe(() => {})
    jar.jar.remove('latchkey-refresh-p1')
    expect(session.state.status).toBe('signed-out')
    expect(jar.cookies.has('latchkey-refresh-p1')).toBe(false)
  })

  it('is signed out without a store and explains how to pass one', () => {
    const { platform, tasks } = fakePlatform()
    const session = new Session({ platform, tasks, store: noStore, refresh: vi.fn(), endAtService })
    expect(session.state.status).toBe('signed-out')
    expect(() => session.signIn({ accessToken: 'a', refreshToken: 'r' })).toThrow(/tokenStore/)
  })

  it('follows the store if a sign-in could not be stored unchanged (CK12)', () => {
    const { platform, tasks, now } = fakePlatform()
    const tokensOf = (user: string) => ({
      refreshToken: user,
      accessToken: accessToken({ now: now(), user, session: user }),
    })
    const stored = memoryStore(tokensOf('ada'))
    const write = () => {
      stored.write(tokensOf('another user'))
      throw new Error('Cookies are blocked.')
    }
    const session = new Session({
      platform,
      tasks,
      store: { ...stored, write },
      refresh: vi.fn(),
      endAtService,
    })
    session.subscribe(() => {})
    expect(session.state).toMatchObject({ refreshToken: 'ada' })
    expect(() => session.signIn(tokensOf('bob'))).toThrow('Cookies are blocked.')
    expect(session.state).toMatchObject({ refreshToken: 'another user' })
  })

  it('resolves to an access token without a refresh token until it expires', async () => {
    const { platform, tasks, ...device } = fakePlatform()
    const tokens = { refreshToken: null, accessToken: accessToken({ now: device.now() }) }
    const refresh = vi.fn()
    const store = memoryStore(tokens)
    const session = new Session({ platform, tasks, store, refresh, endAtService })
    device.pass(590_000)
    expect(await session.getTokens()).toEqual(tokens)
    device.pass(10_000)
    expect(await session.getTokens()).toEqual({ accessToken: null, refreshToken: null })
    expect(refresh).not.toHaveBeenCalled()
  })

  it('returns the age of the sign-in if the access token contains its time', () => {
    const { session, signIn, store } = openSession()
    expect(session.signInAgeMillis).toBeNull()
    signIn({ now: 5_000_000, signedInAt: 4_000_000 })
    expect(session.signInAgeMillis).toBe(1_000_000)
    signIn()
    expect(session.signInAgeMillis).toBeNull()
    store.write(other)
    expect(session.signInAgeMillis).toBeNull()
  })
})
