import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestProject, signUp, type TestUser } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { define, grant, invite, join, openTeam } from '../support/teams.js'

const service = await setupTestService()
const project = await openTestProject(service, { config: { clientTeamCreationEnabled: true } })
let user: TestUser
let other: TestUser
let teamId: string
beforeEach(async () => {
  user = await signUp(project)
  other = await signUp(project)
  teamId = await openTeam(project, user)
})

interface Case {
  method: string
  path: string
  body?: unknown
}
const of = (method: string, path: string, body?: unknown): Case => ({ method, path, body })
const send = ({ method, path, body }: Case, options = {}, on = project) =>
  on.call(method, path, { body, ...options })
const codeOf = async (request: Case, options = {}, on = project) =>
  (await send(request, options, on)).code

const sendInvitation = (team: string) =>
  of('POST', '/team-invitations/send-code', {
    email: 'someone@example.com',
    team_id: team,
    callback_url: 'http://localhost:3000/join',
  })
/** Calls that reject users who are not members, and require a permission of members. */
const guarded = (team: string, member: string): [Case, permissionId: string][] => [
  [of('PATCH', `/teams/${team}`, { display_name: 'x' }), '$update_team'],
  [of('GET', `/team-member-profiles?team_id=${team}`), '$read_members'],
  [of('GET', `/team-member-profiles/${team}/${member}`), '$read_members'],
  [of('DELETE', `/team-memberships/${team}/${member}`), '$remove_members'],
  [sendInvitation(team), '$invite_members'],
  [of('DELETE', `/teams/${team}`), '$delete_team'],
]

describe('team calls without a signed-in user', () => {
  it('answer USER_AUTHENTICATION_REQUIRED for teams and invitations', async () => {
    for (const request of [
      of('POST', '/teams', { display_name: 'x' }),
      of('GET', `/teams/${teamId}`),
      of('PATCH', `/teams/${teamId}`, {}),
      of('DELETE', `/teams/${teamId}`),
      sendInvitation(teamId),
    ])
      expect(await codeOf(request)).toBe('USER_AUTHENTICATION_REQUIRED')
  })

  it('answer CANNOT_GET_OWN_USER_WITHOUT_USER for the user ID me', async () => {
    for (const request of [
      of('GET', '/teams?user_id=me'),
      of('POST', '/teams', { display_name: 'x', creator_user_id: 'me' }),
      of('GET', `/team-invitations?team_id=${teamId}`),
      of('DELETE', `/team-invitations/${randomUUID()}?team_id=${teamId}`),
      of('GET', `/team-member-profiles?team_id=${teamId}`),
      of('GET', `/team-member-profiles/${teamId}/${user.id}`),
      of('PATCH', `/team-member-profiles/${teamId}/${user.id}`, {}),
      of('DELETE', `/team-memberships/${teamId}/me`),
      of('GET', '/team-permissions?user_id=me'),
      of('GET', `/team-permissions?user_id=${user.id}`),
      of('GET', '/project-permissions?user_id=me'),
    ])
      expect([request, await codeOf(request)]).toEqual([
        request,
        'CANNOT_GET_OWN_USER_WITHOUT_USER',
      ])
  })

  it('reject the user ID me with server access', async () => {
    const access = 'server'
    for (const request of [
      of('GET', '/teams?user_id=me'),
      of('POST', '/teams', { display_name: 'x', creator_user_id: 'me' }),
      of('GET', '/team-member-profiles?user_id=me'),
      of('GET', `/team-member-profiles/${teamId}/me`),
      of('POST', `/team-memberships/${teamId}/me`, {}),
      of('DELETE', `/team-memberships/${teamId}/me`),
      of('POST', `/team-permissions/${teamId}/me/team_admin`, {}),
      of('DELETE', `/team-permissions/${teamId}/me/team_admin`),
      of('POST', '/project-permissions/me/any', {}),
      of('DELETE', '/project-permissions/me/any'),
    ])
      expect([request, await codeOf(request, { access })]).toEqual([
        request,
        'CANNOT_GET_OWN_USER_WITHOUT_USER',
      ])
  })
})

describe('a user who is not a member of a team', () => {
  it('gets the same response as for an unknown team', async () => {
    for (const team of [teamId, randomUUID()])
      for (const request of [
        ...guarded(team, user.id).map(([call]) => call),
        of('GET', `/team-invitations?team_id=${team}`),
        of('DELETE', `/team-invitations/${randomUUID()}?team_id=${team}`),
        of('PATCH', `/team-member-profiles/${team}/me`, {}),
      ]) {
        const response = await send(request, other)
        expect([request, response.code]).toEqual([request, 'TEAM_MEMBERSHIP_NOT_FOUND'])
        expect(response.body['details']).toEqual({ team_id: team, user_id: other.id })
      }
  })
})

