import { describe, expect, it } from 'vitest'
import { CLIENT } from '../oauth/openid-provider.js'
import { setupScriptedIssuer } from '../oauth/scripted-issuer.js'
import { redirectedError, visit } from '../support/oauth.js'
import {
  openTestProject,
  PASSWORD,
  signUp,
  uniqueEmail,
  type TestProject,
  type TestUser,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { CALLBACK, requestCode } from '../support/sign-in.js'
import { join } from '../support/teams.js'
import { refreshWith } from '../support/users.js'
import { accountOf, asServer, fakeDns, signInWithConnection } from './connection-world.js'
import { openRequiredWorld, signInByPassword, signUpProven } from './required-world.js'

const service = await setupTestService()
const records = fakeDns(service)
const issuer = await setupScriptedIssuer(CLIENT.clientId)

const openWorld = () => openRequiredWorld({ service, records, issuer })

const isActive = async (project: TestProject, { refreshToken }: TestUser) =>
  (await refreshWith(project, refreshToken)).status === 200

describe('a required connection', () => {
  it('closes the other methods for addresses of the domain, but for the emergency owner', async () => {
    const { project, domain, owner, connectionId, require } = await openWorld()
    const member = await signUpProven(project, `ada@${domain}`)
    await require()
    const refused = await signInByPassword(project, member.email)
    expect([refused.status, refused.code, refused.body['details']]).toEqual([
      403,
      'SSO_REQUIRED',
      { connection_id: connectionId },
    ])
    const { code } = await requestCode(service, project, member.email)
    const withCode = await project.call('POST', '/auth/otp/sign-in', { body: { code } })
    expect(withCode.code).toBe('SSO_REQUIRED')
    expect((await signInByPassword(project, owner.email)).status).toBe(200)
    const stranger = await signUp(project)
    expect((await signInByPassword(project, stranger.email)).status).toBe(200)
    // A wrong password has the same answer for everyone.
    for (const email of [member.email, owner.email, `stranger@${domain}`]) {
      const body = { email, password: 'wrong' }
      expect((await project.call('POST', '/auth/password/sign-in', { body })).code).toBe(
        'SSO_REQUIRED',
      )
    }
    const visitor = { connectionId, issuer, script: accountOf('ada', { email: member.email }) }
    expect((await signInWithConnection(service, project, visitor))['is_new_user']).toBe(false)
  })

  it('closes sign-ups with addresses of the domain, and creates no user', async () => {
    const { project, domain, require } = await openWorld()
    await require()
    const email = `new@${domain}`
    const body = { email, password: PASSWORD, verification_callback_url: CALLBACK }
    expect((await project.call('POST', '/auth/password/sign-up', { body })).code).toBe(
      'SSO_REQUIRED',
    )
    const { code } = await requestCode(service, project, email)
    const withCode = await project.call('POST', '/auth/otp/sign-in', { body: { code } })
    expect(withCode.code).toBe('SSO_REQUIRED')
    const response = await visit(service, project, { account: email })
    expect(redirectedError(response).code).toBe('SSO_REQUIRED')
    const users = await project.call('GET', `/users?query=${email}`, { access: 'server' })
    expect(users.body['items']).toEqual([])
  })

  it('ends the sessions of members that began otherwise', async () => {
    const { project, domain, owner, teamId, connectionId, require } = await openWorld()
    const member = await signUpProven(project, `ada@${domain}`)
    const guest = await signUpProven(project, uniqueEmail())
    for (const user of [member, guest]) await join(project, teamId, user)
    const script = accountOf('bob', { email: `bob@${domain}` })
    const tokens = await signInWithConnection(service, project, { connectionId, issuer, script })
    await require()
    const users = [member, guest, owner]
    const active = []
    for (const user of users) active.push(await isActive(project, user))
    expect(active).toEqual([false, true, true])
    expect((await refreshWith(project, String(tokens['refresh_token']))).status).toBe(200)
  })

  it('binds a user whom it has signed in, also with another address', async () => {
    const { project, domain, connectionId, require } = await openWorld()
    const member = await signUpProven(project, `ada@${domain}`)
    const script = accountOf('ada', { email: member.email })
    await signInWithConnection(service, project, { connectionId, issuer, script })
    await require()
    const email = uniqueEmail()
    const body = { primary_email: email, primary_email_verified: true, password: PASSWORD }
    await asServer(project, 'PATCH', `/users/${member.id}`, body)
    expect((await signInByPassword(project, email)).code).toBe('SSO_REQUIRED')
  })

  it('does not bind a user who added an address of the domain without proof', async () => {
    const { project, domain, require } = await openWorld()
    await require()
    const stranger = await signUpProven(project, uniqueEmail())
    const body = { user_id: 'me', type: 'email', value: `ceo@${domain}`, used_for_auth: false }
    const { accessToken } = stranger
    await project.call('POST', '/contact-channels', { accessToken, body })
    expect((await signInByPassword(project, stranger.email)).status).toBe(200)
  })

  it('needs an emergency owner who is an admin of the team', async () => {
    const { project, domain, path, teamId } = await openWorld()
    const change = (body: unknown) => project.call('PATCH', path, { access: 'server', body })
    expect((await change({ is_required: true })).status).toBe(400)
    const member = await signUpProven(project, `ada@${domain}`)
    const appointed = { is_required: true, emergency_user_id: member.id }
    expect((await change(appointed)).code).toBe('TEAM_MEMBERSHIP_NOT_FOUND')
    await join(project, teamId, member)
    expect((await change(appointed)).code).toBe('TEAM_PERMISSION_REQUIRED')
  })

  it('gets an error without its code at published clients', async () => {
    const { project, domain, require } = await openWorld()
    const member = await signUpProven(project, `ada@${domain}`)
    await require()
    const response = await project.call('POST', '/auth/password/sign-in', {
      body: { email: member.email, password: PASSWORD },
      headers: { 'X-Stack-Client-Version': 'js @stackframe/react@2.8.12' },
    })
    expect([response.status, response.code]).toEqual([403, null])
    expect(response.text).toContain('single sign-on')
  })
})

describe('the search for the connection of an address', () => {
  it('answers by the domain alone', async () => {
    const { project, domain, owner, connectionId } = await openWorld()
    const find = async (email: string) =>
      (await project.call('POST', '/latchkey/sign-in-connection', { body: { email } })).body
    const expected = {
      connection: { id: connectionId, type: 'oidc', display_name: 'Acme', is_required: false },
    }
    expect(await find(owner.email.toUpperCase())).toEqual(expected)
    expect(await find(`stranger@${domain}`)).toEqual(expected)
    expect(await find(uniqueEmail())).toEqual({ connection: null })
    const other = await openTestProject(service)
    const elsewhere = await other.call('POST', '/latchkey/sign-in-connection', {
      body: { email: owner.email },
    })
    expect(elsewhere.body).toEqual({ connection: null })
  })
})
