import { describe, expect, it } from 'vitest'
import { formatFailures, formatMissing, summaryLine } from './summary.mjs'

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
  { title: 'signs in', error: null, missingFeature: null, exchanges: [] },
  { title: 'signs out', error: 'It\nfailed', missingFeature: null, exchanges: [exchange] },
  { title: 'enters a code', error: null, missingFeature: 'signInWithMfa()', exchanges: [] },
]

describe('summaryLine', () => {
  it('counts the checks that passed and those of features that the client lacks', () => {
    expect(summaryLine(client, results)).toBe('@stackframe/js 2.8.39: 1 of 2, 1 not applicable')
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

describe('formatMissing', () => {
  it('lists each check of features that the client lacks', () => {
    expect(formatMissing(client, results)).toEqual([
      'NOT APPLICABLE @stackframe/js 2.8.39: enters a code (the client lacks signInWithMfa())',
    ])
  })
})
