import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../support/authenticator.js'
import { withRecordedAnswers } from '../support/compatibility.js'
import { openSharedProject, signInWithProvider, userOf } from '../support/oauth.js'
import {
  newestMail,
  PASSWORD,
  signUp,
  type TestProject,
  type TestUser,
} from '../support/project.js'
import { openTestService, START, type TestService } from '../support/service.js'
import { requestCode, beginCeremony, CALLBACK, ORIGIN } from '../support/sign-in.js'
import { createAsServer } from '../support/users.js'

const TOTP = { totp_secret_base64: Buffer.alloc(20, 7).toString('base64') }

let service: TestService
let project: TestProject
beforeAll(async () => {
  service = await openTestService()
  project = await openSharedProject(service, { magicLinkEnabled: true, passkeyEnabled: true })
})
afterAll(() => service.close())
beforeEach(() => {
  service.clock.now = START
})

const post = (path: string, body: unknown, accessToken?: string) =>
  project.call('POST', path, { body, ...(accessToken !== undefined && { accessToken }) })
const patch = (accessToken: string, body: unknown) =>
  project.call('PATCH', '/users/me', { accessToken, body })
const signIn = (email: string) => post('/auth/password/sign-in', { email, password: PASSWORD })

const codeOf = async ({ email }: TestUser) =>
  (await newestMail(service, project.id, email))?.code ?? ''

/** Opens the link of the verification email, with the session of a user or without one. */
async function verify(user: TestUser, session?: { accessToken: string }): Promise<void> {
  const response = await post(
    '/contact-channels/verify',
    { code: await codeOf(user) },
    session?.accessToken,
  )
  expect(response.body).toEqual({ success: true })
  service.clock.now += 1
}

async function signInByEmail(email: string): Promise<unknown> {
  const { code } = await requestCode(service, project, email)
  return (await post('/auth/otp/sign-in', { code })).body['user_id']
}

const readUser = async ({ id }: TestUser) =>
  (await project.call('GET', `/users/${id}`, { access: 'server' })).body

describe('an address that was verified without a session of the account', () => {
  it.each([
    ['no session', async () => undefined],
    ['the session of another user', async () => signUp(project)],
    [
      'an impersonation session',
      async (id: string) => {
        const body = { user_id: id, is_impersonation: true }
        const response = await project.call('POST', '/auth/sessions', { access: 'server', body })
        return { accessToken: String(response.body['access_token']) }
      },
    ],
  ] as const)('keeps no password at the next emailed sign-in: %s', async (_what, session) => {
    const user = await signUp(project)
    await verify(user, await session(user.id))
    expect(await readUser(user)).toMatchObject({ primary_email_verified: true })
    expect((await signIn(user.email)).status).toBe(200)
    expect(await signInByEmail(user.email)).toBe(user.id)
    expect((await signIn(user.email)).code).toBe('EMAIL_PASSWORD_MISMATCH')
    expect((await project.call('GET', '/users/me', user)).code).toBe('ACCESS_TOKEN_EXPIRED')
  })

  it('keeps no password when a provider signs in with it', async () => {
    const user = await signUp(project)
    await verify(user)
    const response = await signInWithProvider(service, project, { account: user.email })
    expect(await userOf(project, response)).toMatchObject({ id: user.id, has_password: false })
    expect((await project.call('GET', '/users/me', user)).code).toBe('ACCESS_TOKEN_EXPIRED')
  })

  it('can still be verified with a session', async () => {
    const user = await signUp(project)
    await verify(user)
    const body = { email: user.email, callback_url: CALLBACK }
    const response = await post('/contact-channels/send-verification-code', body, user.accessToken)
    expect(response.body).toEqual({ success: true })
    await verify(user, user)
    await signInByEmail(user.email)
    expect((await signIn(user.email)).status).toBe(200)
    const again = await post('/contact-channels/send-verification-code', body, user.accessToken)
    expect(again.code).toBe('EMAIL_ALREADY_VERIFIED')
  })
})

