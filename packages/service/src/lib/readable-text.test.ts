import { describe, expect, it } from 'vitest'
import { readableText } from './readable-text.js'

describe('readableText', () => {
  it.each([
    ['\u202Egnp.exe', 'gnp.exe'],
    ['a\u202Ab\u202Cc\u2067d\u2069e\u200Ff\u061Cg', 'abcdefg'],
    ['\u2066\u202Ea\u2069', 'a'],
    ['a\u2066', 'a'],
    ['on \u2066Chrome\u2069', 'on \u2066Chrome\u2069'],
    ['אבג', 'אבג'],
    [`a${'\u0301'.repeat(240)}b`, `a${'\u0301'.repeat(8)}b`],
  ])('returns %j as %j (R12)', (text, readable) => {
    expect(readableText(text)).toBe(readable)
  })
})
