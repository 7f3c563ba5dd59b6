import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { encodeCookie, parseCookies } from './cookie-text.js'

describe('parseCookies', () => {
  it('reads 3,000 cookies and keeps a value of 60 kB of % unchanged (CK14)', () => {
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
  ])('decodes each value of %s once (CK14)', (_, text) => {
    const decode = vi.spyOn(globalThis, 'decodeURIComponent')
    onTestFinished(() => decode.mockRestore())
    const cookies = parseCookies(text)
    expect(decode).toHaveBeenCalledTimes(cookies.length)
    const decoded = decode.mock.calls.reduce((sum, [value]) => sum + value.length, 0)
    expect(decoded).toBeLessThanOrEqual(text.length)
  })

  it('returns cookies with names of object properties like any other (CK13)', () => {
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
  ])('reads %j without an error (CK15)', (text, expected) => {
    expect(parseCookies(text)).toEqual(expected)
  })

  it('reads each value that encodeCookie has escaped (CK15)', () => {
    expect(encodeCookie('["r","a"]')).toBe('[%22r%22%2C%22a%22]')
    for (const value of ['a; b=c', 'é😀', '%41', '"', ' ', '\\', '\u0000']) {
      expect(parseCookies(`x=${encodeCookie(value)}`)).toEqual([['x', value]])
    }
  })
})
