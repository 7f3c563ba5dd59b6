import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'
import { grace, signedIn } from './signed-in.js'
import { queryOf } from '@latchkey/core/query'

const network = openNetwork()
const ACCEPT = 'POST /team-invitations/accept'
const DETAILS = 'POST /team-invitations/accept/details'
const done = { status: 'ok', data: undefined }
const refusedWith = (code: string) => ({ status: 'error', error: { code } })

let project: TestProject
let code: string
let host: Awaited<ReturnType<typeof signedIn>>
let team: Awaited<ReturnType<typeof host.user.createTeam>>
beforeEach(async () => {
  project = await createTestProject({
    users: [ada, grace],
    config: { clientTeamCreationEnabled: true },
  })
  host = await signedIn(project)
  team = await host.user.createTeam({ displayName: 'Engines' })
  code = await invite()
})

async function invite() {
  await team.inviteUser({ email: grace.email })
  return (await project.inbox.next({ to: grace.email })).code!
}

const teamsOf = async (guest: Awaited<ReturnType<typeof signedIn>>) =>
  (await guest.user.listTeams()).map(({ id }) => id)

const invited = { status: 'ok', data: { recipientEmail: grace.email } }

describe('an invitation to a team', () => {
  it('IN22: is shown without being accepted', async () => {
    const guest = await signedIn(project, grace)
    expect(await guest.app.verifyTeamInvitationCode(code)).toEqual(invited)
    expect(await guest.app.getTeamInvitationDetails(code)).toEqual({
      status: 'ok',
      data: { teamId: team.id, teamDisplayName: 'Engines' },
    })
    expect(network.calls(ACCEPT)).toBe(0)
    expect(await teamsOf(guest)).toEqual([])
    expect(await team.listInvitations()).toHaveLength(1)
  })

  it('makes a member, whose teams are known at once', async () => {
    const guest = await signedIn(project, grace)
    expect(await teamsOf(guest)).toEqual([])
    expect(await guest.user.getTeam(team.id)).toBeNull()
    const seen: unknown[] = []
    const query = queryOf(guest.app, guest.user, 'listTeams')
    query.subscribe(() => void seen.push(query.get().data?.map(({ displayName }) => displayName)))
    expect(await guest.app.acceptTeamInvitation(code)).toEqual(done)
    expect(await teamsOf(guest)).toEqual([team.id])
    expect(seen.at(-1)).toEqual(['Engines'])
    expect(await guest.user.getTeam(team.id)).toMatchObject({ displayName: 'Engines' })
  })

  it('IN23: is accepted once, and by a member too', async () => {
    const guest = await signedIn(project, grace)
    await guest.app.acceptTeamInvitation(code)
    expect(await guest.app.acceptTeamInvitation(code)).toMatchObject(
      refusedWith('VERIFICATION_CODE_ALREADY_USED'),
    )
    expect(await guest.app.acceptTeamInvitation(await invite())).toEqual(done)
    expect(await teamsOf(guest)).toEqual([team.id])
  })

  it('IN21: makes nobody a member who signs in while it is looked at', async () => {
    const guest = await signedIn(project, grace)
    let goOn = () => {}
    network.delay(DETAILS, new Promise<void>((resolve) => (goOn = resolve)))
    const accepting = guest.app.acceptTeamInvitation(code)
    await expect.poll(() => network.calls(DETAILS)).toBe(1)
    const eve = { email: 'eve@example.com', password: 'another password', noRedirect: true }
    await guest.app.signUpWithCredential(eve)
    goOn()
    await expect(accepting).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
    expect(await (await guest.app.getUser({ or: 'throw' })).listTeams()).toEqual([])
    await guest.app.signInWithCredential({ ...grace, noRedirect: true })
    expect(await guest.app.acceptTeamInvitation(code)).toEqual(done)
  })

  it('IN24: waits for somebody who is signed out until they have signed in', async () => {
    const { app } = openTab(project)
    const signInFirst = refusedWith('USER_AUTHENTICATION_REQUIRED')
    expect(await app.verifyTeamInvitationCode(code)).toEqual(invited)
    expect(await app.getTeamInvitationDetails(code)).toMatchObject(signInFirst)
    expect(await app.acceptTeamInvitation(code)).toMatchObject(signInFirst)
    expect(network.calls(ACCEPT)).toBe(0)
    await app.signInWithCredential({ ...grace, noRedirect: true })
    expect(await app.acceptTeamInvitation(code)).toEqual(done)
  })

  it('IN24: waits also when the session turns out to have ended elsewhere', async () => {
    const guest = await signedIn(project, grace)
    const elsewhere = await signedIn(project, grace)
    const [session] = (await elsewhere.user.listSessions()).filter((one) => !one.isCurrentSession)
    await elsewhere.user.revokeSession(session!.id)
    guest.pass(3_600_000)
    expect(await guest.app.acceptTeamInvitation(code)).toMatchObject(
      refusedWith('USER_AUTHENTICATION_REQUIRED'),
    )
    expect(guest.app.session.get()).toEqual({ status: 'signed-out' })
    expect(await elsewhere.app.acceptTeamInvitation(code)).toEqual(done)
  })
})

describe('IN10: a code of an invitation is refused', () => {
  const refused = async () => {
    const guest = await signedIn(project, grace)
    const { app } = guest
    const results = [
      await app.verifyTeamInvitationCode(code),
      await app.getTeamInvitationDetails(code),
      await app.acceptTeamInvitation(code),
    ]
    expect(app.session.get()).toEqual({ status: 'active' })
    expect(await teamsOf(guest)).toEqual([])
    return results
  }
  const always = (refusal: string) => Array(3).fill(refusedWith(refusal))

  it('when nobody knows it', async () => {
    code = '0'.repeat(45)
    expect(await refused()).toMatchObject(always('VERIFICATION_CODE_NOT_FOUND'))
  })

  it('when it was taken back', async () => {
    const [invitation] = await team.listInvitations()
    await invitation!.revoke()
    expect(await refused()).toMatchObject(always('VERIFICATION_CODE_NOT_FOUND'))
  })

  it('when it has expired', async () => {
    await project.clock.advance('8d')
    expect(await refused()).toMatchObject(always('VERIFICATION_CODE_EXPIRED'))
  })

  it('when it was used', async () => {
    await host.app.acceptTeamInvitation(code)
    expect(await refused()).toMatchObject(always('VERIFICATION_CODE_ALREADY_USED'))
  })

  it('when it was tried too often', async () => {
    for (let tries = 0; tries < 20; tries++) await host.app.verifyTeamInvitationCode(code)
    expect(await refused()).toMatchObject(always('VERIFICATION_CODE_MAX_ATTEMPTS_REACHED'))
  })
})
