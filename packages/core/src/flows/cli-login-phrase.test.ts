import { expect, it } from 'vitest'
import { cliLoginPhrase } from './cli-login-phrase.js'

// The value of FNV-1a (64 bits) for "foobar" is 0x85944171f73967e8, as its authors publish it.
it('is made of the 64 bits of FNV-1a, lowest first, by letters that spell no words', () => {
  const letters = 'BCDFGHJKLMNPQRSTVWXZ'
  const digits = Array.from(0x85944171f73967e8n.toString(20)).reverse().slice(0, 8)
  const spelled = digits.map((digit) => letters[Number.parseInt(digit, 20)]).join('')
  expect(cliLoginPhrase('foobar')).toBe(`${spelled.slice(0, 4)}-${spelled.slice(4)}`)
})

it.each(['', 'x', 'CALL 0900', '<b>', '\u202E', 'é'.repeat(512)])(
  'never shows what the code %j says',
  (code) => {
    expect(cliLoginPhrase(code)).toMatch(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/)
  },
)

it('differs for codes that differ in one letter', () => {
  const codes = Array.from({ length: 1000 }, (_, index) => `${'k3mf7qwd'.repeat(5)}${index}`)
  expect(new Set(codes.map(cliLoginPhrase)).size).toBe(1000)
})
