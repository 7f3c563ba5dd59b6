import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { addMember, asServer } from '../support/as-server.js'
import { openNetwork } from '../support/open-network.js'
import { ada } from '../support/open-tab.js'
import { grace, signedIn, signedInWithTeam } from '../support/signed-in.js'
import { queryOf } from '@latchkey/core/query'

const network = openNetwork()
const LIST = 'GET /team-invitations'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada, grace],
    config: { clientTeamCreationEnabled: true },
  })
})

/** Returns the team of Ada from the view of Grace, who is a member with default permissions. */
async function asMember() {
  const { team } = await signedInWithTeam(project)
  const { user } = await signedIn(project, grace)
  await addMember(project, team, user)
  return { user, team: (await user.getTeam(team.id))! }
}

describe('team.inviteUser', () => {
  it('sends an email with a link to the invitation page', async () => {
    const { app, team } = await signedInWithTeam(project)
    const query = queryOf(app, team, 'listInvitations')
    const stop = query.subscribe(() => {})
    expect(await query.load()).toEqual([])
    await team.inviteUser({ email: grace.email })
    const { link } = await project.inbox.next({ to: grace.email })
    expect(link).toContain('http://localhost:3000/handler/team-invitation?code=')
    const [invitation] = await team.listInvitations()
    expect(invitation).toEqual({
      id: expect.any(String),
      recipientEmail: grace.email,
      expiresAt: expect.any(Date),
    })
    expect(invitation!.expiresAt.getTime()).toBeGreaterThan(Date.now())
    expect(Object.isFrozen(invitation)).toBe(true)
    stop()
  })

  it('links to a callback URL if the project trusts it', async () => {
    const { team } = await signedInWithTeam(project)
    await team.inviteUser({ email: grace.email, callbackUrl: 'http://localhost:4000/join' })
    expect((await project.inbox.next({ to: grace.email })).link).toContain(
      'http://localhost:4000/join?code=',
    )
    await expect(
      team.inviteUser({ email: grace.email, callbackUrl: 'https://evil.example/' }),
    ).rejects.toMatchObject({ code: 'REDIRECT_URL_NOT_WHITELISTED' })
  })

  it('creates an invitation that cannot be accepted after it was revoked', async () => {
    const { app, team } = await signedInWithTeam(project)
    await team.inviteUser({ email: grace.email })
    const { code } = await project.inbox.next({ to: grace.email })
    const query = queryOf(app, team, 'listInvitations')
    const stop = query.subscribe(() => {})
    const [invitation] = await query.load()
    await invitation!.revoke()
    await expect.poll(() => query.get().data).toEqual([])
    expect(network.calls(LIST)).toBe(2)
    stop()
    const { app: appOfGrace } = await signedIn(project, grace)
    expect(await appOfGrace.acceptTeamInvitation(code!)).toMatchObject({
      error: { code: 'VERIFICATION_CODE_NOT_FOUND' },
    })
    await expect(invitation!.revoke()).rejects.toMatchObject({ status: 404 })
  })

  it('creates an invitation that makes the recipient a member and updates the team list', async () => {
    const { team } = await signedInWithTeam(project)
    await team.inviteUser({ email: grace.email })
    const { code } = await project.inbox.next({ to: grace.email })
    const { app, user } = await signedIn(project, grace)
    const query = queryOf(app, user, 'listTeams')
    const stop = query.subscribe(() => {})
    expect(await query.load()).toEqual([])
    expect(await app.acceptTeamInvitation(code!)).toMatchObject({ status: 'ok' })
    expect((await user.listTeams()).map(({ id }) => id)).toEqual([team.id])
    stop()
  })
})

describe('permissions for team invitations', () => {
  const permissionRequired = { code: 'TEAM_PERMISSION_REQUIRED' }

  it('let members invite and list invitations, but not revoke them', async () => {
    const { team } = await asMember()
    await team.inviteUser({ email: 'hopper@example.com' })
    const [invitation] = await team.listInvitations()
    await expect(invitation!.revoke()).rejects.toMatchObject(permissionRequired)
  })

  it('are required for each call', async () => {
    const { team, user } = await asMember()
    await asServer(project, 'DELETE', `/team-permissions/${team.id}/${user.id}/team_member`)
    await expect(team.inviteUser({ email: 'hopper@example.com' })).rejects.toMatchObject(
      permissionRequired,
    )
    await expect(team.listInvitations()).rejects.toMatchObject(permissionRequired)
    await expect(team.listMembers()).rejects.toMatchObject(permissionRequired)
  })
})
