import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEvents } from '../../src/db/schema.js'
import { sweep } from '../../src/jobs/sweep.js'
import { withRecordedAnswers } from '../support/compatibility.js'
import { openOwner } from '../support/owner.js'
import { openTestProject, PASSWORD, signUp, type TestProject } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { join, openTeam } from '../support/teams.js'
import { callOk } from '../support/with-access.js'
import { openScimWorld, provision } from '../scim/scim-client.js'
import { asServer, fakeDns } from '../team-connections/connection-world.js'

const DAY = 24 * 60 * 60 * 1000

interface Event {
  id: string
  action: string
  created_at_millis: number
  [field: string]: unknown
}

const service = await setupTestService()
const owner = await openOwner(service)
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service)
})

const list = (query: Record<string, string> = {}, on = project) =>
  on.call('GET', `/latchkey/audit-log?${new URLSearchParams(query).toString()}`, {
    access: 'admin',
  })
async function eventsOf(query: Record<string, string> = {}): Promise<Event[]> {
  const { status, body } = await list(query)
  expect(status).toBe(200)
  return body['items'] as Event[]
}
const signIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password }, headers })

describe('GET /latchkey/audit-log', () => {
  it('returns actor, action, subject, time, address and request ID of each event', async () => {
    const user = await signUp(project)
    service.clock.now = START + 5
    const response = await signIn(user.email, PASSWORD, { 'User-Agent': 'Test/1.0' })
    const requestId = response.headers.get('x-stack-request-id')
    expect(requestId).toMatch(/^[0-9a-f]{16}$/)
    const [event] = await eventsOf()
    expect(event).toEqual({
      id: expect.any(String),
      created_at_millis: START + 5,
      action: 'sign_in.succeeded',
      actor: { type: 'user', id: user.id, name: user.email },
      subject: { type: 'user', id: user.id, name: user.email },
      team_name: null,
      member_name: null,
      oauth_client_name: null,
      client_address: null,
      user_agent: 'Test/1.0',
      request_id: requestId,
      details: { method: 'password', session_id: expect.any(String) },
    })
  })

  it('lists events of several actions, and rejects unknown and too many actions', async () => {
    const user = await signUp(project)
    service.clock.now = START + 5
    await signIn(user.email, 'a wrong password')
    const listed = await eventsOf({ action: 'sign_in.failed,user.created' })
    expect(listed.map(({ action }) => action)).toEqual(['sign_in.failed', 'user.created'])
    const ofUser = await eventsOf({ action: 'sign_in.failed,user.created', user_id: user.id })
    expect(ofUser).toEqual(listed)
    for (const action of ['user.created,none', 'user.created,', 'user.created,'.repeat(20)])
      expect(await list({ action })).toMatchObject({ status: 400, code: 'SCHEMA_ERROR' })
  })

  it('names the account of a failed sign-in, and none for an unknown address', async () => {
    const user = await signUp(project)
    await signIn(user.email, 'a wrong password')
    await signIn('nobody@example.com')
    const failed = await eventsOf({ action: 'sign_in.failed' })
    expect(failed.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        { type: 'user', id: user.id, name: user.email },
        { type: 'user', id: null, name: null },
      ]),
    )
    for (const { actor, details } of failed) {
      expect(actor).toEqual({ type: 'client', id: null, name: null })
      expect(details).toEqual({ method: 'password', error_code: 'EMAIL_PASSWORD_MISMATCH' })
    }
  })

  it('names the SCIM token that added a member to the team which owns the project', async () => {
    const world = await openScimWorld(service, owner.internal, { records: fakeDns(service) })
    const { teamId, domain, token, send } = world
    await join(owner.internal, teamId, owner.user)
    const permission = `/team-permissions/${teamId}/${owner.user.id}/team_admin`
    await asServer(owner.internal, 'POST', permission)
    const { body } = await owner.create({ owner_team_id: teamId })
    await provision(send, `ada@${domain}`)
    const path = '/latchkey/audit-log?action=team_member.added'
    const { body: page } = await owner.call(String(body['id']), 'GET', path)
    expect(page['items']).toMatchObject([
      {
        actor: { type: 'scim_token', id: null, name: `…${token.value.slice(-4)}` },
        details: { scim_token_id: token.id },
      },
    ])
  })

  it('names the key or the project owner as the actor', async () => {
    const user = await signUp(project)
    await project.call('PATCH', `/users/${user.id}`, {
      access: 'server',
      body: { password: null },
    })
    const [removed] = await eventsOf({ action: 'password.removed' })
    expect(removed).toMatchObject({
      actor: { type: 'server', id: null, name: 'First keys' },
      details: { actor_key_id: expect.any(String) },
    })

    const { body } = await owner.create()
    const id = String(body['id'])
    await owner.call(id, 'PATCH', '/internal/projects/current', {
      body: { display_name: 'Renamed' },
    })
    const { body: page } = await owner.call(id, 'GET', '/latchkey/audit-log?action=project.changed')
    expect(page['items']).toMatchObject([
      {
        actor: { type: 'admin', id: owner.user.id, name: owner.user.email },
        details: {
          fields: ['displayName'],
          changes: [{ field: 'displayName', before: 'New Project', after: 'Renamed' }],
        },
      },
    ])
  })

  it('names only the settings of a project that a change gives another value', async () => {
    const { body } = await owner.create()
    const id = String(body['id'])
    const emailServer = {
      type: 'standard',
      host: 'mail.example.com',
      port: 465,
      username: 'engines',
      password: 'sesame',
      sender_name: 'Engines',
      sender_email: 'engines@example.com',
    }
    const app = { domain: 'https://app.example.com', handler_path: '/handler' }
    const docs = { domain: 'https://docs.example.com', handler_path: '/handler' }
    const github = { id: 'github', type: 'standard', client_id: 'a', client_secret: 'b' }
    const google = { id: 'google', type: 'shared' }
    const change = async (config: Record<string, unknown>) => {
      const path = '/internal/projects/current'
      const response = await owner.call(id, 'PATCH', path, { body: { config } })
      expect(response.status).toBe(200)
    }
    const all = {
      allow_localhost: false,
      domains: [app, docs],
      email_config: emailServer,
      oauth_providers: [google, github],
    }
    await change(all)
    // The same values, lists in another order.
    await change({ ...all, domains: [docs, app], oauth_providers: [github, google] })
    await change({ ...all, domains: [app] })
    await change({ ...all, domains: [app], email_config: { ...emailServer, password: 'other' } })
    const { body: page } = await owner.call(id, 'GET', '/latchkey/audit-log?action=project.changed')
    const events = page['items'] as { details: { fields: string[] } }[]
    expect(JSON.stringify(events)).not.toMatch(/sesame|engines"|other"/)
    // The clock of the test stands still, so the events have no order.
    expect(events.map(({ details }) => details.fields.join(' ')).toSorted()).toEqual([
      'allowLocalhost domains emailConfig.host emailConfig.password emailConfig.port emailConfig.senderEmail emailConfig.senderName emailConfig.username oauthProviders',
      'domains',
      'emailConfig.password',
    ])
  })

  it('contains the names that users and teams have now, and none of deleted ones', async () => {
    const user = await signUp(project)
    const { body: team } = await project.call('POST', '/teams', {
      access: 'server',
      body: { display_name: 'Engines' },
    })
    const teamId = String(team['id'])
    await project.call('POST', `/team-memberships/${teamId}/${user.id}`, { access: 'server' })
    await project.call('PATCH', `/users/${user.id}`, {
      access: 'server',
      body: { display_name: 'Ada' },
    })
    const namesOf = async (action: string) => {
      const [event] = await eventsOf({ action })
      return event && { subject: event['subject'], team_name: event['team_name'] }
    }
    expect(await namesOf('team_member.added')).toMatchObject({
      subject: { type: 'user', name: 'Ada' },
      team_name: 'Engines',
    })
    expect(await namesOf('team.created')).toMatchObject({
      subject: { type: 'team', name: 'Engines' },
      team_name: null,
    })
    await project.call('DELETE', `/users/${user.id}`, { access: 'server' })
    await project.call('DELETE', `/teams/${teamId}`, { access: 'server' })
    expect(await namesOf('team_member.added')).toMatchObject({
      subject: { type: 'user', name: null },
      team_name: null,
    })
  })

  it('names a deleted team, and the device of a session that ended', async () => {
    const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/129.0.0.0 Safari/537.36'
    const user = await signUp(project)
    const { body } = await signIn(user.email, PASSWORD, { 'User-Agent': agent })
    const accessToken = String(body['access_token'])
    await project.call('DELETE', '/auth/sessions/current', { accessToken })
    const teamId = await openTeam(project)
    await project.call('DELETE', `/teams/${teamId}`, { access: 'server' })
    const events = await eventsOf({ action: 'session.ended,team.deleted' })
    expect(events.map(({ details }) => details)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ device: 'Chrome on macOS' }),
        expect.objectContaining({ name: 'Alpha' }),
      ]),
    )
  })

  it('contains no names of another project', async () => {
    const stranger = await signUp(await openTestProject(service))
    const user = await signUp(project)
    await service.ctx.db
      .update(auditEvents)
      .set({ subjectId: stranger.id, actorId: stranger.id })
      .where(eq(auditEvents.subjectId, user.id))
    for (const { actor, subject } of await eventsOf())
      expect([actor, subject]).toMatchObject([{ name: null }, { name: null }])
  })

  it('filters by actor, subject, action and time', async () => {
    const [ada, eve] = [await signUp(project), await signUp(project)]
    service.clock.now = START + 1000
    await signIn(ada.email)
    const actions = async (query: Record<string, string>) =>
      (await eventsOf(query)).map(({ action }) => action).sort()
    expect(await actions({ subject_id: eve.id })).toEqual(['sign_in.succeeded', 'user.created'])
    expect(await actions({ actor_id: ada.id, action: 'sign_in.succeeded' })).toHaveLength(2)
    const since = String(START + 1000)
    expect(await actions({ from_millis: since })).toEqual(['sign_in.succeeded'])
    expect(await actions({ to_millis: since, subject_id: ada.id })).toEqual([
      'sign_in.succeeded',
      'user.created',
    ])
  })

  it('filters by user, in both roles, by kind of actor and by text', async () => {
    project = await openTestProject(service, { config: { clientTeamCreationEnabled: true } })
    const user = await signUp(project)
    await signIn(user.email, PASSWORD, { 'User-Agent': 'Netscape/4.0 100%' })
    const { body: team } = await project.call('POST', '/teams', {
      accessToken: user.accessToken,
      body: { display_name: 'Engines', creator_user_id: 'me' },
    })
    service.clock.now = START + 1000
    await project.call('PATCH', `/users/${user.id}`, { access: 'server', body: { password: null } })
    await signUp(project)
    const actions = async (query: Record<string, string>) =>
      (await eventsOf(query)).map(({ action }) => action).sort()
    const ofUser = await actions({ user_id: user.id })
    // About the user and by the user: each event once.
    expect(ofUser).toEqual([
      'password.removed',
      'sign_in.succeeded',
      'sign_in.succeeded',
      'team.created',
      'user.created',
    ])
    const newest = await eventsOf({ user_id: user.id, limit: '1' })
    expect(newest).toMatchObject([{ action: 'password.removed' }])
    expect(await actions({ user_id: user.id, actor_type: 'server' })).toEqual(['password.removed'])
    expect(await actions({ query: 'netscape/4.0 100%' })).toEqual(['sign_in.succeeded'])
    expect(await actions({ query: '4_0' })).toEqual([])
    const teamId = String(team['id'])
    expect(await actions({ query: teamId })).toEqual(['team.created'])
    expect(await actions({ query: user.email.toUpperCase() })).toEqual(ofUser)
  })

  it('searches 10,000 events at a time, so that strangers cannot make a search expensive', async () => {
    const { id } = await signUp(project)
    await service.ctx.db.execute(
      `insert into audit_events (project_id, action, actor_type, subject_type, details, created_at)
       select '${project.id}', 'sign_in.failed', 'client', 'user', '{}', ${START} + n
       from generate_series(1, 10000) n`,
    )
    const { body } = await list({ query: id })
    expect(body['items']).toEqual([])
    const { next_cursor } = body['pagination'] as { next_cursor: string }
    const next = await list({ query: id, cursor: next_cursor })
    expect(next.body['items']).toMatchObject([{ subject: { id } }, { subject: { id } }])
    expect(next.body['pagination']).toEqual({ next_cursor: null })
  })

  it('pages through all events once, newest first, also after the last event of a page was deleted', async () => {
    const { email } = await signUp(project)
    for (let index = 0; index < 5; index += 1) {
      service.clock.now += index % 2
      await signIn(email)
    }
    const all = await eventsOf()
    const pagedEvents: Event[] = []
    let cursor: string | undefined
    do {
      const { body } = await list({ limit: '2', ...(cursor !== undefined && { cursor }) })
      pagedEvents.push(...(body['items'] as Event[]))
      const { next_cursor } = body['pagination'] as { next_cursor: string | null }
      cursor = next_cursor ?? undefined
    } while (cursor !== undefined)
    expect(pagedEvents).toEqual(all)
    const times = all.map(({ created_at_millis }) => created_at_millis)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it.each([{ cursor: 'nonsense' }, { limit: '0' }, { limit: '1001' }, { action: 'user.renamed' }])(
    'rejects %j',
    async (query) => {
      expect((await list(query)).status).toBe(400)
    },
  )

  it('is for admins of the project only', async () => {
    await signUp(project)
    const other = await openTestProject(service)
    expect((await list({}, other)).body['items']).toMatchObject([{ action: 'project.created' }])
    for (const access of ['client', 'server'] as const)
      expect((await project.call('GET', '/latchkey/audit-log', { access })).code).toBe(
        'INSUFFICIENT_ACCESS_TYPE',
      )
  })
})

