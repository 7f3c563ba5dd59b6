import { expect, it } from 'vitest'
import { openTestProject, signUp, type TestUser } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const MOST = 3

const service = await setupTestService({ limits: { writesPerUser: MOST } })
const project = await openTestProject(service)

const write = (user: TestUser) =>
  project.call('PATCH', '/users/me', {
    accessToken: user.accessToken,
    body: { display_name: crypto.randomUUID() },
  })

it('limits the writes of one signed-in user per minute, and neither reads nor other callers', async () => {
  const [ada, eve] = [await signUp(project), await signUp(project)]
  for (let count = 0; count < MOST; count += 1) expect((await write(ada)).status).toBe(200)
  const rejected = await write(ada)
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('retry-after'))).toBe(60)

  const { accessToken } = ada
  expect((await project.call('GET', '/users/me', { accessToken })).status).toBe(200)
  expect((await write(eve)).status).toBe(200)
  const body = { display_name: 'Changed by a server' }
  const byServer = await project.call('PATCH', `/users/${ada.id}`, { access: 'server', body })
  expect(byServer.status).toBe(200)

  service.clock.now = START + 60_000
  expect((await write(ada)).status).toBe(200)
})
