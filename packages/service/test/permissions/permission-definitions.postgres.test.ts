import { beforeEach, describe, expect, it } from 'vitest'
import { openTestProject, signUp, type TestProject, type TestUser } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { define, grant, idsOf, join, openTeam } from '../support/teams.js'
import { permissionCalls, scopes, type Scope } from './permission-calls.js'

const service = await setupTestService()
let project: TestProject
let user: TestUser
let teamId: string
beforeEach(async () => {
  project = await openTestProject(service)
  user = await signUp(project)
  teamId = await openTeam(project)
  await join(project, teamId, user)
})

const { asAdmin, patch, remove, teamPermissionIds, giveInProject } = permissionCalls(() => ({
  project,
  user,
}))
const give = (permissionId: string) => grant(project, { teamId, userId: user.id }, permissionId)

describe('the list of permissions', () => {
  it('contains each permission once, sorted, despite circular definitions', async () => {
    await define(project, 'team', { id: 'z', contained_permission_ids: ['$update_team'] })
    await define(project, 'team', { id: 'm', contained_permission_ids: ['z', '$update_team'] })
    await patch('team', 'z', { contained_permission_ids: ['z', 'm', '$update_team'] })
    for (const id of ['z', 'm', '$update_team']) await give(id)
    expect(await teamPermissionIds('')).toEqual(['$update_team', 'm', 'team_member', 'z'])
    const all = ['$invite_members', '$read_members', '$update_team', 'm', 'team_member', 'z']
    expect(await teamPermissionIds('&recursive=true')).toEqual(all)
    expect(await teamPermissionIds('&recursive=true&permission_id=m')).toEqual(['m'])
    expect(await teamPermissionIds('&permission_id=$read_members')).toEqual([])
  })

  it('is sorted by team, then by user, then by id', async () => {
    const other = await signUp(project)
    const second = await openTeam(project, other)
    await join(project, second, user)
    await join(project, teamId, other)
    const list = await project.call('GET', '/team-permissions?recursive=true', { access: 'server' })
    const items = list.body['items'] as { team_id: string; user_id: string; id: string }[]
    const keys = items.map(({ team_id, user_id, id }) => `${team_id} ${user_id} ${id}`)
    expect(keys).toEqual([...new Set(keys)].toSorted())
    expect(keys).toHaveLength(3 * 3 + 7)
  })
})

describe('POST /team-permission-definitions', () => {
  it('creates an id once in both scopes for concurrent requests', async () => {
    const responses = await Promise.all(
      scopes.flatMap((scope) =>
        [1, 2, 3].map(() => asAdmin('POST', `/${scope}-permission-definitions`, { id: 'p' })),
      ),
    )
    const codes = responses.map(({ code }) => code)
    expect(codes.filter((code) => code === null)).toHaveLength(1)
    expect(codes.filter((code) => code === 'PERMISSION_ID_ALREADY_EXISTS')).toHaveLength(5)
  })
})

describe('a permission definition that is deleted during a grant', () => {
  const turns = Array.from({ length: 12 }, (_, nth) => `p${nth}`)
  const tryToGive = (id: string) =>
    project.call('POST', `/team-permissions/${teamId}/${user.id}/${id}`, {
      access: 'server',
      body: {},
    })
  /** Defines the permissions again and lists the grants that became valid by it. */
  const comeAlive = async (scope: Scope, path: string) => {
    for (const id of turns) await define(project, scope, { id })
    const list = await project.call('GET', path, { access: 'server' })
    return idsOf(list).filter((id) => turns.includes(String(id)))
  }

  it('leaves no grant to a team member or a user behind', async () => {
    for (const id of turns) {
      await define(project, 'team', { id })
      await Promise.all([tryToGive(id), remove('team', id), tryToGive(id)])
    }
    expect(await comeAlive('team', `/team-permissions?team_id=${teamId}`)).toEqual([])
    for (const id of turns) {
      await remove('team', id)
      await define(project, 'project', { id })
      await Promise.all([giveInProject(id), remove('project', id), giveInProject(id)])
    }
    expect(await comeAlive('project', `/project-permissions?user_id=${user.id}`)).toEqual([])
  })

  it('leaves no default grant to new users behind', async () => {
    const added = turns.slice(0, 6)
    for (const id of added) {
      project = await openTestProject(service, { config: { userDefaultPermissions: ['p0'] } })
      await define(project, 'project', { id: 'p0' })
      const [first, , second] = await Promise.all([
        signUp(project),
        remove('project', 'p0'),
        signUp(project),
      ])
      await define(project, 'project', { id: 'p0' })
      for (const projectUser of [first, second]) {
        const list = await project.call('GET', '/project-permissions?user_id=me', projectUser)
        expect({ id, permissionIds: idsOf(list) }).toEqual({ id, permissionIds: [] })
      }
    }
  })
})
