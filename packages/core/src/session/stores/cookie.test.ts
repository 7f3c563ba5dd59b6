import { describe, expect, it, vi } from 'vitest'
import { fakeJar, fakePlatform } from '../../../test/fakes/fake-platform.js'
import { cookieStore } from './cookie.js'
import { encodeCookie } from './cookie-text.js'
import type { CookieFormat } from './session-cookies.js'

function open(
  cookies: Record<string, string> = {},
  { format = 'plain', isSecure = false }: { format?: CookieFormat; isSecure?: boolean } = {},
) {
  const jar = fakeJar()
  for (const [name, value] of Object.entries(cookies)) jar.cookies.set(name, value)
  const device = fakePlatform()
  const secured = { ...jar.jar, isSecure }
  const store = cookieStore(device.platform, secured, {
    prefix: 'latchkey',
    projectId: 'p1',
    format,
  })
  return { ...jar, jar: secured, device, store }
}
const pair = (refresh: string, access: string) => `[%22${refresh}%22%2C%22${access}%22]`

const later = (refreshToken: string, updatedAtMillis: number) =>
  encodeCookie(JSON.stringify({ refresh_token: refreshToken, updated_at_millis: updatedAtMillis }))

describe('cookieStore.read', () => {
  it('returns the access token that belongs to the refresh token', () => {
    const { store } = open({ 'latchkey-refresh-p1': 'r1', 'latchkey-access': pair('r1', 'a1') })
    expect(store.read()).toEqual({ refreshToken: 'r1', accessToken: 'a1' })
    expect(store.read()).toBe(store.read())
  })

  it('ignores an access token of another refresh token (CK08, CK11)', () => {
    const { store } = open({ 'latchkey-refresh-p1': 'r2', 'latchkey-access': pair('r1', 'a1') })
    expect(store.read()).toEqual({ refreshToken: 'r2', accessToken: null })
  })

  it.each([
    ...['["a', '[1,2]', 'null', '{}', '["x","y","z"]', '%', '%E0%A4%A', ''],
    // These values start like a valid cookie.
    ...['["r1"]', '["r1",5]', '["r1","a1","x"]', '{"0":"r1","1":"a1","length":2}'],
  ])('ignores the damaged access cookie %s (CK07)', (value) => {
    const { store } = open({ 'latchkey-refresh-p1': 'r1', 'latchkey-access': value })
    expect(store.read()).toEqual({ refreshToken: 'r1', accessToken: null })
  })

  it.each(
    ['latchkey-refresh-p1', 'latchkey-refresh'].flatMap((name) =>
      ['undefined', 'null', '', '  '].map((value) => [name, value] as const),
    ),
  )(
    'finds no session in the cookie %s with the value "%s", removes it and warns once (CK09)',
    (name, value) => {
      const { store, cookies, device } = open({ [name]: value })
      expect(store.read().refreshToken).toBeNull()
      expect(cookies.has(name)).toBe(false)
      cookies.set(name, value)
      expect(store.read().refreshToken).toBeNull()
      expect(device.warnings).toEqual([`The cookie ${name} contained no token and was removed.`])
    },
  )

  it('warns once if a cookie without a token cannot be removed (CK09)', () => {
    const { device } = open()
    const stays = { ...fakeJar().jar, read: () => 'latchkey-refresh=undefined' }
    const store = cookieStore(device.platform, stays, { prefix: 'latchkey', projectId: 'p1' })
    for (let count = 0; count < 3; count += 1) expect(store.read().refreshToken).toBeNull()
    expect(device.warnings).toHaveLength(1)
  })

  it.each(['undefined', 'null', ''])(
    'keeps its own cookie if a planted one has the value "%s" (CK09, CK12)',
    (value) => {
      const { device, jar } = open()
      const remove = vi.fn()
      const read = () => `latchkey-refresh-p1=${value}; latchkey-refresh-p1=r1`
      const store = cookieStore(
        device.platform,
        { ...jar, read, remove },
        { prefix: 'latchkey', projectId: 'p1' },
      )
      expect(store.read().refreshToken).toBe('r1')
      expect(remove).not.toHaveBeenCalled()
      expect(device.warnings).toEqual([])
    },
  )

  it('reads the cookie of an older version if it is the only one (CK10)', () => {
    expect(open({ 'latchkey-refresh': 'old' }).store.read().refreshToken).toBe('old')
    const both = open({ 'latchkey-refresh': 'old', 'latchkey-refresh-p1': 'new' })
    expect(both.store.read().refreshToken).toBe('new')
  })

  it('reads the __Host- cookie of later clients first', () => {
    const cookies = {
      'latchkey-refresh-p1--default': later('r1', 1),
      '__Host-latchkey-refresh-p1--default': later('r2', 2),
      'latchkey-refresh': 'oldest',
      'latchkey-access': pair('r2', 'a2'),
    }
    expect(open(cookies).store.read()).toEqual({ refreshToken: 'r2', accessToken: 'a2' })
  })

  it('prefers a __Host- cookie to cookies that other hosts can set, whatever their time (R11)', () => {
    const cookies = {
      'latchkey-refresh-p1': 'planted',
      'latchkey-refresh-p1--default': later('planted', 9_000_000_000_000),
      'latchkey-access': pair('planted', 'planted'),
      '__Host-latchkey-refresh-p1--default': later('r1', 1),
    }
    for (const format of ['plain', 'json'] as const)
      expect(open(cookies, { format }).store.read()).toEqual({
        refreshToken: 'r1',
        accessToken: null,
      })
  })

  it('prefers the cookie with a time of two cookies of later clients', () => {
    const { device, jar } = open()
    const name = 'latchkey-refresh-p1--default'
    const read = () =>
      `${name}=${encodeCookie('{"refresh_token":"r1"}')}; ${name}=${later('r2', 2)}`
    const options = { prefix: 'latchkey', projectId: 'p1' }
    expect(cookieStore(device.platform, { ...jar, read }, options).read().refreshToken).toBe('r2')
  })

  it.each(['', 'null', '{}', '{"refresh_token":5}', '{"refresh_token":""}', '{', '["r1"]'])(
    'ignores the damaged cookie %s of a later client',
    (value) => {
      const { store } = open({ 'latchkey-refresh-p1--default': encodeCookie(value) })
      expect(store.read().refreshToken).toBeNull()
    },
  )

  it('warns once of two cookies with one name and uses the one that the access token names (CK12)', () => {
    const { device } = open()
    let text = `latchkey-refresh-p1=planted; latchkey-refresh-p1=r1; latchkey-access=${pair('r1', 'a1')}`
    const jar = { ...fakeJar().jar, read: () => text }
    const store = cookieStore(device.platform, jar, { prefix: 'latchkey', projectId: 'p1' })
    expect(store.read()).toEqual({ refreshToken: 'r1', accessToken: 'a1' })
    text += `; latchkey-access=${pair('r2', 'a2')}`
    expect(store.read()).toEqual({ refreshToken: 'r1', accessToken: 'a1' })
    expect(device.warnings).toEqual([
      'Several paths or domains set the cookie latchkey-refresh-p1.',
    ])
  })

  it.each(['__proto__', 'constructor', 'toString'])(
    'is not confused by a cookie named %s (CK13)',
    (name) => {
      const { store } = open({ [name]: 'x', 'latchkey-refresh-p1': 'r1' })
      expect(store.read().refreshToken).toBe('r1')
    },
  )
})

