import { expect, it } from 'vitest'
import { millisOf, type Duration } from './clock.js'

it.each<[duration: Duration, millis: number]>([
  [1500, 1500],
  ['1500ms', 1500],
  ['20s', 20_000],
  ['61m', 3_660_000],
  ['2h', 7_200_000],
  ['7d', 604_800_000],
])('reads %s', (duration, millis) => {
  expect(millisOf(duration)).toBe(millis)
})

it.each(['61', 'm', '1.5h', '-5m', '61 m', '1w'])(
  'rejects %s and names the accepted formats',
  (text) => {
    expect(() => millisOf(text as Duration)).toThrow(/'61m'/)
  },
)
