import { beforeEach, describe, expect } from 'vitest'
import { openTestProject, type TestProject } from '../../support/project.js'
import { scenario, OVERRIDE } from '../../support/scenario.js'
import { setupTestService } from '../../support/service.js'
import { define, idsOf } from '../../support/teams.js'

const service = await setupTestService()
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service)
})

const call = (method: string, path: string, body?: unknown, headers = {}) =>
  project.call(method, path, { access: 'admin', body, headers })
const inTeams = (id = '') => `/team-permission-definitions${id && `/${id}`}`
const inProject = (id = '') => `/project-permission-definitions${id && `/${id}`}`
const detailsOf = (permissionId: string) => ({ permission_id: permissionId })

describe('team permissions', () => {
  scenario('GET /team-permission-definitions 200', async () => {
    const response = await call('GET', inTeams())
    expect(idsOf(response)).toEqual([
      '$delete_team',
      '$invite_members',
      '$manage_api_keys',
      '$read_members',
      '$remove_members',
      '$update_team',
      'team_admin',
      'team_member',
    ])
    expect(response.body['items']).toContainEqual({
      id: '$delete_team',
      description: expect.stringMatching(/\w/) as string,
      contained_permission_ids: [],
    })
    expect(response.body['items']).toContainEqual({
      id: 'team_member',
      description: expect.stringMatching(/\w/) as string,
      contained_permission_ids: ['$invite_members', '$read_members'],
    })
  })

  scenario('POST /team-permission-definitions 201', async () => {
    const plain = await call('POST', inTeams(), { id: 'p1', description: '' })
    expect(plain.body).toEqual({ id: 'p1', contained_permission_ids: [] })
    const contained_permission_ids = ['p1', '$update_team', 'p1']
    const body = { id: 'p2', description: 'More', contained_permission_ids }
    expect((await call('POST', inTeams(), body)).body).toEqual({
      ...body,
      contained_permission_ids: ['$update_team', 'p1'],
    })
  })

  scenario('POST /team-permission-definitions 400 CONTAINED_PERMISSION_NOT_FOUND', async () => {
    await define(project, 'project', { id: 'of_project' })
    for (const id of ['p2', 'of_project', 'p1']) {
      const body = { id: 'p1', contained_permission_ids: [id] }
      expect((await call('POST', inTeams(), body)).body['details']).toEqual(detailsOf(id))
    }
  })

  scenario('POST /team-permission-definitions 400 PERMISSION_ID_ALREADY_EXISTS', async () => {
    await define(project, 'project', { id: 'of_project' })
    for (const id of ['team_member', 'of_project'])
      expect((await call('POST', inTeams(), { id })).body['details']).toEqual(detailsOf(id))
  })

  scenario('PATCH /team-permission-definitions/{permission_id} 200', async () => {
    await define(project, 'team', { id: 'p1' })
    await define(project, 'team', {
      id: 'p2',
      description: 'Before',
      contained_permission_ids: ['p1'],
    })
    const contained_permission_ids = ['p1', '$update_team']
    const renamed = await call('PATCH', inTeams('p2'), { id: 'p3', contained_permission_ids })
    expect(renamed.body).toEqual({ id: 'p3', contained_permission_ids: ['$update_team', 'p1'] })
    const emptied = await call('PATCH', inTeams('p3'), { description: 'After' })
    expect(emptied.body).toEqual({ id: 'p3', description: 'After', contained_permission_ids: [] })
  })

  scenario(
    'PATCH /team-permission-definitions/{permission_id} 400 CONTAINED_PERMISSION_NOT_FOUND',
    async () => {
      await define(project, 'team', { id: 'p1' })
      const body = { id: 'p1', contained_permission_ids: ['p2'] }
      const response = await call('PATCH', inTeams('p1'), body)
      expect(response.body['details']).toEqual(detailsOf('p2'))
    },
  )

  scenario(
    'PATCH /team-permission-definitions/{permission_id} 400 PERMISSION_ID_ALREADY_EXISTS',
    async () => {
      await define(project, 'team', { id: 'p1' })
      await define(project, 'project', { id: 'of_project' })
      for (const id of ['team_member', 'of_project']) {
        const response = await call('PATCH', inTeams('p1'), { id })
        expect(response.body['details']).toEqual(detailsOf(id))
      }
    },
  )

  scenario('DELETE /team-permission-definitions/{permission_id} 200', async () => {
    await define(project, 'team', { id: 'p1' })
    expect((await call('DELETE', inTeams('p1'))).body).toEqual({ success: true })
    expect(idsOf(await call('GET', inTeams()))).not.toContain('p1')
  })
})

