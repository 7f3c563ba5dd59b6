import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { addMember, asServer } from '../support/as-server.js'
import { openNetwork } from '../support/open-network.js'
import { ada } from '../support/open-tab.js'
import { grace, signedIn, signedInWithTeam } from '../support/signed-in.js'
import { queryOf } from '@latchkey/core/query'
import { PIXEL } from '../support/pixel.js'

const network = openNetwork()
const LIST = 'GET /teams'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada, grace],
    config: { clientTeamCreationEnabled: true },
  })
})

/** Creates a team of Ada with Grace as another member. */
async function withMember() {
  const owner = await signedInWithTeam(project)
  const member = await signedIn(project, grace)
  await addMember(project, owner.team, member.user)
  return { owner, member }
}

describe('user.createTeam', () => {
  it('selects the new team and updates the team list', async () => {
    const { user, app } = await signedIn(project)
    const query = queryOf(app, user, 'listTeams')
    const stop = query.subscribe(() => {})
    expect(await query.load()).toEqual([])
    const team = await user.createTeam({ displayName: 'Engines', profileImageUrl: PIXEL })
    expect(app.user.get().data?.selectedTeam?.id).toBe(team.id)
    expect((await user.listTeams()).map(({ id }) => id)).toEqual([team.id])
    stop()
  })

  it('returns a team with exactly the documented fields', async () => {
    const { user, app, team } = await signedInWithTeam(project)
    const models = [
      team,
      app.user.get().data?.selectedTeam,
      (await user.listTeams())[0],
      await user.getTeam(team.id),
    ]
    for (const model of models) {
      const fields = Object.entries(model!).filter(([, value]) => typeof value !== 'function')
      expect(Object.fromEntries(fields)).toEqual({
        id: team.id,
        displayName: 'Engines',
        profileImageUrl: null,
        clientMetadata: null,
        clientReadOnlyMetadata: null,
      })
      expect(Object.isFrozen(model)).toBe(true)
      expect(await model!.listMembers()).toHaveLength(1)
    }
  })

  it('rejects if the project disallows team creation by users', async () => {
    const restrictedProject = await createTestProject({ users: [ada] })
    const { user, app } = await signedIn(restrictedProject)
    await expect(user.createTeam({ displayName: 'Engines' })).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status: 403,
    })
    expect(app.user.get().data?.selectedTeam).toBeNull()
  })

  it('adds the team to the list even if the team could not be selected', async () => {
    const { user } = await signedIn(project)
    await user.listTeams()
    network.replaceAnswer('PATCH /users/me', { status: 503 })
    await expect(user.createTeam({ displayName: 'Engines' })).rejects.toMatchObject({ status: 503 })
    expect(await user.listTeams()).toHaveLength(1)
  })
})

describe('user.listTeams and user.getTeam', () => {
  it('list the oldest team first', async () => {
    const { user } = await signedInWithTeam(project)
    await user.createTeam({ displayName: 'Poetry' })
    expect((await user.listTeams()).map(({ displayName }) => displayName)).toEqual([
      'Engines',
      'Poetry',
    ])
  })

  it('find a team by ID and resolve to null for teams of other users', async () => {
    const { user, team } = await signedInWithTeam(project)
    const { user: other } = await signedIn(project, grace)
    expect(await user.getTeam(team.id)).toMatchObject({ displayName: 'Engines' })
    expect(await other.getTeam(team.id)).toBeNull()
    expect(await user.getTeam('')).toBeNull()
  })

  it('send one request for all subscribers of a query', async () => {
    const { app, user } = await signedInWithTeam(project)
    const queries = Array.from({ length: 3 }, () => {
      const query = queryOf(app, user, 'listTeams')
      query.subscribe(() => {})
      return query
    })
    await Promise.all(queries.map((query) => query.load()))
    expect(new Set(queries).size).toBe(1)
    expect(network.calls(LIST)).toBe(1)
  })

  it('update subscribers of a single team', async () => {
    const { app, user, team } = await signedInWithTeam(project)
    const query = queryOf(app, user, 'getTeam', team.id)
    const stop = query.subscribe(() => {})
    await query.load()
    await team.update({ displayName: 'Difference engines' })
    expect((await query.load())?.displayName).toBe('Difference engines')
    stop()
  })

  it('refetch the list when a single team is refreshed', async () => {
    const { app, user, team } = await signedInWithTeam(project)
    const stop = queryOf(app, user, 'listTeams').subscribe(() => {})
    const query = queryOf(app, user, 'getTeam', team.id)
    expect((await query.load())?.displayName).toBe('Engines')
    await asServer(project, 'PATCH', `/teams/${team.id}`, { display_name: 'Looms' })
    expect((await query.refresh())?.displayName).toBe('Looms')
    stop()
  })
})

