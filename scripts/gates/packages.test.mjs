import { expect, test } from 'vitest'
import { isClientChunk, isNativeChunk } from './packages.mjs'

test.each([
  ["'use client'\n\nexport {}", true],
  ['"use client";export{}', true],
  ["export {}\n'use client'", false],
  ["'use strict'", false],
  ['', false],
])('%j: %s', (text, expected) => {
  expect(isClientChunk(text)).toBe(expected)
})

test.each([
  ['const { env } = import.meta', false],
  ['import . meta.env', false],
  ['var import_meta = {}; import("./meta.js")', true],
])('%j is for React Native: %s', (text, expected) => {
  expect(isNativeChunk(text)).toBe(expected)
})
