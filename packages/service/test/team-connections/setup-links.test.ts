import { describe, expect, it } from 'vitest'
import { CLIENT } from '../oauth/openid-provider.js'
import { setupScriptedIssuer } from '../oauth/scripted-issuer.js'
import { openTestProject, signUp, type CallOptions, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { join, openTeam } from '../support/teams.js'
import { connectScim, newUser, provision } from '../scim/scim-client.js'
import { asLink } from '../support/calls/team-connections.js'
import {
  accountOf,
  asServer,
  connectionsPath,
  domainsPath,
  fakeDns,
  runTest,
  signInWithConnection,
  uniqueDomain,
  verifyDomain,
} from './connection-world.js'

const service = await setupTestService()
const records = fakeDns(service)
const issuer = await setupScriptedIssuer(CLIENT.clientId)

const NOT_FOUND = 'SSO_SETUP_LINK_NOT_FOUND'
const oidc = {
  issuer: issuer.origin,
  client_id: CLIENT.clientId,
  client_secret: CLIENT.clientSecret,
}
const linksPath = (teamId: string) => `/latchkey/teams/${teamId}/sso-setup-links`

async function openLink(project?: TestProject) {
  const opened = project ?? (await openTestProject(service))
  const teamId = await openTeam(opened)
  const { id, token } = await asServer(opened, 'POST', linksPath(teamId))
  const call = (method: string, path: string, body?: CallOptions['body']) =>
    opened.call(method, `/latchkey/sso-setup${path}`, { headers: asLink(String(token)), body })
  return { project: opened, teamId, id: String(id), token: String(token), call }
}

/** Makes a user an admin of a team, who creates a link. */
async function openLinkOfAdmin() {
  const project = await openTestProject(service)
  const teamId = await openTeam(project)
  const admin = await signUp(project)
  await join(project, teamId, admin)
  const permission = `/team-permissions/${teamId}/${admin.id}/team_admin`
  await asServer(project, 'POST', permission)
  const { accessToken } = admin
  const { body } = await project.call('POST', linksPath(teamId), { accessToken, body: {} })
  const read = () =>
    project.call('GET', '/latchkey/sso-setup', { headers: asLink(String(body['token'])) })
  return { project, teamId, admin, permission, read, link: body }
}

describe('a set-up link', () => {
  it('sets up a domain, a connection and provisioning for its team', async () => {
    const { project, teamId, call } = await openLink()
    const domain = uniqueDomain()
    const added = await call('POST', '/domains', { domain })
    records.set(String(added.body['record_name']), [String(added.body['record_value'])])
    expect((await call('POST', `/domains/${String(added.body['id'])}/verify`)).status).toBe(200)
    const before = (await call('GET', '')).body
    const created = (await call('POST', '/connection', { display_name: 'Acme', oidc })).body
    expect(created).toMatchObject({
      state: 'draft',
      oidc: {
        redirect_url: (before['provider_values'] as Record<string, unknown>)['redirect_url'],
      },
    })
    const token = (await call('POST', '/scim-tokens', {})).body
    issuer.play(accountOf('tester', { email: `tester@${domain}` }))
    expect((await call('POST', '/connection/test')).body['authorization_url']).toContain(
      issuer.origin,
    )
    const { body } = await call('GET', '')
    expect(body).toMatchObject({
      domains: [{ domain, verified_at_millis: expect.any(Number) }],
      connection: { id: created['id'], display_name: 'Acme' },
      scim_tokens: [{ id: token['id'] }],
    })
    expect(JSON.stringify(body)).not.toContain(String(token['value']))
    const [connection] = (await project.call('GET', connectionsPath(teamId), { access: 'server' }))
      .body['items'] as Record<string, unknown>[]
    expect(connection).toMatchObject({ id: created['id'], default_permission_ids: [] })
  })

  it('cannot turn the connection on, require it, or give permissions', async () => {
    const { call } = await openLink()
    await call('POST', '/connection', { display_name: 'Acme', oidc })
    for (const change of [
      { is_enabled: true },
      { is_required: true },
      { emergency_user_id: null },
      { default_permission_ids: ['team_admin'] },
      { group_mappings: [{ group: 'Staff', permission_ids: ['team_admin'] }] },
    ])
      expect((await call('PATCH', '/connection', change)).code).toBe('SCHEMA_ERROR')
  })

  it('changes no connection that is on, and deletes none with accounts', async () => {
    const { project, teamId, call } = await openLink()
    const domain = uniqueDomain()
    await verifyDomain(project, { teamId, domain, records })
    const { body } = await call('POST', '/connection', { display_name: 'Acme', oidc })
    const id = String(body['id'])
    issuer.play(accountOf('tester', { email: `tester@${domain}` }))
    await runTest(service, project, { teamId, id })
    await asServer(project, 'PATCH', `${connectionsPath(teamId)}/${id}`, { is_enabled: true })
    const secret = { oidc: { client_secret: 'another secret' } }
    expect((await call('PATCH', '/connection', secret)).status).toBe(409)
    expect((await call('DELETE', '/connection')).status).toBe(409)
    const script = accountOf('ada', { email: `ada@${domain}` })
    await signInWithConnection(service, project, { connectionId: id, issuer, script })
    await asServer(project, 'PATCH', `${connectionsPath(teamId)}/${id}`, { is_enabled: false })
    expect((await call('DELETE', '/connection')).status).toBe(409)
  })

  it('makes no members before a member turns the connection on', async () => {
    const { project, teamId, call } = await openLink()
    const domain = uniqueDomain()
    await verifyDomain(project, { teamId, domain, records })
    const { body } = await call('POST', '/connection', { display_name: 'Acme', oidc })
    const id = String(body['id'])
    const token = (await call('POST', '/scim-tokens', {})).body
    const scim = { baseUrl: String(token['base_url']), token: String(token['value']) }
    const send = connectScim(service, scim)
    expect((await send('GET', '/Users')).status).toBe(200)
    expect((await send('POST', '/Users', newUser(`ada@${domain}`))).status).toBe(403)
    issuer.play(accountOf('tester', { email: `tester@${domain}` }))
    await runTest(service, project, { teamId, id })
    await asServer(project, 'PATCH', `${connectionsPath(teamId)}/${id}`, { is_enabled: true })
    await provision(send, `ada@${domain}`)
    expect((await call('POST', '/scim-tokens', {})).status).toBe(409)
  })

  it('sees and changes no other connection of the team', async () => {
    const { project, teamId, call } = await openLink()
    await asServer(project, 'POST', connectionsPath(teamId), { display_name: 'Other', oidc })
    expect((await call('GET', '')).body['connection']).toBeNull()
    for (const [method, path] of [
      ['PATCH', '/connection'],
      ['DELETE', '/connection'],
      ['POST', '/connection/test'],
      ['POST', '/scim-tokens'],
    ] as const)
      expect((await call(method, path, {})).code).toBe('TEAM_CONNECTION_NOT_FOUND')
  })

  it('removes no verified domain, and none of another team', async () => {
    const { project, teamId, call } = await openLink()
    const verified = await verifyDomain(project, { teamId, domain: uniqueDomain(), records })
    const otherTeam = await openTeam(project)
    const { id } = await asServer(project, 'POST', domainsPath(otherTeam), {
      domain: uniqueDomain(),
    })
    for (const domainId of [verified, String(id)])
      expect((await call('DELETE', `/domains/${domainId}`)).code).toBe('TEAM_DOMAIN_NOT_FOUND')
    expect((await call('POST', `/domains/${String(id)}/verify`)).code).toBe('TEAM_DOMAIN_NOT_FOUND')
  })

  it('ends when it expires, is revoked, or is used in another project', async () => {
    const { project, teamId, id, token, call } = await openLink()
    const other = await openTestProject(service)
    const headers = asLink(token)
    expect((await other.call('GET', '/latchkey/sso-setup', { headers })).code).toBe(NOT_FOUND)
    expect((await project.call('GET', '/latchkey/sso-setup')).code).toBe(NOT_FOUND)
    await asServer(project, 'DELETE', `${linksPath(teamId)}/${id}`)
    expect((await call('GET', '')).code).toBe(NOT_FOUND)
    const second = await openLink(project)
    service.clock.now += 7 * 24 * 60 * 60 * 1000
    expect((await second.call('GET', '')).code).toBe(NOT_FOUND)
    const listed = await project.call('GET', linksPath(second.teamId), { access: 'server' })
    expect(listed.body['items']).toEqual([])
  })

  it('ends when its creator is no longer an admin of the team', async () => {
    const { project, admin, permission, link, read } = await openLinkOfAdmin()
    expect(link['creator_id']).toBe(admin.id)
    expect((await read()).status).toBe(200)
    await asServer(project, 'DELETE', permission)
    expect((await read()).code).toBe(NOT_FOUND)
  })

  it('does not work while its creator is banned', async () => {
    const { project, admin, read } = await openLinkOfAdmin()
    const ban = `/latchkey/users/${admin.id}/ban`
    await asServer(project, 'POST', ban)
    expect((await read()).code).toBe(NOT_FOUND)
    await asServer(project, 'DELETE', ban)
    expect((await read()).status).toBe(200)
  })

  it('is the actor in the audit events of its changes', async () => {
    const { project, id, call } = await openLink()
    await call('POST', '/domains', { domain: uniqueDomain() })
    const { body } = await project.call('GET', '/latchkey/audit-log', { access: 'admin' })
    expect(body['items']).toContainEqual(
      expect.objectContaining({
        action: 'team_domain.added',
        actor: { type: 'setup_link', id: null, name: null },
        details: expect.objectContaining({ setup_link_id: id }),
      }),
    )
  })
})
