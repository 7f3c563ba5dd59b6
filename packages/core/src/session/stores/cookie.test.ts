import { describe, expect, it, vi } from 'vitest'
import { fakeJar, fakePlatform } from '../../../test/fake-platform.js'
import { cookieStore } from './cookie.js'

function open(cookies: Record<string, string> = {}) {
  const jar = fakeJar()
  for (const [name, value] of Object.entries(cookies)) jar.cookies.set(name, value)
  const device = fakePlatform()
  return { ...jar, device, store: cookieStore(device.platform, jar.jar, 'latchkey', 'p1') }
}
const pair = (refresh: string, access: string) => `[%22${refresh}%22%2C%22${access}%22]`

describe('reading', () => {
  it('takes the access token that belongs to the refresh token', () => {
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
    // They begin as the right one does.
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
    'takes no session from the cookie %s when it is "%s", removes it, and says so once (CK09)',
    (name, value) => {
      const { store, cookies, device } = open({ [name]: value })
      expect(store.read().refreshToken).toBeNull()
      expect(cookies.has(name)).toBe(false)
      cookies.set(name, value)
      expect(store.read().refreshToken).toBeNull()
      expect(device.warnings).toEqual([`The cookie ${name} held no token: removed.`])
    },
  )

  it('looks on where a cookie without a token cannot be removed (CK09)', () => {
    const { device } = open()
    const stays = { ...fakeJar().jar, read: () => 'latchkey-refresh=undefined' }
    const store = cookieStore(device.platform, stays, 'latchkey', 'p1')
    for (let count = 0; count < 3; count += 1) expect(store.read().refreshToken).toBeNull()
    expect(device.warnings).toHaveLength(1)
  })

  it.each(['undefined', 'null', ''])(
    'keeps its own cookie beside a planted one that is "%s" (CK09, CK12)',
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

  it('reads the cookie of an older kit when it is alone, and prefers the newer one (CK10)', () => {
    expect(open({ 'latchkey-refresh': 'old' }).store.read().refreshToken).toBe('old')
    const both = open({ 'latchkey-refresh': 'old', 'latchkey-refresh-p1': 'new' })
    expect(both.store.read().refreshToken).toBe('new')
  })

  it('warns once of two cookies of one name, and takes the one that its access token names (CK12)', () => {
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

describe('writing', () => {
  it('writes the names and values of the protocol, and removes the older cookie', () => {
    const { store, cookies, jar } = open({ 'latchkey-refresh': 'old' })
    const write = vi.spyOn(jar, 'write')
    store.write({ refreshToken: 'r1', accessToken: 'a1' })
    expect(write.mock.calls).toEqual([
      ['latchkey-access', '[%22r1%22%2C%22a1%22]', { maxAgeSeconds: 86_400 }],
      ['latchkey-refresh-p1', 'r1', { maxAgeSeconds: 31_536_000 }],
    ])
    expect([...cookies.keys()]).toEqual(['latchkey-access', 'latchkey-refresh-p1'])
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
    'keeps an access cookie of %i bytes: %s; the refresh token in any case (CK05)',
    (bytes, isKept) => {
      const { store, cookies } = open()
      const overhead = 'latchkey-access'.length + pair('r1', '').length
      store.write({ refreshToken: 'r1', accessToken: 'a'.repeat(bytes - overhead) })
      expect(cookies.has('latchkey-access')).toBe(isKept)
      expect(cookies.get('latchkey-refresh-p1')).toBe('r1')
    },
  )

  it('refuses a refresh token that no cookie can hold (CK06)', () => {
    expect(() => open().store.write({ refreshToken: 'r'.repeat(4096), accessToken: null })).toThrow(
      /cannot be stored/,
    )
  })

  it('says so when cookies are blocked, instead of failing silently (CK17)', () => {
    const { device } = open()
    const blocked = { ...fakeJar().jar, read: () => '' }
    const store = cookieStore(device.platform, blocked, 'latchkey', 'p1')
    expect(() => store.write({ refreshToken: 'r1', accessToken: null })).toThrow(
      /cookies are blocked/,
    )
  })

  it('reads back what it wrote, whatever is in it (CK15)', () => {
    const { store } = open()
    const tokens = { refreshToken: 'a "b"=; c,%é\\', accessToken: '😀;,"' }
    store.write(tokens)
    expect(store.read()).toEqual(tokens)
  })
})

describe('watching', () => {
  it('CK24 looks every 100 ms where the platform tells of no changes, only while somebody watches', () => {
    const { device, jar } = open()
    const { subscribe: _, ...silent } = jar
    const store = cookieStore(device.platform, silent, 'latchkey', 'p1')
    const seen = vi.fn()
    expect(device.timers.size).toBe(0)
    const set = vi.spyOn(device.platform.timers, 'set')
    const stop = store.watch?.(seen)
    device.pass(1000)
    expect(seen).toHaveBeenCalledTimes(10)
    expect(device.timers.size).toBe(1)
    // None of them keeps a process from ending.
    expect(set.mock.calls.map(([, ...how]) => how)).toEqual(Array(11).fill([100, true]))
    stop?.()
    expect(device.timers.size).toBe(0)
  })

  it('needs no timer where the platform tells of changes', () => {
    const { device, store, jar } = open()
    const seen = vi.fn()
    const stop = store.watch?.(seen)
    expect(device.timers.size).toBe(0)
    jar.write('x', 'y', { maxAgeSeconds: 1 })
    expect(seen).toHaveBeenCalledOnce()
    stop?.()
    jar.write('x', 'z', { maxAgeSeconds: 1 })
    expect(seen).toHaveBeenCalledOnce()
  })
})
