import { expect, it } from 'vitest'
import { hashSecret, randomText } from './secrets.js'

it('uses every letter of the alphabet, and no other', () => {
  const letters = new Set(randomText(20_000))
  expect([...letters].sort().join('')).toBe('0123456789abcdefghjkmnpqrstvwxyz')
})

it('returns a different text of the given length each time', () => {
  const texts = Array.from({ length: 1000 }, () => randomText(45))
  expect(new Set(texts).size).toBe(1000)
  expect(texts.every((text) => text.length === 45)).toBe(true)
})

it('hashes with SHA-256', () => {
  expect(Buffer.from(hashSecret('abc'), 'base64url').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
