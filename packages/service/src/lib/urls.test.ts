import { expect, it } from 'vitest'
import { trimSlashes } from './urls.js'

it.each([
  ['/api/v1/', '/api/v1'],
  ['/api//v1///', '/api//v1'],
  ['/api', '/api'],
  ['///', ''],
  ['', ''],
])('leaves of %j %j', (text, left) => {
  expect(trimSlashes(text)).toBe(left)
})

it('takes linear time for any number of slashes', () => {
  const many = `${'/'.repeat(1_000_000)}x`
  expect(trimSlashes(`${many}/`) === many).toBe(true)
})
