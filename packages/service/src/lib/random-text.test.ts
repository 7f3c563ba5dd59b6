import { expect, it } from 'vitest'
import { randomText } from './random-text.js'

it('uses every letter of the alphabet, and no other', () => {
  const letters = new Set(randomText(20_000))
  expect([...letters].sort().join('')).toBe('0123456789abcdefghjkmnpqrstvwxyz')
})

it('returns a different text of the given length each time', () => {
  const texts = Array.from({ length: 1000 }, () => randomText(45))
  expect(new Set(texts).size).toBe(1000)
  expect(texts.every((text) => text.length === 45)).toBe(true)
})
