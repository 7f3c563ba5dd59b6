import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { openTestProject, signUp, type TestUser } from '../../support/project.js'
import { scenario, OVERRIDE } from '../../support/scenario.js'
import { START, setupTestService } from '../../support/service.js'
import { idsOf, join, openTeam } from '../../support/teams.js'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

const service = await setupTestService()
const project = await openTestProject(service, { config: { clientTeamCreationEnabled: true } })
const closed = await openTestProject(service)
const user = await signUp(project)
const other = await signUp(project)

const create = (body: unknown, by: TestUser = user) =>
  project.call('POST', '/teams', { ...by, body })

/** A team of `user` in which `other` has the permissions of members. */
async function teamWithOther(): Promise<string> {
  const teamId = await openTeam(project, user)
  await join(project, teamId, other)
  return teamId
}

const lacks = (teamId: string, permissionId: string) => ({
  team_id: teamId,
  user_id: other.id,
  permission_id: permissionId,
})

describe('making teams', () => {
  scenario('POST /teams 201', async () => {
    const mine = await create({ display_name: 'Team A', creator_user_id: 'me' })
    expect(mine.body).toEqual({
      id: expect.any(String) as string,
      display_name: 'Team A',
      profile_image_url: null,
      client_metadata: null,
      client_read_only_metadata: null,
    })
    const fields = { display_name: '', profile_image_url: PICTURE, server_metadata: { s: 1 } }
    const empty = await project.call('POST', '/teams', { access: 'server', body: fields })
    expect(empty.body).toEqual({
      id: expect.any(String) as string,
      ...fields,
      client_metadata: null,
      client_read_only_metadata: null,
      created_at_millis: START,
    })
  })

  scenario('POST /teams 400 SCHEMA_ERROR', async () => {
    const response = await create({ creator_user_id: 'me' })
    expect(response.body['error']).toContain('body.display_name')
  })

  scenario('POST /teams 401 USER_AUTHENTICATION_REQUIRED', async () => {
    for (const creator of [{}, { creator_user_id: user.id }]) {
      const body = { display_name: 'x', ...creator }
      const response = await project.call('POST', '/teams', { body })
      expect(response.code).toBe('USER_AUTHENTICATION_REQUIRED')
    }
  })

  scenario('POST /teams 403', async () => {
    const forOther = await create({ display_name: 'x', creator_user_id: other.id })
    expect([forOther.status, forOther.code]).toEqual([403, null])
    expect(forOther.headers.get('content-type')).toContain('text/plain')
  })

  scenario('POST /teams 200 for 403', async () => {
    const accessToken = (await signUp(closed)).accessToken
    const body = { display_name: 'x', creator_user_id: 'me' }
    await closed.call('POST', '/teams', { accessToken, body, headers: OVERRIDE })
  })

  scenario('POST /teams 404 USER_NOT_FOUND', async () => {
    const body = { display_name: 'x', creator_user_id: randomUUID() }
    await project.call('POST', '/teams', { access: 'server', body })
  })
})

describe('reading teams', () => {
  scenario('GET /teams 200', async () => {
    const member = await signUp(project)
    const first = await openTeam(project, member)
    service.clock.now += 1
    const second = await openTeam(project, member)
    service.clock.now = START
    const own = await project.call('GET', '/teams?user_id=me', member)
    expect(idsOf(own)).toEqual([first, second])
    expect(own.body['is_paginated']).toBe(false)
    const path = `/teams?user_id=${member.id}`
    const filtered = await project.call('GET', path, { access: 'server' })
    expect(idsOf(filtered)).toEqual([first, second])
    const all = await project.call('GET', '/teams', { access: 'server' })
    expect(idsOf(all).length).toBeGreaterThan(2)
  })

  scenario('GET /teams 403', async () => {
    for (const path of ['/teams', `/teams?user_id=${other.id}`])
      expect((await project.call('GET', path, user)).status).toBe(403)
  })

  scenario('GET /teams/{team_id} 200', async () => {
    const teamId = await openTeam(project, user)
    const mine = await project.call('GET', `/teams/${teamId}`, user)
    expect(mine.body).not.toHaveProperty('server_metadata')
    const read = await project.call('GET', `/teams/${teamId}`, { access: 'server' })
    expect(read.body).toMatchObject({ ...mine.body, server_metadata: null })
  })

  scenario('GET /teams/{team_id} 400 SCHEMA_ERROR', async () => {
    await project.call('GET', '/teams/undefined', user)
  })

  scenario('GET /teams/{team_id} 404 TEAM_MEMBERSHIP_NOT_FOUND', async () => {
    for (const teamId of [await openTeam(project, user), randomUUID()]) {
      const response = await project.call('GET', `/teams/${teamId}`, other)
      expect(response.body['details']).toEqual({ team_id: teamId, user_id: other.id })
    }
  })

  scenario('GET /teams/{team_id} 404 TEAM_NOT_FOUND', async () => {
    const teamId = randomUUID()
    const response = await project.call('GET', `/teams/${teamId}`, { access: 'server' })
    expect(response.body['details']).toEqual({ team_id: teamId })
  })
})

