import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestService, type TestService } from '../support/service.js'

let service: TestService
beforeAll(async () => {
  service = await openTestService()
})
afterAll(() => service.close())

const ask = (path: string, method = 'GET') =>
  service.fetch(new Request(`http://localhost:4710${path}`, { method }))

it('reports ready while the database responds', async () => {
  const answer = await ask('/health/ready')
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
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
    const answer = await pendingAnswer
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable' }])
    expect((await ask('/health')).status).toBe(200)
    service.ctx.db = db
    vi.useRealTimers()
  }
})

it.each(['/health', '/health/ready'])('responds to HEAD %s without a body', async (path) => {
  const answer = await ask(path, 'HEAD')
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect(answer.headers.get('content-type')).toBe('application/json')
})

it('rejects other methods than GET and HEAD', async () => {
  expect((await ask('/health/ready', 'POST')).status).toBe(405)
})
