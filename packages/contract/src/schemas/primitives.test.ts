import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { json } from './primitives.js'

describe('json', () => {
  const deep = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000))

  it.each([[null], [false], [0], [''], [[]], [{ a: [{ b: null }] }], [deep]])(
    'takes any value, and leaves it as it is',
    (value) => {
      expect(z.safeParse(json, value).data === value).toBe(true)
    },
  )

  it('takes nothing where there is no value', () => {
    expect(z.safeParse(json, undefined).success).toBe(false)
    expect(z.safeParse(z.strictObject({ a: json }), {}).success).toBe(false)
    expect(z.safeParse(z.strictObject({ a: z.optional(json) }), {}).success).toBe(true)
  })

  it('does not look inside, whatever is sent', () => {
    const members = new Proxy([{}], {
      get(target, key) {
        throw new Error(`${String(key)} of ${target.length} was read`)
      },
    })
    expect(z.safeParse(json, members).success).toBe(true)
  })
})
