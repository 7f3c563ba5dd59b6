import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { encodeCookie, parseCookies } from './cookie-text.js'

describe('a cookie text', () => {
  it('CK14 of 3000 pairs and 64 kB is read whole, and a value of 60 kB of % stays as it is', () => {
    const many = Array.from({ length: 3_000 }, (_, index) => `name-${index}=value-${index}`)
    expect(parseCookies(many.join('; '))).toHaveLength(3_000)
    const percent = '%'.repeat(60_000)
    expect(parseCookies(`a=${percent}; b=1`)).toEqual([
      ['a', percent],
      ['b', '1'],
    ])
  })

  it.each([
    [
      '3000 pairs',
      Array.from({ length: 3_000 }, (_, index) => `n${index}=v%41${index}`).join('; '),
    ],
    ['one value of 60 kB of %', `a=${'%'.repeat(60_000)}; b=1`],
    ['64 kB of semicolons', ';'.repeat(64_000)],
    ['64 kB of equals signs', '='.repeat(64_000)],
    ['64 kB of blanks', `${' '.repeat(32_000)}=${' '.repeat(32_000)}`],
  ])('CK14 of %s is decoded once, each value by itself', (_, text) => {
    const decode = vi.spyOn(globalThis, 'decodeURIComponent')
    onTestFinished(() => decode.mockRestore())
    const cookies = parseCookies(text)
    expect(decode).toHaveBeenCalledTimes(cookies.length)
    const decoded = decode.mock.calls.reduce((sum, [value]) => sum + value.length, 0)
    expect(decoded).toBeLessThanOrEqual(text.length)
  })

  it('CK13 makes nothing of names that objects have', () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
    const cookies = parseCookies(names.map((name) => `${name}=planted`).join('; '))
    expect(cookies).toEqual(names.map((name) => [name, 'planted']))
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('planted')
    expect(({} as { planted?: string }).planted).toBeUndefined()
  })

  it.each([
    ['', []],
    [';;; ;', []],
    ['nothing', []],
    ['=', [['', '']]],
    ['a=', [['a', '']]],
    ['a==b=', [['a', '=b=']]],
    [' a = b ', [['a', 'b']]],
    ['a="b c"', [['a', '"b c"']]],
    ['a=%E0%A4%A', [['a', '%E0%A4%A']]],
    ['a=%zz%41', [['a', '%zz%41']]],
    ['a=1;a=2', [['a', '1'], ['a', '2']]], // prettier-ignore
  ])('CK15 %j is read without a throw', (text, expected) => {
    expect(parseCookies(text)).toEqual(expected)
  })

  it('CK15 holds whatever is put into it, escaped as in the protocol', () => {
    expect(encodeCookie('["r","a"]')).toBe('[%22r%22%2C%22a%22]')
    for (const value of ['a; b=c', 'é😀', '%41', '"', ' ', '\\', '\u0000']) {
      expect(parseCookies(`x=${encodeCookie(value)}`)).toEqual([['x', value]])
    }
  })
})
