import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect } from 'vitest'
import { openTestProject, signUp, type TestUser } from '../../support/project.js'
import { scenario, OVERRIDE } from '../../support/scenario.js'
import { setupTestService } from '../../support/service.js'
import { join, openTeam } from '../../support/teams.js'

const service = await setupTestService()
const project = await openTestProject(service)
let user: TestUser
let other: TestUser
let teamId: string
beforeEach(async () => {
  user = await signUp(project)
  other = await signUp(project)
  teamId = await openTeam(project, user)
})

const asServer = { access: 'server' } as const
const profileOf = (userId: string, team = teamId) => `/team-member-profiles/${team}/${userId}`
const membershipOf = (userId: string, team = teamId) => `/team-memberships/${team}/${userId}`
const membersOf = (team: string) => `/team-member-profiles?team_id=${team}`
const profile = (userId: string, displayName: string | null = null) => ({
  team_id: teamId,
  user_id: userId,
  display_name: displayName,
  profile_image_url: null,
})

async function leaveOther(permissionId: string): Promise<void> {
  const path = `/team-permissions/${teamId}/${other.id}/${permissionId}`
  await project.call('DELETE', path, asServer)
}

describe('listing profiles', () => {
  scenario('GET /team-member-profiles 200', async () => {
    service.clock.now += 1
    await join(project, teamId, other)
    const mine = await project.call('GET', membersOf(teamId), user)
    const both = [profile(user.id), profile(other.id)]
    expect(mine.body).toEqual({ items: both, is_paginated: false })
    const byServer = await project.call('GET', membersOf(teamId), asServer)
    expect(byServer.body['items']).toEqual([
      {
        ...both[0],
        user: expect.objectContaining({ id: user.id, server_metadata: null }) as object,
      },
      { ...both[1], user: expect.objectContaining({ primary_email: other.email }) as object },
    ])
  })

  scenario('GET /team-member-profiles 400', async () => {
    for (const path of ['/team-member-profiles', '/team-member-profiles?user_id=me'])
      expect((await project.call('GET', path, user)).code).toBeNull()
  })

  scenario('GET /team-member-profiles 400 SCHEMA_ERROR', async () => {
    await project.call('GET', membersOf('undefined'), user)
  })

  scenario('GET /team-member-profiles 401 TEAM_PERMISSION_REQUIRED', async () => {
    await join(project, teamId, other)
    await leaveOther('team_member')
    const response = await project.call('GET', membersOf(teamId), other)
    expect(response.body['details']).toEqual({
      team_id: teamId,
      user_id: other.id,
      permission_id: '$read_members',
    })
    const own = await project.call('GET', `${membersOf(teamId)}&user_id=me`, other)
    expect(own.body['items']).toEqual([profile(other.id)])
  })
})

describe('one profile', () => {
  scenario('GET /team-member-profiles/{team_id}/{user_id} 200', async () => {
    expect((await project.call('GET', profileOf('me'), user)).body).toEqual(profile(user.id))
    const byServer = await project.call('GET', profileOf(user.id), asServer)
    expect(byServer.body).toMatchObject({ ...profile(user.id), user: { id: user.id } })
  })

  scenario('GET /team-member-profiles/{team_id}/{user_id} 400 SCHEMA_ERROR', async () => {
    await project.call('GET', profileOf('me', 'undefined'), user)
  })

  scenario(
    'GET /team-member-profiles/{team_id}/{user_id} 404 TEAM_MEMBERSHIP_NOT_FOUND',
    async () => {
      for (const team of [teamId, randomUUID()]) {
        const response = await project.call('GET', profileOf('me', team), other)
        expect(response.body['details']).toEqual({ team_id: team, user_id: other.id })
      }
    },
  )

  scenario('PATCH /team-member-profiles/{team_id}/{user_id} 200', async () => {
    const body = { display_name: 'In Alpha' }
    const mine = await project.call('PATCH', profileOf('me'), { ...user, body })
    expect(mine.body).toEqual(profile(user.id, 'In Alpha'))
    const byServer = await project.call('PATCH', profileOf(user.id), {
      ...asServer,
      body: { display_name: 'By server' },
    })
    expect(byServer.body).toMatchObject({
      ...profile(user.id, 'By server'),
      user: { id: user.id, display_name: null },
    })
  })

  scenario('PATCH /team-member-profiles/{team_id}/{user_id} 400 SCHEMA_ERROR', async () => {
    await project.call('PATCH', profileOf('me', 'undefined'), { ...user, body: {} })
    const nameless = { ...user, body: { display_name: null } }
    expect((await project.call('PATCH', profileOf('me'), nameless)).code).toBe('SCHEMA_ERROR')
  })

  scenario('PATCH /team-member-profiles/{team_id}/{user_id} 403', async () => {
    await join(project, teamId, other)
    const body = { display_name: 'x' }
    await project.call('PATCH', profileOf(other.id), { ...user, body })
    const after = await project.call('GET', profileOf('me'), other)
    expect(after.body['display_name']).toBeNull()
  })
})

