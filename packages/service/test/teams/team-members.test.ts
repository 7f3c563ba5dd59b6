import { beforeEach, describe, expect, it } from 'vitest'
import { openTestProject, signUp, type TestUser } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { join, openTeam } from '../support/teams.js'

const PICTURE = 'https://example.com/me.png'

const service = await setupTestService()
const project = await openTestProject(service)
let user: TestUser
let teamId: string
beforeEach(async () => {
  user = await signUp(project)
  teamId = await openTeam(project, user)
})

const asServer = (method: string, path: string, body?: unknown) =>
  project.call(method, path, { access: 'server', body })
const change = (body: unknown) =>
  project.call('PATCH', `/team-member-profiles/${teamId}/me`, { ...user, body })
const membersIn = async (query: string) => {
  const list = await asServer('GET', `/team-member-profiles?${query}`)
  const items = list.body['items'] as { team_id: string; user_id: string }[]
  return items.map(({ team_id, user_id }) => [team_id, user_id])
}

describe('a team member profile', () => {
  beforeEach(async () => {
    const body = { display_name: 'Ada', profile_image_url: PICTURE }
    await asServer('PATCH', `/users/${user.id}`, body)
  })

  it('has the name and picture of the user until they are set for the team', async () => {
    const own = { display_name: 'Ada of Alpha', profile_image_url: 'https://example.com/a.png' }
    expect((await change({})).body).toMatchObject({
      display_name: 'Ada',
      profile_image_url: PICTURE,
    })
    expect((await change(own)).body).toMatchObject(own)
    const me = await project.call('GET', '/users/me', user)
    expect(me.body).toMatchObject({ display_name: 'Ada', profile_image_url: PICTURE })
    expect((await change({ profile_image_url: null })).body).toMatchObject({
      display_name: 'Ada of Alpha',
      profile_image_url: PICTURE,
    })
  })

  it('can have an empty name', async () => {
    expect((await change({ display_name: '' })).body).toMatchObject({ display_name: '' })
  })

  it('belongs to one team', async () => {
    const elsewhere = await openTeam(project, user)
    await change({ display_name: 'Ada of Alpha' })
    const other = await project.call('GET', `/team-member-profiles/${elsewhere}/me`, user)
    expect(other.body).toMatchObject({ display_name: 'Ada' })
  })

  it('is deleted with the membership', async () => {
    await change({ display_name: 'Ada of Alpha' })
    await project.call('DELETE', `/team-memberships/${teamId}/me`, user)
    await join(project, teamId, user)
    expect((await change({})).body).toMatchObject({ display_name: 'Ada' })
  })
})

describe('team members', () => {
  it('are listed by the time they joined, by team or by user', async () => {
    const [first, second] = [await signUp(project), await signUp(project)]
    for (const member of [second, first]) {
      service.clock.now += 1
      await join(project, teamId, member)
    }
    expect(await membersIn(`team_id=${teamId}`)).toEqual(
      [user, second, first].map(({ id }) => [teamId, id]),
    )
    service.clock.now += 1
    const later = await openTeam(project, first)
    expect(await membersIn(`user_id=${first.id}`)).toEqual([
      [teamId, first.id],
      [later, first.id],
    ])
    expect(await membersIn(`user_id=${first.id}&team_id=${later}`)).toEqual([[later, first.id]])
  })

  it('can all leave, and then have no selected team', async () => {
    const body = { selected_team_id: teamId }
    await project.call('PATCH', '/users/me', { ...user, body })
    await project.call('DELETE', `/team-memberships/${teamId}/me`, user)
    const me = await project.call('GET', '/users/me', user)
    expect(me.body).toMatchObject({ selected_team_id: null, selected_team: null })
    expect(await membersIn(`team_id=${teamId}`)).toEqual([])
    expect((await asServer('GET', `/teams/${teamId}`)).status).toBe(200)
  })
})

describe('the accounts of team members', () => {
  const list = (member: TestUser) =>
    project.call('GET', `/latchkey/team-members?team_id=${teamId}`, member)

  it('have the primary address and the granted permissions of each member', async () => {
    const guest = await signUp(project)
    await join(project, teamId, guest)
    const { items } = (await list(user)).body
    expect(items).toHaveLength(2)
    expect(items).toContainEqual({
      user_id: user.id,
      primary_email: user.email,
      permission_ids: ['team_admin'],
    })
    expect(items).toContainEqual({
      user_id: guest.id,
      primary_email: guest.email,
      permission_ids: ['team_member'],
    })
  })

  it('are for members who may remove others only', async () => {
    const guest = await signUp(project)
    await join(project, teamId, guest)
    expect((await list(guest)).code).toBe('TEAM_PERMISSION_REQUIRED')
  })
})
