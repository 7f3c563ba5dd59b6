import type { ServerUser } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { grace } from '../support/signed-in.js'
import { openServer } from './open-server.js'

const NONE = '4c9d3a52-5a4e-4f0f-9b4f-0d5a4f9b2a61'
const engines = { displayName: 'Engines' }

let project: TestProject
let app: ReturnType<typeof openServer>
let user: ServerUser
let other: ServerUser
beforeEach(async () => {
  project = await createTestProject({ users: [ada, grace], config: { allowTeamApiKeys: true } })
  app = openServer(project)
  const users = await app.listUsers()
  user = users.find(({ primaryEmail }) => primaryEmail === ada.email)!
  other = users.find(({ primaryEmail }) => primaryEmail === grace.email)!
})

const idsOf = (models: readonly { id: string }[]) => models.map(({ id }) => id)

describe('a team of a server app', () => {
  it('is created with all fields and read by ID', async () => {
    const fieldsOfTeam = {
      ...engines,
      profileImageUrl: 'https://example.com/engine.png',
      clientMetadata: { a_b: 1 },
      clientReadOnlyMetadata: ['read'],
      serverMetadata: { plan: 'pro' },
    }
    const team = await app.createTeam({ ...fieldsOfTeam, creatorUserId: user.id })
    expect(team).toMatchObject({ ...fieldsOfTeam, createdAt: expect.any(Date) })
    expect(await app.getTeam(team.id)).toEqual(team)
    expect(Object.isFrozen(team)).toBe(true)
    expect(await user.hasPermission(team, 'team_admin')).toBe(true)
    expect((await app.getUser(user.id))?.selectedTeam).toBeNull()
  })

  it('keeps an ID of another system', async () => {
    const id = crypto.randomUUID()
    expect((await app.createTeam({ ...engines, id })).id).toBe(id)
    await expect(app.createTeam({ ...engines, id })).rejects.toMatchObject({
      code: 'ID_NOT_AVAILABLE',
      details: { id },
    })
  })

  it('can have no members and is listed', async () => {
    const first = await app.createTeam(engines)
    const second = await app.createTeam({ displayName: '' })
    expect(idsOf(await app.listTeams())).toEqual([first.id, second.id])
    expect(await first.listMembers()).toEqual([])
  })

  it('resolves to null for an unknown ID', async () => {
    expect(await app.getTeam(NONE)).toBeNull()
    expect(await app.getTeam('unknown-id')).toBeNull()
    expect(await app.getTeam({ apiKey: 'sk_none' })).toBeNull()
    await expect(app.getTeam('..')).rejects.toThrow(TypeError)
  })

  it('is read by an API key', async () => {
    const team = await app.createTeam(engines)
    const { value: apiKey } = await team.createApiKey({ description: 'script' })
    expect((await app.getTeam({ apiKey }))?.id).toBe(team.id)
    const [key] = await team.listApiKeys()
    expect(key).toMatchObject({ teamId: team.id, type: 'team' })
    expect((await team.getApiKey(key!.id))?.id).toBe(key!.id)
    const stranger = await app.createTeam(engines)
    expect(await stranger.getApiKey(key!.id)).toBeNull()
  })

  it('is updated and deleted', async () => {
    const team = await app.createTeam(engines)
    const patch = {
      displayName: 'Poetry',
      profileImageUrl: 'https://example.com/poetry.png',
      clientMetadata: 1,
      clientReadOnlyMetadata: 2,
      serverMetadata: 3,
    }
    await team.update(patch)
    expect(await app.getTeam(team.id)).toEqual(Object.assign({}, team, patch))
    await team.delete()
    expect(await app.getTeam(team.id)).toBeNull()
    await expect(team.update({})).rejects.toMatchObject({ code: 'TEAM_NOT_FOUND' })
    await expect(team.delete()).rejects.toMatchObject({ code: 'TEAM_NOT_FOUND' })
  })

  it('is rejected with the error code of the service', async () => {
    const withoutCreator = app.createTeam({ ...engines, creatorUserId: NONE })
    await expect(withoutCreator).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
    const serverMetadata = new Map() as never
    await expect(app.createTeam({ ...engines, serverMetadata })).rejects.toThrow(TypeError)
  })
})

