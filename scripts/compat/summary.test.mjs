import { describe, expect, it } from 'vitest'
import { formatFailures, summaryLine } from './summary.mjs'

const client = { package: '@stackframe/js', version: '2.8.39' }
const exchange = {
  method: 'GET',
  url: 'http://localhost:4710/api/v1/users/me',
  requestHeaders: {},
  requestBody: '',
  status: 200,
  responseHeaders: {},
  responseBody: '{"id":"1"}',
}
const results = [
  { title: 'signs in', error: null, exchanges: [] },
  { title: 'signs out', error: 'It\nfailed', exchanges: [exchange] },
]

describe('summaryLine', () => {
  it('counts the checks that passed', () => {
    expect(summaryLine(client, results)).toBe('@stackframe/js 2.8.39: 1 of 2')
  })
})

describe('formatFailures', () => {
  it('lists each failed check with its error and its exchanges', () => {
    expect(formatFailures(client, results)).toEqual([
      [
        'FAILED @stackframe/js 2.8.39: signs out',
        '    It',
        '    failed',
        '    > GET /api/v1/users/me',
        '    < 200',
        '    < {"id":"1"}',
      ].join('\n'),
    ])
  })
})
