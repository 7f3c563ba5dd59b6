import * as client from 'openid-client'
import { describe, expect, it } from 'vitest'
import { CLIENT } from '../oauth/openid-provider.js'
import { setupScriptedIssuer } from '../oauth/scripted-issuer.js'
import { discover, openServerProject, signInToClient } from '../oauth-provider/oauth-world.js'
import { openTestProject, type TestUser } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { switchConfig } from '../support/sign-in.js'
import { define, join, openTeam } from '../support/teams.js'
import { createAsServer, refreshWith } from '../support/users.js'
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
} from '../team-connections/connection-world.js'
import {
  accountIdOf,
  connectScim,
  createToken,
  openScimWorld,
  patch,
  provision,
  type ScimWorld,
} from './scim-client.js'

const service = await setupTestService()
const records = fakeDns(service)
const issuer = await setupScriptedIssuer(CLIENT.clientId)

const activate = (active: boolean) => patch({ op: 'replace', path: 'active', value: active })

/** Opens a team with a connection that is on. */
async function openSignInWorld(settings = {}): Promise<ScimWorld> {
  const project = await openTestProject(service)
  const teamId = await openTeam(project)
  const domain = uniqueDomain()
  await verifyDomain(project, { teamId, domain, records })
  const connectionId = await openConnection(service, project, { teamId, issuer, domain, settings })
  const token = await createToken(project, { teamId, connectionId })
  const send = connectScim(service, { baseUrl: token.baseUrl, token: token.value })
  return { project, teamId, domain, connectionId, token, send }
}

const visitAs = ({ connectionId, domain }: ScimWorld, name: string, claims = {}) => ({
  connectionId,
  issuer,
  script: accountOf(name, { email: `${name}@${domain}`, ...claims }),
})

describe('the deactivation of a user', () => {
  it('ends sessions, API keys and grants of other apps within the request', async () => {
    const project = await openServerProject(service)
    await switchConfig(service, project, { allowUserApiKeys: true })
    const world = await openScimWorld(service, project, { records })
    const email = `ada@${world.domain}`
    const resource = await provision(world.send, email)
    const id = await accountIdOf(world, resource)
    const session = await asServer(project, 'POST', '/auth/sessions', { user_id: id })
    const user: TestUser = {
      id,
      email,
      accessToken: String(session['access_token']),
      refreshToken: String(session['refresh_token']),
    }
    const key = await asServer(project, 'POST', '/user-api-keys', {
      user_id: id,
      description: 'A program',
      expires_at_millis: null,
    })
    const config = await discover(service, project)
    const { tokens } = await signInToClient(service, project, config, { user })

    expect((await world.send('PATCH', `/Users/${resource}`, activate(false))).status).toBe(200)
    expect((await refreshWith(project, user.refreshToken)).code).toBe(
      'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    )
    const { accessToken } = user
    expect((await project.call('GET', '/users/me', { accessToken })).code).toBe(
      'ACCESS_TOKEN_EXPIRED',
    )
    const check = { access: 'server', body: { api_key: key['value'] } } as const
    expect((await project.call('POST', '/user-api-keys/check', check)).code).toBe('API_KEY_REVOKED')
    await expect(
      client.refreshTokenGrant(config, tokens.refresh_token ?? ''),
    ).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(client.fetchUserInfo(config, tokens.access_token, id)).rejects.toMatchObject({
      status: 401,
    })
    const audit = await project.call('GET', `/latchkey/audit-log?subject_id=${id}`, {
      access: 'admin',
    })
    const byToken = {
      actor: { type: 'scim_token', id: null, name: expect.stringMatching(/^…\w{4}$/) },
      details: expect.objectContaining({ scim_token_id: world.token.id }),
    }
    expect(audit.body['items']).toEqual(
      expect.arrayContaining(
        ['provisioned_user.deactivated', 'team_member.removed', 'api_key.revoked'].map((action) =>
          expect.objectContaining({ action, ...byToken }),
        ),
      ),
    )
  })

  it('closes the sign-in with the connection until the user is active', async () => {
    const world = await openSignInWorld()
    const { project, send, domain } = world
    const resource = await provision(send, `ada@${domain}`)
    const visit = visitAs(world, 'ada')
    await signInWithConnection(service, project, visit)
    await send('PATCH', `/Users/${resource}`, activate(false))
    expect(await refusalOf(service, project, visit)).toBe('SSO_ACCOUNT_DEACTIVATED')
    await send('PATCH', `/Users/${resource}`, activate(true))
    await signInWithConnection(service, project, visit)
    await send('DELETE', `/Users/${resource}`)
    expect(await refusalOf(service, project, visit)).toBe('SSO_ACCOUNT_DEACTIVATED')
    // A user who comes back keeps the account.
    expect(await provision(send, `ada@${domain}`)).toBe(resource)
    await signInWithConnection(service, project, visit)
  })

  it('is rejected for the emergency owner', async () => {
    const world = await openSignInWorld()
    const { project, teamId, connectionId, send, domain } = world
    const owner = await createAsServer(project, {
      primary_email: `owner@${domain}`,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
    })
    await join(project, teamId, owner)
    await asServer(project, 'POST', `/team-permissions/${teamId}/${owner.id}/team_admin`)
    const path = `${connectionsPath(teamId)}/${connectionId}`
    await asServer(project, 'PATCH', path, { emergency_user_id: owner.id })
    const resource = await provision(send, `owner@${domain}`)
    const responses = [
      await send('PATCH', `/Users/${resource}`, activate(false)),
      await send('DELETE', `/Users/${resource}`),
    ]
    expect(responses.map(({ status }) => status)).toEqual([403, 403])
    expect((await send('GET', `/Users/${resource}`)).body['active']).toBe(true)
  })
})

describe('the groups of a sign-in', () => {
  it('do not count for a connection with provisioned groups', async () => {
    const world = await openSignInWorld({ group_mappings: [] })
    const { project, teamId, connectionId, send, domain } = world
    for (const id of ['editor', 'viewer']) await define(project, 'team', { id })
    await asServer(project, 'PATCH', `${connectionsPath(teamId)}/${connectionId}`, {
      group_mappings: [
        { group: 'Editors', permission_ids: ['editor'] },
        { group: 'Viewers', permission_ids: ['viewer'] },
      ],
    })
    const resource = await provision(send, `ada@${domain}`)
    const userId = await accountIdOf(world, resource)
    await send('POST', '/Groups', { displayName: 'Editors', members: [{ value: resource }] })
    await signInWithConnection(service, project, visitAs(world, 'ada', { groups: ['Viewers'] }))
    const list = `/team-permissions?team_id=${teamId}&user_id=${userId}`
    const { body } = await project.call('GET', list, { access: 'server' })
    const ids = (body['items'] as { id: string }[]).map(({ id }) => id)
    expect([ids.includes('editor'), ids.includes('viewer')]).toEqual([true, false])
  })
})
