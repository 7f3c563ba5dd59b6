import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAuthenticator } from '../support/authenticator.js'
import { withRecordedAnswers } from '../support/compatibility.js'
import { openSharedProject, signInWithProvider, userOf, visit } from '../support/oauth.js'
import { newestMail, PASSWORD, signUp, type TestUser, OTHER_PASSWORD } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { beginCeremony, CALLBACK, ORIGIN, requestCode, totpAt } from '../support/sign-in.js'
import { idsOf, invite, openTeam } from '../support/teams.js'

const TOTP_SECRET = Buffer.from('12345678901234567890').toString('base64')

const service = await setupTestService()
const project = await openSharedProject(service, {
  magicLinkEnabled: true,
  passkeyEnabled: true,
  allowUserApiKeys: true,
  createTeamOnSignUp: true,
})

const post = (path: string, body: unknown, accessToken?: string) =>
  project.call('POST', path, { body, ...(accessToken !== undefined && { accessToken }) })
const signIn = (email: string, password = PASSWORD) =>
  post('/auth/password/sign-in', { email, password })

const codeIn = async (email: string) => (await newestMail(service, project.id, email))?.code ?? ''

/** Opens the link of the verification email as a published client does: without a session. */
async function verify(user: TestUser): Promise<void> {
  const response = await post('/contact-channels/verify', { code: await codeIn(user.email) })
  expect(response.body).toEqual({ success: true })
  service.clock.now += 1
}

async function signInByEmail(email: string) {
  service.clock.now += 1
  const { code } = await requestCode(service, project, email)
  return post('/auth/otp/sign-in', { code })
}

async function resetPassword(email: string) {
  service.clock.now += 1
  await post('/auth/password/send-reset-code', { email, callback_url: CALLBACK })
  return post('/auth/password/reset', { code: await codeIn(email), password: OTHER_PASSWORD })
}

async function addAuthenticatorApp({ accessToken }: TestUser): Promise<void> {
  const body = { totp_secret_base64: TOTP_SECRET }
  const response = await project.call('PATCH', '/users/me', { accessToken, body })
  expect([response.status, response.body['requires_totp_mfa']]).toEqual([200, true])
}

async function addPasskey({ accessToken }: TestUser) {
  const authenticator = createAuthenticator()
  const { challenge, code } = await beginCeremony(project, 'registration', accessToken)
  const credential = authenticator.register({ challenge, origin: ORIGIN })
  const response = await post('/auth/passkey/register', { credential, code }, accessToken)
  expect(response.status).toBe(200)
  return authenticator
}

async function addKey({ accessToken }: TestUser): Promise<string> {
  const body = { user_id: 'me', description: 'Key', expires_at_millis: null }
  return String((await post('/user-api-keys', body, accessToken)).body['value'])
}

const checkKey = (apiKey: string) =>
  project.call('POST', '/user-api-keys/check', { access: 'server', body: { api_key: apiKey } })

/** Completes a sign-in that needs the code of the authenticator app. */
async function completeSignIn(response: { body: Record<string, unknown> }) {
  const { attempt_code: code } = response.body['details'] as Record<string, unknown>
  const body = { type: 'totp', code, totp: totpAt(service.clock.now) }
  return post('/auth/mfa/sign-in', body)
}

const readUser = async ({ id }: TestUser) =>
  (await project.call('GET', `/users/${id}`, { access: 'server' })).body

const membersOf = async (teamId: string) => {
  const path = `/team-member-profiles?team_id=${teamId}`
  const { body } = await project.call('GET', path, { access: 'server' })
  return (body['items'] as { user_id: string }[]).map(({ user_id }) => user_id)
}

