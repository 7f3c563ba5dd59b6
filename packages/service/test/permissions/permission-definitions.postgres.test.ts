import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionDefinitions, projectPermissions } from '../../src/db/schema.js'
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
async function contentOf(scope: Scope, id: string): Promise<unknown> {
  const list = await asAdmin('GET', `/${scope}-permission-definitions`)
  const items = list.body['items'] as { id: string; contained_permission_ids: string[] }[]
  return items.find((definition) => definition.id === id)?.contained_permission_ids
}

/** Random contents of each permission, with any cycle. */
const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const anyContents = fc.dictionary(fc.constantFrom(...ids), fc.subarray(ids), {
  noNullPrototype: true,
})

describe('contained permissions', () => {
  it('include the permission and all contents of its contents, despite cycles', async () => {
    const { db } = service.ctx
    const projectId = project.id
    for (const id of ids) await define(project, 'project', { id })
    await fc.assert(
      fc.asyncProperty(anyContents, fc.constantFrom(...ids), async (contents, id) => {
        for (const permissionId of ids)
          await db
            .update(permissionDefinitions)
            .set({ containedIds: contents[permissionId] ?? [] })
            .where(
              and(
                eq(permissionDefinitions.projectId, projectId),
                eq(permissionDefinitions.id, permissionId),
              ),
            )
        await db.delete(projectPermissions).where(eq(projectPermissions.userId, user.id))
        await giveInProject(id)
        const path = '/project-permissions?user_id=me&recursive=true'
        const reached = idsOf(await project.call('GET', path, user)) as string[]
        expect(reached).toEqual([...new Set(reached)].toSorted())
        expect(reached).toContain(id)
        for (const reachedId of reached)
          for (const inner of contents[reachedId] ?? []) expect(reached).toContain(inner)
        // Everything else is contained in a permission that was reached.
        for (const reachedId of reached)
          expect(reachedId === id || reached.some((by) => contents[by]?.includes(reachedId))).toBe(
            true,
          )
      }),
      { numRuns: 30 },
    )
  })

  it('are listed despite cycles of project permissions', async () => {
    await define(project, 'project', { id: 'a' })
    await define(project, 'project', { id: 'b', contained_permission_ids: ['a'] })
    await patch('project', 'a', { contained_permission_ids: ['b'] })
    await giveInProject('b')
    const path = '/project-permissions?user_id=me&recursive=true'
    expect(idsOf(await project.call('GET', path, user))).toEqual(['a', 'b'])
  })
})

describe('a permission definition', () => {
  it.each(scopes)('of a %s can contain itself only by a change', async (scope) => {
    const body = { id: 'p', contained_permission_ids: ['p'] }
    const created = await asAdmin('POST', `/${scope}-permission-definitions`, body)
    expect(created.code).toBe('CONTAINED_PERMISSION_NOT_FOUND')
    await define(project, scope, { id: 'p' })
    const changed = await patch(scope, 'p', { contained_permission_ids: ['p'] })
    expect(changed.body['contained_permission_ids']).toEqual(['p'])
    const renamed = await patch(scope, 'p', { id: 'q', contained_permission_ids: ['p'] })
    expect(renamed.body['contained_permission_ids']).toEqual(['q'])
  })

  it.each(scopes)('of a %s is not found in the other scope', async (scope) => {
    const other = scope === 'team' ? 'project' : 'team'
    await define(project, other, { id: 'p' })
    for (const response of [await patch(scope, 'p', {}), await remove(scope, 'p')])
      expect([response.status, response.code, response.body['details']]).toEqual([
        404,
        'PERMISSION_NOT_FOUND',
        { permission_id: 'p' },
      ])
    expect(await contentOf(other, 'p')).toEqual([])
  })

  it.each(scopes)('of the system cannot be changed in %s scope', async (scope) => {
    for (const id of ['$update_team', '$fly'])
      for (const response of [await patch(scope, id, {}), await remove(scope, id)])
        expect([id, response.code]).toEqual([id, 'PERMISSION_NOT_FOUND'])
  })

  it.each([
    { id: '$mine' },
    { id: 'Mine' },
    { id: '' },
    { id: 'x'.repeat(256) },
    { id: 'mine', description: null },
    { id: 'mine', contained_permission_ids: ['$fly'] },
    { id: 'mine', contained_permission_ids: ['Mine'] },
  ])('of a team is rejected from %j', async (body) => {
    const response = await asAdmin('POST', '/team-permission-definitions', body)
    expect(response.code).toBe('SCHEMA_ERROR')
  })
})