describe('a team', () => {
  it('is updated, also in the selected team of the user', async () => {
    const { app, team } = await signedInWithTeam(project)
    await team.update({ displayName: 'Looms', clientMetadata: { colour_of: 'thread' } })
    expect(app.user.get().data?.selectedTeam).toMatchObject({
      displayName: 'Looms',
      clientMetadata: { colour_of: 'thread' },
    })
    await team.update({ profileImageUrl: PIXEL })
    await team.update({ profileImageUrl: null, clientMetadata: null })
    expect(app.user.get().data?.selectedTeam).toMatchObject({
      displayName: 'Looms',
      profileImageUrl: null,
      clientMetadata: null,
    })
    expect(team.displayName).toBe('Engines')
  })

  it('rejects metadata that is not plain JSON (PP03)', async () => {
    const { team } = await signedInWithTeam(project)
    await expect(team.update({ clientMetadata: { at: new Date(0) } as never })).rejects.toThrow(
      TypeError,
    )
    expect(network.calls('PATCH /teams/{team_id}')).toBe(0)
  })

  it('is not updated or deleted by a member without the permission', async () => {
    const { member } = await withMember()
    const [team] = await member.user.listTeams()
    const permissionRequired = { code: 'TEAM_PERMISSION_REQUIRED' }
    await expect(team!.update({ displayName: 'Mine' })).rejects.toMatchObject(permissionRequired)
    await expect(team!.delete()).rejects.toMatchObject(permissionRequired)
    expect(await member.user.getTeam(team!.id)).toMatchObject({ displayName: 'Engines' })
  })

  it('is deleted for all members', async () => {
    const { owner, member } = await withMember()
    const query = queryOf(owner.app, owner.user, 'listTeams')
    const stop = query.subscribe(() => {})
    await query.load()
    await owner.team.delete()
    expect(await owner.user.listTeams()).toEqual([])
    expect(await owner.user.hasPermission(owner.team, 'team_admin')).toBe(false)
    expect(owner.app.user.get().data?.selectedTeam).toBeNull()
    expect(await member.user.listTeams()).toEqual([])
    await expect(owner.team.update({})).rejects.toMatchObject({ code: 'TEAM_MEMBERSHIP_NOT_FOUND' })
    stop()
  })

  it('is removed from the list and deselected when the user leaves it', async () => {
    const { owner, member } = await withMember()
    const { user, app } = member
    await user.setSelectedTeam(owner.team)
    const [team] = await user.listTeams()
    await user.leaveTeam(team!)
    expect(await user.listTeams()).toEqual([])
    expect(await user.getTeam(team!.id)).toBeNull()
    expect(app.user.get().data?.selectedTeam).toBeNull()
    await expect(user.leaveTeam(team!)).rejects.toMatchObject({ code: 'TEAM_MEMBERSHIP_NOT_FOUND' })
    expect(await owner.team.listMembers()).toHaveLength(1)
  })

  it('loses a member when an admin removes the member', async () => {
    const { owner, member } = await withMember()
    const list = queryOf(owner.app, owner.team, 'listMembers')
    expect(await list.load()).toHaveLength(2)
    await owner.team.removeUser(member.user.id)
    expect(await list.load()).toHaveLength(1)
    expect(await member.user.listTeams()).toEqual([])
    await expect(owner.team.removeUser(member.user.id)).rejects.toMatchObject({
      code: 'TEAM_MEMBERSHIP_NOT_FOUND',
    })
  })

  it('rejects the removal of a member without the permission', async () => {
    const { owner, member } = await withMember()
    const [team] = await member.user.listTeams()
    await expect(team!.removeUser(owner.user.id)).rejects.toMatchObject({
      code: 'TEAM_PERMISSION_REQUIRED',
    })
    expect(await owner.team.listMembers()).toHaveLength(2)
  })

  it.each(['', '.', '..', 'a\u0000b'])('rejects the ID %j before a request (AK12)', async (id) => {
    const { user } = await signedIn(project)
    await expect(user.leaveTeam({ id })).rejects.toThrow(TypeError)
    await expect(user.getTeamProfile({ id })).rejects.toThrow(TypeError)
    expect(network.calls('DELETE /team-memberships/{team_id}/{user_id}')).toBe(0)
    expect(network.calls('GET /team-member-profiles/{team_id}/{user_id}')).toBe(0)
  })
})

