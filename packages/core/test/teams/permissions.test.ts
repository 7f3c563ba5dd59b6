import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { asAdmin, asServer } from '../support/as-server.js'
import { openNetwork } from '../support/open-network.js'
import { ada } from '../support/open-tab.js'
import { signedIn, signedInWithTeam } from '../support/signed-in.js'
import { queryOf } from '@latchkey/core/query'

const network = openNetwork()
const TEAM_LIST = 'GET /team-permissions'
const PROJECT_LIST = 'GET /project-permissions'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada],
    config: { clientTeamCreationEnabled: true },
  })
})

const idsOf = (permissions: readonly { id: string }[]) => permissions.map(({ id }) => id)

describe('team permissions', () => {
  it('include the permissions that they contain', async () => {
    const { user, team } = await signedInWithTeam(project)
    expect(idsOf(await user.listPermissions(team))).toEqual([
      '$delete_team',
      '$invite_members',
      '$manage_api_keys',
      '$read_members',
      '$remove_members',
      '$update_team',
      'team_admin',
    ])
    expect(await user.hasPermission(team, '$update_team')).toBe(true)
    expect(await user.getPermission(team, 'team_admin')).toEqual({ id: 'team_admin' })
    expect(await user.getPermission(team, 'team_member')).toBeNull()
    expect(await user.hasPermission(team, 'team_member')).toBe(false)
  })

  it('can be listed without contained permissions', async () => {
    const { user, team } = await signedInWithTeam(project)
    expect(await user.listPermissions(team, { recursive: false })).toEqual([{ id: 'team_admin' }])
    expect(await user.listPermissions(team, { recursive: true })).toHaveLength(7)
  })

  it('apply to a single team', async () => {
    const { user, team } = await signedInWithTeam(project)
    const other = await user.createTeam({ displayName: 'Poetry' })
    await asServer(project, 'DELETE', `/team-permissions/${other.id}/${user.id}/team_admin`)
    expect(await user.hasPermission(other, 'team_admin')).toBe(false)
    expect(await user.hasPermission(team, 'team_admin')).toBe(true)
    expect(await user.hasPermission('team_admin')).toBe(false)
  })

  it('must match the ID exactly (AK10, PP09)', async () => {
    const { user, team } = await signedInWithTeam(project)
    const otherIds = [
      'team',
      'team_admi',
      'Team_Admin',
      'TEAM_ADMIN',
      ' team_admin',
      'team_admin ',
      '',
    ]
    for (const id of [...otherIds, 'update_team', 'constructor', '__proto__', 'toString', 'length'])
      expect([id, await user.hasPermission(team, id)]).toEqual([id, false])
  })

  it('share one request among queries of the same list', async () => {
    const { app, user, team } = await signedInWithTeam(project)
    const renamed = { id: team.id }
    await Promise.all(
      [team, renamed, team].map((argument) =>
        queryOf(app, user, 'listPermissions', argument).load(),
      ),
    )
    expect(network.calls(TEAM_LIST)).toBe(1)
  })

  it('are read again after the user left the team (AK11)', async () => {
    const { app, user, team } = await signedInWithTeam(project)
    const query = queryOf(app, user, 'hasPermission', team, '$update_team')
    const list = queryOf(app, user, 'listPermissions', team)
    const unsubscribers = [query.subscribe(() => {}), list.subscribe(() => {})]
    expect(await query.load()).toBe(true)
    await user.leaveTeam(team)
    expect(await query.load()).toBe(false)
    expect(await list.load()).toEqual([])
    for (const stop of unsubscribers) stop()
  })

  it('are read again when a query is refreshed', async () => {
    const { app, user, team } = await signedInWithTeam(project)
    const [permission, permissions] = [
      queryOf(app, user, 'hasPermission', team, '$update_team'),
      queryOf(app, user, 'listPermissions', team),
    ]
    const unsubscribers = [permission.subscribe(() => {}), permissions.subscribe(() => {})]
    expect(await permission.load()).toBe(true)
    await asServer(project, 'DELETE', `/team-permissions/${team.id}/${user.id}/team_admin`)
    expect(await permission.refresh()).toBe(false)
    expect(await permissions.refresh()).toEqual([])
    for (const stop of unsubscribers) stop()
  })

  it('reject a missing team instead of checking project permissions', async () => {
    const { user } = await signedInWithTeam(project)
    const missing = undefined as never
    await expect(user.hasPermission(missing, 'team_admin')).rejects.toThrow(/Pass a team/)
    await expect(user.getPermission(missing, 'team_admin')).rejects.toThrow(/Pass a team/)
    await expect(user.hasPermission({ id: '' }, 'team_admin')).rejects.toThrow(/Pass a team/)
    await expect(user.listPermissions({ id: missing })).rejects.toThrow(/Pass a team/)
    expect(network.calls(PROJECT_LIST) + network.calls(TEAM_LIST)).toBe(0)
  })
})

describe('project permissions', () => {
  it('are requested without a team', async () => {
    const { user } = await signedIn(project)
    expect(await user.listPermissions()).toEqual([])
    expect(await user.hasPermission('team_admin')).toBe(false)
    expect(network.calls(PROJECT_LIST)).toBe(2)
    expect(network.calls(TEAM_LIST)).toBe(0)
    const [request] = network.requests(PROJECT_LIST)
    expect(new URL(request!.url).search).toBe('?user_id=me&recursive=true')
  })

  it('include the permissions that they contain and do not apply to teams', async () => {
    const { user, team } = await signedInWithTeam(project)
    const define = (id: string, contained: string[]) =>
      asAdmin(project, 'POST', '/project-permission-definitions', {
        id,
        contained_permission_ids: contained,
      })
    await define('read_books', [])
    await define('librarian', ['read_books'])
    await asServer(project, 'POST', `/project-permissions/${user.id}/librarian`)
    expect(await user.listPermissions()).toEqual([{ id: 'librarian' }, { id: 'read_books' }])
    expect(await user.listPermissions({ recursive: false })).toEqual([{ id: 'librarian' }])
    expect(await user.getPermission('read_books')).toEqual({ id: 'read_books' })
    expect(await user.hasPermission('read_books')).toBe(true)
    expect(await user.hasPermission(team, 'read_books')).toBe(false)
  })
})
