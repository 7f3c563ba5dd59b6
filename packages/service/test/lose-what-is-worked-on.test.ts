import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { teams } from '../src/db/schema.js'
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
  const { db } = service.ctx
  // Somebody else's deletion, just before the grant is written.
  service.ctx.db = new Proxy(db, {
    get: (target, name) =>
      name === 'transaction'
        ? async (work: Parameters<typeof db.transaction>[0]) => {
            await db.delete(teams).where(eq(teams.id, teamId))
            return db.transaction(work)
          }
        : Reflect.get(target, name),
  })
  const path = `/team-permissions/${teamId}/${userId}/$read_members`
  const answer = await project.call('POST', path, { access: 'server', body: {} })
  service.ctx.db = db
  expect([answer.status, answer.text]).toEqual([
    409,
    'What this call is about was deleted meanwhile.',
  ])
  expect(service.reports).toEqual([])
})