describe('a team member', () => {
  beforeEach(async () => {
    await join(project, teamId, other)
    const path = `/team-permissions/${teamId}/${other.id}/team_member`
    await project.call('DELETE', path, { access: 'server' })
  })

  it('needs exactly the permission of each call', async () => {
    for (const [request, permissionId] of guarded(teamId, user.id)) {
      const refused = await send(request, other)
      expect([request, refused.code]).toEqual([request, 'TEAM_PERMISSION_REQUIRED'])
      expect(refused.body['details']).toEqual({
        team_id: teamId,
        user_id: other.id,
        permission_id: permissionId,
      })
      await grant(project, { teamId, userId: other.id }, permissionId)
      const done = await send(request, other)
      expect([request, done.status]).toEqual([request, 200])
      const path = `/team-permissions/${teamId}/${other.id}/${permissionId}`
      await project.call('DELETE', path, { access: 'server' })
    }
  })

  it.each([
    ['$read_members', '$invite_members'],
    ['$invite_members', '$read_members'],
  ])(
    'needs two permissions to list invitations: beside %s also %s',
    async (grantedId, missingId) => {
      const request = of('GET', `/team-invitations?team_id=${teamId}`)
      await grant(project, { teamId, userId: other.id }, grantedId)
      const refused = await send(request, other)
      expect(refused.body['details']).toMatchObject({ permission_id: missingId })
      await grant(project, { teamId, userId: other.id }, missingId)
      expect((await send(request, other)).status).toBe(200)
    },
  )

  it('revokes invitations with the permission to remove members', async () => {
    const { id } = await invite(service, project, { teamId, email: 'guest@example.com' })
    const request = of('DELETE', `/team-invitations/${id}?team_id=${teamId}`)
    await grant(project, { teamId, userId: other.id }, '$invite_members')
    expect(await codeOf(request, other)).toBe('TEAM_PERMISSION_REQUIRED')
    await grant(project, { teamId, userId: other.id }, '$remove_members')
    expect((await send(request, other)).body).toEqual({ success: true })
  })

  it('has contained permissions at any depth', async () => {
    const inner = { id: 'inner', contained_permission_ids: ['$update_team'] }
    await define(project, 'team', inner)
    await define(project, 'team', { id: 'outer', contained_permission_ids: ['inner'] })
    await grant(project, { teamId, userId: other.id }, 'outer')
    const request = of('PATCH', `/teams/${teamId}`, { display_name: 'By contained permission' })
    expect((await send(request, other)).status).toBe(200)
  })

  it('has permissions in this team only', async () => {
    const elsewhere = await openTeam(project, other)
    expect(await codeOf(of('PATCH', `/teams/${elsewhere}`, {}), other)).toBeNull()
    expect(await codeOf(of('PATCH', `/teams/${teamId}`, {}), other)).toBe(
      'TEAM_PERMISSION_REQUIRED',
    )
  })

  it('reads and changes the own profile and leaves without any permission', async () => {
    for (const request of [
      of('GET', `/teams/${teamId}`),
      of('GET', `/team-member-profiles?team_id=${teamId}&user_id=me`),
      of('GET', `/team-member-profiles/${teamId}/${other.id}`),
      of('PATCH', `/team-member-profiles/${teamId}/me`, { display_name: 'Me' }),
      of('GET', '/team-permissions?user_id=me'),
      of('DELETE', `/team-memberships/${teamId}/${other.id}`),
    ])
      expect([request, (await send(request, other)).status]).toEqual([request, 200])
  })

  it('loses all permissions with the membership', async () => {
    await grant(project, { teamId, userId: other.id }, 'team_admin')
    await send(of('DELETE', `/team-memberships/${teamId}/me`), other)
    await join(project, teamId, other)
    const list = await send(of('GET', '/team-permissions?user_id=me'), other)
    expect(list.body['items']).toEqual([{ id: 'team_member', team_id: teamId, user_id: other.id }])
  })
})

