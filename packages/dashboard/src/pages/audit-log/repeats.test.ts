import { expect, test } from 'vitest'
import { groupRepeats } from './repeats.js'

test('groups what follows each other and is alike', () => {
  const words = ['ada', 'abe', 'bob', 'amy']
  expect(groupRepeats(words, (word) => word.slice(0, 1))).toEqual([
    ['ada', 'abe'],
    ['bob'],
    ['amy'],
  ])
  expect(groupRepeats([], () => '')).toEqual([])
})
