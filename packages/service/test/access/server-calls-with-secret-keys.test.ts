import { beforeEach, describe, expect, it } from 'vitest'
import {
  newestMail,
  openTestProject,
  signUp,
  type TestProject,
  type TestUser,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { CALLBACK } from '../support/sign-in.js'
import { callOk, withAccess } from '../support/with-access.js'
import { define, idsOf } from '../support/teams.js'

// Admin access may do what server access may.
const service = await setupTestService()

describe.each(['server', 'admin'] as const)('%s access', (access) => {
  let project: TestProject
  let user: TestUser
  beforeEach(async () => {
    project = withAccess(await openTestProject(service), access)
    user = await signUp(project)
  })
  const call = (what: string, body?: unknown, accessToken?: string) =>
    callOk(project, what, {
      ...(body !== undefined && { body }),
      ...(accessToken !== undefined && { accessToken }),
    })
  const codeOfMail = async (to: string) => (await newestMail(service, project.id, to))?.code

  it('changes users, also the signed-in user of an access token', async () => {
    const newUser = await call('POST /users', { display_name: 'Ada' })
    const name = { display_name: 'Grace' }
    expect(await call(`PATCH /users/${String(newUser['id'])}`, name)).toMatchObject(name)
    expect(await call('PATCH /users/me', name, user.accessToken)).toMatchObject(name)
    expect(await call('DELETE /users/me', undefined, user.accessToken)).toEqual({ success: true })
  })

  it('adds, changes and deletes the addresses of a user', async () => {
    const value = 'second@example.com'
    const channel = { user_id: user.id, value, type: 'email', used_for_auth: false }
    const { id } = await call('POST /contact-channels', channel)
    const listed = await call(`GET /contact-channels?user_id=${user.id}`)
    expect(idsOf({ body: listed })).toContain(id)
    const path = `/contact-channels/${user.id}/${String(id)}`
    expect(await call(`GET ${path}`)).toMatchObject({ id, value })
    await call(`POST ${path}/send-verification-code`, { callback_url: CALLBACK })
    const code = await codeOfMail(value)
    await call('POST /contact-channels/verify/check-code', { code })
    await call('POST /contact-channels/verify', { code })
    expect(await call(`GET ${path}`)).toMatchObject({ is_verified: true })
    expect(await call(`DELETE ${path}`)).toEqual({ success: true })
    const first = { email: user.email, callback_url: CALLBACK }
    await call('POST /contact-channels/send-verification-code', first, user.accessToken)
  })

  it('creates and changes teams and their members', async () => {
    const team = await call('POST /teams', { display_name: 'Alpha', creator_user_id: user.id })
    const id = String(team['id'])
    expect(idsOf({ body: await call('GET /teams') })).toEqual([id])
    expect(await call(`GET /teams/${id}`)).toMatchObject({ display_name: 'Alpha' })
    const member = await signUp(project)
    await call(`POST /team-memberships/${id}/${member.id}`, {})
    const profile = { display_name: 'A member' }
    const path = `/team-member-profiles/${id}/${member.id}`
    expect(await call(`PATCH ${path}`, profile)).toMatchObject(profile)
  })

  it('invites a user to a team', async () => {
    const team = await call('POST /teams', { display_name: 'Alpha' })
    const invitation = { team_id: team['id'], email: user.email, callback_url: CALLBACK }
    await call('POST /team-invitations/send-code', invitation)
    const code = await codeOfMail(user.email)
    await call('POST /team-invitations/accept/check-code', { code }, user.accessToken)
    const details = await call('POST /team-invitations/accept/details', { code }, user.accessToken)
    expect(details).toMatchObject({ team_id: team['id'] })
    await call('POST /team-invitations/accept', { code }, user.accessToken)
    const mine = await call(`GET /teams?user_id=${user.id}`)
    expect(idsOf({ body: mine })).toContain(team['id'])
  })

  it('grants and revokes permissions', async () => {
    await define(project, 'project', { id: 'p1' })
    const team = await call('POST /teams', { display_name: 'Alpha', creator_user_id: user.id })
    const inTeam = `/team-permissions/${String(team['id'])}/${user.id}/$invite_members`
    const inProject = `/project-permissions/${user.id}/p1`
    expect(await call(`POST ${inTeam}`, {})).toMatchObject({ user_id: user.id })
    await call(`POST ${inProject}`, {})
    const permissions = await call(`GET /project-permissions?user_id=${user.id}`)
    expect(idsOf({ body: permissions })).toEqual(['p1'])
    expect(await call(`DELETE ${inTeam}`, {})).toEqual({ success: true })
    expect(await call(`DELETE ${inProject}`, {})).toEqual({ success: true })
  })
})
