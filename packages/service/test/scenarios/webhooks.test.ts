import { afterAll, beforeAll, expect } from 'vitest'
import { openTestProject } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { openTestService, type TestService } from '../support/service.js'

let service: TestService
beforeAll(async () => {
  service = await openTestService()
})
afterAll(() => service.close())

scenario('POST /webhooks/svix-token 201', async () => {
  const project = await openTestProject(service)
  const options = { access: 'admin', body: {} } as const
  const { body } = await project.call('POST', '/webhooks/svix-token', options)
  expect(body).toEqual({ token: expect.any(String) as string })
})
