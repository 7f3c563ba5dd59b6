import { describe, expect, it } from 'vitest'
import { CLIENT } from '../oauth/openid-provider.js'
import { setupScriptedIssuer, type Script } from '../oauth/scripted-issuer.js'
import { authorizePath } from '../support/oauth.js'
import { openTestProject, signUp, uniqueEmail, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { requireTotp } from '../support/sign-in.js'
import { define, openTeam } from '../support/teams.js'
import { createAsServer } from '../support/users.js'
import {
  accountOf,
  asServer,
  connectionsPath,
  domainsPath,
  fakeDns,
  openConnection,
  refusalOf,
  signInWithConnection,
  uniqueDomain,
  verifyDomain,
} from './connection-world.js'

const service = await setupTestService()
const records = fakeDns(service)
const issuer = await setupScriptedIssuer(CLIENT.clientId)

type Body = Record<string, unknown>

interface World {
  project: TestProject
  teamId: string
  domain: string
  domainId: string
  connectionId: string
  signIn: (script: Script) => Promise<Body>
  refusal: (script: Script) => Promise<string | null>
}

/** Opens a team with a verified domain and a connection that is on. */
async function openWorld(settings: Body = {}, project?: TestProject): Promise<World> {
  const opened = project ?? (await openTestProject(service))
  const teamId = await openTeam(opened)
  const domain = uniqueDomain()
  const domainId = await verifyDomain(opened, { teamId, domain, records })
  const connectionId = await openConnection(service, opened, { teamId, issuer, domain, settings })
  const visit = { connectionId, issuer }
  return {
    ...{ project: opened, teamId, domain, domainId, connectionId },
    signIn: (script) => signInWithConnection(service, opened, { ...visit, script }),
    refusal: (script) => refusalOf(service, opened, { ...visit, script }),
  }
}

const read = async (project: TestProject, path: string): Promise<Body> =>
  (await project.call('GET', path, { access: 'server' })).body

const idsOf = async (project: TestProject, path: string) =>
  ((await read(project, path))['items'] as { id: string }[]).map(({ id }) => id)

const permissionsOf = ({ project, teamId }: World, userId: string) =>
  idsOf(project, `/team-permissions?team_id=${teamId}&user_id=${userId}`)

const userIdOf = async (project: TestProject, tokens: Body): Promise<string> => {
  const accessToken = String(tokens['access_token'])
  return String((await project.call('GET', '/users/me', { accessToken })).body['id'])
}

describe('the first sign-in with a connection', () => {
  it('creates a member with a verified address', async () => {
    const { project, teamId, domain, connectionId, signIn } = await openWorld()
    const tokens = await signIn(accountOf('ada', { email: `Ada@${domain}`, name: 'Ada' }))
    const userId = await userIdOf(project, tokens)
    expect(tokens['is_new_user']).toBe(true)
    expect(await read(project, `/users/${userId}`)).toMatchObject({
      display_name: 'Ada',
      primary_email: `Ada@${domain}`,
      primary_email_verified: true,
    })
    expect(await idsOf(project, `/teams?user_id=${userId}`)).toContain(teamId)
    const accessToken = String(tokens['access_token'])
    const sessions = await project.call('GET', '/latchkey/sessions?user_id=me', { accessToken })
    expect(sessions.body['items']).toMatchObject([
      { sign_in_method: 'sso', sign_in_provider_id: connectionId },
    ])
    const accounts = await project.call('GET', '/latchkey/connection-accounts?user_id=me', {
      accessToken,
    })
    expect(accounts.body['items']).toMatchObject([
      { connection_id: connectionId, team_id: teamId, account_id: 'ada', email: `Ada@${domain}` },
    ])
    expect(
      await userIdOf(project, await signIn(accountOf('ada', { email: `ada@${domain}` }))),
    ).toBe(userId)
  })

  it('links the account with an existing address of the domain', async () => {
    const { project, domain, signIn } = await openWorld()
    const { id } = await createAsServer(project, {
      primary_email: `bob@${domain}`,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
    })
    const tokens = await signIn(accountOf('bob', { email: `bob@${domain}` }))
    expect([await userIdOf(project, tokens), tokens['is_new_user']]).toEqual([id, false])
  })

  it('ends the credentials of an account that never proved the address', async () => {
    const { project, domain, signIn } = await openWorld()
    const squatter = await signUp(project, { email: `bob@${domain}` })
    const tokens = await signIn(accountOf('bob', { email: `bob@${domain}` }))
    expect(await userIdOf(project, tokens)).toBe(squatter.id)
    const { email } = squatter
    const body = { email, password: 'correct horse 9 battery' }
    expect((await project.call('POST', '/auth/password/sign-in', { body })).code).toBe(
      'EMAIL_PASSWORD_MISMATCH',
    )
  })

  it('requires the second factor of the account', async () => {
    const { project, domain, signIn } = await openWorld()
    await requireTotp(project, await signUp(project, { email: `bob@${domain}` }))
    await expect(signIn(accountOf('bob', { email: `bob@${domain}` }))).rejects.toThrow(
      'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
    )
  })

  it('is rejected while the project accepts no sign-ups', async () => {
    const project = await openTestProject(service, { config: { signUpEnabled: false } })
    const { domain, refusal } = await openWorld({}, project)
    expect(await refusal(accountOf('ada', { email: `ada@${domain}` }))).toBe('SIGN_UP_NOT_ENABLED')
  })
})

describe('a connection', () => {
  it('is a setting of its project that published clients do not get', async () => {
    const configOf = async (version: string) => {
      const headers = { 'X-Stack-Client-Version': version }
      return (await project.call('GET', '/projects/current', { headers })).body['config']
    }
    const { project, teamId, connectionId } = await openWorld()
    const ours = 'js @latchkey/core@1.0.0'
    expect(await configOf(ours)).toHaveProperty('sso_enabled', true)
    for (const version of ['js @stackframe/react@2.8.12', 'js @hexclave/react@1.0.0'])
      expect(await configOf(version)).not.toHaveProperty('sso_enabled')
    const path = `${connectionsPath(teamId)}/${connectionId}`
    await asServer(project, 'PATCH', path, { is_enabled: false })
    expect(await configOf(ours)).not.toHaveProperty('sso_enabled')
  })

  it.each([
    ['of another domain', (_domain: string) => ({ email: uniqueEmail() })],
    ['of a subdomain', (domain: string) => ({ email: `ada@sub.${domain}` })],
    [
      'that the provider has not verified',
      (domain: string) => ({ email: `ada@${domain}`, email_verified: false }),
    ],
    ['that is missing', () => ({})],
  ])('rejects an address %s', async (_which, claimsOf) => {
    const { domain, refusal } = await openWorld()
    expect(await refusal(accountOf('ada', claimsOf(domain)))).toBe('SSO_EMAIL_NOT_ALLOWED')
  })

  it('does not take over an account of another team', async () => {
    const project = await openTestProject(service)
    const [own, other] = [await openWorld({}, project), await openWorld({}, project)]
    const email = `ada@${other.domain}`
    const victim = await userIdOf(project, await other.signIn(accountOf('ada', { email })))
    // Neither by the address, nor by the ID that the account has at the other provider.
    expect(await own.refusal(accountOf('ada', { email }))).toBe('SSO_EMAIL_NOT_ALLOWED')
    const tokens = await own.signIn(accountOf('ada', { email: `ada@${own.domain}` }))
    expect(await userIdOf(project, tokens)).not.toBe(victim)
  })

  it('does not sign in a user who has given up the address of the domain', async () => {
    const { project, domain, signIn, refusal } = await openWorld()
    const account = accountOf('ada', { email: `ada@${domain}` })
    const userId = await userIdOf(project, await signIn(account))
    const body = { primary_email: uniqueEmail(), primary_email_verified: true }
    await asServer(project, 'PATCH', `/users/${userId}`, body)
    expect(await refusal(account)).toBe('SSO_EMAIL_NOT_ALLOWED')
  })

  it('rejects a second account with the same address', async () => {
    const { domain, signIn, refusal } = await openWorld()
    await signIn(accountOf('ada', { email: `ada@${domain}` }))
    expect(await refusal(accountOf('eve', { email: `ada@${domain}` }))).toBe(
      'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION',
    )
  })

  it('rejects every sign-in once it is off, or the team has lost the domain', async () => {
    const { project, teamId, domain, domainId, connectionId, signIn, refusal } = await openWorld()
    const account = accountOf('ada', { email: `ada@${domain}` })
    await signIn(account)
    await project.call('DELETE', `${domainsPath(teamId)}/${domainId}`, { access: 'server' })
    expect(await refusal(account)).toBe('SSO_EMAIL_NOT_ALLOWED')
    const path = `${connectionsPath(teamId)}/${connectionId}`
    await asServer(project, 'PATCH', path, { is_enabled: false })
    const response = await project.call('GET', authorizePath(project, connectionId), {
      access: 'none',
    })
    expect(response.code).toBe('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
  })
})

describe('the groups of a member', () => {
  it('give and take the permissions of the mappings, and no others', async () => {
    const project = await openTestProject(service)
    for (const id of ['viewer', 'editor', 'billing']) await define(project, 'team', { id })
    const world = await openWorld(
      {
        default_permission_ids: ['viewer'],
        group_mappings: [{ group: 'Editors', permission_ids: ['editor'] }],
      },
      project,
    )
    const { domain, signIn, teamId } = world
    const visit = async (groups: unknown) =>
      userIdOf(project, await signIn(accountOf('ada', { email: `ada@${domain}`, groups })))
    const userId = await visit(undefined)
    const before = await permissionsOf(world, userId)
    expect(before).toContain('viewer')
    await asServer(project, 'POST', `/team-permissions/${teamId}/${userId}/billing`)
    await visit(['Editors', 7])
    expect(await permissionsOf(world, userId)).toEqual([...before, 'billing', 'editor'].sort())
    await visit('Others')
    expect(await permissionsOf(world, userId)).toEqual([...before, 'billing'].sort())
    const log = await project.call('GET', '/latchkey/audit-log?action=permission.revoked', {
      access: 'admin',
    })
    expect(log.body['items']).toMatchObject([
      {
        actor: { type: 'identity_provider', id: null, name: 'Acme' },
        details: { permission_id: 'editor', connection_id: world.connectionId },
      },
    ])
  })
})
