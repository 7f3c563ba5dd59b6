import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdResponse, openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { grace, signedIn } from '../support/signed-in.js'
import { queryOf } from '@latchkey/core/query'

const network = openNetwork()
const ACCEPT = 'POST /team-invitations/accept'
const DETAILS = 'POST /team-invitations/accept/details'
const done = { status: 'ok', data: undefined }
const errorResult = (code: string) => ({ status: 'error', error: { code } })

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

const names = { teamDisplayName: 'Engines', inviterDisplayName: ada.email }
const invited = { status: 'ok', data: { recipientEmail: grace.email, ...names } }

describe('a team invitation', () => {
  it('can be verified and displayed without being accepted (IN22)', async () => {
    const guest = await signedIn(project, grace)
    expect(await guest.app.verifyTeamInvitationCode(code)).toEqual(invited)
    expect(await guest.app.getTeamInvitationDetails(code)).toEqual({
      status: 'ok',
      data: { teamId: team.id, ...names },
    })
    expect(network.calls(ACCEPT)).toBe(0)
    expect(await teamsOf(guest)).toEqual([])
    expect(await team.listInvitations()).toHaveLength(1)
  })

  it('makes the user a member and updates the list of teams', async () => {
    const guest = await signedIn(project, grace)
    expect(await teamsOf(guest)).toEqual([])
    expect(await guest.user.getTeam(team.id)).toBeNull()
    const seenTeams: unknown[] = []
    const query = queryOf(guest.app, guest.user, 'listTeams')
    query.subscribe(
      () => void seenTeams.push(query.get().data?.map(({ displayName }) => displayName)),
    )
    expect(await guest.app.acceptTeamInvitation(code)).toEqual(done)
    expect(await teamsOf(guest)).toEqual([team.id])
    expect(seenTeams.at(-1)).toEqual(['Engines'])
    expect(await guest.user.getTeam(team.id)).toMatchObject({ displayName: 'Engines' })
  })

  it('can be accepted once, and a new one also by a member (IN23)', async () => {
    const guest = await signedIn(project, grace)
    await guest.app.acceptTeamInvitation(code)
    expect(await guest.app.acceptTeamInvitation(code)).toMatchObject(
      errorResult('VERIFICATION_CODE_ALREADY_USED'),
    )
    expect(await guest.app.acceptTeamInvitation(await invite())).toEqual(done)
    expect(await teamsOf(guest)).toEqual([team.id])
  })

  it('is not accepted for another user who signed in during the call (IN21)', async () => {
    const guest = await signedIn(project, grace)
    const release = holdResponse(network, DETAILS)
    const accepting = guest.app.acceptTeamInvitation(code)
    await expect.poll(() => network.calls(DETAILS)).toBe(1)
    const eve = { email: 'eve@example.com', password: 'another password', noRedirect: true }
    await guest.app.signUpWithCredential(eve)
    release()
    await expect(accepting).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
    expect(await (await guest.app.getUser({ or: 'throw' })).listTeams()).toEqual([])
    await guest.app.signInWithCredential({ ...grace, noRedirect: true })
    expect(await guest.app.acceptTeamInvitation(code)).toEqual(done)
  })

  it('is not used up if the user signs out during the call', async () => {
    const guest = await signedIn(project, grace)
    const release = holdResponse(network, DETAILS)
    const accepting = guest.app.acceptTeamInvitation(code)
    await expect.poll(() => network.calls(DETAILS)).toBe(1)
    await guest.app.signOut({ noRedirect: true })
    release()
    expect(await accepting).toMatchObject(errorResult('USER_AUTHENTICATION_REQUIRED'))
    expect(network.calls(ACCEPT)).toBe(0)
  })

  it('requires a session and can be accepted after a sign-in (IN24)', async () => {
    const { app } = openTab(project)
    const signInFirst = errorResult('USER_AUTHENTICATION_REQUIRED')
    expect(await app.verifyTeamInvitationCode(code)).toEqual(invited)
    expect(await app.getTeamInvitationDetails(code)).toMatchObject(signInFirst)
    expect(await app.acceptTeamInvitation(code)).toMatchObject(signInFirst)
    expect(network.calls(ACCEPT)).toBe(0)
    await app.signInWithCredential({ ...grace, noRedirect: true })
    expect(await app.acceptTeamInvitation(code)).toEqual(done)
  })

  it('requires a sign-in if the session was revoked elsewhere (IN24)', async () => {
    const guest = await signedIn(project, grace)
    const otherDevice = await signedIn(project, grace)
    const [session] = (await otherDevice.user.listSessions()).filter(
      ({ isCurrentSession }) => !isCurrentSession,
    )
    await otherDevice.user.revokeSession(session!.id)
    guest.pass(3_600_000)
    expect(await guest.app.acceptTeamInvitation(code)).toMatchObject(
      errorResult('USER_AUTHENTICATION_REQUIRED'),
    )
    expect(guest.app.session.get()).toEqual({ status: 'signed-out' })
    expect(await otherDevice.app.acceptTeamInvitation(code)).toEqual(done)
  })
})

describe('a team invitation code (IN10)', () => {
  const tryAllMethods = async () => {
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
  const errorsOf = (errorCode: string) => Array(3).fill(errorResult(errorCode))

  it('is rejected with VERIFICATION_CODE_NOT_FOUND if it was never issued', async () => {
    code = '0'.repeat(45)
    expect(await tryAllMethods()).toMatchObject(errorsOf('VERIFICATION_CODE_NOT_FOUND'))
  })

  it('is rejected with VERIFICATION_CODE_NOT_FOUND after the invitation was revoked', async () => {
    const [invitation] = await team.listInvitations()
    await invitation!.revoke()
    expect(await tryAllMethods()).toMatchObject(errorsOf('VERIFICATION_CODE_NOT_FOUND'))
  })

  it('is rejected with VERIFICATION_CODE_EXPIRED after eight days', async () => {
    await project.clock.advance('8d')
    expect(await tryAllMethods()).toMatchObject(errorsOf('VERIFICATION_CODE_EXPIRED'))
  })

  it('is rejected with VERIFICATION_CODE_ALREADY_USED after it was accepted', async () => {
    await host.app.acceptTeamInvitation(code)
    expect(await tryAllMethods()).toMatchObject(errorsOf('VERIFICATION_CODE_ALREADY_USED'))
  })

  it('is rejected with VERIFICATION_CODE_MAX_ATTEMPTS_REACHED after 20 checks', async () => {
    for (let tries = 0; tries < 20; tries++) await host.app.verifyTeamInvitationCode(code)
    expect(await tryAllMethods()).toMatchObject(errorsOf('VERIFICATION_CODE_MAX_ATTEMPTS_REACHED'))
  })
})