describe('cookieStore.write', () => {
  it.each(['r2', null])('removes the cookies of later clients with the token %s', (token) => {
    const { store, cookies } = open({
      'latchkey-refresh-p1--default': later('r1', 1),
      '__Host-latchkey-refresh-p1--default': later('r1', 1),
    })
    store.write({ refreshToken: token, accessToken: null })
    expect([...cookies.keys()]).toEqual(token === null ? [] : ['latchkey-refresh-p1'])
    expect(store.read().refreshToken).toBe(token)
  })

  it('writes the names and values of the protocol and removes the cookie of an older version', () => {
    const { store, cookies, jar } = open({ 'latchkey-refresh': 'old' })
    const write = vi.spyOn(jar, 'write')
    store.write({ refreshToken: 'r1', accessToken: 'a1' })
    expect(write.mock.calls).toEqual([
      ['latchkey-access', '[%22r1%22%2C%22a1%22]', { maxAgeSeconds: 86_400 }],
      ['latchkey-refresh-p1', 'r1', { maxAgeSeconds: 31_536_000 }],
    ])
    expect([...cookies.keys()]).toEqual(['latchkey-access', 'latchkey-refresh-p1'])
  })

  it.each([
    [true, '__Host-latchkey-refresh-p1--default'],
    [false, 'latchkey-refresh-p1--default'],
  ])('writes the cookies of later clients in the format json, with https: %s', (isSecure, name) => {
    const others = {
      'latchkey-refresh': 'oldest',
      'latchkey-refresh-p1': 'r1',
      'latchkey-refresh-p1--default': later('r1', 1),
      '__Host-latchkey-refresh-p1--default': later('r1', 1),
    }
    const { store, cookies, device } = open(others, { format: 'json', isSecure })
    store.write({ refreshToken: 'r2', accessToken: 'a2' })
    expect(Object.fromEntries(cookies)).toEqual({
      'latchkey-access': pair('r2', 'a2'),
      [name]: later('r2', device.now()),
    })
    expect(store.read()).toEqual({ refreshToken: 'r2', accessToken: 'a2' })
    store.write({ refreshToken: null, accessToken: null })
    expect(cookies.size).toBe(0)
  })

  it('removes what is null', () => {
    const { store, cookies } = open()
    store.write({ refreshToken: 'r1', accessToken: 'a1' })
    store.write({ refreshToken: 'r1', accessToken: null })
    expect([...cookies.keys()]).toEqual(['latchkey-refresh-p1'])
    store.write({ refreshToken: null, accessToken: null })
    expect(cookies.size).toBe(0)
  })

  it.each([
    [4096, true],
    [4097, false],
  ])(
    'stores an access cookie of %i bytes: %s; always stores the refresh token (CK05)',
    (bytes, isStored) => {
      const { store, cookies } = open()
      const overhead = 'latchkey-access'.length + pair('r1', '').length
      store.write({ refreshToken: 'r1', accessToken: 'a'.repeat(bytes - overhead) })
      expect(cookies.has('latchkey-access')).toBe(isStored)
      expect(cookies.get('latchkey-refresh-p1')).toBe('r1')
    },
  )

  it('rejects a refresh token that is too long for a cookie (CK06)', () => {
    expect(() => open().store.write({ refreshToken: 'r'.repeat(4096), accessToken: null })).toThrow(
      /does not fit into a cookie/,
    )
  })

  it('throws if cookies are blocked (CK17)', () => {
    const { device } = open()
    const blocked = { ...fakeJar().jar, read: () => '' }
    const store = cookieStore(device.platform, blocked, { prefix: 'latchkey', projectId: 'p1' })
    expect(() => store.write({ refreshToken: 'r1', accessToken: null })).toThrow(
      /cookies are blocked/,
    )
  })

  it('reads all characters that it has written (CK15)', () => {
    const { store } = open()
    const tokens = { refreshToken: 'a "b"=; c,%é\\', accessToken: '😀;,"' }
    store.write(tokens)
    expect(store.read()).toEqual(tokens)
  })
})