describe('a user who verified the address without a session', () => {
  it('sets up an authenticator app and a passkey, and keeps both at a sign-in by emailed code (R7, 48)', async () => {
    const user = await signUp(project)
    await verify(user)
    await addAuthenticatorApp(user)
    await addPasskey(user)
    const key = await addKey(user)
    const response = await signInByEmail(user.email)
    expect(response.code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
    expect((await completeSignIn(response)).body['user_id']).toBe(user.id)
    expect((await signIn(user.email)).code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
    expect((await project.call('GET', '/users/me', user)).body).toMatchObject({
      has_password: true,
      passkey_auth_enabled: true,
      requires_totp_mfa: true,
    })
    expect((await checkKey(key)).status).toBe(200)
  })

  it('keeps password and sessions at a sign-in with a provider (R7)', async () => {
    const user = await signUp(project)
    await verify(user)
    const response = await signInWithProvider(service, project, { account: user.email })
    expect(await userOf(project, response)).toMatchObject({ id: user.id, has_password: true })
    expect((await project.call('GET', '/users/me', user)).status).toBe(200)
  })

  it('keeps the second factor at a password reset (R7)', async () => {
    const user = await signUp(project)
    await verify(user)
    await addAuthenticatorApp(user)
    await resetPassword(user.email)
    const response = await signIn(user.email, OTHER_PASSWORD)
    expect(response.code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
  })

  it('cannot request another verification email (R7)', async () => {
    const user = await signUp(project)
    await verify(user)
    const body = { email: user.email, callback_url: CALLBACK }
    const response = await post('/contact-channels/send-verification-code', body, user.accessToken)
    expect(response.code).toBe('EMAIL_ALREADY_VERIFIED')
  })
})

describe('an account with an unverified address', () => {
  it('sets up an authenticator app, a passkey and an API key (R7)', async () => {
    const user = await signUp(project)
    await addAuthenticatorApp(user)
    await addPasskey(user)
    expect((await checkKey(await addKey(user))).status).toBe(200)
  })

  /** Signs a stranger up with the address of its later owner, and adds everything that gives access. */
  async function preparedAccount() {
    const stranger = await signUp(project)
    const { id, accessToken } = stranger
    const key = await addKey(stranger)
    const own = `${randomUUID()}@example.com`
    const body = { user_id: 'me', value: own, type: 'email', used_for_auth: true }
    await post('/contact-channels', body, accessToken)
    const list = await project.call('GET', '/contact-channels?user_id=me', { accessToken })
    const added = (list.body['items'] as { id: string; value: string }[]).find(
      ({ value }) => value === own,
    )
    service.clock.now += 1
    const path = `/contact-channels/me/${added?.id}/send-verification-code`
    await post(path, { callback_url: CALLBACK }, accessToken)
    await post('/contact-channels/verify', { code: await codeIn(own) }, accessToken)
    const account = `${randomUUID()}@example.com`
    const query = { type: 'link', token: accessToken }
    await signInWithProvider(service, project, { account, query })
    const [teamId = ''] = idsOf(await project.call('GET', '/teams?user_id=me', { accessToken }))
    const accomplice = await signUp(project)
    const first = await invite(service, project, { teamId: String(teamId), email: own })
    await post('/team-invitations/accept', { code: first.code }, accomplice.accessToken)
    const open = await invite(service, project, { teamId: String(teamId), email: own })
    await addPasskey(stranger)
    await addAuthenticatorApp(stranger)
    return { stranger, id, key, own, teamId: String(teamId), invitation: open.code, accomplice }
  }

  it.each([
    [
      'a password reset',
      async (email: string) => {
        expect((await resetPassword(email)).body).toEqual({ success: true })
        return (await signIn(email, OTHER_PASSWORD)).body['user_id']
      },
    ],
    ['an emailed code', async (email: string) => (await signInByEmail(email)).body['user_id']],
    [
      'a provider',
      async (account: string) => {
        const response = await signInWithProvider(service, project, { account })
        return (await userOf(project, response))['id']
      },
    ],
  ])(
    'is free of everything that was there before once its owner proves the address by %s (R7)',
    async (_what, prove) => {
      const { stranger, id, key, own, teamId, invitation, accomplice } = await preparedAccount()
      expect(await membersOf(teamId)).toEqual([id, accomplice.id])
      expect(await prove(stranger.email)).toBe(id)
      expect(await readUser(stranger)).toMatchObject({
        primary_email: stranger.email,
        primary_email_verified: true,
        passkey_auth_enabled: false,
        requires_totp_mfa: false,
      })
      expect((await signIn(stranger.email)).code).toBe('EMAIL_PASSWORD_MISMATCH')
      expect((await project.call('GET', '/users/me', stranger)).code).toBe('ACCESS_TOKEN_EXPIRED')
      expect((await checkKey(key)).code).toBe('API_KEY_REVOKED')
      const channels = await project.call('GET', `/contact-channels?user_id=${id}`, {
        access: 'server',
      })
      expect(channels.body['items']).toMatchObject([{ value: stranger.email, is_primary: true }])
      expect(await membersOf(teamId)).toEqual([id])
      const accepted = await post(
        '/team-invitations/accept',
        { code: invitation },
        accomplice.accessToken,
      )
      expect(accepted.code).toBe('VERIFICATION_CODE_NOT_FOUND')
      const listed = await project.call('GET', '/internal/emails', { access: 'admin' })
      const notified = (listed.body['items'] as { to?: string[]; subject: string }[]).filter(
        ({ subject }) => subject.startsWith('Other ways to sign in were removed'),
      )
      expect(notified.flatMap(({ to }) => to ?? [])).toContain(stranger.email)
      expect(notified.flatMap(({ to }) => to ?? [])).not.toContain(own)
    },
  )

  it('rejects a provider sign-in of its owner with the recorded responses (R7)', async () => {
    const { email } = await signUp(project)
    await withRecordedAnswers(service, async () => {
      const response = await visit(service, project, { account: email })
      expect(response.status).toBe(307)
      expect(response.headers.get('location')).toContain(
        'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
      )
    })
  })

  it('receives no invitation to its address, until it is verified (R7)', async () => {
    const user = await signUp(project)
    const code = await codeIn(user.email)
    await invite(service, project, { teamId: await openTeam(project), email: user.email })
    const received = () => project.call('GET', '/team-invitations?user_id=me', user)
    expect((await received()).body['items']).toEqual([])
    await post('/contact-channels/verify', { code })
    expect((await received()).body['items']).toHaveLength(1)
  })
})
