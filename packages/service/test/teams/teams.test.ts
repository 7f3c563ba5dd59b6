import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { idsOf, openTeam } from '../support/teams.js'

const service = await setupTestService()
const project = await openTestProject(service, { config: { clientTeamCreationEnabled: true } })
const user = await signUp(project)

const create = (body: object, options = {}, query = '') =>
  project.call('POST', `/teams${query}`, { body: { display_name: 'Alpha', ...body }, ...options })
const membersOf = (teamId: unknown) =>
  project.call('GET', `/team-member-profiles?team_id=${String(teamId)}`, { access: 'server' })

describe('the first member of a new team', () => {
  it.each([{}, { creator_user_id: 'me' }])(
    'is the user of a client that sends %j',
    async (body) => {
      const { id } = (await create(body, user)).body
      expect((await membersOf(id)).body['items']).toMatchObject([{ user_id: user.id }])
      const path = `/team-permissions?user_id=me&team_id=${String(id)}`
      expect(idsOf(await project.call('GET', path, user))).toEqual(['team_admin'])
    },
  )

  it('is only set by a server if it names a user', async () => {
    const access = 'server'
    const { id } = (await create({}, { access, accessToken: user.accessToken })).body
    expect((await membersOf(id)).body['items']).toEqual([])
    const named = await create({ creator_user_id: user.id.toUpperCase() }, { access })
    expect((await membersOf(named.body['id'])).body['items']).toHaveLength(1)
  })

  it('does not get the new team as the selected team', async () => {
    const member = await signUp(project)
    await create({}, member)
    const me = await project.call('GET', '/users/me', member)
    expect(me.body['selected_team_id']).toBeNull()
  })

  it('can be set by the older query parameter', async () => {
    const query = '?add_current_user=true'
    for (const access of ['client', 'server']) {
      const { id } = (await create({}, { ...user, access }, query)).body
      expect((await membersOf(id)).body['items']).toHaveLength(1)
      const signedOutResponse = await create({}, { access }, query)
      expect([signedOutResponse.status, signedOutResponse.code]).toEqual([401, null])
      const both = await create({ creator_user_id: user.id }, { ...user, access }, query)
      expect([both.status, both.code]).toEqual([400, null])
    }
  })
})

describe('the ID of a new team', () => {
  it('can be one of another system if a server creates the team', async () => {
    const id = randomUUID()
    const asServer = { access: 'server' } as const
    expect((await create({ id }, asServer)).body['id']).toBe(id)
    const repeated = await create({ id }, asServer)
    expect([repeated.status, repeated.code]).toEqual([409, 'ID_NOT_AVAILABLE'])
    expect((await create({ id: randomUUID() }, user)).code).toBe('SCHEMA_ERROR')
  })
})

describe('a team profile image', () => {
  it('must be a small data URL from a client', async () => {
    const teamId = await openTeam(project, user)
    const body = { profile_image_url: 'https://example.com/logo.png' }
    const patched = await project.call('PATCH', `/teams/${teamId}`, { ...user, body })
    for (const response of [await create(body, user), patched])
      expect([response.status, response.code]).toEqual([400, null])
  })

  it('can be any URL from a server', async () => {
    const body = { profile_image_url: 'https://example.com/logo.png' }
    expect((await create(body, { access: 'server' })).body).toMatchObject(body)
    const none = { profile_image_url: null }
    expect((await create(none, { access: 'server' })).body).toMatchObject(none)
  })
})

describe('default permissions of team creators', () => {
  it('are rejected if one is undefined, and no team is created', async () => {
    const config = { teamCreatorDefaultPermissions: ['gone'], clientTeamCreationEnabled: true }
    const strict = await openTestProject(service, { config })
    const member = await signUp(strict)
    const body = { display_name: 'Alpha', creator_user_id: member.id }
    for (const options of [member, { access: 'server' as const }]) {
      const response = await strict.call('POST', '/teams', { ...options, body })
      expect([response.code, response.body['details']]).toEqual([
        'PERMISSION_NOT_FOUND',
        { permission_id: 'gone' },
      ])
    }
    expect(idsOf(await strict.call('GET', '/teams', { access: 'server' }))).toEqual([])
  })

  it('are skipped at sign-up if one is undefined', async () => {
    const config = {
      createTeamOnSignUp: true,
      teamCreatorDefaultPermissions: ['gone', 'team_member'],
      userDefaultPermissions: ['gone'],
    }
    const lenient = await openTestProject(service, { config })
    const member = await signUp(lenient)
    const permissions = await lenient.call('GET', '/team-permissions?user_id=me', member)
    expect(idsOf(permissions)).toEqual(['team_member'])
  })

  it('can be system permissions', async () => {
    const config = { teamCreatorDefaultPermissions: ['$update_team'] }
    const own = await openTestProject(service, { config })
    const member = await signUp(own)
    await openTeam(own, member)
    const permissions = await own.call('GET', '/team-permissions?user_id=me', member)
    expect(idsOf(permissions)).toEqual(['$update_team'])
  })
})

describe('a deleted team', () => {
  it('has no members and is not selected', async () => {
    const member = await signUp(project)
    const teamId = await openTeam(project, member)
    const body = { selected_team_id: teamId }
    await project.call('PATCH', '/users/me', { ...member, body })
    await project.call('DELETE', `/teams/${teamId}`, member)
    const me = await project.call('GET', '/users/me', member)
    expect(me.body).toMatchObject({ selected_team_id: null, selected_team: null })
    for (const path of ['/teams?user_id=me', '/team-permissions?user_id=me'])
      expect(idsOf(await project.call('GET', path, member))).toEqual([])
  })
})
