import { describe, expect, it } from 'vitest'
import { plainJson } from './json.js'

const cycle: Record<string, unknown> = {}
cycle['self'] = { cycle }
const throwing = {
  toJSON() {
    throw new Error('a secret')
  },
}

describe('plainJson with a value that JSON represents', () => {
  it.each([
    null,
    true,
    0,
    -1.5,
    '',
    'text \ud800',
    [],
    {},
    [null, [{ a: [1, 'b', false] }]],
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
    Object.assign(Object.create(null) as object, { a: 1 }),
  ])('returns %j unchanged', (value) => {
    expect(plainJson(value)).toBe(value)
  })

  it('accepts an object that occurs twice in one value', () => {
    const part = { a: 1 }
    expect(plainJson({ first: part, rest: [part] })).toEqual({ first: { a: 1 }, rest: [{ a: 1 }] })
  })
})

describe('plainJson with a value that JSON drops, converts or rejects (PP03)', () => {
  it.each([
    ['undefined', undefined],
    ['undefined inside', { a: [{ b: undefined }] }],
    ['a hole', Object.assign([1], { 2: 3 })],
    ['NaN', { a: NaN }],
    ['infinity', [Infinity]],
    ['a bigint', { a: 1n }],
    ['a function', { a: () => 1 }],
    ['a symbol', [Symbol('a')]],
    ['a date', { at: new Date(0) }],
    ['an invalid date', new Date(NaN)],
    ['a map', { a: new Map([['b', 1]]) }],
    ['a set', new Set([1])],
    ['an instance of a class', new (class Point {})()],
    ['a String object', { a: new String('a') }],
    ['an object with a prototype of its own', { a: Object.create({ b: 1 }) as object }],
    ['bytes', { a: new Uint8Array([1]) }],
    ['a cycle', cycle],
    ['a toJSON', { a: { toJSON: () => 'else' } }],
    ['a toJSON that throws', { a: throwing }],
    [
      'a getter that throws',
      Object.defineProperty({}, 'a', { enumerable: true, get: throwing.toJSON }),
    ],
  ])('rejects %s', (_, value) => {
    expect(() => plainJson(value)).toThrow(TypeError)
    expect(() => plainJson(value)).toThrow(/must be plain JSON/)
  })
})

it('accepts 500 levels and rejects 100,000 (PP04)', () => {
  const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown
  const deep = nested(500)
  expect(plainJson(deep)).toBe(deep)
  expect(() => plainJson(nested(100_000))).toThrow(/deep nesting/)
})
