import { describe, expect, it } from 'vitest'
import { cliLoginPhrase } from './cli-login-phrase.js'

describe('cliLoginPhrase', () => {
  // The value of FNV-1a (64 bits) for "foobar" is 0x85944171f73967e8, as its authors publish it.
  it('returns the 64 bits of FNV-1a in base 20, lowest digit first, with consonants as digits', () => {
    const letters = 'BCDFGHJKLMNPQRSTVWXZ'
    const digits = Array.from(0x85944171f73967e8n.toString(20)).reverse().slice(0, 8)
    const spelled = digits.map((digit) => letters[Number.parseInt(digit, 20)]).join('')
    expect(cliLoginPhrase('foobar')).toBe(`${spelled.slice(0, 4)}-${spelled.slice(4)}`)
  })

  it.each(['', 'x', 'CALL 0900', '<b>', '\u202E', 'é'.repeat(512)])(
    'returns eight consonants for the code %j',
    (code) => {
      expect(cliLoginPhrase(code)).toMatch(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/)
    },
  )

  it('returns different phrases for codes that differ in one character', () => {
    const codes = Array.from({ length: 1000 }, (_, index) => `${'k3mf7qwd'.repeat(5)}${index}`)
    expect(new Set(codes.map(cliLoginPhrase)).size).toBe(1000)
  })
})
