import { expect, it } from 'vitest'
import { hashSecret } from './hash-secret.js'

it('hashes with SHA-256', () => {
  expect(Buffer.from(hashSecret('abc'), 'base64url').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
