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
  const store = cookieStore(device.platform, secured, 'latchkey', 'p1', format)
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
    const store = cookieStore(device.platform, stays, 'latchkey', 'p1')
    for (let count = 0; count < 3; count += 1) expect(store.read().refreshToken).toBeNull()
    expect(device.warnings).toHaveLength(1)
  })

  it.each(['undefined', 'null', ''])(
    'keeps its own cookie if a planted one has the value "%s" (CK09, CK12)',
    (value) => {
      const { device, jar } = open()
      const remove = vi.fn()
      const read = () => `latchkey-refresh-p1=${value}; latchkey-refresh-p1=r1`
      const store = cookieStore(device.platform, { ...jar, read, remove }, 'latchkey', 'p1')
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

  it('reads the newest cookie of later clients if there is none of its own', () => {
    const cookies = {
      'latchkey-refresh-p1--default': later('r1', 1),
      '__Host-latchkey-refresh-p1--default': later('r2', 2),
      'latchkey-refresh': 'oldest',
      'latchkey-access': pair('r2', 'a2'),
    }
    expect(open(cookies).store.read()).toEqual({ refreshToken: 'r2', accessToken: 'a2' })
    const own = { ...cookies, 'latchkey-refresh-p1': 'r3' }
    expect(open(own).store.read()).toEqual({ refreshToken: 'r3', accessToken: null })
  })

  it('prefers the cookie with a time of two cookies of later clients', () => {
    const cookies = {
      'latchkey-refresh-p1--default': encodeCookie('{"refresh_token":"r1"}'),
      '__Host-latchkey-refresh-p1--default': later('r2', 2),
    }
    expect(open(cookies).store.read().refreshToken).toBe('r2')
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
    const store = cookieStore(device.platform, jar, 'latchkey', 'p1')
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
    const store = cookieStore(device.platform, blocked, 'latchkey', 'p1')
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

describe('cookieStore.watch', () => {
  it('polls every 100 ms if the platform reports no changes, only while there is a listener (CK24)', () => {
    const { device, jar } = open()
    const { subscribe: _, ...silent } = jar
    const store = cookieStore(device.platform, silent, 'latchkey', 'p1')
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
