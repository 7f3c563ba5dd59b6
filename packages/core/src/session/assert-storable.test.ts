import { expect, it } from 'vitest'
import { fakeJar, fakePlatform } from '../../test/fake-platform.js'
import type { CookieJar } from '../platform/platform.js'
import { assertStorable } from './assert-storable.js'
import { cookieStore } from './stores/cookie.js'
import { memoryStore } from './stores/memory.js'

const open = (jar: CookieJar) => {
  const platform = { ...fakePlatform().platform, cookies: jar }
  return { platform, store: cookieStore(platform, jar, 'latchkey', 'p1') }
}

it('leaves no cookie behind when cookies are kept', () => {
  const { jar, cookies } = fakeJar()
  assertStorable(open(jar))
  expect([...cookies.keys()]).toEqual([])
})

it('throws CookiesBlockedError when the browser drops cookies without an error', () => {
  const { jar } = fakeJar()
  const parts = open({ ...jar, read: () => '' })
  expect(() => assertStorable(parts)).toThrow(
    expect.objectContaining({ name: 'CookiesBlockedError' }),
  )
})

it('checks no store outside of cookies', () => {
  const { platform } = fakePlatform()
  expect(() => assertStorable({ platform, store: memoryStore() })).not.toThrow()
})

it('leaves a store in cookies to itself where the platform has none', () => {
  const { store } = open(fakeJar().jar)
  const { cookies: _, ...platform } = fakePlatform().platform
  expect(() => assertStorable({ platform, store })).not.toThrow()
})