describe('the members of a team in a server app', () => {
  it('are added, removed and listed with the user', async () => {
    const team = await app.createTeam(engines)
    await team.addUser(other.id)
    await team.addUser(user.id)
    const members = await team.listMembers()
    expect(idsOf(members)).toEqual([other.id, user.id])
    expect(members[0]).toMatchObject({
      profile: { displayName: null, profileImageUrl: null },
      user: { primaryEmail: grace.email, serverMetadata: null },
    })
    await members[0]!.user.setDisplayName('Grace')
    expect((await team.listMembers())[0]?.profile.displayName).toBe('Grace')
    await team.removeUser(other.id)
    expect(idsOf(await team.listMembers())).toEqual([user.id])
  })

  it('are read individually', async () => {
    const team = await app.createTeam(engines)
    await team.addUser(other.id)
    expect(await team.getMember(other.id)).toMatchObject({
      id: other.id,
      profile: { displayName: null, profileImageUrl: null },
      user: { primaryEmail: grace.email },
    })
    expect(await team.getMember(user.id)).toBeNull()
    expect(await team.getMember(NONE)).toBeNull()
    await team.delete()
    await expect(team.getMember(other.id)).rejects.toMatchObject({ code: 'TEAM_NOT_FOUND' })
  })

  it('have the fields and the methods of the user', async () => {
    const team = await app.createTeam({ ...engines, creatorUserId: user.id })
    const [member] = await team.listMembers()
    const { profile, user: userOfMember, ...fields } = member!
    expect(fields).toEqual(await app.getUser(user.id))
    expect(fields).toEqual(userOfMember)
    await member!.setDisplayName('Countess')
    expect((await app.getUser(user.id))?.displayName).toBe('Countess')
    expect(profile).toEqual({ displayName: user.displayName, profileImageUrl: null })
  })

  it('are rejected with the error code of the service', async () => {
    const team = await app.createTeam({ ...engines, creatorUserId: user.id })
    await expect(team.addUser(user.id)).rejects.toMatchObject({
      code: 'TEAM_MEMBERSHIP_ALREADY_EXISTS',
    })
    await expect(team.addUser(NONE)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
    await expect(team.removeUser(NONE)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
    await expect(team.removeUser(other.id)).rejects.toMatchObject({
      code: 'TEAM_MEMBERSHIP_NOT_FOUND',
    })
    await team.delete()
    await expect(team.addUser(other.id)).rejects.toMatchObject({ code: 'TEAM_NOT_FOUND' })
    await expect(team.listMembers()).rejects.toMatchObject({ code: 'TEAM_NOT_FOUND' })
  })

  it('are invited with a callback URL of the server', async () => {
    const team = await app.createTeam(engines)
    const callbackUrl = 'http://localhost:3000/handler/team-invitation'
    await expect(team.inviteUser(ada)).rejects.toThrow('pass callbackUrl to this method')
    await team.inviteUser({ email: ada.email, callbackUrl })
    expect((await project.inbox.next({ to: ada.email })).link).toContain(callbackUrl)
    const [invitation] = await team.listInvitations()
    expect(invitation).toMatchObject({ recipientEmail: ada.email, expiresAt: expect.any(Date) })
    await invitation!.revoke()
    expect(await team.listInvitations()).toEqual([])
  })
})

describe('the teams of a server user', () => {
  it('are those with a membership; a team created for the user is selected', async () => {
    await app.createTeam(engines)
    const team = await user.createTeam({ displayName: 'Poetry', serverMetadata: 'hers' })
    expect(team.serverMetadata).toBe('hers')
    expect(idsOf(await user.listTeams())).toEqual([team.id])
    expect((await user.getTeam(team.id))?.createdAt).toEqual(team.createdAt)
    expect(await other.getTeam(team.id)).toBeNull()
    expect((await app.getUser(user.id))?.selectedTeam?.id).toBe(team.id)
  })

  it('have a profile of the user and can be left', async () => {
    const team = await user.createTeam(engines)
    const profile = await user.getTeamProfile(team)
    await profile.update({ displayName: 'The Countess' })
    expect((await user.getTeamProfile(team)).displayName).toBe('The Countess')
    await user.leaveTeam(team)
    expect(await user.listTeams()).toEqual([])
    await expect(user.getTeamProfile(team)).rejects.toMatchObject({
      code: 'TEAM_MEMBERSHIP_NOT_FOUND',
    })
  })
})
