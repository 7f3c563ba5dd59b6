import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.js'
import {
  contactChannels,
  projects,
  sessions,
  teamMemberships,
  users,
  webhookEndpoints,
} from '../../src/db/schema.js'
import { callWithoutDeadlock } from '../support/call-in-order.js'
import { beforeTransaction } from '../support/database/before-transaction.js'
import { codeOf, exchange, openSharedProject, userOf, visit } from '../support/oauth.js'
import { openOwner } from '../support/owner.js'
import { openTestProject, PASSWORD, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { requestCode, attemptOf, requireTotp, statusesOf, totpAt } from '../support/sign-in.js'
import { idsOf, openTeam, webhookEventsSince } from '../support/teams.js'

const service = await setupTestService()
const project = await openSharedProject(service, { magicLinkEnabled: true })

const asServer = (method: string, path: string, body?: unknown) => () =>
  project.call(method, path, { access: 'server', body })

const holdUser = (id: string) => (db: Database) =>
  db.select().from(users).where(eq(users.id, id)).for('update')
const remove = ({ id }: { id: string }) => asServer('DELETE', `/users/${id}`)

describe('deleting a user', () => {
  it('succeeds while the user selects a team', async () => {
    const user = await signUp(project)
    const body = { selected_team_id: await openTeam(project, user) }
    const isMember = eq(teamMemberships.userId, user.id)
    const responses = await callWithoutDeadlock(
      service,
      (db) => db.select().from(teamMemberships).where(isMember).for('update'),
      [remove(user), () => project.call('PATCH', '/users/me', { ...user, body })],
    )
    expect(responses[0]?.status).toBe(200)
    expect((await remove(user)()).code).toBe('USER_NOT_FOUND')
  })

  it('writes a team_membership.deleted event for each created one while the user joins a team', async () => {
    const user = await signUp(project)
    const teamId = await openTeam(project)
    const readEvents = await webhookEventsSince(service, project)
    await callWithoutDeadlock(service, holdUser(user.id), [
      asServer('POST', `/team-memberships/${teamId}/${user.id}`, {}),
      remove(user),
    ])
    const types = (await readEvents()).map(([type]) => type.replace('team_membership.', ''))
    const count = (type: string) => types.filter((eventType) => eventType === type).length
    expect(count('deleted')).toBe(count('created'))
    expect(count('user.deleted')).toBe(1)
  })

  it('succeeds while the user completes a sign-in with TOTP', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    const credentials = { email: user.email, password: PASSWORD }
    const stopped = await project.call('POST', '/auth/password/sign-in', { body: credentials })
    const body = { code: attemptOf(stopped), type: 'totp', totp: totpAt(service.clock.now) }
    const [removed] = await callWithoutDeadlock(service, holdUser(user.id), [
      remove(user),
      () => project.call('POST', '/auth/mfa/sign-in', { body }),
    ])
    expect(removed?.status).toBe(200)
  })

  it('succeeds while an OAuth code of the user is exchanged', async () => {
    const account = `${crypto.randomUUID()}@example.com`
    const first = codeOf(await visit(service, project, { account }))
    const user = await userOf(project, await exchange(project, first))
    const code = codeOf(await visit(service, project, { account }))
    const id = String(user['id'])
    const [removed] = await callWithoutDeadlock(service, holdUser(id), [
      remove({ id }),
      () => exchange(project, code),
    ])
    expect(removed?.status).toBe(200)
  })
})

describe('changing a user concurrently', () => {
  it('adds an email address once by PATCH /users and POST /contact-channels', async () => {
    const user = await signUp(project)
    const value = `${crypto.randomUUID()}@example.com`
    const channel = { user_id: 'me', type: 'email', value, used_for_auth: false }
    const responses = await callWithoutDeadlock(service, holdUser(user.id), [
      asServer('PATCH', `/users/${user.id}`, { primary_email: value }),
      () => project.call('POST', '/contact-channels', { ...user, body: channel }),
    ])
    expect(responses[0]?.status).toBe(200)
    const count = await service.ctx.db.$count(contactChannels, eq(contactChannels.userId, user.id))
    expect(count).toBe(1)
  })

  it('sets a password by PATCH /users and POST /auth/password/set', async () => {
    const { code } = await requestCode(service, project, `${crypto.randomUUID()}@example.com`)
    const { body } = await project.call('POST', '/auth/otp/sign-in', { body: { code } })
    const id = String(body['user_id'])
    const accessToken = String(body['access_token'])
    const [changed] = await callWithoutDeadlock(service, holdUser(id), [
      asServer('PATCH', `/users/${id}`, { password: 'another horse 8 battery' }),
      () =>
        project.call('POST', '/auth/password/set', { accessToken, body: { password: PASSWORD } }),
    ])
    expect(changed?.status).toBe(200)
  })
})