describe('joining', () => {
  const add = (userId: string, options = {}) =>
    project.call('POST', membershipOf(userId), { ...asServer, body: {}, ...options })

  scenario('POST /team-memberships/{team_id}/{user_id} 201', async () => {
    const response = await add(other.id)
    expect(response.body).toEqual({ team_id: teamId, user_id: other.id })
    const path = `/team-permissions?team_id=${teamId}&user_id=me`
    expect((await project.call('GET', path, other)).body['items']).toEqual([
      { id: 'team_member', team_id: teamId, user_id: other.id },
    ])
  })

  scenario('POST /team-memberships/{team_id}/{user_id} 400 SCHEMA_ERROR', async () => {
    await project.call('POST', membershipOf(other.id, 'undefined'), { ...asServer, body: {} })
  })

  scenario('POST /team-memberships/{team_id}/{user_id} 404 USER_NOT_FOUND', async () => {
    expect((await add(randomUUID())).body).not.toHaveProperty('details')
  })

  scenario(
    'POST /team-memberships/{team_id}/{user_id} 409 TEAM_MEMBERSHIP_ALREADY_EXISTS',
    async () => {
      expect((await add(user.id)).body).not.toHaveProperty('details')
    },
  )

  scenario(
    'POST /team-memberships/{team_id}/{user_id} 200 for 409 TEAM_MEMBERSHIP_ALREADY_EXISTS',
    async () => {
      await add(user.id, { headers: OVERRIDE })
    },
  )
})

describe('leaving', () => {
  scenario('DELETE /team-memberships/{team_id}/{user_id} 200', async () => {
    await join(project, teamId, other)
    const left = await project.call('DELETE', membershipOf('me'), { ...other, body: {} })
    expect(left.body).toEqual({ success: true })
    await project.call('DELETE', membershipOf(user.id), { ...asServer, body: {} })
    const members = await project.call('GET', membersOf(teamId), asServer)
    expect(members.body['items']).toEqual([])
  })

  scenario('DELETE /team-memberships/{team_id}/{user_id} 400 SCHEMA_ERROR', async () => {
    await project.call('DELETE', membershipOf('me', 'undefined'), user)
  })

  scenario(
    'DELETE /team-memberships/{team_id}/{user_id} 401 TEAM_PERMISSION_REQUIRED',
    async () => {
      await join(project, teamId, other)
      const response = await project.call('DELETE', membershipOf(user.id), { ...other, body: {} })
      expect(response.body['details']).toEqual({
        team_id: teamId,
        user_id: other.id,
        permission_id: '$remove_members',
      })
    },
  )

  scenario(
    'DELETE /team-memberships/{team_id}/{user_id} 404 TEAM_MEMBERSHIP_NOT_FOUND',
    async () => {
      const response = await project.call('DELETE', membershipOf(other.id), asServer)
      expect(response.body['details']).toEqual({ team_id: teamId, user_id: other.id })
    },
  )

  scenario(
    'DELETE /team-memberships/{team_id}/{user_id} 200 for 404 TEAM_MEMBERSHIP_NOT_FOUND',
    async () => {
      await project.call('DELETE', membershipOf(other.id), { ...asServer, headers: OVERRIDE })
    },
  )
})
