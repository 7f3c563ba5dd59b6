import { expect, it } from 'vitest'
import { nextItem } from './next-item.js'

const names = ['Account', 'Billing', 'Appearance', 'Help', 'Änderungen']

it.each([
  [0, 'ArrowDown', '', 1],
  [4, 'ArrowDown', '', 0],
  [-1, 'ArrowDown', '', 0],
  [0, 'ArrowUp', '', 4],
  [-1, 'ArrowUp', '', 4],
  [3, 'Home', '', 0],
  [1, 'End', '', 4],
  [0, 'b', 'b', 1],
  [0, 'A', 'A', 2],
  [2, 'a', 'a', 0],
  [2, 'a', 'aa', 0],
  [0, 'p', 'ap', 2],
  [2, 'p', 'app', 2],
  [0, 'ä', 'ä', 4],
  [0, 'z', 'z', -1],
  [0, 'Shift', '', -1],
])('nextItem moves from %i with %s (typed "%s") to %i', (at, key, typed, next) => {
  expect(nextItem(names, at, { key, typed })).toBe(next)
})
