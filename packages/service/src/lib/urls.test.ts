import { describe, expect, it } from 'vitest'
import { isOrigin, trimSlashes } from './urls.js'

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

describe('isOrigin', () => {
  it.each(['https://app.example.com', 'http://localhost:3000'])('accepts %s', (text) => {
    expect(isOrigin(text)).toBe(true)
  })

  it.each([
    '*',
    'null',
    'app.example.com',
    'https://a.example/',
    'https://A.example',
    'ftp://a.example',
  ])('rejects %s', (text) => {
    expect(isOrigin(text)).toBe(false)
  })
})
