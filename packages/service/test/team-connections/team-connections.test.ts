import { TEAM_ADMIN_PERMISSIONS } from '@latchkey/contract/team-admin-permissions'
import { describe, expect, it } from 'vitest'
import { CLIENT } from '../oauth/openid-provider.js'
import { setupScriptedIssuer } from '../oauth/scripted-issuer.js'
import { openTestProject, signUp, uniqueEmail, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { define, grant, join, openTeam } from '../support/teams.js'
import {
  accountOf,
  asServer,
  connectionsPath,
  domainsPath,
  fakeDns,
  openConnection,
  runTest,
  uniqueDomain,
  verifyDomain,
} from './connection-world.js'

const service = await setupTestService()
const records = fakeDns(service)
const issuer = await setupScriptedIssuer(CLIENT.clientId)

const SECRET = 'a secret of the client 4711'
const newConnection = (changes: Record<string, unknown> = {}) => ({
  display_name: 'Acme',
  oidc: { issuer: issuer.origin, client_id: CLIENT.clientId, client_secret: SECRET },
  ...changes,
})

/** Creates a draft, as a server does. */
async function openDraft(project: TestProject, changes: Record<string, unknown> = {}) {
  service.ctx.issuers.clear()
  const teamId = await openTeam(project)
  const created = await asServer(project, 'POST', connectionsPath(teamId), newConnection(changes))
  const id = String(created['id'])
  const path = `${connectionsPath(teamId)}/${id}`
  const change = (body: unknown) => project.call('PATCH', path, { access: 'server', body })
  return { teamId, created, id, path, change }
}

describe('a connection', () => {
  it('is a draft with defaults, and returns no credential', async () => {
    const project = await openTestProject(service)
    const { created, id, teamId, change } = await openDraft(project)
    const url = `http://localhost:4710/api/v1/latchkey/openid/${project.id}/${id}`
    const expected = {
      id,
      team_id: teamId,
      type: 'oidc',
      display_name: 'Acme',
      state: 'draft',
      is_required: false,
      emergency_user_id: null,
      default_permission_ids: [],
      group_mappings: [],
      oidc: {
        issuer: issuer.origin,
        client_id: CLIENT.clientId,
        scopes: ['openid', 'profile', 'email'],
        claims: { email: 'email', name: 'name', groups: 'groups' },
        client_authentication: 'client_secret',
        redirect_url: `${url}/callback`,
        back_channel_logout_url: `${url}/back-channel-logout`,
      },
      saml: null,
      last_test: null,
      created_at_millis: service.clock.now,
    }
    expect(created).toEqual(expected)
    const changed = await change({ display_name: 'ACME', oidc: { scopes: ['openid', 'groups'] } })
    expect(changed.body).toEqual({
      ...expected,
      display_name: 'ACME',
      oidc: { ...expected.oidc, scopes: ['openid', 'groups'] },
    })
    const list = await project.call('GET', connectionsPath(teamId), { access: 'server' })
    expect(list.body['items']).toEqual([changed.body])
    expect(list.text).not.toContain(SECRET)
  })

  it.each([
    ['two types', { saml: { entity_id: 'a', sso_url: 'https://a.example', certificates: [] } }],
    ['no type', { oidc: undefined }],
    ['an undefined permission', { default_permission_ids: ['unknown'] }],
    ['no credential', { oidc: { issuer: 'https://a.example', client_id: 'a' } }],
    [
      'an http issuer of another machine',
      { oidc: { issuer: 'http://a.example', client_id: 'a', client_secret: 'b' } },
    ],
  ])('is rejected with %s', async (_what, changes) => {
    const project = await openTestProject(service)
    const path = connectionsPath(await openTeam(project))
    const response = await project.call('POST', path, {
      access: 'server',
      body: newConnection(changes),
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })

  it('is turned on after a test with an address of a verified domain only', async () => {
    const project = await openTestProject(service)
    const { teamId, id, change } = await openDraft(project)
    const domain = uniqueDomain()
    expect((await change({ is_enabled: true })).code).toBe('TEAM_CONNECTION_NOT_TESTED')
    issuer.play(accountOf('ada', { email: `ada@${domain}`, groups: ['Staff'] }))
    const read = async () => (await change({})).body
    await runTest(service, project, { teamId, id })
    expect(await read()).toMatchObject({
      state: 'draft',
      last_test: { reason: 'email_not_in_domain', account: { email: `ada@${domain}` } },
    })
    await verifyDomain(project, { teamId, domain, records })
    await runTest(service, project, { teamId, id })
    expect(await read()).toMatchObject({
      state: 'tested',
      last_test: { reason: null, account: { account_id: 'ada', groups: ['Staff'] } },
    })
    // Another configuration is not tested.
    await change({ oidc: { client_id: CLIENT.clientId } })
    expect((await change({ is_enabled: true })).code).toBe('TEAM_CONNECTION_NOT_TESTED')
    await runTest(service, project, { teamId, id })
    expect((await change({ is_enabled: true })).body).toMatchObject({ state: 'on' })
    // A connection that is on stays on with another secret.
    expect((await change({ oidc: { client_secret: 'b' } })).body).toMatchObject({ state: 'on' })
    expect((await change({ is_enabled: false })).body).toMatchObject({ state: 'tested' })
  })

  it('is turned on only while no other one of the team is', async () => {
    const project = await openTestProject(service)
    const teamId = await openTeam(project)
    const domain = uniqueDomain()
    await verifyDomain(project, { teamId, domain, records })
    const options = { teamId, issuer, domain }
    await openConnection(service, project, options)
    await expect(openConnection(service, project, options)).rejects.toThrow('Another connection')
  })

  it('of another team is not found', async () => {
    const project = await openTestProject(service)
    const { path } = await openDraft(project)
    const elsewhere = path.replace(/teams\/[^/]+/, `teams/${await openTeam(project)}`)
    for (const [method, suffix] of [
      ['PATCH', ''],
      ['POST', '/test'],
      ['DELETE', ''],
    ] as const) {
      const response = await project.call(method, elsewhere + suffix, {
        access: 'server',
        body: {},
      })
      expect(response.code).toBe('TEAM_CONNECTION_NOT_FOUND')
    }
  })
})

describe('a member', () => {
  async function openMember(project: TestProject) {
    const user = await signUp(project)
    const teamId = await openTeam(project)
    await join(project, teamId, user)
    const call = (method: string, path: string, body?: unknown) =>
      project.call(method, path, { accessToken: user.accessToken, body })
    return { user, teamId, call, member: { teamId, userId: user.id } }
  }

  it('manages connections and domains only with all permissions of an admin', async () => {
    const project = await openTestProject(service)
    const { member, teamId, call } = await openMember(project)
    const { userId } = member
    for (const id of TEAM_ADMIN_PERMISSIONS) await grant(project, member, id)
    // The default permission of members contains one of them.
    const ofMember = `/team-permissions/${teamId}/${userId}`
    await project.call('DELETE', `${ofMember}/team_member`, { access: 'server' })
    for (const id of TEAM_ADMIN_PERMISSIONS) {
      await project.call('DELETE', `${ofMember}/${id}`, { access: 'server' })
      const refused = await call('POST', connectionsPath(teamId), newConnection())
      expect([refused.code, refused.body['details']]).toMatchObject([
        'TEAM_PERMISSION_REQUIRED',
        { permission_id: id },
      ])
      expect((await call('GET', domainsPath(teamId))).code).toBe('TEAM_PERMISSION_REQUIRED')
      await grant(project, member, id)
    }
    expect((await call('POST', connectionsPath(teamId), newConnection())).status).toBe(201)
    expect((await call('GET', domainsPath(teamId))).status).toBe(200)
  })

  it('gives members no permission that the member lacks', async () => {
    const project = await openTestProject(service)
    await define(project, 'team', { id: 'billing' })
    const { member, teamId, call } = await openMember(project)
    await grant(project, member, 'team_admin')
    const mapped = newConnection({
      group_mappings: [{ group: 'Staff', permission_ids: ['$read_members', 'billing'] }],
    })
    const refused = await call('POST', connectionsPath(teamId), mapped)
    expect(refused.body['details']).toMatchObject({ permission_id: 'billing' })
    await grant(project, member, 'billing')
    expect((await call('POST', connectionsPath(teamId), mapped)).status).toBe(201)
  })

  it('of another team manages nothing', async () => {
    const project = await openTestProject(service)
    const { member, call } = await openMember(project)
    await grant(project, member, 'team_admin')
    const { path, teamId } = await openDraft(project)
    for (const attempt of [
      call('GET', connectionsPath(teamId)),
      call('PATCH', path, { display_name: uniqueEmail() }),
    ])
      expect((await attempt).code).toBe('TEAM_MEMBERSHIP_NOT_FOUND')
  })
})
