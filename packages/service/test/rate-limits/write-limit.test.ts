import { expect, it } from 'vitest'
import { openTestProject, signUp, type TestUser } from '../support/project.js'
import { connectScim, openScimWorld } from '../scim/scim-client.js'
import { START, setupTestService } from '../support/service.js'
import { fakeDns } from '../team-connections/connection-world.js'

const MOST = 3

const service = await setupTestService({
  limits: { writesPerUser: MOST, scimRequestsPerConnection: MOST },
})
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

it('limits the SCIM requests of one connection per minute, and no other connection', async () => {
  const records = fakeDns(service)
  const [acme, other] = [
    await openScimWorld(service, project, { records }),
    await openScimWorld(service, project, { records }),
  ]
  const { baseUrl } = acme.token
  // A stranger without a token uses nothing up.
  const stranger = connectScim(service, { baseUrl, token: 'none' })
  for (let count = 0; count <= MOST; count += 1)
    expect((await stranger('GET', '/Users')).status).toBe(401)
  for (let count = 0; count < MOST; count += 1)
    expect((await acme.send('GET', '/Users')).status).toBe(200)
  const rejected = await acme.send('GET', '/Users')
  expect(rejected).toMatchObject({ status: 429, body: { status: '429' } })
  expect(Number(rejected.headers.get('retry-after'))).toBe(60)
  expect((await other.send('GET', '/Users')).status).toBe(200)
  service.clock.now = START + 60_000
  expect((await acme.send('GET', '/Users')).status).toBe(200)
})