describe('the audit log', () => {
  it('keeps an event for 90 days', async () => {
    const isOfProject = eq(auditEvents.projectId, project.id)
    await signUp(project)
    service.clock.now = START + 90 * DAY
    await sweep(service.ctx)
    expect((await eventsOf()).length).toBeGreaterThan(1)
    service.clock.now += 1
    await sweep(service.ctx)
    expect(await service.ctx.db.$count(auditEvents, isOfProject)).toBe(0)
  })

  it('contains one event when the first request of a code enables codes, as recorded', async () => {
    project = await openTestProject(service, { config: { magicLinkEnabled: true } })
    const { id, email } = await signUp(project)
    await callOk(project, `PATCH /users/${id}`, {
      access: 'server',
      body: { primary_email_verified: true },
    })
    const body = { email, callback_url: 'http://localhost:3000/callback' }
    await withRecordedAnswers(service, async () => {
      for (let count = 0; count < 2; count += 1)
        await callOk(project, 'POST /auth/otp/send-sign-in-code', { body })
    })
    expect(await eventsOf({ action: 'sign_in_method.changed' })).toMatchObject([
      { subject: { type: 'user', id }, details: { method: 'otp', is_enabled: true } },
    ])
  })

  it('is listed by the check of features', async () => {
    const { text } = await project.call('POST', '/check-feature-support', {
      body: { feature_name: 'audit-log' },
    })
    expect(text).toContain('GET /latchkey/audit-log')
  })
})
