import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { teams } from '../src/db/schema.js'
import { meanwhile } from './support/meanwhile.js'
import { openTestProject, signUp, type TestProject } from './support/project.js'
import { openTestService, type TestService } from './support/service.js'

let service: TestService
let project: TestProject
beforeAll(async () => {
  service = await openTestService()
  project = await openTestProject(service)
})
afterAll(() => service.close())

it('says so when a team goes while one of its members is given a permission', async () => {
  const { id: userId } = await signUp(project)
  const team = await project.call('POST', '/teams', {
    access: 'server',
    body: { display_name: 'Engines', creator_user_id: userId },
  })
  const teamId = String(team.body['id'])
  meanwhile(service, (db) => db.delete(teams).where(eq(teams.id, teamId)))
  const path = `/team-permissions/${teamId}/${userId}/$read_members`
  const answer = await project.call('POST', path, { access: 'server', body: {} })
  expect([answer.status, answer.text]).toEqual([
    409,
    'What this call is about was deleted meanwhile.',
  ])
  expect(service.reports).toEqual([])
})
