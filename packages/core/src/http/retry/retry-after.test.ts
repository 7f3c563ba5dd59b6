import { describe, expect, it } from 'vitest'
import { findMismatches } from '../../../../../test-vectors/find-mismatches.js'
import file from '../../../../../test-vectors/retry-after-vectors.json' with { type: 'json' }
import { retryAfterMillis } from './retry-after.js'

interface Vector {
  id: string
  header: string | null
  responseDateHeader?: string
  expectMillis: number | null
}

const { nowMillis } = file
const vectors: Vector[] = file.vectors

describe('retryAfterMillis', () => {
  it('returns the wait of each vector, or null for an invalid header', async () => {
    expect(vectors).toHaveLength(53)
    const mismatches = await findMismatches(vectors, (vector) => {
      const millis = retryAfterMillis(vector.header, vector.responseDateHeader ?? null, nowMillis)
      expect(millis).toBe(vector.expectMillis)
    })
    expect(mismatches).toEqual([])
  })

  it.each([
    ['the asctime form', 'Thu Jan  1 00:00:30 2026', 30_000],
    ['the asctime form with a day of two digits', 'Sat Jan 10 00:00:00 2026', 777_600_000],
    ['an unknown month', 'Thu, 01 Foo 2026 00:00:30 GMT', null],
    ['30 February', 'Mon, 30 Feb 2026 00:00:00 GMT', null],
    ['an invalid time of day', 'Thu, 01 Jan 2026 ::::::30 GMT', null],
    ['an RFC 850 date with a year of four digits', 'Thursday, 01-Jan-2026 00:00:30 GMT', null],
    ['text after a date', 'Thu, 01 Jan 2026 00:00:30 GMT+1', null],
    ['text after an RFC 850 date', 'Thursday, 01-Jan-26 00:00:30 GMT+1', null],
    ['text after the asctime form', 'Thu Jan  1 00:00:30 2026 BC', null],
    ['text before a date', 'not Thu, 01 Jan 2026 00:00:30 GMT', null],
    ['text before an RFC 850 date', 'not Thursday, 01-Jan-26 00:00:30 GMT', null],
    ['text before the asctime form', 'not Thu Jan  1 00:00:30 2026', null],
    ['spaces around a date', '  Thu, 01 Jan 2026 00:00:30 GMT  ', 30_000],
    ['a number and a word', '5, soon', null],
    ['an empty list item', '5,,10', null],
  ])('parses %s: %j is %j ms', (_, header, expected) => {
    expect(retryAfterMillis(header, null, nowMillis)).toBe(expected)
  })

  it('uses the device clock if the Date header is invalid', () => {
    expect(retryAfterMillis('Thu, 01 Jan 2026 00:00:30 GMT', 'yesterday', nowMillis)).toBe(30_000)
  })
})
