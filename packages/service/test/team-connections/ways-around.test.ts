import * as client from 'openid-client'
import { describe, expect, it } from 'vitest'
import { CLIENT } from '../oauth/openid-provider.js'
import { setupScriptedIssuer } from '../oauth/scripted-issuer.js'
import { discover, openServerProject, signInToClient } from '../oauth-provider/oauth-world.js'
import { exchange, codeOf, visit } from '../support/oauth.js'
import {
  newestMail,
  PASSWORD,
  uniqueEmail,
  type TestProject,
  type TestUser,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import {
  addPasskey,
  attemptOf,
  beginCeremony,
  CALLBACK,
  ORIGIN,
  requireTotp,
  switchConfig,
  totpAt,
} from '../support/sign-in.js'
import { join } from '../support/teams.js'
import { createAsServer, refreshWith } from '../support/users.js'
import {
  accountOf,
  asServer,
  domainsPath,
  fakeDns,
  signInWithConnection,
  startedSignIn,
  uniqueDomain,
  verifyDomain,
} from './connection-world.js'
import { openRequiredWorld, signInByPassword, signUpProven } from './required-world.js'

const service = await setupTestService()
const records = fakeDns(service)
const issuer = await setupScriptedIssuer(CLIENT.clientId)

type World = Awaited<ReturnType<typeof openWorld>>

const openWorld = (project?: TestProject) =>
  openRequiredWorld({ service, records, issuer, ...(project && { project }) })

const visitAs = ({ connectionId, domain }: World, name: string) => ({
  connectionId,
  issuer,
  script: accountOf(name, { email: `${name}@${domain}` }),
})

const isActive = async (project: TestProject, { refreshToken }: Pick<TestUser, 'refreshToken'>) =>
  (await refreshWith(project, refreshToken)).status === 200

/** Replaces the address of a user by one outside of the domain. */
async function moveAway(project: TestProject, { id }: TestUser): Promise<string> {
  const email = uniqueEmail()
  const body = { primary_email: email, primary_email_verified: true, password: PASSWORD }
  await asServer(project, 'PATCH', `/users/${id}`, body)
  return email
}

const leave = (project: TestProject, teamId: string, { id }: TestUser) =>
  asServer(project, 'DELETE', `/team-memberships/${teamId}/${id}`)

describe('a required connection closes', () => {
  it('the way by a new password', async () => {
    const { project, domain, require } = await openWorld()
    const { email } = await signUpProven(project, `ada@${domain}`)
    await require()
    await project.call('POST', '/auth/password/send-reset-code', {
      body: { email, callback_url: CALLBACK },
    })
    const { code } = (await newestMail(service, project.id, email)) ?? {}
    await project.call('POST', '/auth/password/reset', { body: { code, password: PASSWORD } })
    expect((await signInByPassword(project, email)).code).toBe('SSO_REQUIRED')
  })

  it('the way by a passkey', async () => {
    const { project, domain, require } = await openWorld()
    await switchConfig(service, project, { passkeyEnabled: true })
    const user = await signUpProven(project, `ada@${domain}`)
    const authenticator = await addPasskey(project, user)
    await require()
    const { challenge, code } = await beginCeremony(project, 'authentication')
    const signed = authenticator.signIn({ challenge, origin: ORIGIN, userId: user.id })
    const body = { authentication_response: signed, code }
    expect((await project.call('POST', '/auth/passkey/sign-in', { body })).code).toBe(
      'SSO_REQUIRED',
    )
  })

  it('sign-ins that wait for a second factor, or for the exchange of a code', async () => {
    const { project, domain, require } = await openWorld()
    const ada = await signUpProven(project, `ada@${domain}`)
    await requireTotp(project, ada)
    const attempt = attemptOf(await signInByPassword(project, ada.email))
    const code = codeOf(await visit(service, project, { account: `bob@${domain}` }))
    await require()
    const body = { type: 'totp', code: attempt, totp: totpAt(service.clock.now) }
    const responses = [
      await project.call('POST', '/auth/mfa/sign-in', { body }),
      await exchange(project, code),
    ]
    expect(responses.map((response) => response.code)).toEqual(['SSO_REQUIRED', 'SSO_REQUIRED'])
  })

  it('the apps that its members have allowed something, once', async () => {
    const project = await openServerProject(service)
    const world = await openWorld(project)
    const { domain, teamId, owner, path, require } = world
    const [member, guest] = [
      await signUpProven(project, `ada@${domain}`),
      await signUpProven(project, uniqueEmail()),
    ]
    for (const user of [member, guest]) await join(project, teamId, user)
    const config = await discover(service, project)
    const allow = async (user: TestUser) =>
      (await signInToClient(service, project, config, { user })).tokens.refresh_token ?? ''
    const refresh = (token: string) =>
      client.refreshTokenGrant(config, token).then(
        () => true,
        () => false,
      )
    const tokens = [await allow(member), await allow(guest), await allow(owner)]
    await require()
    expect(await Promise.all(tokens.map(refresh))).toEqual([false, true, true])

    const session = await signInWithConnection(service, project, visitAs(world, 'ada'))
    const accessToken = String(session['access_token'])
    const refreshToken = String(session['refresh_token'])
    const later = await allow({ ...member, accessToken, refreshToken })
    await asServer(project, 'PATCH', path, { display_name: 'Renamed' })
    const second = { teamId, domain: uniqueDomain(), records }
    await verifyDomain(project, second)
    expect(await refresh(later)).toBe(true)
  })

  it('the sessions of a former emergency owner, and the way of one who left the team', async () => {
    const { project, domain, teamId, owner, path, require } = await openWorld()
    await require()
    expect((await signInByPassword(project, owner.email)).status).toBe(200)
    await leave(project, teamId, owner)
    expect((await signInByPassword(project, owner.email)).code).toBe('SSO_REQUIRED')

    await join(project, teamId, owner)
    const next = await createAsServer(project, {
      primary_email: `next@${domain}`,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
    })
    await join(project, teamId, next)
    await asServer(project, 'POST', `/team-permissions/${teamId}/${next.id}/team_admin`)
    expect(await isActive(project, owner)).toBe(true)
    await asServer(project, 'PATCH', path, { emergency_user_id: next.id })
    expect(await isActive(project, owner)).toBe(false)
  })

  it('nothing that a server opens, or that an API key of a user can do', async () => {
    const { project, domain, require } = await openWorld()
    await switchConfig(service, project, { allowUserApiKeys: true })
    const user = await signUpProven(project, `ada@${domain}`)
    const key = await asServer(project, 'POST', '/user-api-keys', {
      user_id: user.id,
      description: 'A program',
      expires_at_millis: null,
    })
    await require()
    const session = await asServer(project, 'POST', '/auth/sessions', { user_id: user.id })
    const check = { access: 'server', body: { api_key: key['value'] } } as const
    expect([
      await isActive(project, { refreshToken: String(session['refresh_token']) }),
      (await project.call('POST', '/user-api-keys/check', check)).status,
    ]).toEqual([true, 200])
  })
})

describe('a required connection frees', () => {
  it('a user who has left the team, and has given up the address of the domain', async () => {
    const world = await openWorld()
    const { project, domain, teamId, require } = world
    const user = await signUpProven(project, `ada@${domain}`)
    await signInWithConnection(service, project, visitAs(world, 'ada'))
    await require()
    const email = await moveAway(project, user)
    expect((await signInByPassword(project, email)).code).toBe('SSO_REQUIRED')
    await leave(project, teamId, user)
    expect((await signInByPassword(project, email)).status).toBe(200)
  })

  it('the accounts of a domain that the team has lost', async () => {
    const world = await openWorld()
    const { project, domain, domainId, teamId, require } = world
    const user = await signUpProven(project, `ada@${domain}`)
    await signInWithConnection(service, project, visitAs(world, 'ada'))
    await verifyDomain(project, { teamId, domain: uniqueDomain(), records })
    await require()
    expect((await signInByPassword(project, user.email)).code).toBe('SSO_REQUIRED')
    await asServer(project, 'DELETE', `${domainsPath(teamId)}/${domainId}`)
    expect((await signInByPassword(project, user.email)).status).toBe(200)
  })
})

describe('a sign-in with a connection', () => {
  it.each([
    ['turned off', 'PATCH', { is_enabled: false }],
    ['deleted', 'DELETE', undefined],
  ])('is not completed after the connection was %s', async (_how, method, body) => {
    const world = await openWorld()
    const { project, domain, path } = world
    await requireTotp(project, await signUpProven(project, `bob@${domain}`))
    const code = await startedSignIn(service, project, visitAs(world, 'ada'))
    const otherCode = await startedSignIn(service, project, visitAs(world, 'bob'))
    const attempt = attemptOf(await exchange(project, otherCode))
    await asServer(project, method, path, body)
    expect((await exchange(project, code)).code).toBe('INVALID_AUTHORIZATION_CODE')
    const factor = { type: 'totp', code: attempt, totp: totpAt(service.clock.now) }
    const second = await project.call('POST', '/auth/mfa/sign-in', { body: factor })
    expect(second.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })
})
