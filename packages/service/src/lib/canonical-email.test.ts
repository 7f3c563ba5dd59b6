import { expect, it } from 'vitest'
import { canonicalEmail } from './canonical-email.js'

it.each([
  ['the Kelvin sign', '\u212Aim@example.com', 'kim@example.com'],
  ['the Greek question mark', 'kim\u037E@example.com', 'kim;@example.com'],
])('keeps an address with %s apart from the ASCII address', (_what, address, ascii) => {
  expect(canonicalEmail(address)).not.toBe(canonicalEmail(ascii))
  expect(canonicalEmail(canonicalEmail(address))).toBe(canonicalEmail(address))
})
