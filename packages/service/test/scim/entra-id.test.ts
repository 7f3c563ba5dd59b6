import { describe, expect, it } from 'vitest'
import { openTestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { define } from '../support/teams.js'
import { fakeDns } from '../team-connections/connection-world.js'
import { accountIdOf, GROUP, openScimWorld, patch, USER, type ScimWorld } from './scim-client.js'

const service = await setupTestService()
const records = fakeDns(service)
const project = await openTestProject(service)
await define(project, 'team', { id: 'editor' })
const settings = { group_mappings: [{ group: 'Editors', permission_ids: ['editor'] }] }
const world = await openScimWorld(service, project, { records, settings })
const { send, domain } = world

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

const filtered = (resource: string, filter: string) =>
  `/${resource}?filter=${encodeURIComponent(filter)}`

/** A user as the provisioning service of Entra ID sends it. */
const entraUser = (name: string, externalId: string) => ({
  schemas: [USER, ENTERPRISE],
  externalId,
  userName: `${name}@${domain}`,
  active: true,
  displayName: `${name} Lovelace`,
  emails: [{ primary: true, type: 'work', value: `${name}@${domain}` }],
  meta: { resourceType: 'User' },
  name: { formatted: `${name} Lovelace`, familyName: 'Lovelace', givenName: name },
  roles: [],
  addresses: [{ type: 'work', locality: 'London' }],
  [ENTERPRISE]: { department: 'Engines' },
})

const teamsOf = async ({ project: { call } }: ScimWorld, userId: string) =>
  (
    (await call('GET', `/teams?user_id=${userId}`, { access: 'server' })).body['items'] as {
      id: string
    }[]
  ).map(({ id }) => id)

const permissionsOf = async (userId: string): Promise<string[]> => {
  const path = `/team-permissions?team_id=${world.teamId}&user_id=${userId}`
  const { body } = await project.call('GET', path, { access: 'server' })
  return (body['items'] as { id: string }[]).map(({ id }) => id)
}

const readUser = async (userId: string) =>
  (await project.call('GET', `/users/${userId}`, { access: 'server' })).body

describe('the requests of Entra ID for a user', () => {
  it('create, find, change, disable, enable and delete the user', async () => {
    const name = `ada@${domain}`
    const search = filtered('Users', `userName eq "${name}"`)
    // The test of the connection, and the search before each creation, find nothing.
    expect(await send('GET', search)).toMatchObject({
      status: 200,
      body: { totalResults: 0, Resources: [] },
    })
    const created = await send('POST', '/Users', entraUser('ada', 'ada-external'))
    const id = String(created.body['id'])
    expect(created).toMatchObject({
      status: 201,
      body: {
        schemas: [USER],
        userName: name,
        externalId: 'ada-external',
        active: true,
        name: { formatted: 'ada Lovelace', familyName: 'Lovelace', givenName: 'ada' },
        emails: [{ value: name, type: 'work', primary: true }],
        meta: { resourceType: 'User', location: `${world.token.baseUrl}/Users/${id}` },
      },
    })
    expect(created.headers.get('location')).toBe(`${world.token.baseUrl}/Users/${id}`)
    expect((await send('GET', search.replace('ada', 'ADA'))).body['Resources']).toMatchObject([
      { id },
    ])
    expect(
      (await send('GET', filtered('Users', 'externalId eq "ada-external"'))).body['totalResults'],
    ).toBe(1)
    const byAddress = filtered('Users', `emails[type eq "work"].value eq "${name}"`)
    expect((await send('GET', byAddress)).body['Resources']).toMatchObject([{ id }])
    expect(await send('POST', '/Users', entraUser('ada', 'ada-external'))).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness', status: '409' },
    })
    const userId = await accountIdOf(world, id)
    expect(await readUser(userId)).toMatchObject({
      display_name: 'ada Lovelace',
      primary_email: name,
      primary_email_verified: true,
    })
    expect(await teamsOf(world, userId)).toContain(world.teamId)

    const changed = await send(
      'PATCH',
      `/Users/${id}`,
      patch(
        { op: 'Replace', path: 'emails[type eq "work"].value', value: `byron@${domain}` },
        { op: 'Replace', path: 'name.familyName', value: 'Byron' },
        { op: 'Add', path: 'displayName', value: 'Ada Byron' },
        { op: 'Replace', path: `${ENTERPRISE}:department`, value: 'Poetry' },
        { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '+44 20' },
      ),
    )
    expect(changed).toMatchObject({
      status: 200,
      body: {
        displayName: 'Ada Byron',
        name: { familyName: 'Byron', givenName: 'ada' },
        emails: [{ value: `byron@${domain}` }],
      },
    })
    expect(await readUser(userId)).toMatchObject({
      display_name: 'Ada Byron',
      primary_email: `byron@${domain}`,
      primary_email_verified: true,
    })

    // Without the flag `aadOptscim062020`, Entra ID sends booleans as texts, and paths as the names of values.
    const disabled = await send(
      'PATCH',
      `/Users/${id}`,
      patch({ op: 'Replace', path: 'active', value: 'False' }),
    )
    expect(disabled.body['active']).toBe(false)
    expect(await teamsOf(world, userId)).not.toContain(world.teamId)
    const enabled = await send(
      'PATCH',
      `/Users/${id}`,
      patch({ op: 'replace', value: { active: 'True', 'name.givenName': 'Augusta' } }),
    )
    expect(enabled.body).toMatchObject({ active: true, name: { givenName: 'Augusta' } })
    expect(await teamsOf(world, userId)).toContain(world.teamId)

    expect((await send('DELETE', `/Users/${id}`)).status).toBe(204)
    expect((await send('GET', `/Users/${id}`)).status).toBe(404)
    expect((await send('DELETE', `/Users/${id}`)).status).toBe(404)
    expect((await send('GET', search)).body['totalResults']).toBe(0)
    expect(await teamsOf(world, userId)).not.toContain(world.teamId)
    // The account stays, and a later creation finds it again.
    expect((await readUser(userId))['id']).toBe(userId)
    const again = await send('POST', '/Users', {
      ...entraUser('byron', 'ada-external'),
      displayName: 'Ada',
    })
    expect(await accountIdOf(world, String(again.body['id']))).toBe(userId)
  })
})

