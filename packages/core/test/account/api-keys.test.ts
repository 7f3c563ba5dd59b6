import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ApiKey, CreatedApiKey, CurrentUser, Team } from '@latchkey/core'
import { addMember, asServer } from '../support/as-server.js'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { grace, signedIn, signedInWithTeam } from '../support/signed-in.js'
import { queryOf } from '@latchkey/core/query'

const network = openNetwork()
const key = { description: 'deploy script' }
const hour = 3_600_000

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada, grace],
    config: { clientTeamCreationEnabled: true, allowUserApiKeys: true, allowTeamApiKeys: true },
  })
})

/** Returns all properties of a key except its methods. */
const fieldsOf = (model: ApiKey | CreatedApiKey) =>
  Object.fromEntries(Object.entries(model).filter(([, value]) => typeof value !== 'function'))

type Owner = CurrentUser | Team
const owners: [string, (tab: { user: CurrentUser; team: Team }) => Owner, string][] = [
  ['a user', ({ user }) => user, '/user-api-keys'],
  ['a team', ({ team }) => team, '/team-api-keys'],
]

describe.each(owners)('API keys of %s', (name, ownerOf, path) => {
  const type = name === 'a user' ? 'user' : 'team'
  const CREATE = `POST ${path}` as 'POST /user-api-keys'
  const setUp = async () => {
    const tab = await signedInWithTeam(project)
    const owner = ownerOf(tab)
    return { ...tab, owner, ownerField: { [`${type}Id`]: owner.id } }
  }

  it('returns the full key from createApiKey and only its last four characters afterwards (AK02)', async () => {
    const { app, owner, ownerField } = await setUp()
    const query = queryOf(app, owner, 'listApiKeys')
    const stop = query.subscribe(() => {})
    expect(await query.load()).toEqual([])
    const created = await owner.createApiKey(key)
    const fields = {
      id: expect.any(String),
      description: key.description,
      expiresAt: null,
      manuallyRevokedAt: null,
      createdAt: expect.any(Date),
      isPublic: false,
      type,
      ...ownerField,
    }
    expect(fieldsOf(created)).toEqual({ ...fields, value: expect.stringMatching(/^sk_\w{40,}/) })
    const [listed] = await owner.listApiKeys()
    expect(fieldsOf(listed!)).toEqual({ ...fields, value: { lastFour: created.value.slice(-4) } })
    expect(JSON.stringify(query.get())).not.toContain(created.value)
    expect(Object.isFrozen(created) && Object.isFrozen(listed)).toBe(true)
    stop()
  })

  it('creates a key with the expiry and the visibility of the options', async () => {
    const { owner } = await setUp()
    const expiresAt = new Date(Date.now() + hour)
    const created = await owner.createApiKey({ ...key, expiresAt, isPublic: true })
    expect(fieldsOf(created)).toMatchObject({
      expiresAt,
      isPublic: true,
      value: expect.stringMatching(/^pk_/),
    })
    const checked = await asServer(project, 'POST', `${path}/check`, { api_key: created.value })
    expect(checked).toMatchObject({ id: created.id })
  })

  it('creates the key for the caller, whatever owner the options name (AK01, AK07)', async () => {
    const { owner, ownerField } = await setUp()
    const { user: other } = await signedIn(project, grace)
    const claimed = { user_id: other.id, userId: other.id, team_id: other.id, teamId: other.id }
    const created = await owner.createApiKey({ ...key, ...claimed })
    expect(fieldsOf(created)).toMatchObject(ownerField)
    const [request] = network.requests(CREATE)
    const body = (await request!.json()) as object
    expect(body).toEqual({
      [`${type}_id`]: type === 'user' ? 'me' : owner.id,
      description: key.description,
      expires_at_millis: null,
    })
    expect(await other.listApiKeys()).toEqual([])
  })

  it('lists the newest key first and shows updates and revocations', async () => {
    const { app, owner } = await setUp()
    await owner.createApiKey(key)
    await project.clock.advance('1m')
    await owner.createApiKey({ description: 'second' })
    const query = queryOf(app, owner, 'listApiKeys')
    const stop = query.subscribe(() => {})
    const [second, first] = await query.load()
    expect([second?.description, first?.description]).toEqual(['second', key.description])
    await first!.update({ description: 'first' })
    expect((await owner.listApiKeys()).map(({ description }) => description)).toEqual([
      'second',
      'first',
    ])
    await first!.revoke()
    const [unrevoked, revoked] = await owner.listApiKeys()
    expect([unrevoked?.isValid(), unrevoked?.whyInvalid()]).toEqual([true, null])
    expect([revoked?.isValid(), revoked?.whyInvalid()]).toEqual([false, 'manually-revoked'])
    expect(revoked?.manuallyRevokedAt).toBeInstanceOf(Date)
    expect(first?.isValid()).toBe(true)
    stop()
  })

  it('is revoked by update({ revoked: true }) (79)', async () => {
    const { owner } = await setUp()
    await owner.createApiKey(key)
    const [created] = await owner.listApiKeys()
    await created!.update({ revoked: true })
    expect((await owner.listApiKeys())[0]?.whyInvalid()).toBe('manually-revoked')
  })

  it('updates and removes the expiry, and rejects an invalid date', async () => {
    const { owner } = await setUp()
    const expiresAt = new Date(Date.now() + hour)
    const created = await owner.createApiKey({ ...key, expiresAt: new Date(Date.now() - hour) })
    const expiry = async () => (await owner.listApiKeys())[0]!.expiresAt
    await created.update({ expiresAt })
    expect(await expiry()).toEqual(expiresAt)
    await created.update({ description: 'renamed' })
    expect(await expiry()).toEqual(expiresAt)
    await created.update({ expiresAt: null })
    expect(await expiry()).toBeNull()
    await expect(created.update({ expiresAt: new Date(NaN) })).rejects.toThrow(TypeError)
    expect(network.calls(`PATCH ${path}/{api_key_id}` as 'PATCH /users/me')).toBe(3)
  })

  it('reads a key by ID and reads it again after a change', async () => {
    const { app, owner, user, team } = await setUp()
    const created = await owner.createApiKey(key)
    const query = queryOf(app, owner, 'getApiKey', created.id)
    const stop = query.subscribe(() => {})
    expect((await query.load())?.value).toEqual({ lastFour: created.value.slice(-4) })
    await created.revoke()
    expect((await owner.getApiKey(created.id))?.whyInvalid()).toBe('manually-revoked')
    stop()
    expect(await owner.getApiKey('00000000-0000-4000-8000-000000000000')).toBeNull()
    const otherOwner = owner === team ? user : team
    expect(await otherOwner.getApiKey(created.id)).toBeNull()
    const otherTeam = await user.createTeam({ displayName: 'Looms' })
    expect(await otherTeam.getApiKey(created.id)).toBeNull()
  })

  it('expires a key at its expiry by the clock of the device (AK03)', async () => {
    const { owner, pass, stopClock } = await setUp()
    const expired = await owner.createApiKey({ ...key, expiresAt: new Date(Date.now() - hour) })
    expect([expired.isValid(), expired.whyInvalid()]).toEqual([false, 'expired'])
    const soon = await owner.createApiKey({ ...key, expiresAt: new Date(Date.now() + hour) })
    expect([soon.isValid(), soon.whyInvalid()]).toEqual([true, null])
    pass(hour)
    expect([soon.isValid(), soon.whyInvalid()]).toEqual([false, 'expired'])
    const never = await owner.createApiKey(key)
    stopClock(new Date(soon.expiresAt!.getTime() - 1))
    expect(soon.whyInvalid()).toBeNull()
    stopClock(soon.expiresAt!)
    expect(soon.whyInvalid()).toBe('expired')
    stopClock(new Date(8.64e15))
    expect(never.isValid()).toBe(true)
  })

  it.each([new Date(NaN), new Date('soon'), new Date(Date.UTC(275_761, 0))])(
    'rejects an expiry that is not a valid date with a TypeError: %o (AK03)',
    async (expiresAt) => {
      const { owner } = await setUp()
      await expect(owner.createApiKey({ ...key, expiresAt })).rejects.toThrow(TypeError)
      expect(network.calls(CREATE)).toBe(0)
    },
  )

  it('reports an expired and revoked key as manually revoked (AK04)', async () => {
    const { owner } = await setUp()
    await owner.createApiKey({ ...key, expiresAt: new Date(Date.now() - hour) })
    await (await owner.listApiKeys())[0]!.revoke()
    expect((await owner.listApiKeys())[0]!.whyInvalid()).toBe('manually-revoked')
  })

  it('lets only its owner revoke a public key (AK09)', async () => {
    const { app, owner } = await setUp()
    const created = await owner.createApiKey({ ...key, isPublic: true })
    const body = { api_key: created.value }
    const scanner = app.sendRequest('/integrations/credential-scanning/revoke', {
      method: 'POST',
      body,
    })
    await expect(scanner).rejects.toMatchObject({
      name: 'LatchkeyError',
      code: 'PUBLIC_API_KEY_CANNOT_BE_REVOKED',
      status: 400,
    })
    expect((await owner.listApiKeys())[0]!.whyInvalid()).toBeNull()
    await created.revoke()
    expect((await owner.listApiKeys())[0]!.whyInvalid()).toBe('manually-revoked')
  })
})

