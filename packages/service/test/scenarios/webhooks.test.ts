import { expect } from 'vitest'
import { openTestProject } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()

scenario('POST /webhooks/svix-token 201', async () => {
  const project = await openTestProject(service)
  const options = { access: 'admin', body: {} } as const
  const { body } = await project.call('POST', '/webhooks/svix-token', options)
  expect(body).toEqual({ token: expect.any(String) as string })
})
