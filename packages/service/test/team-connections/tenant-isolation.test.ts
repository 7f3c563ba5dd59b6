import { describe, expect, it } from 'vitest'
import { CLIENT } from '../oauth/openid-provider.js'
import { setupScriptedIssuer } from '../oauth/scripted-issuer.js'
import { connectScim, createToken, patch, provision, tokensPath } from '../scim/scim-client.js'
import { openTestProject, signUp, uniqueEmail, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { proveEmail } from '../support/sign-in.js'
import { define, grant, join, openTeam } from '../support/teams.js'
import { refreshWith } from '../support/users.js'
import {
  accountOf,
  asServer,
  connectionsPath,
  fakeDns,
  openConnection,
  refusalOf,
  signInWithConnection,
  uniqueDomain,
  verifyDomain,
} from './connection-world.js'
import { signInByPassword, signUpProven } from './required-world.js'

const service = await setupTestService()
const records = fakeDns(service)
const issuer = await setupScriptedIssuer(CLIENT.clientId)

/** Opens a team with a verified domain, a connection that is on, and a SCIM client. */
async function openWorld(project: TestProject, domain = uniqueDomain()) {
  const teamId = await openTeam(project)
  await verifyDomain(project, { teamId, domain, records })
  const connectionId = await openConnection(service, project, { teamId, issuer, domain })
  const { baseUrl, value: token } = await createToken(project, { teamId, connectionId })
  const visit = (sub: string, email: string) => ({
    connectionId,
    issuer,
    script: accountOf(sub, { email }),
  })
  return {
    ...{ teamId, domain, connectionId, path: `${connectionsPath(teamId)}/${connectionId}` },
    send: connectScim(service, { baseUrl, token }),
    signIn: async (sub: string, email: string) => {
      const tokens = await signInWithConnection(service, project, visit(sub, email))
      const accessToken = String(tokens['access_token'])
      const { body } = await project.call('GET', '/users/me', { accessToken })
      return { userId: String(body['id']), refreshToken: String(tokens['refresh_token']) }
    },
    refusal: (sub: string, email: string) => refusalOf(service, project, visit(sub, email)),
  }
}

const teamsOf = async (project: TestProject, userId: string): Promise<string[]> => {
  const { body } = await project.call('GET', `/teams?user_id=${userId}`, { access: 'server' })
  return (body['items'] as { id: string }[]).map(({ id }) => id)
}

const permissionsOf = async (project: TestProject, teamId: string, userId: string) => {
  const path = `/team-permissions?team_id=${teamId}&user_id=${userId}`
  const { body } = await project.call('GET', path, { access: 'server' })
  return (body['items'] as { id: string }[]).map(({ id }) => id)
}

describe('the account of a stranger', () => {
  it.each([true, false])(
    'is not taken over by an address that it never proved, used for sign-in: %s',
    async (used_for_auth) => {
      const project = await openTestProject(service)
      const { domain, signIn, send } = await openWorld(project)
      const stranger = await signUpProven(project, uniqueEmail())
      const { accessToken } = stranger
      for (const name of ['ada', 'bob']) {
        const value = `${name}@${domain}`
        const body = { user_id: 'me', type: 'email', value, used_for_auth }
        const added = await project.call('POST', '/contact-channels', { accessToken, body })
        expect(added.status).toBe(201)
      }
      expect((await signIn('ada', `ada@${domain}`)).userId).not.toBe(stranger.id)
      const resource = await provision(send, `bob@${domain}`)
      await send('PATCH', `/Users/${resource}`, patch({ op: 'replace', value: { active: false } }))
      expect((await signInByPassword(project, stranger.email)).status).toBe(200)
      expect((await refreshWith(project, stranger.refreshToken)).status).toBe(200)
    },
  )

  it('stays in its other teams, whatever the provider of one of them does', async () => {
    const project = await openTestProject(service)
    const world = await openWorld(project)
    const owner = await signUpProven(project, `ada@${world.domain}`)
    const own = await openTeam(project, owner)
    await grant(project, { teamId: own, userId: owner.id }, 'team_admin')
    const before = await permissionsOf(project, own, owner.id)
    const resource = await provision(world.send, owner.email)
    await world.send('POST', '/Groups', { displayName: 'G', members: [{ value: resource }] })
    await world.send('DELETE', `/Users/${resource}`)
    expect(await teamsOf(project, owner.id)).toContain(own)
    expect(await permissionsOf(project, own, owner.id)).toEqual(before)
    expect((await signInByPassword(project, owner.email)).status).toBe(200)
  })

  it('is not renamed or given another address by the provider', async () => {
    const project = await openTestProject(service)
    const { domain, send } = await openWorld(project)
    const user = await signUpProven(project, uniqueEmail())
    const { accessToken } = user
    const value = `ada@${domain}`
    await asServer(project, 'PATCH', `/users/${user.id}`, { display_name: 'Ada' })
    const body = { user_id: user.id, type: 'email', value, is_verified: true, used_for_auth: true }
    await asServer(project, 'POST', '/contact-channels', body)
    const resource = await provision(send, value)
    const change = patch({
      op: 'replace',
      value: { displayName: 'Mallory', emails: [{ value: `eve@${domain}`, primary: true }] },
    })
    expect((await send('PATCH', `/Users/${resource}`, change)).status).toBe(200)
    expect((await project.call('GET', '/users/me', { accessToken })).body).toMatchObject({
      primary_email: user.email,
      display_name: 'Ada',
    })
  })
})

describe('a connection', () => {
  it.each([
    ['with two signs', (domain: string) => `ada@evil.example.com@${domain}`],
    ['with a line break', (domain: string) => `ada\n@${domain}`],
    ['in quotes', (domain: string) => `"ada"@${domain}`],
    [
      'with a letter that looks like another',
      (domain: string) => `ada@${domain.replace('e', 'е')}`,
    ],
  ])('rejects an address %s', async (_which, emailOf) => {
    const project = await openTestProject(service)
    const { domain, refusal, send } = await openWorld(project)
    expect(await refusal('ada', emailOf(domain))).toBe('SSO_EMAIL_NOT_ALLOWED')
    expect((await send('POST', '/Users', { userName: emailOf(domain) })).status).toBe(400)
  })

  it('signs in addresses of an internationalized domain, in any case', async () => {
    const project = await openTestProject(service)
    const domain = `xn--bcher-kva.${uniqueDomain()}`
    const world = await openWorld(project, domain)
    const { userId } = await world.signIn('ada', `ADA@${domain.toUpperCase()}`)
    expect((await world.signIn('ada', `ada@${domain}`)).userId).toBe(userId)
  })

  it('that is deleted and created again has neither its sessions nor its tokens nor accounts', async () => {
    const project = await openTestProject(service)
    const { teamId, domain, path, send, signIn } = await openWorld(project)
    const before = await signIn('ada', `ada@${domain}`)
    await asServer(project, 'DELETE', path)
    const connectionId = await openConnection(service, project, { teamId, issuer, domain })
    expect((await refreshWith(project, before.refreshToken)).status).toBe(401)
    expect((await send('GET', '/Users')).status).toBe(404)
    const token = await createToken(project, { teamId, connectionId })
    const again = connectScim(service, { baseUrl: token.baseUrl, token: token.value })
    expect((await again('GET', '/Users')).body['totalResults']).toBe(0)
    // The ID of the account alone decides nothing at the new connection.
    const script = accountOf('ada', { email: `bob@${domain}` })
    const visit = { connectionId, issuer, script }
    const tokens = await signInWithConnection(service, project, visit)
    const accessToken = String(tokens['access_token'])
    const { body } = await project.call('GET', '/users/me', { accessToken })
    expect(body['id']).not.toBe(before.userId)
  })
})

describe('an admin of a team who lacks a permission', () => {
  async function openAdmin(project: TestProject) {
    await define(project, 'team', { id: 'billing' })
    const world = await openWorld(project)
    const { teamId, connectionId, path } = world
    const admin = await signUp(project)
    await proveEmail(project, admin)
    await join(project, teamId, admin)
    await grant(project, { teamId, userId: admin.id }, 'team_admin')
    const settings = { group_mappings: [{ group: 'Billing', permission_ids: ['billing'] }] }
    await asServer(project, 'PATCH', path, settings)
    const { accessToken } = admin
    const call = (method: string, to: string, body: unknown) =>
      project.call(method, to, { accessToken, body })
    return { ...world, admin, call, tokens: tokensPath(teamId, connectionId) }
  }

  it('controls neither the provider nor the groups of a connection that gives it', async () => {
    const project = await openTestProject(service)
    const { teamId, path, tokens, admin, call } = await openAdmin(project)
    const settings = { oidc: { claims: { email: 'email', name: 'name', groups: 'name' } } }
    const attempts = [
      () => call('PATCH', path, settings),
      () => call('PATCH', path, { oidc: { client_secret: 'another' } }),
      () => call('PATCH', path, { default_permission_ids: ['billing'] }),
      () => call('POST', tokens, {}),
    ]
    for (const attempt of attempts) {
      const { code, body } = await attempt()
      expect([code, body['details']]).toMatchObject([
        'TEAM_PERMISSION_REQUIRED',
        { permission_id: 'billing' },
      ])
    }
    expect((await call('PATCH', path, { display_name: 'ACME' })).status).toBe(200)
    await grant(project, { teamId, userId: admin.id }, 'billing')
    for (const attempt of attempts) expect((await attempt()).status).toBeLessThan(300)
  })
})
