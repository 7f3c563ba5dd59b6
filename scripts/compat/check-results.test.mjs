import { describe, expect, it } from 'vitest'
import { createChecks, requireFeature } from './check-results.mjs'
import { createWireLog } from './wire-log.mjs'

const exchange = {
  method: 'GET',
  url: 'http://localhost:4710/api/v1/users/me',
  requestHeaders: {},
  requestBody: '',
  status: 200,
  responseHeaders: {},
  responseBody: '',
}

describe('createChecks', () => {
  it('keeps the result of each check and only the exchanges of a failed one', async () => {
    const wireLog = createWireLog()
    const { check, results } = createChecks(wireLog)
    await check('passes', async () => wireLog.add(exchange))
    await check('fails', async () => {
      wireLog.add(exchange)
      throw new Error('It failed with ssk_abc123')
    })
    expect(results).toEqual([
      { title: 'passes', error: null, missingFeature: null, exchanges: [] },
      {
        title: 'fails',
        error: 'It failed with <redacted>',
        missingFeature: null,
        exchanges: [exchange],
      },
    ])
  })

  it('keeps which feature the client lacks', async () => {
    const { check, results } = createChecks(createWireLog())
    await check('signs in', async () => requireFeature(true, 'signIn()'))
    await check('enters a code', async () => requireFeature(false, 'signInWithMfa()'))
    expect(results).toEqual([
      { title: 'signs in', error: null, missingFeature: null, exchanges: [] },
      {
        title: 'enters a code',
        error: null,
        missingFeature: 'signInWithMfa()',
        exchanges: [],
      },
    ])
  })
})
