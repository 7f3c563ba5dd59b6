import { describe, expect, it } from 'vitest'
import { findJsonProblem } from './json-limits.js'

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
  expect(findJsonProblem(JSON.parse(text))).toBeUndefined()
})

it('finds no problem in storable JSON', () => {
  expect(findJsonProblem(undefined)).toBeUndefined()
})

describe('findJsonProblem', () => {
  it.each([
    [String.raw`["a\u0000"]`, 'U+0000'],
    [String.raw`[{"a\u0000":1}]`, 'U+0000'],
    ['{"a":[1e999]}', 'number'],
    ['[-1e999]', 'number'],
  ])('finds the problem in %s', (text, what) => {
    expect(findJsonProblem(JSON.parse(text))).toContain(what)
  })

  it.each([502, 100_000])('rejects nesting of %i levels', (depth) => {
    expect(findJsonProblem(nested(depth))).toContain('500 levels')
    expect(findJsonProblem({ a: nested(depth) })).toContain('500 levels')
  })

  it('accepts the deepest allowed nesting', () => {
    expect(findJsonProblem(nested(501))).toBeUndefined()
  })
})
