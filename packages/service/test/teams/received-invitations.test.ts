import { describe, expect, it } from 'vitest'
import { openTestProject, signUp, type TestUser } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { proveEmail } from '../support/sign-in.js'
import { invite, openTeam } from '../support/teams.js'
import { callOk } from '../support/with-access.js'

const service = await setupTestService()
const project = await openTestProject(service)
const teamId = await openTeam(project)

/** Signs up a user whose address is verified and invited to the team. */
async function invitedUser(): Promise<{ user: TestUser; id: string }> {
  service.clock.now = START
  const user = await signUp(project)
  await proveEmail(project, user)
  const { id } = await invite(service, project, { teamId, email: user.email.toUpperCase() })
  return { user, id }
}

async function received({ accessToken }: TestUser): Promise<unknown> {
  const { items } = await callOk(project, 'GET /team-invitations?user_id=me', { accessToken })
  return items
}

const accept = ({ accessToken }: TestUser, id: string, userId = 'me') =>
  project.call('POST', `/team-invitations/${id}/accept?user_id=${userId}`, { accessToken })

async function isMember(user: TestUser): Promise<boolean> {
  const path = `GET /teams?user_id=${user.id}`
  return JSON.stringify(await callOk(project, path, { access: 'server' })).includes(teamId)
}

describe('the invitations that a user received', () => {
  it('are those to verified addresses, in any letter case', async () => {
    const { user, id } = await invitedUser()
    const unverified = await signUp(project)
    await invite(service, project, { teamId, email: unverified.email })
    expect(await received(user)).toEqual([
      {
        id,
        team_id: teamId,
        team_display_name: expect.any(String),
        recipient_email: user.email.toUpperCase(),
        expires_at_millis: expect.any(Number),
      },
    ])
    expect(await received(unverified)).toEqual([])
  })

  it('end with the invitation', async () => {
    const { user } = await invitedUser()
    service.clock.now += 8 * 24 * 3_600_000
    const { body } = await project.call('GET', `/team-invitations?user_id=${user.id}`, {
      access: 'server',
    })
    expect(body['items']).toEqual([])
  })

  it('are shown to the user and to servers only', async () => {
    const { user } = await invitedUser()
    const path = `/team-invitations?user_id=${user.id}`
    const { accessToken } = await signUp(project)
    expect((await project.call('GET', path, { accessToken })).status).toBe(403)
    const { body } = await project.call('GET', path, { access: 'server' })
    expect(body['items']).toHaveLength(1)
  })

  it('need either a team or a user', async () => {
    const { accessToken } = await signUp(project)
    for (const query of ['', `?user_id=me&team_id=${teamId}`]) {
      const { code } = await project.call('GET', `/team-invitations${query}`, { accessToken })
      expect(code).toBe('SCHEMA_ERROR')
    }
  })
})

describe('accepting a received invitation', () => {
  it('makes the user a member, once', async () => {
    const { user, id } = await invitedUser()
    const accepted = await accept(user, id)
    expect([accepted.status, accepted.body]).toEqual([200, {}])
    expect([await isMember(user), await received(user)]).toEqual([true, []])
    expect((await accept(user, id)).code).toBe('VERIFICATION_CODE_ALREADY_USED')
  })

  it('is rejected for another user', async () => {
    const { id } = await invitedUser()
    const { user: other } = await invitedUser()
    expect((await accept(other, id)).code).toBe('TEAM_INVITATION_EMAIL_MISMATCH')
    expect(await isMember(other)).toBe(false)
  })

  it('is rejected while the address is not verified', async () => {
    service.clock.now = START
    const user = await signUp(project)
    const { id } = await invite(service, project, { teamId, email: user.email })
    expect((await accept(user, id)).code).toBe('TEAM_INVITATION_EMAIL_MISMATCH')
  })

  it('is rejected for the ID of another user and for an unknown or expired invitation', async () => {
    const { user, id } = await invitedUser()
    const { user: other } = await invitedUser()
    expect((await accept(other, id, user.id)).status).toBe(403)
    expect((await accept(user, teamId)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
    service.clock.now += 8 * 24 * 3_600_000
    const path = `/team-invitations/${id}/accept?user_id=${user.id}`
    expect((await project.call('POST', path, { access: 'server' })).code).toBe(
      'VERIFICATION_CODE_NOT_FOUND',
    )
  })
})