describe('an address that a session of the account verified', () => {
  it('keeps password and sessions at an emailed sign-in and a provider sign-in', async () => {
    const user = await signUp(project)
    await verify(user, user)
    expect(await signInByEmail(user.email)).toBe(user.id)
    const response = await signInWithProvider(service, project, { account: user.email })
    expect(await userOf(project, response)).toMatchObject({ id: user.id, has_password: true })
    expect((await signIn(user.email)).status).toBe(200)
    expect((await project.call('GET', '/users/me', user)).status).toBe(200)
  })

  it('keeps the second factor at a password reset', async () => {
    const user = await signUp(project)
    await verify(user, user)
    expect((await patch(user.accessToken, TOTP)).status).toBe(200)
    await post('/auth/password/send-reset-code', { email: user.email, callback_url: CALLBACK })
    await post('/auth/password/reset', { code: await codeOf(user), password: PASSWORD })
    expect((await signIn(user.email)).code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
  })
})

describe('a passkey or an authenticator app', () => {
  const begin = (accessToken: string) =>
    post('/auth/passkey/initiate-passkey-registration', {}, accessToken)

  async function expectRejected({ accessToken }: { accessToken: string }): Promise<void> {
    for (const response of [await patch(accessToken, TOTP), await begin(accessToken)])
      expect([response.status, response.code]).toEqual([400, 'EMAIL_NOT_VERIFIED'])
  }

  it('is rejected with EMAIL_NOT_VERIFIED until a session has verified the address', async () => {
    const user = await signUp(project)
    await expectRejected(user)
    await verify(user)
    await expectRejected(user)
    await post(
      '/contact-channels/send-verification-code',
      { email: user.email, callback_url: CALLBACK },
      user.accessToken,
    )
    await verify(user, user)
    expect((await patch(user.accessToken, TOTP)).body['requires_totp_mfa']).toBe(true)
    expect((await begin(user.accessToken)).status).toBe(200)
  })

  it('is rejected for an account that demotes its unverified address', async () => {
    const user = await signUp(project)
    const list = await project.call('GET', '/contact-channels?user_id=me', user)
    const [own] = list.body['items'] as { id: string }[]
    await project.call('PATCH', `/contact-channels/me/${own?.id}`, {
      ...user,
      body: { is_primary: false },
    })
    await expectRejected(user)
  })

  it('is rejected if the address changes during the registration', async () => {
    const user = await signUp(project)
    await verify(user, user)
    const { challenge, code } = await beginCeremony(project, 'registration', user.accessToken)
    const list = await project.call('GET', '/contact-channels?user_id=me', user)
    const [own] = list.body['items'] as { id: string }[]
    await project.call('PATCH', `/contact-channels/me/${own?.id}`, {
      ...user,
      body: { value: `${randomUUID()}@example.com` },
    })
    const credential = createAuthenticator().register({ challenge, origin: ORIGIN })
    const response = await post('/auth/passkey/register', { credential, code }, user.accessToken)
    expect(response.code).toBe('EMAIL_NOT_VERIFIED')
  })

  it('is allowed to a user without an address and to servers', async () => {
    const user = await createAsServer(project, { display_name: 'No address' })
    const session = await project.call('POST', '/auth/sessions', {
      access: 'server',
      body: { user_id: user.id },
    })
    const accessToken = String(session.body['access_token'])
    expect((await patch(accessToken, TOTP)).body['requires_totp_mfa']).toBe(true)
    expect((await begin(accessToken)).status).toBe(200)
    const { id } = await signUp(project)
    const response = await project.call('PATCH', `/users/${id}`, { access: 'server', body: TOTP })
    expect(response.body['requires_totp_mfa']).toBe(true)
  })

  it('is allowed with the recorded answers of June 2025', async () => {
    const { accessToken } = await signUp(project)
    await withRecordedAnswers(service, async () => {
      expect((await patch(accessToken, TOTP)).body['requires_totp_mfa']).toBe(true)
    })
  })
})