describe.each(['server', 'admin'] as const)('%s access to teams', (access) => {
  it('requires neither a user nor a permission', async () => {
    await join(project, teamId, other)
    for (const [request] of guarded(teamId, other.id))
      expect([request, (await send(request, { access })).status]).toEqual([request, 200])
  })

  it('gets separate errors for unknown teams, users and members', async () => {
    const unknownUserId = randomUUID()
    const noTeam = randomUUID()
    for (const [request, code] of [
      [of('PATCH', `/teams/${noTeam}`, {}), 'TEAM_NOT_FOUND'],
      [of('DELETE', `/teams/${noTeam}`), 'TEAM_NOT_FOUND'],
      [sendInvitation(noTeam), 'TEAM_NOT_FOUND'],
      [of('GET', `/team-invitations?team_id=${noTeam}`), 'TEAM_NOT_FOUND'],
      [of('DELETE', `/team-invitations/${unknownUserId}?team_id=${noTeam}`), 'TEAM_NOT_FOUND'],
      [of('GET', `/team-member-profiles?team_id=${noTeam}`), 'TEAM_NOT_FOUND'],
      [of('GET', `/team-member-profiles?user_id=${unknownUserId}`), 'USER_NOT_FOUND'],
      [of('GET', `/team-member-profiles/${teamId}/${unknownUserId}`), 'USER_NOT_FOUND'],
      [of('GET', `/team-member-profiles/${noTeam}/${user.id}`), 'TEAM_MEMBERSHIP_NOT_FOUND'],
      [of('PATCH', `/team-member-profiles/${teamId}/${unknownUserId}`, {}), 'USER_NOT_FOUND'],
      [of('PATCH', `/team-member-profiles/${teamId}/${other.id}`, {}), 'TEAM_MEMBERSHIP_NOT_FOUND'],
      [of('POST', `/team-memberships/${noTeam}/${other.id}`, {}), 'TEAM_NOT_FOUND'],
      [of('DELETE', `/team-memberships/${teamId}/${unknownUserId}`), 'USER_NOT_FOUND'],
      [of('POST', `/team-permissions/${teamId}/${unknownUserId}/team_admin`, {}), 'USER_NOT_FOUND'],
      [
        of('POST', `/team-permissions/${teamId}/${other.id}/team_admin`, {}),
        'TEAM_MEMBERSHIP_NOT_FOUND',
      ],
      [of('DELETE', `/team-permissions/${teamId}/${unknownUserId}/team_admin`), 'USER_NOT_FOUND'],
      [
        of('DELETE', `/team-permissions/${noTeam}/${user.id}/team_admin`),
        'TEAM_MEMBERSHIP_NOT_FOUND',
      ],
      [of('POST', `/project-permissions/${unknownUserId}/any`, {}), 'USER_NOT_FOUND'],
      [of('DELETE', `/project-permissions/${unknownUserId}/any`), 'USER_NOT_FOUND'],
    ] as const)
      expect([request, await codeOf(request, { access })]).toEqual([request, code])
  })

  it('accepts IDs in upper case', async () => {
    const { id } = await invite(service, project, { teamId, email: 'upper@example.com' })
    const team = teamId.toUpperCase()
    const invitations = await send(of('GET', `/team-invitations?team_id=${team}`), { access })
    expect(invitations.body['items']).toMatchObject([{ id, team_id: teamId }])
    for (const request of [
      of('DELETE', `/team-invitations/${id.toUpperCase()}?team_id=${team}`),
      of('GET', `/team-permissions?team_id=${team}&user_id=${user.id.toUpperCase()}`),
      of('GET', `/team-member-profiles/${team}/${user.id.toUpperCase()}`),
    ])
      expect([request, await codeOf(request, { access })]).toEqual([request, null])
  })
})

describe('another project', () => {
  it('does not find teams, members, invitations and permissions', async () => {
    const elsewhere = await openTestProject(service)
    const stranger = await signUp(elsewhere)
    const { id, code } = await invite(service, project, { teamId, email: 'guest@example.com' })
    await define(project, 'team', { id: 'of_this_project' })
    const access = 'server'
    for (const [request, expected] of [
      [of('GET', `/teams/${teamId}`), 'TEAM_NOT_FOUND'],
      [of('PATCH', `/teams/${teamId}`, { display_name: 'x' }), 'TEAM_NOT_FOUND'],
      [of('DELETE', `/teams/${teamId}`), 'TEAM_NOT_FOUND'],
      [of('POST', `/team-memberships/${teamId}/${stranger.id}`, {}), 'TEAM_NOT_FOUND'],
      [of('DELETE', `/team-memberships/${teamId}/${user.id}`), 'USER_NOT_FOUND'],
      [of('GET', `/team-invitations?team_id=${teamId}`), 'TEAM_NOT_FOUND'],
      [of('DELETE', `/team-invitations/${id}?team_id=${teamId}`), 'TEAM_NOT_FOUND'],
      [of('POST', '/team-invitations/accept/check-code', { code }), 'VERIFICATION_CODE_NOT_FOUND'],
      [of('POST', `/team-permissions/${teamId}/${user.id}/team_admin`, {}), 'USER_NOT_FOUND'],
    ] as const)
      expect([request, await codeOf(request, { access }, elsewhere)]).toEqual([request, expected])
    const definition = of('DELETE', '/team-permission-definitions/of_this_project')
    expect(await codeOf(definition, { access: 'admin' }, elsewhere)).toBe('PERMISSION_NOT_FOUND')
    for (const path of ['/teams', `/team-permissions?team_id=${teamId}`]) {
      const list = await send(of('GET', path), { access }, elsewhere)
      expect(list.body['items']).toEqual([])
    }
  })
})
