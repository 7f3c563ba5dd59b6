import { expect, it } from 'vitest'
import { recent } from './recent.js'

it('keeps the last so many that were used, and never twice as many', () => {
  const values = recent<number>(10)
  for (let count = 0; count < 100; count += 1) {
    values.set(`v${count}`, count)
    expect(values.get('v0')).toBe(0)
    for (let last = Math.max(0, count - 7); last <= count; last += 1)
      expect(values.get(`v${last}`)).toBe(last)
  }
  const kept = Array.from({ length: 100 }, (_, count) => `v${count}`).filter((name) =>
    values.get(name),
  )
  expect(kept.length).toBeLessThan(20)
})

it('PP10: forgets what it is told to, wherever that was', () => {
  const values = recent<string>(3)
  for (const name of ['a', 'b', 'c', 'd']) values.set(name, name)
  for (const name of ['a', 'd']) {
    values.delete(name)
    expect(values.get(name)).toBeUndefined()
  }
  expect(values.get('b')).toBe('b')
  for (const name of ['__proto__', 'constructor']) expect(values.get(name)).toBeUndefined()
})