describe('cookieStore.write with planted cookies (R11)', () => {
  it('names the cookie of another host that hides its own', () => {
    const { device, jar } = open()
    const read = () => `latchkey-refresh-p1=planted; ${jar.read()}`
    const options = { prefix: 'latchkey', projectId: 'p1' }
    const store = cookieStore(device.platform, { ...jar, read }, options)
    expect(() => store.write({ refreshToken: 'r1', accessToken: null })).toThrow(
      /another host or path has set the cookie latchkey-refresh-p1\. .* __Host-/,
    )
  })
})

describe('cookieStore with an older prefix (R11)', () => {
  const options = { prefix: '__Host-latchkey', olderPrefix: 'latchkey', projectId: 'p1' }

  /** Opens the store on a page with its own cookies and with cookies of another host, which it cannot remove. */
  function openMoved(own: Record<string, string>, planted = '') {
    const { jar, cookies, device } = open(own, { isSecure: true })
    const read = () => [planted, jar.read()].filter((text) => text !== '').join('; ')
    const store = cookieStore(device.platform, { ...jar, read }, options)
    return { store, cookies, device }
  }

  it.each([
    { 'latchkey-refresh-p1': 'r1', 'latchkey-access': pair('r1', 'a1') },
    { 'latchkey-refresh-p1--default': later('r1', 1), 'latchkey-access': pair('r1', 'a1') },
    { 'latchkey-refresh': 'r1', 'latchkey-access': pair('r1', 'a1') },
  ])('moves the session of the cookies %o', (own) => {
    const { store, cookies, device } = openMoved(own)
    expect(store.read()).toEqual({ refreshToken: 'r1', accessToken: 'a1' })
    expect([...cookies.keys()]).toEqual(['__Host-latchkey-access', '__Host-latchkey-refresh-p1'])
    expect(device.warnings).toEqual([])
  })

  it('keeps its session in the format json', () => {
    const { jar, device } = open({}, { isSecure: true })
    const openAgain = () =>
      cookieStore(device.platform, { ...jar, isSecure: true }, { ...options, format: 'json' })
    openAgain().write({ refreshToken: 'r1', accessToken: 'a1' })
    expect(openAgain().read()).toEqual({ refreshToken: 'r1', accessToken: 'a1' })
  })

  it('keeps its session and removes an older one', () => {
    const { store, cookies } = openMoved({
      '__Host-latchkey-refresh-p1': 'r1',
      'latchkey-refresh-p1': 'r2',
    })
    expect(store.read().refreshToken).toBe('r1')
    expect([...cookies.keys()]).toEqual(['__Host-latchkey-refresh-p1'])
  })

  const planted = `latchkey-refresh-p1=eve; latchkey-access=${pair('eve', 'a2')}`

  it('ignores the session that another host has set and names its cookies', () => {
    const { store, device } = openMoved({}, planted)
    expect(store.read()).toEqual({ refreshToken: null, accessToken: null })
    expect(device.warnings).toEqual([
      'Another host or path has set the cookie latchkey-refresh-p1. It is ignored.',
      'Another host or path has set the cookie latchkey-access. It is ignored.',
    ])
    store.write({ refreshToken: 'r1', accessToken: 'a1' })
    expect(store.read()).toEqual({ refreshToken: 'r1', accessToken: 'a1' })
  })

  it('moves its own session from between the cookies of another host', () => {
    const own = { 'latchkey-refresh-p1': 'r1', 'latchkey-access': pair('r1', 'a1') }
    expect(openMoved(own, planted).store.read()).toEqual({ refreshToken: 'r1', accessToken: 'a1' })
  })
})

