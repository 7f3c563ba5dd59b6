import { afterEach, expect, it, vi } from 'vitest'
import { storage } from '../../src/platform/storage.js'

const NAME = 'latchkey-storage-test'
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.removeItem(NAME)
})

it('is what this tab remembers', () => {
  expect(storage.get(NAME)).toBeNull()
  expect(storage.set(NAME, 'a')).toBe(true)
  expect([storage.get(NAME), sessionStorage.getItem(NAME)]).toEqual(['a', 'a'])
  storage.remove(NAME)
  expect(storage.get(NAME)).toBeNull()
})

it('CK18: keeps nothing where there is no more room, and says so', () => {
  expect(storage.set(NAME, 'x'.repeat(20_000_000))).toBe(false)
  expect(storage.get(NAME)).toBeNull()
})

it('CK18: is empty where the page may not have one', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(storage.get(NAME)).toBeNull()
  expect(storage.set(NAME, 'a')).toBe(false)
  expect(() => storage.remove(NAME)).not.toThrow()
})
