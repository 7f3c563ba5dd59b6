import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { json, listOf } from './primitives.js'

describe('json', () => {
  const deep = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000))

  it.each([[null], [false], [0], [''], [[]], [{ a: [{ b: null }] }], [deep]])(
    'accepts every value and does not change it',
    (value) => {
      expect(z.safeParse(json, value).data === value).toBe(true)
    },
  )

  it('rejects undefined', () => {
    expect(z.safeParse(json, undefined).success).toBe(false)
    expect(z.safeParse(z.strictObject({ a: json }), {}).success).toBe(false)
    expect(z.safeParse(z.strictObject({ a: z.optional(json) }), {}).success).toBe(true)
  })

  it('does not check the parts of a value', () => {
    const members = new Proxy([{}], {
      get(target, key) {
        throw new Error(`${String(key)} of ${target.length} was read`)
      },
    })
    expect(z.safeParse(json, members).success).toBe(true)
  })
})

describe('a list in a request', () => {
  const list = listOf(z.number())
  const mistakesIn = (value: unknown) =>
    z.safeParse(list, value).error?.issues.map(({ message }) => message)

  it('accepts up to 1000 entries', () => {
    const longestList = Array.from({ length: 1000 }, () => 1)
    expect(z.safeParse(list, longestList).data).toEqual(longestList)
    expect(mistakesIn([...longestList, 1])).toEqual(['must have at most 1000 members'])
  })

  it('rejects other values and longer lists without checking their entries', () => {
    expect(mistakesIn(Array.from({ length: 1_000_000 }, () => 'x'))).toHaveLength(1)
    expect(mistakesIn('x'.repeat(2000))).toEqual([expect.stringMatching(/^Invalid input/)])
  })
})
