import { describe, expect, it } from 'vitest'
import { openSharedProject, signInWithProvider } from '../support/oauth.js'
import { openTestProject, PASSWORD, signUp, uniqueEmail } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { callOk } from '../support/with-access.js'

const service = await setupTestService()
const project = await openTestProject(service)

const choose = (accessToken: string, primary_email: string | null, inProject = project) =>
  inProject.call('PATCH', '/users/me', { accessToken, body: { primary_email } })

const signIn = (email: string) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password: PASSWORD } })

describe('a user who changes the primary email', () => {
  it('has the new address, unverified, and signs in with the former one until then', async () => {
    const { email, accessToken } = await signUp(project)
    const next = uniqueEmail()
    expect((await choose(accessToken, next)).body).toMatchObject({
      primary_email: next,
      primary_email_verified: false,
    })
    expect((await signIn(email)).status).toBe(200)
    expect((await signIn(next)).code).toBe('EMAIL_PASSWORD_MISMATCH')
  })

  it('can choose an address that the account has, which stays verified', async () => {
    const { id, email, accessToken } = await signUp(project)
    const value = uniqueEmail()
    const channel = { user_id: id, value, type: 'email', used_for_auth: true, is_verified: true }
    await callOk(project, 'POST /contact-channels', { access: 'server', body: channel })
    expect((await choose(accessToken, value.toUpperCase())).body).toMatchObject({
      primary_email: value,
      primary_email_verified: true,
    })
    expect((await choose(accessToken, email)).body['primary_email']).toBe(email)
  })

  it('is rejected for an address that another user signs in with', async () => {
    const [user, other] = [await signUp(project), await signUp(project)]
    const refused = await choose(user.accessToken, other.email)
    expect(refused.code).toBe('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE')
    const { body } = await project.call('GET', '/users/me', { accessToken: user.accessToken })
    expect(body['primary_email']).toBe(user.email)
  })

  it('is rejected if the sign-in is too old', async () => {
    const { accessToken } = await signUp(project)
    service.clock.now += 599_000
    expect((await choose(accessToken, uniqueEmail())).status).toBe(200)
    service.clock.now += 2_000
    const { refreshToken } = await signUp(project)
    service.clock.now += 601_000
    const { body } = await project.call('POST', '/auth/sessions/current/refresh', {
      headers: { 'X-Stack-Refresh-Token': refreshToken },
    })
    const refused = await choose(String(body['access_token']), uniqueEmail())
    expect(refused.code).toBe('RECENT_SIGN_IN_REQUIRED')
  })

  it('changes nothing if another field is rejected', async () => {
    const { email, accessToken } = await signUp(project)
    const body = { primary_email: uniqueEmail(), selected_team_id: crypto.randomUUID() }
    const refused = await project.call('PATCH', '/users/me', { accessToken, body })
    expect(refused.code).toBe('TEAM_MEMBERSHIP_NOT_FOUND')
    const me = await project.call('GET', '/users/me', { accessToken })
    expect(me.body['primary_email']).toBe(email)
  })
})

describe('a user who removes the primary email', () => {
  it('keeps it while no other sign-in method is left', async () => {
    const { email, accessToken } = await signUp(project)
    expect((await choose(accessToken, null)).code).toBe('LAST_SIGN_IN_METHOD')
    const { body } = await project.call('GET', '/users/me', { accessToken })
    expect(body['primary_email']).toBe(email)
  })

  it('has none afterwards if a provider account signs in', async () => {
    const withProviders = await openSharedProject(service)
    const { body } = await signInWithProvider(service, withProviders, { account: uniqueEmail() })
    const removed = await choose(String(body['access_token']), null, withProviders)
    expect(removed.body['primary_email']).toBeNull()
  })
})
