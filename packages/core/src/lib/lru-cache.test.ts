import { describe, expect, it } from 'vitest'
import { LruCache } from './lru-cache.js'

describe('LruCache', () => {
  it('keeps the most recently used entries up to the limit', () => {
    const cache = new LruCache<number>(10)
    for (let count = 0; count < 100; count += 1) {
      cache.set(`v${count}`, count)
      expect(cache.get('v0')).toBe(0)
      for (let last = Math.max(0, count - 7); last <= count; last += 1)
        expect(cache.get(`v${last}`)).toBe(last)
    }
    const names = Array.from({ length: 100 }, (_, count) => `v${count}`)
    expect(names.filter((name) => cache.get(name) !== undefined)).toHaveLength(10)
  })

  it('replaces a value without removing another one', () => {
    const cache = new LruCache<number>(2)
    cache.set('a', 1)
    cache.set('b', 1)
    cache.set('a', 2)
    expect([cache.get('a'), cache.get('b')]).toEqual([2, 1])
    cache.set('c', 1)
    expect(cache.get('a')).toBeUndefined()
  })

  it('deletes entries and contains no properties of objects (PP10)', () => {
    const cache = new LruCache<string>(3)
    for (const name of ['a', 'b', 'c', 'd']) cache.set(name, name)
    for (const name of ['a', 'd']) {
      cache.delete(name)
      expect(cache.get(name)).toBeUndefined()
    }
    expect(cache.get('b')).toBe('b')
    for (const name of ['__proto__', 'constructor']) expect(cache.get(name)).toBeUndefined()
  })

  it('deletes the entries that match', () => {
    const cache = new LruCache<number>(3)
    for (const value of [1, 2, 3]) cache.set(`v${value}`, value)
    cache.deleteWhere((value) => value > 1)
    expect([1, 2, 3].map((value) => cache.get(`v${value}`))).toEqual([1, undefined, undefined])
  })
})
