import { beforeEach, describe, expect, it } from 'vitest'
import { openTestProject, signUp, type TestProject, type TestUser } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { define, grant, invite, join, openTeam, webhookEventsSince } from '../support/teams.js'

const service = await setupTestService()
let project: TestProject
let user: TestUser
let teamId: string
beforeEach(async () => {
  project = await openTestProject(service)
  user = await signUp(project)
  teamId = await openTeam(project)
})

const asServer = (method: string, path: string, body?: unknown) =>
  project.call(method, path, { access: 'server', body })
const member = () => ({ team_id: teamId, user_id: user.id })
const joined = () => [
  ['team_membership.created', member()],
  ['team_permission.created', { ...member(), id: 'team_member' }],
]

describe('webhook events of teams', () => {
  it('are written for created, changed and deleted teams, without the creator', async () => {
    const readEvents = await webhookEventsSince(service, project)
    const body = { display_name: 'Beta', creator_user_id: user.id }
    const created = (await asServer('POST', '/teams', body)).body
    const path = `/teams/${String(created['id'])}`
    const changed = (await asServer('PATCH', path, { server_metadata: { a: 1 } })).body
    await asServer('DELETE', path)
    expect(await readEvents()).toEqual([
      ['team.created', created],
      ['team.updated', changed],
      ['team.deleted', { id: created['id'] }],
    ])
  })

  it('contain server fields after a change by a client', async () => {
    await join(project, teamId, user)
    await grant(project, { teamId, userId: user.id }, '$update_team')
    const readEvents = await webhookEventsSince(service, project)
    await project.call('PATCH', `/teams/${teamId}`, { ...user, body: { display_name: 'Gamma' } })
    expect(await readEvents()).toEqual([
      ['team.updated', (await asServer('GET', `/teams/${teamId}`)).body],
    ])
  })

  it('are written for the team of a sign-up before the user', async () => {
    const own = await openTestProject(service, { config: { createTeamOnSignUp: true } })
    const readEvents = await webhookEventsSince(service, own)
    await signUp(own)
    expect((await readEvents()).map(([type]) => type)).toEqual(['team.created', 'user.created'])
  })

  it('are not written for rejected requests', async () => {
    const readEvents = await webhookEventsSince(service, project)
    await project.call('PATCH', `/teams/${teamId}`, { ...user, body: { display_name: 'x' } })
    await asServer('POST', `/team-permissions/${teamId}/${user.id}/team_admin`, {})
    await asServer('DELETE', `/team-memberships/${teamId}/${user.id}`)
    expect(await readEvents()).toEqual([])
  })
})

describe('webhook events of team members', () => {
  it('are written for added members, with permissions, and for removed ones', async () => {
    const readEvents = await webhookEventsSince(service, project)
    await join(project, teamId, user)
    await project.call('DELETE', `/team-memberships/${teamId}/me`, user)
    expect(await readEvents()).toEqual([...joined(), ['team_membership.deleted', member()]])
  })

  it('are written once for an accepted invitation', async () => {
    const readEvents = await webhookEventsSince(service, project)
    for (const email of ['one@example.com', 'two@example.com']) {
      const { code } = await invite(service, project, { teamId, email })
      await project.call('POST', '/team-invitations/accept', { ...user, body: { code } })
    }
    expect(await readEvents()).toEqual(joined())
  })

  it('list the teams of a deleted user', async () => {
    await join(project, teamId, user)
    const readEvents = await webhookEventsSince(service, project)
    await asServer('DELETE', `/users/${user.id}`)
    expect(await readEvents()).toEqual([
      ['team_membership.deleted', member()],
      ['user.deleted', { id: user.id, teams: [{ id: teamId }] }],
    ])
  })
})

describe('webhook events of permissions', () => {
  it('are written for every grant in a team, even repeated, and every revocation', async () => {
    await join(project, teamId, user)
    const readEvents = await webhookEventsSince(service, project)
    const path = `/team-permissions/${teamId}/${user.id}/team_admin`
    for (const method of ['POST', 'POST', 'DELETE', 'DELETE']) await asServer(method, path, {})
    const data = { ...member(), id: 'team_admin' }
    expect(await readEvents()).toEqual([
      ['team_permission.created', data],
      ['team_permission.created', data],
      ['team_permission.deleted', data],
    ])
  })

  it('are written for every grant in the project, even repeated, and every revocation', async () => {
    await define(project, 'project', { id: 'p' })
    const readEvents = await webhookEventsSince(service, project)
    const path = `/project-permissions/${user.id}/p`
    for (const method of ['POST', 'POST', 'DELETE', 'DELETE']) await asServer(method, path, {})
    const data = { id: 'p', user_id: user.id }
    expect(await readEvents()).toEqual([
      ['project_permission.created', data],
      ['project_permission.created', data],
      ['project_permission.deleted', data],
    ])
  })
})
