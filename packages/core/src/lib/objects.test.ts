import { describe, expect, it } from 'vitest'
import { omitUndefined, ownOptions, pick } from './objects.js'

describe('omitUndefined', () => {
  it('removes the properties that are undefined and no others', () => {
    const patch = { a: undefined, b: null, c: '', d: 0, e: false }
    expect(Object.keys(omitUndefined(patch))).toEqual(['b', 'c', 'd', 'e'])
  })
})

describe('pick', () => {
  it('returns the named properties and no others', () => {
    expect(pick({ a: 1, b: 2, c: 3 }, 'a', 'c')).toEqual({ a: 1, c: 3 })
  })
})

describe('ownOptions', () => {
  it('returns a copy that has no properties of a prototype', () => {
    const options: { own: string; inherited?: string } = Object.create({ inherited: 'b' })
    options.own = 'a'
    const copy = ownOptions(options)
    expect(copy.own).toBe('a')
    expect('inherited' in copy).toBe(false)
    expect('toString' in copy).toBe(false)
  })
})