describe('the requests of Entra ID for a group', () => {
  it('create, rename and delete the group, and add and remove members', async () => {
    const member = String((await send('POST', '/Users', entraUser('grace', 'grace'))).body['id'])
    const userId = await accountIdOf(world, member)
    expect(
      (
        await send(
          'GET',
          `${filtered('Groups', 'displayName eq "Editors"')}&excludedAttributes=members`,
        )
      ).body['totalResults'],
    ).toBe(0)
    const created = await send('POST', '/Groups', {
      schemas: [GROUP, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId: 'group-1',
      displayName: 'Staff',
      meta: { resourceType: 'Group' },
    })
    expect(created).toMatchObject({
      status: 201,
      body: { schemas: [GROUP], displayName: 'Staff', externalId: 'group-1', members: [] },
    })
    const path = `/Groups/${String(created.body['id'])}`
    const without = await send('GET', `${path}?excludedAttributes=members`)
    expect(without.body).not.toHaveProperty('members')

    const add = { op: 'Add', path: 'members', value: [{ $ref: null, value: member }] }
    expect((await send('PATCH', path, patch(add))).status).toBe(204)
    expect((await send('GET', path)).body['members']).toMatchObject([{ value: member }])
    expect(await permissionsOf(userId)).not.toContain('editor')
    // A mapping names the group after it was renamed.
    const rename = { op: 'Replace', path: 'displayName', value: 'Editors' }
    expect((await send('PATCH', path, patch(rename))).status).toBe(204)
    expect(await permissionsOf(userId)).toContain('editor')

    const match = await send(
      'GET',
      `${filtered('Groups', `id eq "${path.slice(8)}" and members eq "${member}"`)}&attributes=id`,
    )
    expect(match.body['Resources']).toEqual([{ schemas: [GROUP], id: path.slice(8) }])

    const remove = { op: 'Remove', path: 'members', value: [{ value: member }] }
    expect((await send('PATCH', path, patch(remove))).status).toBe(204)
    expect(await permissionsOf(userId)).not.toContain('editor')
    await send('PATCH', path, patch(add))
    const removeByPath = { op: 'remove', path: `members[value eq "${member}"]` }
    await send('PATCH', path, patch(removeByPath))
    expect((await send('GET', path)).body['members']).toEqual([])

    await send('PATCH', path, patch(add))
    expect(await permissionsOf(userId)).toContain('editor')
    expect((await send('DELETE', path)).status).toBe(204)
    expect((await send('GET', path)).status).toBe(404)
    expect(await permissionsOf(userId)).not.toContain('editor')
  })
})

describe('the discovery that the validator of Entra ID reads', () => {
  it('describes the attributes that the service keeps', async () => {
    const [config, types, schemas] = [
      await send('GET', '/ServiceProviderConfig'),
      await send('GET', '/ResourceTypes'),
      await send('GET', '/Schemas'),
    ]
    expect(config.headers.get('content-type')).toBe('application/scim+json')
    expect(config.body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      etag: { supported: false },
      filter: { supported: true },
    })
    expect(types.body['Resources']).toMatchObject([{ id: 'User' }, { id: 'Group' }])
    expect(schemas.body['Resources']).toMatchObject([{ id: USER }, { id: GROUP }])
    expect((await send('GET', `/Schemas/${encodeURIComponent(USER)}`)).body['id']).toBe(USER)
    expect((await send('GET', '/ResourceTypes/Group')).body['schema']).toBe(GROUP)
    expect((await send('GET', '/Bulk')).status).toBe(404)
    expect((await send('POST', '/Schemas', {})).status).toBe(405)
  })
})
