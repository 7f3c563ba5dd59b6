import { afterEach, expect, it, vi } from 'vitest'
import { tabStorage as storage } from '../../src/platform/browser.js'

const NAME = 'latchkey-storage-test'
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.removeItem(NAME)
})

it('tabStorage stores values for the current tab', () => {
  expect(storage.get(NAME)).toBeNull()
  expect(storage.set(NAME, 'a')).toBe(true)
  expect([storage.get(NAME), sessionStorage.getItem(NAME)]).toEqual(['a', 'a'])
  storage.remove(NAME)
  expect(storage.get(NAME)).toBeNull()
})

it('tabStorage.set returns false if the storage is full (CK18)', () => {
  expect(storage.set(NAME, 'x'.repeat(20_000_000))).toBe(false)
  expect(storage.get(NAME)).toBeNull()
})

it('tabStorage is empty if the page cannot use storage (CK18)', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(storage.get(NAME)).toBeNull()
  expect(storage.set(NAME, 'a')).toBe(false)
  expect(() => storage.remove(NAME)).not.toThrow()
})
