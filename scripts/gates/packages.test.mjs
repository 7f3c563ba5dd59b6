import { expect, test } from 'vitest'
import { isClientChunk } from './packages.mjs'

test.each([
  ["'use client'\n\nexport {}", true],
  ['"use client";export{}', true],
  ["export {}\n'use client'", false],
  ["'use strict'", false],
  ['', false],
])('%j: %s', (text, expected) => {
  expect(isClientChunk(text)).toBe(expected)
})
