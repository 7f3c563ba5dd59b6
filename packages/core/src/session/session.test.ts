import { describe, expect, it, vi } from 'vitest'
import { accessToken } from '../../test/access-token.js'
import { fakeJar, fakePlatform } from '../../test/fake-platform.js'
import { openSession } from '../../test/open-session.js'
import { Session } from './session.js'
import { memoryStore } from './stores/memory.js'
import { noStore } from './stores/none.js'
import type { TokenPair } from './tokens.js'

const other: TokenPair = { refreshToken: 'rB', accessToken: null }

describe('signing in and out', () => {
  it.each(['accessToken', 'refreshToken'] as const)(
    'refuses the text "undefined" as %s (TK01)',
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
  ])('OA24 OA25 is nothing without the %s token, and nothing is kept', (_, tokens) => {
    const { session, jar } = openSession()
    expect(() => session.signIn(tokens)).toThrow(/both tokens/)
    expect(jar.cookies.size).toBe(0)
  })

  it('CK05 keeps an access token that is too long for a cookie in memory', async () => {
    const { session, jar, device, signIn, refresh } = openSession()
    const { accessToken } = signIn({ user: 'u'.repeat(5_000) })
    expect([...jar.cookies.keys()]).toEqual(['latchkey-refresh-p1'])
    device.pass(60_000)
    expect(await session.getTokens()).toEqual({ refreshToken: 'r1', accessToken })
    expect(refresh).not.toHaveBeenCalled()
  })

  it('leaves the session of somebody else alone who has signed in in another tab (CC13)', () => {
    const jar = fakeJar()
    const silent = { ...jar.jar, subscribe: () => () => {} }
    const { session, signIn, store } = openSession({ jar: { ...jar, jar: silent } })
    session.subscribe(() => {})
    signIn()
    store.write(other)
    expect(session.signOut()).toEqual({ accessToken: null, refreshToken: null })
    expect(jar.cookies.get('latchkey-refresh-p1')).toBe('rB')
  })

  it('tells listeners once, and after the cookies say the same', () => {
    const { session, signIn, jar } = openSession()
    const seen: [string, number][] = []
    session.subscribe(() => seen.push([session.state.status, jar.cookies.size]))
    signIn()
    session.signOut()
    expect(seen).toEqual([
      ['active', 2],
      ['signed-out', 0],
    ])
  })

  it('watches store and page only while somebody listens', () => {
    const stopped: string[] = []
    const onLifecycle = () => () => void stopped.push('page')
    const watch = () => () => void stopped.push('store')
    const { platform, during } = fakePlatform({ onLifecycle })
    const store = { ...memoryStore(), watch }
    const session = new Session({ platform, during, store, renew: vi.fn() })
    const leave = [session.subscribe(() => {}), session.subscribe(() => {})]
    leave[0]?.()
    expect(stopped).toEqual([])
    leave[1]?.()
    expect(stopped).toEqual(['page', 'store'])
    session.subscribe(() => {})
    session.dispose()
    session.dispose()
    expect(stopped).toEqual(['page', 'store', 'page', 'store'])
  })

  it('has nothing to hand out when nobody is signed in', () => {
    expect(openSession().session.signOut()).toEqual({ accessToken: null, refreshToken: null })
  })

  it('shows every tab what one of them did', () => {
    const jar = fakeJar()
    const one = openSession({ jar })
    const two = openSession({ jar })
    const changed = vi.fn()
    two.session.subscribe(changed)
    one.signIn()
    expect(two.session.state.status).toBe('active')
    one.session.signOut()
    expect(two.session.state.status).toBe('signed-out')
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('signs every tab out when the cookies are deleted by hand, and does not write them back (CK19)', () => {
    const { session, signIn, jar } = openSession()
    signIn()
    session.subscribe(() => {})
    jar.jar.remove('latchkey-refresh-p1')
    expect(session.state.status).toBe('signed-out')
    expect(jar.cookies.has('latchkey-refresh-p1')).toBe(false)
  })

  it('keeps nothing without a store, and says what to do', () => {
    const { platform, during } = fakePlatform()
    const session = new Session({ platform, during, store: noStore, renew: vi.fn() })
    expect(session.state.status).toBe('signed-out')
    expect(() => session.signIn({ accessToken: 'a', refreshToken: 'r' })).toThrow(/tokenStore/)
  })

  it('goes by what the store holds where a sign-in could not be kept as it is (CK12)', () => {
    const { platform, during, now } = fakePlatform()
    const tokensOf = (user: string) => ({
      refreshToken: user,
      accessToken: accessToken({ now: now(), user, session: user }),
    })
    const held = memoryStore(tokensOf('ada'))
    const write = () => {
      held.write(tokensOf('somebody beside'))
      throw new Error('Cookies are blocked.')
    }
    const session = new Session({ platform, during, store: { ...held, write }, renew: vi.fn() })
    session.subscribe(() => {})
    expect(session.state).toMatchObject({ refreshToken: 'ada' })
    expect(() => session.signIn(tokensOf('bob'))).toThrow('Cookies are blocked.')
    expect(session.state).toMatchObject({ refreshToken: 'somebody beside' })
  })

  it('serves an access token alone until it expires, and then nothing', async () => {
    const { platform, during, ...device } = fakePlatform()
    const tokens = { refreshToken: null, accessToken: accessToken({ now: device.now() }) }
    const refreshed = vi.fn()
    const store = memoryStore(tokens)
    const session = new Session({ platform, during, store, renew: refreshed })
    device.pass(590_000)
    expect(await session.getTokens()).toEqual(tokens)
    device.pass(10_000)
    expect(await session.getTokens()).toEqual({ accessToken: null, refreshToken: null })
    expect(refreshed).not.toHaveBeenCalled()
  })
})