describe('cookieStore.watch', () => {
  it('polls every 100 ms if the platform reports no changes, only while there is a listener (CK24)', () => {
    const { device, jar } = open()
    const { subscribe: _, ...silent } = jar
    const store = cookieStore(device.platform, silent, { prefix: 'latchkey', projectId: 'p1' })
    const listener = vi.fn()
    expect(device.timers.size).toBe(0)
    const set = vi.spyOn(device.platform.timers, 'set')
    const stop = store.watch?.(listener)
    device.pass(1000)
    expect(listener).toHaveBeenCalledTimes(10)
    expect(device.timers.size).toBe(1)
    // No timer keeps a process alive.
    expect(set.mock.calls.map(([, ...options]) => options)).toEqual(Array(11).fill([100, true]))
    stop?.()
    expect(device.timers.size).toBe(0)
  })

  it('uses no timer if the platform reports changes', () => {
    const { device, store, jar } = open()
    const listener = vi.fn()
    const stop = store.watch?.(listener)
    expect(device.timers.size).toBe(0)
    jar.write('x', 'y', { maxAgeSeconds: 1 })
    expect(listener).toHaveBeenCalledOnce()
    stop?.()
    jar.write('x', 'z', { maxAgeSeconds: 1 })
    expect(listener).toHaveBeenCalledOnce()
  })
})
