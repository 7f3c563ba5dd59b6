import { afterEach, expect, it } from 'vitest'
import { serveMetrics, type MetricsServer } from '../../src/observability/metrics-server.js'

const metrics = {
  observe: () => undefined,
  read: () => Promise.resolve({ contentType: 'text/plain', text: 'a_total 1\n' }),
}

let server: MetricsServer
afterEach(() => server.close())

const read = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, init)
  return [response.status, await response.text()]
}

it('serves metrics at /metrics only, to GET only', async () => {
  server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
  expect(await read('/metrics')).toEqual([200, 'a_total 1\n'])
  expect(await read('/')).toEqual([404, ''])
  expect(await read('/metrics', { method: 'POST' })).toEqual([405, ''])
})

it('needs the token, if one is set', async () => {
  const token = '0123456789abcdef'
  server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1', token })
  expect(await read('/metrics')).toEqual([401, ''])
  expect(await read('/metrics', { headers: { Authorization: 'Bearer other' } })).toEqual([401, ''])
  const headers = { Authorization: `Bearer ${token}` }
  expect(await read('/metrics', { headers })).toEqual([200, 'a_total 1\n'])
})

it('names the setting of a port that is in use', async () => {
  server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
  const second = serveMetrics(metrics, { port: server.port, host: '127.0.0.1' })
  await expect(second).rejects.toThrow(
    `The metrics port ${server.port} is taken by another program. Stop that program, or set metrics.port (LATCHKEY_METRICS_PORT)`,
  )
})
