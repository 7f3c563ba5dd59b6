import { describe, expect, it } from 'vitest'
import { createChecks } from './check-results.mjs'
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
      { title: 'passes', error: null, exchanges: [] },
      { title: 'fails', error: 'It failed with <redacted>', exchanges: [exchange] },
    ])
  })
})
