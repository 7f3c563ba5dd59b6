import { describe, expect, it } from 'vitest'
import file from '../../test/vectors/retry-after-vectors.json' with { type: 'json' }
import { retryAfterMillis } from './retry-after.js'

interface Vector {
  header: string | null
  responseDateHeader?: string
  expectMillis: number | null
}

const { nowMillis } = file
const vectors: (Vector & { id: string })[] = file.vectors

describe('Retry-After', () => {
  it.each(vectors)('$id $header', ({ header, responseDateHeader, expectMillis }) => {
    expect(retryAfterMillis(header, responseDateHeader ?? null, nowMillis)).toBe(expectMillis)
  })

  it.each([
    ['the asctime form', 'Thu Jan  1 00:00:30 2026', 30_000],
    ['the asctime form, two digits', 'Sat Jan 10 00:00:00 2026', 777_600_000],
    ['an unknown month', 'Thu, 01 Foo 2026 00:00:30 GMT', null],
    ['30 February', 'Mon, 30 Feb 2026 00:00:00 GMT', null],
    ['a time that is none', 'Thu, 01 Jan 2026 ::::::30 GMT', null],
    ['an RFC 850 date of another century length', 'Thursday, 01-Jan-2026 00:00:30 GMT', null],
    ['what goes on after a date', 'Thu, 01 Jan 2026 00:00:30 GMT+1', null],
    ['what goes on after an RFC 850 date', 'Thursday, 01-Jan-26 00:00:30 GMT+1', null],
    ['what goes on after the asctime form', 'Thu Jan  1 00:00:30 2026 BC', null],
    ['what comes before a date', 'not Thu, 01 Jan 2026 00:00:30 GMT', null],
    ['what comes before an RFC 850 date', 'not Thursday, 01-Jan-26 00:00:30 GMT', null],
    ['what comes before the asctime form', 'not Thu Jan  1 00:00:30 2026', null],
    ['spaces around a date', '  Thu, 01 Jan 2026 00:00:30 GMT  ', 30_000],
    ['a number and a word', '5, soon', null],
    ['nothing between commas', '5,,10', null],
  ])('%s', (_, header, expected) => {
    expect(retryAfterMillis(header, null, nowMillis)).toBe(expected)
  })

  it('falls back on the device clock when the Date header is damaged', () => {
    expect(retryAfterMillis('Thu, 01 Jan 2026 00:00:30 GMT', 'yesterday', nowMillis)).toBe(30_000)
  })
})
