import type { ServerTeam, ServerUser } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { asAdmin } from '../support/as-server.js'
import { ada } from '../support/open-tab.js'
import { openServer } from './open-server.js'

let project: TestProject
let user: ServerUser
let team: ServerTeam
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
  const app = openServer(project)
  user = (await app.listUsers())[0]!
  team = await app.createTeam({ displayName: 'Engines' })
  await asAdmin(project, 'POST', '/project-permission-definitions', {
    id: 'write_reports',
    contained_permission_ids: [],
  })
})

describe('team permissions of a server user', () => {
  beforeEach(() => team.addUser(user.id))

  it('are granted with contained permissions and revoked', async () => {
    await user.grantPermission(team, 'team_admin')
    await user.grantPermission(team, 'team_admin')
    expect(await user.hasPermission(team, '$update_team')).toBe(true)
    await user.revokePermission(team, 'team_admin')
    expect(await user.hasPermission(team, 'team_admin')).toBe(false)
    expect(await user.listPermissions(team, { recursive: false })).toEqual([{ id: 'team_member' }])
  })

  it('are rejected with the error code of the service', async () => {
    const grant = (id: string) => user.grantPermission(team, id)
    await expect(grant('unheard_of')).rejects.toMatchObject({ code: 'PERMISSION_NOT_FOUND' })
    await expect(grant('write_reports')).rejects.toMatchObject({ code: 'WRONG_PERMISSION_SCOPE' })
    await expect(user.revokePermission(team, 'team_admin')).rejects.toMatchObject({
      code: 'TEAM_PERMISSION_NOT_FOUND',
    })
    await team.removeUser(user.id)
    await expect(grant('team_admin')).rejects.toMatchObject({ code: 'TEAM_MEMBERSHIP_NOT_FOUND' })
  })
})

describe('project permissions of a server user', () => {
  it('are granted and revoked', async () => {
    await user.grantPermission('write_reports')
    expect(await user.getPermission('write_reports')).toEqual({ id: 'write_reports' })
    await user.revokePermission('write_reports')
    expect(await user.getPermission('write_reports')).toBeNull()
  })

  it('reject with the error code of the service', async () => {
    const grant = (id: string) => user.grantPermission(id)
    await expect(grant('unheard_of')).rejects.toMatchObject({ code: 'PERMISSION_NOT_FOUND' })
    await expect(grant('team_admin')).rejects.toMatchObject({ code: 'WRONG_PERMISSION_SCOPE' })
    await expect(user.revokePermission('write_reports')).rejects.toMatchObject({
      code: 'PERMISSION_NOT_FOUND',
    })
    await user.delete()
    await expect(grant('write_reports')).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
  })

  it('are rejected for an ID that is a path (AK12)', async () => {
    for (const id of ['', '.', '..']) {
      await expect(user.grantPermission(id)).rejects.toThrow(TypeError)
      await expect(user.revokePermission({ id }, 'team_admin')).rejects.toThrow(TypeError)
    }
    await expect(user.grantPermission('a/b')).rejects.toMatchObject({ code: 'SCHEMA_ERROR' })
  })
})