describe('changing teams', () => {
  const patch = (teamId: string, by: TestUser, body: unknown) =>
    project.call('PATCH', `/teams/${teamId}`, { ...by, body })

  scenario('PATCH /teams/{team_id} 200', async () => {
    const teamId = await openTeam(project, user)
    const fields = { display_name: 'B', profile_image_url: PICTURE, client_metadata: { k: 1 } }
    const mine = await patch(teamId, user, fields)
    expect(mine.body).toEqual({ id: teamId, ...fields, client_read_only_metadata: null })
    const byServer = await project.call('PATCH', `/teams/${teamId}`, {
      access: 'server',
      body: { server_metadata: [1], client_read_only_metadata: 'r', client_metadata: null },
    })
    expect(byServer.body).toMatchObject({
      display_name: 'B',
      server_metadata: [1],
      client_read_only_metadata: 'r',
      client_metadata: null,
    })
  })

  scenario('PATCH /teams/{team_id} 400 SCHEMA_ERROR', async () => {
    const teamId = await openTeam(project, user)
    for (const field of ['server_metadata', 'client_read_only_metadata'])
      expect((await patch(teamId, user, { [field]: {} })).code).toBe('SCHEMA_ERROR')
  })

  scenario('PATCH /teams/{team_id} 401 TEAM_PERMISSION_REQUIRED', async () => {
    const teamId = await teamWithOther()
    const response = await patch(teamId, other, { display_name: 'x' })
    expect(response.body['details']).toEqual(lacks(teamId, '$update_team'))
  })

  scenario('PATCH /teams/{team_id} 200 for 401 TEAM_PERMISSION_REQUIRED', async () => {
    const path = `/teams/${await teamWithOther()}`
    await project.call('PATCH', path, { ...other, headers: OVERRIDE, body: {} })
  })

  scenario('PATCH /teams/{team_id} 404 TEAM_MEMBERSHIP_NOT_FOUND', async () => {
    const teamId = await openTeam(project, user)
    const response = await patch(teamId, other, { display_name: 'x' })
    expect(response.body['details']).toEqual({ team_id: teamId, user_id: other.id })
  })
})

describe('deleting teams', () => {
  const remove = (teamId: string, by: TestUser) => project.call('DELETE', `/teams/${teamId}`, by)

  scenario('DELETE /teams/{team_id} 200', async () => {
    const teamId = await openTeam(project, user)
    expect((await remove(teamId, user)).body).toEqual({ success: true })
    const read = await project.call('GET', `/teams/${teamId}`, { access: 'server' })
    expect(read.code).toBe('TEAM_NOT_FOUND')
    const path = `/teams/${await openTeam(project)}`
    const byServer = await project.call('DELETE', path, { access: 'server', body: {} })
    expect(byServer.body).toEqual({ success: true })
  })

  scenario('DELETE /teams/{team_id} 401 TEAM_PERMISSION_REQUIRED', async () => {
    const teamId = await teamWithOther()
    const response = await remove(teamId, other)
    expect(response.body['details']).toEqual(lacks(teamId, '$delete_team'))
  })

  scenario('DELETE /teams/{team_id} 200 for 401 TEAM_PERMISSION_REQUIRED', async () => {
    const path = `/teams/${await teamWithOther()}`
    await project.call('DELETE', path, { ...other, headers: OVERRIDE })
  })

  scenario('DELETE /teams/{team_id} 404 TEAM_MEMBERSHIP_NOT_FOUND', async () => {
    await remove(await openTeam(project, user), other)
  })
})
