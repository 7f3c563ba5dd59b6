import { expect, it } from 'vitest'
import { createSealer } from './sealer.js'

const sealer = createSealer(Buffer.alloc(32, 1))

it.each(['', 'a secret', 'žlutý 🐎', 'x'.repeat(10_000)])('opens what it sealed: %s', (text) => {
  expect(sealer.open(sealer.seal(text))).toBe(text)
})

it('seals the same text differently each time', () => {
  expect(sealer.seal('same')).not.toBe(sealer.seal('same'))
})

it('opens nothing that was sealed under another key', () => {
  const sealed = createSealer(Buffer.alloc(32, 2)).seal('a secret')
  expect(() => sealer.open(sealed)).toThrow(/another key/)
})

it('opens nothing that was changed, at any byte, or cut short', () => {
  const sealed = Buffer.from(sealer.seal('a secret'), 'base64')
  for (const index of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => sealer.open(changed.toString('base64'))).toThrow(/another key/)
  }
  expect(() => sealer.open(sealed.subarray(0, 20).toString('base64'))).toThrow(/another key/)
  expect(() => sealer.open('')).toThrow(/another key/)
})

it('opens what one of several keys sealed, and seals it with the first', () => {
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const both = createSealer(first, second)
  const old = createSealer(second).seal('a secret')
  expect(both.open(old)).toBe('a secret')
  expect(sealer.open(both.renew(old) ?? '')).toBe('a secret')
  expect(both.renew(both.seal('a secret'))).toBeUndefined()
})
