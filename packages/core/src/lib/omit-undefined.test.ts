import { expect, it } from 'vitest'
import { omitUndefined } from './omit-undefined.js'

it('removes the properties that are undefined and no others', () => {
  const patch = { a: undefined, b: null, c: '', d: 0, e: false }
  expect(Object.keys(omitUndefined(patch))).toEqual(['b', 'c', 'd', 'e'])
})
