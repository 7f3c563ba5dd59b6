import { beforeEach, expect, it } from 'vitest'
import { openTestProject, signUp, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service)
})

const list = async (what: string) => {
  const url = `http://localhost:4710/dev/api/projects/${project.id}/${what}`
  const { items } = await (await service.fetch(new Request(url))).json()
  return items as Record<string, unknown>[]
}

it('lists the requests of a project, newest first, without their parameters', async () => {
  const user = await signUp(project)
  service.clock.now += 1000
  await project.call('GET', '/users/00000000-0000-4000-8000-000000000000?limit=secret', {
    access: 'server',
    headers: { 'X-Stack-Override-Error-Status': 'true' },
  })
  const requests = await list('requests')
  expect(requests).toMatchObject([
    { method: 'GET', template: '/users/{user_id}', status: 400, code: 'SCHEMA_ERROR' },
    { method: 'POST', template: '/auth/password/sign-up', status: 200, code: null },
  ])
  expect(requests[0]?.['at']).toBe(new Date(service.clock.now).toISOString())
  expect(JSON.stringify(requests)).not.toMatch(
    new RegExp(`secret|${user.email}|00000000-0000-4000`),
  )
})

it('keeps the last 500 requests of each project', async () => {
  const other = await openTestProject(service)
  await other.call('GET', '/projects/current')
  for (let call = 0; call < 501; call += 1) await project.call('GET', '/projects/current')
  expect(await list('requests')).toHaveLength(500)
  project = other
  expect(await list('requests')).toHaveLength(1)
})

it('lists the newest users of a project with their email addresses', async () => {
  const [first, second] = [await signUp(project), await signUp(project)]
  await project.call('POST', '/users', { access: 'server', body: { display_name: 'Ada' } })
  const users = await list('users')
  expect(users).toHaveLength(3)
  expect(users).toContainEqual({
    id: first.id,
    email: first.email,
    isVerified: false,
    displayName: null,
    isAnonymous: false,
    signedUpAt: new Date(service.clock.now).toISOString(),
    lastActiveAt: new Date(service.clock.now).toISOString(),
  })
  expect(users.map(({ email }) => email)).toContain(second.email)
  expect(users).toContainEqual(expect.objectContaining({ displayName: 'Ada', email: null }))
})
