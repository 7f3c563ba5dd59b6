import { beforeEach, describe, expect } from 'vitest'
import { openTestProject, signUp, type TestUser } from '../../support/project.js'
import { scenario, OVERRIDE } from '../../support/scenario.js'
import { setupTestService } from '../../support/service.js'
import { define, grant, idsOf, join, openTeam } from '../../support/teams.js'

const EVERYTHING = [
  '$delete_team',
  '$invite_members',
  '$manage_api_keys',
  '$read_members',
  '$remove_members',
  '$update_team',
  'team_admin',
]

let other: TestUser
let teamId: string
const service = await setupTestService()
const project = await openTestProject(service)
const user = await signUp(project)
await define(project, 'project', { id: 'p_child' })
await define(project, 'project', { id: 'p_parent', contained_permission_ids: ['p_child'] })
beforeEach(async () => {
  other = await signUp(project)
  teamId = await openTeam(project, user)
})

const asServer = { access: 'server', body: {} } as const
const inTeam = (id: string, team = teamId) => `/team-permissions/${team}/${user.id}/${id}`
const inProject = (id: string) => `/project-permissions/${other.id}/${id}`
const wrongScope = (id: string, expected: string, actual: string) => ({
  permission_id: id,
  expected_scope: expected,
  actual_scope: actual,
})

describe('permissions in a team', () => {
  scenario('GET /team-permissions 200', async () => {
    const path = `/team-permissions?team_id=${teamId}&user_id=me`
    expect((await project.call('GET', path, user)).body).toEqual({
      items: [{ id: 'team_admin', team_id: teamId, user_id: user.id }],
      is_paginated: false,
    })
    expect(idsOf(await project.call('GET', `${path}&recursive=true`, user))).toEqual(EVERYTHING)
    const only = await project.call(
      'GET',
      `${path}&recursive=true&permission_id=$read_members`,
      user,
    )
    expect(idsOf(only)).toEqual(['$read_members'])
    await join(project, teamId, other)
    const everybody = await project.call('GET', `/team-permissions?team_id=${teamId}`, {
      access: 'server',
    })
    expect(new Set(idsOf(everybody))).toEqual(new Set(['team_admin', 'team_member']))
  })

  scenario('GET /team-permissions 400 SCHEMA_ERROR', async () => {
    const path = '/team-permissions?team_id=undefined&user_id=me&recursive=true'
    await project.call('GET', path, user)
  })

  scenario('GET /team-permissions 403', async () => {
    for (const query of [`team_id=${teamId}`, `user_id=${other.id}`])
      expect((await project.call('GET', `/team-permissions?${query}`, user)).status).toBe(403)
  })

  scenario('POST /team-permissions/{team_id}/{user_id}/{permission_id} 201', async () => {
    for (const id of ['$update_team', '%24update_team']) {
      const response = await project.call('POST', inTeam(id), asServer)
      expect(response.body).toEqual({ id: '$update_team', user_id: user.id, team_id: teamId })
    }
    const path = `/team-permissions?team_id=${teamId}&user_id=me`
    expect(idsOf(await project.call('GET', path, user))).toEqual(['$update_team', 'team_admin'])
  })

  scenario(
    'POST /team-permissions/{team_id}/{user_id}/{permission_id} 400 SCHEMA_ERROR',
    async () => {
      await project.call('POST', inTeam('team_admin', 'undefined'), asServer)
      const unknown = await project.call('POST', inTeam('$fly'), asServer)
      expect(unknown.code).toBe('SCHEMA_ERROR')
      const upperCase = await project.call('POST', inTeam('Fly'), asServer)
      expect(upperCase.code).toBe('SCHEMA_ERROR')
    },
  )

  scenario(
    'POST /team-permissions/{team_id}/{user_id}/{permission_id} 200 for 400 SCHEMA_ERROR',
    async () => {
      const path = inTeam('undefined', 'undefined')
      await project.call('POST', path, { ...asServer, headers: OVERRIDE })
    },
  )

  scenario(
    'POST /team-permissions/{team_id}/{user_id}/{permission_id} 404 PERMISSION_NOT_FOUND',
    async () => {
      const response = await project.call('POST', inTeam('does_not_exist'), asServer)
      expect(response.body['details']).toEqual({ permission_id: 'does_not_exist' })
    },
  )

  scenario(
    'POST /team-permissions/{team_id}/{user_id}/{permission_id} 200 for 404 PERMISSION_NOT_FOUND',
    async () => {
      await project.call('POST', inTeam('does_not_exist'), { ...asServer, headers: OVERRIDE })
    },
  )

  scenario(
    'POST /team-permissions/{team_id}/{user_id}/{permission_id} 404 WRONG_PERMISSION_SCOPE',
    async () => {
      const response = await project.call('POST', inTeam('p_child'), asServer)
      expect(response.body['details']).toEqual(wrongScope('p_child', 'team', 'project'))
    },
  )

  scenario('DELETE /team-permissions/{team_id}/{user_id}/{permission_id} 200', async () => {
    await grant(project, { teamId, userId: user.id }, '$update_team')
    const response = await project.call('DELETE', inTeam('$update_team'), asServer)
    expect(response.body).toEqual({ success: true })
    const path = `/team-permissions?team_id=${teamId}&user_id=me`
    expect(idsOf(await project.call('GET', path, user))).toEqual(['team_admin'])
  })

  scenario(
    'DELETE /team-permissions/{team_id}/{user_id}/{permission_id} 400 SCHEMA_ERROR',
    async () => {
      await project.call('DELETE', inTeam('team_admin', 'undefined'), asServer)
    },
  )

  scenario(
    'DELETE /team-permissions/{team_id}/{user_id}/{permission_id} 200 for 400 SCHEMA_ERROR',
    async () => {
      const path = inTeam('undefined', 'undefined')
      await project.call('DELETE', path, { ...asServer, headers: OVERRIDE })
    },
  )

  scenario(
    'DELETE /team-permissions/{team_id}/{user_id}/{permission_id} 401 TEAM_PERMISSION_NOT_FOUND',
    async () => {
      // A permission that the member has only through another one.
      const response = await project.call('DELETE', inTeam('$update_team'), asServer)
      expect(response.body['details']).toEqual({
        team_id: teamId,
        user_id: user.id,
        permission_id: '$update_team',
      })
    },
  )
})