describe('access to API keys', () => {
  it('hides team keys from a member without the permission (AK08)', async () => {
    const { team } = await signedInWithTeam(project)
    const created = await team.createApiKey(key)
    const { user: member } = await signedIn(project, grace)
    await addMember(project, team, member)
    const [mine] = await member.listTeams()
    const notFound = { code: 'API_KEY_NOT_FOUND', status: 404 }
    await expect(mine!.listApiKeys()).rejects.toMatchObject(notFound)
    expect(await mine!.getApiKey(created.id)).toBeNull()
    await expect(mine!.createApiKey(key)).rejects.toMatchObject(notFound)
  })

  it('rejects changes after the user left the team and keeps the cached list (AK08)', async () => {
    const { app, user, team } = await signedInWithTeam(project)
    const created = await team.createApiKey(key)
    const query = queryOf(app, team, 'listApiKeys')
    const stop = query.subscribe(() => {})
    await query.load()
    const cachedKeys = query.get()
    await asServer(project, 'DELETE', `/team-memberships/${team.id}/${user.id}`)
    const notFound = { code: 'API_KEY_NOT_FOUND' }
    await expect(created.revoke()).rejects.toMatchObject(notFound)
    await expect(created.update({ description: 'mine' })).rejects.toMatchObject(notFound)
    expect(query.get()).toBe(cachedKeys)
    expect(network.calls('GET /team-api-keys')).toBe(1)
    stop()
  })

  it('rejects key calls in a project that has API keys disabled', async () => {
    const projectWithoutKeys = await createTestProject({ users: [ada] })
    const { app } = openTab(projectWithoutKeys)
    await app.signInWithCredential({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    const notFound = { code: 'UNEXPECTED_RESPONSE', status: 400 }
    await expect(user.listApiKeys()).rejects.toMatchObject(notFound)
    await expect(user.createApiKey(key)).rejects.toMatchObject(notFound)
  })

  it('lists user keys and team keys separately', async () => {
    const { user, team } = await signedInWithTeam(project)
    await user.createApiKey({ description: 'mine' })
    await team.createApiKey({ description: 'ours' })
    expect(await user.listApiKeys()).toMatchObject([{ type: 'user', description: 'mine' }])
    expect(await team.listApiKeys()).toMatchObject([{ type: 'team', description: 'ours' }])
  })
})