it('signs a user up while a webhook endpoint is deleted', async () => {
  await webhookEventsSince(service, project)
  const isOfProject = eq(webhookEndpoints.projectId, project.id)
  const email = `${crypto.randomUUID()}@example.com`
  const body = { email, password: PASSWORD, verification_callback_url: 'http://localhost:3000/v' }
  const responses = await callWithoutDeadlock(
    service,
    (db) => db.delete(webhookEndpoints).where(isOfProject),
    [() => project.call('POST', '/auth/password/sign-up', { body })],
  )
  expect(statusesOf(responses)).toEqual([200])
})

it('deletes a project while a user signs in', async () => {
  const mine = await openTestProject(service)
  const { id } = await signUp(mine)
  const body = { user_id: id }
  const responses = await callWithoutDeadlock(
    service,
    (db) => db.select().from(sessions).where(eq(sessions.userId, id)).for('update'),
    [
      () => mine.call('DELETE', '/internal/projects/current', { access: 'admin' }),
      () => mine.call('POST', '/auth/sessions', { access: 'server', body }),
    ],
  )
  expect(responses[0]?.status).toBe(200)
})

describe('a password', () => {
  it('is updated by one of several concurrent requests', async () => {
    const { accessToken, refreshToken } = await signUp(project)
    const body = { old_password: PASSWORD, new_password: 'another horse 8 battery' }
    // The update keeps the session of this token. Without it, a late request could find the session ended.
    const headers = { 'X-Stack-Refresh-Token': refreshToken }
    const update = () =>
      project.call('POST', '/auth/password/update', { accessToken, headers, body })
    const responses = await Promise.all([update(), update(), update()])
    expect(statusesOf(responses)).toEqual([200, 400, 400])
  })

  it('is first set by one of several concurrent requests', async () => {
    const { code } = await requestCode(service, project, `${crypto.randomUUID()}@example.com`)
    const { body } = await project.call('POST', '/auth/otp/sign-in', { body: { code } })
    const accessToken = String(body['access_token'])
    const set = () =>
      project.call('POST', '/auth/password/set', { accessToken, body: { password: PASSWORD } })
    const responses = await Promise.all([set(), set(), set()])
    expect(statusesOf(responses)).toEqual([200, 400, 400])
    expect(responses.map(({ code }) => code)).toEqual([null, null, null])
  })
})

describe('PATCH /internal/projects/current', () => {
  const path = '/internal/projects/current'

  it('keeps the changes of two concurrent requests', async () => {
    const mine = await openTestProject(service)
    const change = (config: object) =>
      mine.call('PATCH', path, { access: 'admin', body: { config } })
    await Promise.all([change({ passkey_enabled: true }), change({ magic_link_enabled: true })])
    const { body } = await mine.call('GET', path, { access: 'admin' })
    expect(body['config']).toMatchObject({ passkey_enabled: true, magic_link_enabled: true })
  })

  it('answers PROJECT_NOT_FOUND if the project is deleted during the request', async () => {
    const mine = await openTestProject(service)
    beforeTransaction(service, (db) => db.delete(projects).where(eq(projects.id, mine.id)))
    const body = { display_name: 'Too late' }
    const response = await mine.call('PATCH', path, { access: 'admin', body })
    expect([response.status, response.code]).toEqual([404, 'PROJECT_NOT_FOUND'])
    expect(response.body['details']).toEqual({ project_id: mine.id })
  })
})

describe('POST /internal/projects', () => {
  it('adds both of two concurrent projects to the list of their owner', async () => {
    const { internal, user, create } = await openOwner(service)
    const responses = await Promise.all([create(), create()])
    const list = await internal.call('GET', '/internal/projects', user)
    expect(new Set(idsOf(list))).toEqual(new Set(responses.map(({ body }) => body['id'])))
  })
})

describe('DELETE /users/{user_id}', () => {
  it('writes one user.deleted event for concurrent requests', async () => {
    const mine = await openTestProject(service)
    const user = await signUp(mine)
    const readEvents = await webhookEventsSince(service, mine)
    const path = `/users/${user.id}`
    await Promise.all([1, 2, 3].map(() => mine.call('DELETE', path, { access: 'server' })))
    expect((await readEvents()).map(([type]) => type)).toEqual(['user.deleted'])
  })
})
