import { expect, it } from 'vitest'
import { readings } from './readings.js'

it('are the text as it is and decoded one to four times, each also in plain letters', () => {
  expect(readings('/%252525252541')).toEqual([
    ...['/%252525252541', '/%252525252541'],
    ...['/%2525252541', '/%2525252541'],
    ...['/%25252541', '/%25252541'],
    ...['/%252541', '/%252541'],
    ...['/%2541', '/%2541'],
  ])
  expect(readings('／%EF%BC%8F').slice(0, 4)).toEqual(['／%EF%BC%8F', '/%EF%BC%8F', '／／', '//'])
})

it('are had of what encodes nothing, too', () => {
  expect(new Set(readings('%'))).toEqual(new Set(['%']))
  expect(new Set(readings('%f'))).toEqual(new Set(['%f']))
  expect(readings('%ff')[2]).toBe('\uFFFD')
  expect(readings('%4A%4a')[2]).toBe('JJ')
})
