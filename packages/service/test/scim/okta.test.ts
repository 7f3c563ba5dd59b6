import { describe, expect, it } from 'vitest'
import { openTestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { define } from '../support/teams.js'
import { asServer, connectionsPath, fakeDns } from '../team-connections/connection-world.js'
import { accountIdOf, GROUP, openScimWorld, patch, provision, USER } from './scim-client.js'

const service = await setupTestService()
const records = fakeDns(service)
const project = await openTestProject(service)
await define(project, 'team', { id: 'editor' })
const settings = { group_mappings: [{ group: 'Editors', permission_ids: ['editor'] }] }
const world = await openScimWorld(service, project, { records, settings })
const { send, domain, teamId } = world

/** A user as Okta sends it. */
const oktaUser = (name: string, others: Record<string, unknown> = {}) => ({
  schemas: [USER],
  userName: `${name}@${domain}`,
  name: { givenName: name, familyName: 'Hopper' },
  emails: [{ primary: true, value: `${name}@${domain}`, type: 'work' }],
  displayName: `${name} Hopper`,
  locale: 'en-US',
  externalId: `00u-${name}`,
  groups: [],
  active: true,
  ...others,
})

const permissionsOf = async (userId: string): Promise<string[]> => {
  const path = `/team-permissions?team_id=${teamId}&user_id=${userId}`
  const { body } = await project.call('GET', path, { access: 'server' })
  return (body['items'] as { id: string }[]).map(({ id }) => id)
}

const isMember = async (userId: string): Promise<boolean> => {
  const { body } = await project.call('GET', `/teams?user_id=${userId}`, { access: 'server' })
  return (body['items'] as { id: string }[]).some(({ id }) => id === teamId)
}

describe('the requests of Okta for a user', () => {
  it('search, create, replace, deactivate and reactivate the user', async () => {
    const search = `filter=${encodeURIComponent(`userName eq "grace@${domain}"`)}`
    const path = `/Users?${search}&startIndex=1&count=100`
    expect((await send('GET', path)).body).toMatchObject({ totalResults: 0, itemsPerPage: 0 })
    const created = await send('POST', '/Users', oktaUser('grace', { password: 'a password' }))
    expect(created.status).toBe(201)
    expect(created.body).not.toHaveProperty('password')
    const id = String(created.body['id'])
    const userId = await accountIdOf(world, id)
    expect((await send('GET', path)).body).toMatchObject({ totalResults: 1, Resources: [{ id }] })

    const replacement = oktaUser('grace', { id, displayName: 'Admiral Hopper' })
    expect(await send('PUT', `/Users/${id}`, replacement)).toMatchObject({
      status: 200,
      body: { id, displayName: 'Admiral Hopper', active: true },
    })
    const user = await project.call('GET', `/users/${userId}`, { access: 'server' })
    expect(user.body['display_name']).toBe('Admiral Hopper')

    const deactivate = patch({ op: 'replace', value: { active: false } })
    expect(await send('PATCH', `/Users/${id}`, deactivate)).toMatchObject({
      status: 200,
      body: { id, active: false },
    })
    expect(await isMember(userId)).toBe(false)
    // A request without the attribute gives no access.
    const { active: _active, ...withoutActive } = replacement
    expect((await send('PUT', `/Users/${id}`, withoutActive)).body['active']).toBe(false)
    expect((await send('PUT', `/Users/${id}`, replacement)).body['active']).toBe(true)
    expect(await isMember(userId)).toBe(true)
  })

  it('list the users of the connection in pages', async () => {
    for (const name of ['page-a', 'page-b', 'page-c']) await provision(send, `${name}@${domain}`)
    const first = await send('GET', '/Users?startIndex=1&count=2')
    const total = Number(first.body['totalResults'])
    expect(first.body).toMatchObject({ startIndex: 1, itemsPerPage: 2 })
    const rest = await send('GET', '/Users?startIndex=3&count=100000')
    const names = [first, rest].flatMap(({ body }) =>
      (body['Resources'] as { userName: string }[]).map(({ userName }) => userName),
    )
    expect(names).toHaveLength(total)
    expect(new Set(names)).toHaveLength(total)
    expect((await send('GET', '/Users?count=0')).body['Resources']).toEqual([])
  })
})

describe('the push of groups by Okta', () => {
  it('creates a group with members, changes it by PATCH and PUT, and deletes it', async () => {
    const [first, second] = [
      await provision(send, `first@${domain}`),
      await provision(send, `second@${domain}`),
    ]
    const accounts = [await accountIdOf(world, first), await accountIdOf(world, second)] as const
    const rights = async () => [
      (await permissionsOf(accounts[0])).includes('editor'),
      (await permissionsOf(accounts[1])).includes('editor'),
    ]
    expect((await send('GET', '/Groups?startIndex=1&count=100')).body['totalResults']).toBe(0)
    const created = await send('POST', '/Groups', {
      schemas: [GROUP],
      displayName: 'Editors',
      members: [{ value: first, display: `first@${domain}` }],
    })
    const id = String(created.body['id'])
    expect(await rights()).toEqual([true, false])

    const changes = patch(
      { op: 'remove', path: `members[value eq "${first}"]` },
      { op: 'add', path: 'members', value: [{ value: second, display: `second@${domain}` }] },
    )
    expect((await send('PATCH', `/Groups/${id}`, changes)).status).toBe(204)
    expect(await rights()).toEqual([false, true])

    const members = [{ value: first }, { value: second }]
    const replacement = { schemas: [GROUP], id, displayName: 'Editors', members }
    expect((await send('PUT', `/Groups/${id}`, replacement)).body['members']).toHaveLength(2)
    expect(await rights()).toEqual([true, true])

    const rename = patch({ op: 'replace', value: { id, displayName: 'Readers' } })
    expect((await send('PATCH', `/Groups/${id}`, rename)).status).toBe(204)
    expect(await rights()).toEqual([false, false])
    const groupsPath = `${connectionsPath(teamId)}/${world.connectionId}/provisioned-groups`
    const listed = await project.call('GET', groupsPath, { access: 'server' })
    expect(listed.body['items']).toMatchObject([{ id, display_name: 'Readers', member_count: 2 }])

    const empty = patch({ op: 'replace', path: 'members', value: [] })
    await send('PATCH', `/Groups/${id}`, empty)
    expect((await send('GET', `/Groups/${id}`)).body['members']).toEqual([])
    expect((await send('DELETE', `/Groups/${id}`)).status).toBe(204)
  })

  it('gives a user who is activated again the permissions of the groups', async () => {
    const member = await provision(send, `third@${domain}`)
    const userId = await accountIdOf(world, member)
    const group = { displayName: 'Editors', members: [{ value: member }] }
    await send('POST', '/Groups', group)
    const activate = (active: boolean) =>
      send('PATCH', `/Users/${member}`, patch({ op: 'replace', value: { active } }))
    await activate(false)
    expect(await permissionsOf(userId)).toEqual([])
    await activate(true)
    expect(await permissionsOf(userId)).toContain('editor')
    // The data about a user also belong to the user.
    const path = `/latchkey/export?user_id=${userId}`
    const exported = await project.call('GET', path, { access: 'server' })
    expect(exported.body['provisioned_accounts']).toMatchObject([
      { user_name: `third@${domain}`, groups: ['Editors'], is_active: true },
    ])
  })

  it('leaves a user alone whom an admin has removed from the team', async () => {
    const member = await provision(send, `fourth@${domain}`)
    const userId = await accountIdOf(world, member)
    const path = `/team-memberships/${teamId}/${userId}`
    await project.call('DELETE', path, { access: 'server' })
    const group = { displayName: 'Owners', members: [{ value: member }] }
    await asServer(project, 'PATCH', `${connectionsPath(teamId)}/${world.connectionId}`, {
      group_mappings: [{ group: 'Owners', permission_ids: ['editor'] }],
    })
    expect((await send('POST', '/Groups', group)).status).toBe(201)
    expect(await isMember(userId)).toBe(false)
  })
})
