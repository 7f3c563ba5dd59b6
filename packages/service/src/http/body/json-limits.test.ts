import { describe, expect, it } from 'vitest'
import { jsonFault } from './json-limits.js'

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

it.each([
  'null',
  'true',
  '-0.5e-7',
  '""',
  '{"":[{"constructor":1}]}',
  '{"__proto__":{}}',
  '[[],{}]',
])('finds nothing wrong with %s', (text) => {
  expect(jsonFault(JSON.parse(text))).toBeUndefined()
})

it('finds nothing wrong where there is nothing', () => {
  expect(jsonFault(undefined)).toBeUndefined()
})

describe('finds', () => {
  it.each([
    [String.raw`["a\u0000"]`, 'U+0000'],
    [String.raw`[{"a\u0000":1}]`, 'U+0000'],
    ['{"a":[1e999]}', 'number'],
    ['[-1e999]', 'number'],
  ])('what cannot be kept as it is in %s', (text, what) => {
    expect(jsonFault(JSON.parse(text))).toContain(what)
  })

  it.each([502, 100_000])('nesting of %i levels', (depth) => {
    expect(jsonFault(nested(depth))).toContain('500 levels')
    expect(jsonFault({ a: nested(depth) })).toContain('500 levels')
  })

  it('nothing in the deepest nesting that is allowed', () => {
    expect(jsonFault(nested(501))).toBeUndefined()
  })
})
