import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { webhookEndpoints, webhookEvents } from '../../src/db/schema.js'
import { openTestProject, signUp, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { createAsServer, createTeamOf } from '../support/users.js'

const service = await setupTestService()
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service, { config: { clientUserDeletionEnabled: true } })
  await service.ctx.db.insert(webhookEndpoints).values({
    projectId: project.id,
    url: 'https://example.com/hook',
    secretSealed: service.ctx.sealer.seal('whsec_x'),
    createdAt: service.clock.now,
  })
})

/** Reads and deletes the webhook events of the project. */
async function takeEvents(): Promise<{ type: string; data: unknown }[]> {
  const events = await service.ctx.db
    .select({ type: webhookEvents.type, data: webhookEvents.data })
    .from(webhookEvents)
    .where(eq(webhookEvents.projectId, project.id))
    .orderBy(asc(webhookEvents.createdAt), asc(webhookEvents.type))
  await service.ctx.db.delete(webhookEvents).where(eq(webhookEvents.projectId, project.id))
  return events
}

it('writes user.created for a new user from any call', async () => {
  const user = await createAsServer(project, { display_name: 'A', server_metadata: { a: 1 } })
  expect(await takeEvents()).toEqual([{ type: 'user.created', data: user }])
  const { id } = await signUp(project)
  const read = await project.call('GET', `/users/${id}`, { access: 'server' })
  expect(await takeEvents()).toEqual([{ type: 'user.created', data: read.body }])
})

it('writes user.updated with server fields after a change by any caller', async () => {
  const user = await signUp(project)
  await takeEvents()
  const body = { display_name: 'B' }
  await project.call('PATCH', '/users/me', { ...user, body })
  const read = await project.call('GET', `/users/${user.id}`, { access: 'server' })
  expect(await takeEvents()).toEqual([{ type: 'user.updated', data: read.body }])
  const changed = await project.call('PATCH', `/users/${user.id}`, {
    access: 'server',
    body: { server_metadata: 1 },
  })
  expect(await takeEvents()).toEqual([{ type: 'user.updated', data: changed.body }])
})

it('writes user.deleted with teams, and an event for each membership', async () => {
  const user = await signUp(project)
  const teams = [await createTeamOf(project, user.id), await createTeamOf(project, user.id)]
  await takeEvents()
  await project.call('DELETE', '/users/me', user)
  const events = await takeEvents()
  expect(events.filter(({ type }) => type === 'team_membership.deleted')).toHaveLength(2)
  for (const team_id of teams)
    expect(events).toContainEqual({
      type: 'team_membership.deleted',
      data: { team_id, user_id: user.id },
    })
  const data = events.find(({ type }) => type === 'user.deleted')?.data
  expect(data).toEqual({ id: user.id, teams: expect.any(Array) })
  expect((data as { teams: { id: string }[] }).teams.map(({ id }) => id).toSorted()).toEqual(
    teams.toSorted(),
  )
  expect(events).toHaveLength(3)
})

it('writes no event for rejected requests and for email addresses', async () => {
  const user = await signUp(project)
  const { email } = await signUp(project)
  await takeEvents()
  const duplicate = { primary_email: email }
  await project.call('PATCH', `/users/${user.id}`, { access: 'server', body: duplicate })
  const channel = { user_id: 'me', type: 'email', value: 'x@example.com', used_for_auth: false }
  await project.call('POST', '/contact-channels', { ...user, body: channel })
  expect(await takeEvents()).toEqual([])
})
