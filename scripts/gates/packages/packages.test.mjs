import { expect, test } from 'vitest'
import { hasNoSecondMap, isClientChunk, isNativeChunk } from './packages.mjs'

test.each([
  ["'use client'\n\nexport {}", true],
  ['"use client";export{}', true],
  ["export {}\n'use client'", false],
  ["'use strict'", false],
  ['', false],
])('isClientChunk of %j is %s', (text, expected) => {
  expect(isClientChunk(text)).toBe(expected)
})

test.each([
  ['const { env } = import.meta', false],
  ['import . meta.env', false],
  ['var import_meta = {}; import("./meta.js")', true],
])('isNativeChunk of %j is %s', (text, expected) => {
  expect(isNativeChunk(text)).toBe(expected)
})

test.each([
  ['export {}\n//# sourceMappingURL=a.js.map', true],
  ['export {}\n//# sourceMappingURL=a.js.map\n//# sourceMappingURL=a.js.map', false],
  ['export {}', true],
])('hasNoSecondMap of %j is %s', (text, expected) => {
  expect(hasNoSecondMap(text)).toBe(expected)
})
