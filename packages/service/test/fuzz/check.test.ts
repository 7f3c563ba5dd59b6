import * as fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { projects } from '../../src/db/schema.js'
import { requestOf } from '../support/project.js'
import { openTestService, type TestService } from '../support/service.js'
import { checkRequests } from './check.js'

const check = (service: TestService) =>
  checkRequests(service, {
    given: fc.constant('/users/me'),
    share: 0.0005,
    toRequest: (_, path) => requestOf('GET', path, {}),
  })

it('passes a service that refuses and leaves its data alone', async () => {
  await expect(check(await openTestService())).resolves.toBeUndefined()
})

it('notices a failure of the service, reported or not', async () => {
  const service = await openTestService()
  const unexpected = { cause: { name: 'AssertionError' } }
  const fetch = async (request: Request) =>
    request.url.endsWith('/users/me') ? new Response('', { status: 500 }) : service.fetch(request)
  await expect(check({ ...service, fetch })).rejects.toMatchObject(unexpected)
  await expect(check({ ...service, reports: ['hidden'] })).rejects.toMatchObject(unexpected)
})

it('notices a refusal that changes data', async () => {
  const service = await openTestService()
  const fetch = async (request: Request) => {
    await service.ctx.db.update(projects).set({ description: randomUUID() })
    return service.fetch(request)
  }
  await expect(check({ ...service, fetch })).rejects.toMatchObject({
    cause: { name: 'AssertionError' },
  })
})
