import { describe, expect, it } from 'vitest'
import { isDatabaseUrl, isOrigin, trimSlashes } from './urls.js'

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

describe('isDatabaseUrl', () => {
  it.each([
    'postgres://u:p@db.example.com/latchkey',
    'postgresql://localhost/latchkey',
    'postgres:///latchkey?host=/var/run/postgresql',
    // The form in the documentation of Google Cloud SQL.
    'postgres://u:p@/db?host=/cloudsql/a:b:c',
  ])('accepts %s (46)', (url) => {
    expect(isDatabaseUrl(url)).toBe(true)
  })

  it.each(['mysql://a/b', 'postgres://u:p@', 'postgres://u:p#1@h/d', 'db.example.com', ''])(
    'rejects %s (46)',
    (url) => {
      expect(isDatabaseUrl(url)).toBe(false)
    },
  )
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
