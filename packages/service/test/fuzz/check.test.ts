import * as fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { projects } from '../../src/db/schema.js'
import { requestOf } from '../support/project.js'
import { openTestService, type TestService } from '../support/service.js'
import { checkRequests } from './check.js'

const check = (service: TestService) =>
  checkRequests(service, {
    inputs: fc.constant('/users/me'),
    share: 0.001,
    toRequest: (_, path) => requestOf('GET', path, {}),
  })

describe('checkRequests', () => {
  it('resolves if the service rejects requests and keeps its data unchanged', async () => {
    await expect(check(await openTestService())).resolves.toBeUndefined()
  })

  it('rejects if the service fails, with or without a report', async () => {
    const service = await openTestService()
    const assertionError = { cause: { name: 'AssertionError' } }
    const fetch = async (request: Request) =>
      request.url.endsWith('/users/me') ? new Response('', { status: 500 }) : service.fetch(request)
    await expect(check({ ...service, fetch })).rejects.toMatchObject(assertionError)
    await expect(check({ ...service, reports: ['hidden'] })).rejects.toMatchObject(assertionError)
  })

  it('rejects if a rejected request changes data', async () => {
    const service = await openTestService()
    const fetch = async (request: Request) => {
      await service.ctx.db.update(projects).set({ description: randomUUID() })
      return service.fetch(request)
    }
    await expect(check({ ...service, fetch })).rejects.toMatchObject({
      cause: { name: 'AssertionError' },
    })
  })
})