describe('team members', () => {
  it('are listed in the order in which they joined', async () => {
    const { owner, member } = await withMember()
    await owner.user.setDisplayName('Ada')
    expect(await owner.team.listMembers()).toEqual([
      { id: owner.user.id, profile: { displayName: 'Ada', profileImageUrl: null } },
      { id: member.user.id, profile: { displayName: null, profileImageUrl: null } },
    ])
  })

  it('have a profile per team, which defaults to the name of the user', async () => {
    const { owner, member } = await withMember()
    await member.user.setDisplayName('Grace')
    const list = queryOf(owner.app, owner.team, 'listMembers')
    const profile = await member.user.getTeamProfile(owner.team)
    expect(profile).toMatchObject({ displayName: 'Grace', profileImageUrl: null })
    await profile.update({ displayName: 'Amazing Grace', profileImageUrl: PIXEL })
    expect(await member.user.getTeamProfile(owner.team)).toMatchObject({
      displayName: 'Amazing Grace',
      profileImageUrl: PIXEL,
    })
    expect((await list.load())[1]?.profile.displayName).toBe('Amazing Grace')
    await profile.update({ profileImageUrl: null })
    expect(await member.user.getTeamProfile(owner.team)).toMatchObject({
      displayName: 'Amazing Grace',
      profileImageUrl: null,
    })
    expect(member.app.user.get().data?.displayName).toBe('Grace')
  })

  it('are updated in the list when the name or the profile of the user changes', async () => {
    const { app, user, team } = await signedInWithTeam(project)
    const query = queryOf(app, team, 'listMembers')
    const stop = query.subscribe(() => {})
    await Promise.all([query.load(), user.getTeamProfile(team)])
    await user.setDisplayName('Ada')
    expect((await team.listMembers())[0]?.profile.displayName).toBe('Ada')
    const profile = await user.getTeamProfile(team)
    expect(profile.displayName).toBe('Ada')
    await profile.update({ displayName: 'Countess' })
    expect((await team.listMembers())[0]?.profile.displayName).toBe('Countess')
    stop()
  })

  it('are visible only to members', async () => {
    const { team } = await signedInWithTeam(project)
    const { user } = await signedIn(project, grace)
    await expect(user.getTeamProfile(team)).rejects.toMatchObject({
      code: 'TEAM_MEMBERSHIP_NOT_FOUND',
    })
  })

  it('are cached by the ID of the team', async () => {
    const { user, team } = await signedInWithTeam(project)
    const second = await user.createTeam({ displayName: 'Poetry' })
    const { app, user: other } = await signedIn(project, grace)
    await addMember(project, second, other)
    expect(await team.listMembers()).toHaveLength(1)
    expect(await second.listMembers()).toHaveLength(2)
    const renamed = { id: team.id }
    const query = queryOf(app, user, 'getTeamProfile', team)
    const stop = query.subscribe(() => {})
    expect(queryOf(app, user, 'getTeamProfile', renamed)).toBe(query)
    stop()
  })
})