describe('permissions in the project', () => {
  scenario('GET /project-permissions 200', async () => {
    expect((await project.call('GET', '/project-permissions?user_id=me', other)).body).toEqual({
      items: [],
      is_paginated: false,
    })
    await project.call('POST', inProject('p_parent'), asServer)
    const path = `/project-permissions?user_id=${other.id}`
    const direct = await project.call('GET', path, { access: 'server' })
    expect(direct.body['items']).toEqual([{ id: 'p_parent', user_id: other.id }])
    const all = await project.call('GET', `${path}&recursive=true`, other)
    expect(idsOf(all)).toEqual(['p_child', 'p_parent'])
  })

  scenario('GET /project-permissions 403', async () => {
    for (const query of ['', `?user_id=${user.id}`])
      expect((await project.call('GET', `/project-permissions${query}`, other)).status).toBe(403)
  })

  scenario('POST /project-permissions/{user_id}/{permission_id} 201', async () => {
    for (let times = 0; times < 2; times += 1) {
      const response = await project.call('POST', inProject('p_parent'), asServer)
      expect(response.body).toEqual({ id: 'p_parent', user_id: other.id })
    }
  })

  scenario(
    'POST /project-permissions/{user_id}/{permission_id} 404 PERMISSION_NOT_FOUND',
    async () => {
      for (const id of ['does_not_exist', '$update_team', '$fly']) {
        const response = await project.call('POST', inProject(id), asServer)
        expect([response.code, response.body['details']]).toEqual([
          'PERMISSION_NOT_FOUND',
          { permission_id: id },
        ])
      }
    },
  )

  scenario(
    'POST /project-permissions/{user_id}/{permission_id} 404 WRONG_PERMISSION_SCOPE',
    async () => {
      const response = await project.call('POST', inProject('team_member'), asServer)
      expect(response.body['details']).toEqual(wrongScope('team_member', 'project', 'team'))
    },
  )

  scenario('DELETE /project-permissions/{user_id}/{permission_id} 200', async () => {
    await project.call('POST', inProject('p_parent'), asServer)
    const response = await project.call('DELETE', inProject('p_parent'), asServer)
    expect(response.body).toEqual({ success: true })
    const left = await project.call('GET', '/project-permissions?user_id=me', other)
    expect(idsOf(left)).toEqual([])
  })

  scenario(
    'DELETE /project-permissions/{user_id}/{permission_id} 404 PERMISSION_NOT_FOUND',
    async () => {
      await project.call('POST', inProject('p_parent'), asServer)
      for (const id of ['p_child', 'does_not_exist'])
        expect((await project.call('DELETE', inProject(id), asServer)).body['details']).toEqual({
          permission_id: id,
        })
    },
  )
})
