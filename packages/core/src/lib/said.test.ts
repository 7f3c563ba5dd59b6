import { expect, it } from 'vitest'
import { said } from './said.js'

it('leaves out what is undefined, and nothing else', () => {
  const patch = { a: undefined, b: null, c: '', d: 0, e: false }
  expect(Object.keys(said(patch))).toEqual(['b', 'c', 'd', 'e'])
})