describe('project permissions', () => {
  scenario('GET /project-permission-definitions 200', async () => {
    expect((await call('GET', inProject())).body).toEqual({ items: [], is_paginated: false })
    await define(project, 'project', { id: 'p_child', description: 'child' })
    expect((await call('GET', inProject())).body['items']).toEqual([
      { id: 'p_child', description: 'child', contained_permission_ids: [] },
    ])
  })

  scenario('POST /project-permission-definitions 201', async () => {
    await define(project, 'project', { id: 'p2' })
    const body = { id: 'p1', contained_permission_ids: ['p2'] }
    expect((await call('POST', inProject(), body)).body).toEqual(body)
  })

  scenario('POST /project-permission-definitions 400 CONTAINED_PERMISSION_NOT_FOUND', async () => {
    for (const id of ['p2', 'team_member', '$update_team']) {
      const body = { id: 'p1', contained_permission_ids: [id] }
      const response = await call('POST', inProject(), body)
      expect([response.code, response.body['details']]).toEqual([
        'CONTAINED_PERMISSION_NOT_FOUND',
        detailsOf(id),
      ])
    }
  })

  scenario(
    'POST /project-permission-definitions 200 for 400 CONTAINED_PERMISSION_NOT_FOUND',
    async () => {
      const body = { id: 'p1', contained_permission_ids: ['p2'] }
      await call('POST', inProject(), body, OVERRIDE)
    },
  )

  scenario('POST /project-permission-definitions 400 PERMISSION_ID_ALREADY_EXISTS', async () => {
    const response = await call('POST', inProject(), { id: 'team_member' })
    expect(response.body['details']).toEqual(detailsOf('team_member'))
  })

  scenario(
    'POST /project-permission-definitions 200 for 400 PERMISSION_ID_ALREADY_EXISTS',
    async () => {
      await define(project, 'project', { id: 'p1' })
      await call('POST', inProject(), { id: 'p1' }, OVERRIDE)
    },
  )

  scenario('PATCH /project-permission-definitions/{permission_id} 200', async () => {
    await define(project, 'project', { id: 'p1' })
    const response = await call('PATCH', inProject('p1'), { description: 'x' })
    expect(response.body).toEqual({ id: 'p1', description: 'x', contained_permission_ids: [] })
  })

  scenario(
    'PATCH /project-permission-definitions/{permission_id} 400 CONTAINED_PERMISSION_NOT_FOUND',
    async () => {
      await define(project, 'project', { id: 'p1' })
      const response = await call('PATCH', inProject('p1'), { contained_permission_ids: ['p2'] })
      expect(response.body['details']).toEqual(detailsOf('p2'))
    },
  )

  scenario(
    'PATCH /project-permission-definitions/{permission_id} 400 PERMISSION_ID_ALREADY_EXISTS',
    async () => {
      await define(project, 'project', { id: 'p1' })
      await define(project, 'project', { id: 'p2' })
      const response = await call('PATCH', inProject('p1'), { id: 'p2' })
      expect(response.body['details']).toEqual(detailsOf('p2'))
    },
  )

  scenario('DELETE /project-permission-definitions/{permission_id} 200', async () => {
    await define(project, 'project', { id: 'p1' })
    await call('DELETE', inProject('p1'))
    expect(idsOf(await call('GET', inProject()))).toEqual([])
  })
})
