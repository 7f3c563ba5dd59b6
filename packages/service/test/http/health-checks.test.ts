import { expect, it, vi } from 'vitest'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()

const ask = (path: string, method = 'GET') =>
  service.fetch(new Request(`http://localhost:4710${path}`, { method }))

it('reports ready while the database responds', async () => {
  const response = await ask('/health/ready')
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
})

it('reports alive but not ready while the database fails or times out', async () => {
  const { db } = service.ctx
  const failures = [
    () => Promise.reject(new Error('Connection refused')),
    () => new Promise<never>(() => undefined),
  ]
  for (const failure of failures) {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    service.ctx.db = new Proxy(db, {
      get: (target, name) => (name === 'execute' ? failure : Reflect.get(target, name)),
    })
    const pendingAnswer = ask('/health/ready')
    await vi.advanceTimersByTimeAsync(2000)
    const response = await pendingAnswer
    expect([response.status, await response.json()]).toEqual([503, { status: 'unavailable' }])
    expect((await ask('/health')).status).toBe(200)
    service.ctx.db = db
    vi.useRealTimers()
  }
})

it.each(['/health', '/health/ready'])('responds to HEAD %s without a body', async (path) => {
  const response = await ask(path, 'HEAD')
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('content-type')).toBe('application/json')
})

it('rejects other methods than GET and HEAD', async () => {
  expect((await ask('/health/ready', 'POST')).status).toBe(405)
})