describe('renaming a permission definition', () => {
  it('updates grants, contents and the default team permissions of the project', async () => {
    await define(project, 'team', { id: 'outer', contained_permission_ids: ['team_member'] })
    const contained_permission_ids = ['$read_members']
    await patch('team', 'team_member', { id: 'a_reader', contained_permission_ids })
    expect(await teamPermissionIds('')).toEqual(['a_reader'])
    expect(await contentOf('team', 'outer')).toEqual(['a_reader'])
    const next = await signUp(project)
    await join(project, teamId, next)
    const path = '/team-permissions?user_id=me&recursive=true'
    expect(idsOf(await project.call('GET', path, next))).toEqual(['$read_members', 'a_reader'])
  })

  it('keeps contents sorted', async () => {
    await define(project, 'team', { id: 'b' })
    await define(project, 'team', { id: 'outer', contained_permission_ids: ['b', 'team_admin'] })
    await patch('team', 'b', { id: 'z' })
    expect(await contentOf('team', 'outer')).toEqual(['team_admin', 'z'])
  })

  it('updates grants and the default user permissions of the project', async () => {
    project = await openTestProject(service, { config: { userDefaultPermissions: ['p'] } })
    await define(project, 'project', { id: 'p' })
    user = await signUp(project)
    await patch('project', 'p', { id: 'q' })
    for (const projectUser of [user, await signUp(project)]) {
      const list = await project.call('GET', '/project-permissions?user_id=me', projectUser)
      expect(idsOf(list)).toEqual(['q'])
    }
  })

  it('does not change the same ID of another project', async () => {
    const other = await openTestProject(service)
    const members = [await signUp(other), await signUp(other)] as const
    await join(other, await openTeam(other, members[0]), members[1])
    await patch('team', 'team_member', { id: 'reader' })
    await remove('team', 'team_admin')
    const list = await other.call('GET', '/team-permissions', { access: 'server' })
    expect(new Set(idsOf(list))).toEqual(new Set(['team_admin', 'team_member']))
  })
})

describe('deleting a permission definition', () => {
  it('removes it from grants, contents and the defaults of the project', async () => {
    await define(project, 'team', { id: 'outer', contained_permission_ids: ['team_member'] })
    expect((await remove('team', 'team_member')).body).toEqual({ success: true })
    expect((await remove('team', 'team_member')).code).toBe('PERMISSION_NOT_FOUND')
    expect(await teamPermissionIds('')).toEqual([])
    expect(await contentOf('team', 'outer')).toEqual([])
    const next = await signUp(project)
    await join(project, teamId, next)
    const list = await project.call('GET', '/team-permissions?user_id=me', next)
    expect(idsOf(list)).toEqual([])
  })

  it('does not restore grants when the ID is defined again', async () => {
    await define(project, 'project', { id: 'p' })
    await giveInProject('p')
    await remove('project', 'p')
    await define(project, 'project', { id: 'p' })
    const list = await project.call('GET', '/project-permissions?user_id=me', user)
    expect(idsOf(list)).toEqual([])
  })
})

describe('undefined default permissions', () => {
  it('are rejected when a server adds a member', async () => {
    const config = { teamMemberDefaultPermissions: ['gone'] }
    const strict = await openTestProject(service, { config })
    const member = await signUp(strict)
    const team = await openTeam(strict)
    const path = `/team-memberships/${team}/${member.id}`
    const response = await strict.call('POST', path, { access: 'server', body: {} })
    expect([response.status, response.code]).toEqual([404, 'PERMISSION_NOT_FOUND'])
    expect(response.body['details']).toEqual({ permission_id: 'gone' })
    expect(idsOf(await strict.call('GET', '/teams?user_id=me', member))).toEqual([])
  })
})

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
