import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../src/db/schema.js'
import { deleteDueUsers } from '../../src/jobs/delete-due-users.js'
import {
  codeOf,
  exchange,
  openSharedProject,
  signInWithProvider,
  userOf,
  visit,
} from '../support/oauth.js'
import { PASSWORD, signUp, type TestUser } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import {
  addPasskey,
  attemptOf,
  beginCeremony,
  ORIGIN,
  proveEmail,
  requestCode,
  requireTotp,
  restoreCodeOf,
  totpAt,
} from '../support/sign-in.js'
import { refreshWith } from '../support/users.js'

const DAY = 24 * 60 * 60 * 1000
const GRACE_DAYS = 14
const server = { access: 'server' } as const
const RESTORE = '/latchkey/account-deletion/restore'

const service = await setupTestService()
const project = await openSharedProject(service, {
  passkeyEnabled: true,
  magicLinkEnabled: true,
  anonymousAccountsEnabled: true,
  allowUserApiKeys: true,
  clientUserDeletionEnabled: true,
  accountDeletionGraceDays: GRACE_DAYS,
})

const deleteOwn = async ({ accessToken }: Pick<TestUser, 'accessToken'>) => {
  const response = await project.call('DELETE', '/users/me', { accessToken })
  expect([response.status, response.body]).toEqual([200, { success: true }])
}
const signIn = ({ email }: Pick<TestUser, 'email'>) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password: PASSWORD } })
const restore = (code: string, of = project) => of.call('POST', RESTORE, { body: { code } })
const exists = async ({ id }: Pick<TestUser, 'id'>) =>
  (await service.ctx.db.$count(users, eq(users.id, id))) === 1
const deletionOf = async ({ id }: Pick<TestUser, 'id'>) =>
  (await project.call('GET', `/latchkey/users/${id}/deletion`, server)).body['delete_at_millis']

async function signUpDeleted(): Promise<TestUser> {
  const user = await signUp(project)
  await deleteOwn(user)
  return user
}

describe('an account that its user deletes', () => {
  it('stays for the days of the project setting, without a session', async () => {
    const user = await signUpDeleted()
    expect(await exists(user)).toBe(true)
    expect(await deletionOf(user)).toBe(START + GRACE_DAYS * DAY)
    const { accessToken } = user
    expect((await project.call('GET', '/users/me', { accessToken })).code).toBe(
      'ACCESS_TOKEN_EXPIRED',
    )
    expect((await refreshWith(project, user.refreshToken)).status).toBe(401)
  })

  it('names the date and a code in the error of a sign-in', async () => {
    const user = await signUpDeleted()
    const { status, code, body } = await signIn(user)
    expect([status, code]).toEqual([403, 'ACCOUNT_DELETION_PENDING'])
    expect(body['details']).toEqual({
      delete_at_millis: START + GRACE_DAYS * DAY,
      restore_code: expect.any(String),
    })
  })

  it('reveals nothing to a sign-in with a wrong password', async () => {
    const { email } = await signUpDeleted()
    const body = { email, password: 'a wrong password' }
    const response = await project.call('POST', '/auth/password/sign-in', { body })
    expect(response.code).toBe('EMAIL_PASSWORD_MISMATCH')
  })

  it('is restored by the code of the error, without a session', async () => {
    const user = await signUpDeleted()
    const restored = await restore(restoreCodeOf(await signIn(user)))
    expect([restored.status, restored.body]).toEqual([200, { success: true }])
    expect(await deletionOf(user)).toBeNull()
    expect((await signIn(user)).status).toBe(200)
    service.clock.now += (GRACE_DAYS + 1) * DAY
    await deleteDueUsers(service.ctx)
    expect(await exists(user)).toBe(true)
  })

  it('is not restored by a code that expired, was changed, or is of another project', async () => {
    const user = await signUpDeleted()
    const code = restoreCodeOf(await signIn(user))
    const other = await openSharedProject(service)
    expect((await restore(code, other)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
    expect((await restore(`${code.slice(0, -4)}AAAA`)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
    service.clock.now += 10 * 60 * 1000
    expect((await restore(code)).code).toBe('VERIFICATION_CODE_EXPIRED')
    expect(await deletionOf(user)).not.toBeNull()
  })

  it('is not restored by the code of an earlier deletion', async () => {
    const user = await signUpDeleted()
    const code = restoreCodeOf(await signIn(user))
    expect((await restore(code)).status).toBe(200)
    expect((await restore(code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
    service.clock.now += 1
    await deleteOwn({ accessToken: String((await signIn(user)).body['access_token']) })
    expect((await restore(code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  it('keeps its address', async () => {
    const { email } = await signUpDeleted()
    const body = { email, password: PASSWORD, verification_callback_url: 'http://localhost:3000' }
    const response = await project.call('POST', '/auth/password/sign-up', { body })
    expect(response.code).toBe('USER_EMAIL_ALREADY_EXISTS')
  })

  it('is deleted at once without a grace period, if the user is anonymous, and by a server', async () => {
    const plain = await openSharedProject(service, { clientUserDeletionEnabled: true })
    const user = await signUp(plain)
    await plain.call('DELETE', '/users/me', { accessToken: user.accessToken })
    expect(await exists(user)).toBe(false)

    const { body } = await project.call('POST', '/auth/anonymous/sign-up')
    await deleteOwn({ accessToken: String(body['access_token']) })
    expect(await exists({ id: String(body['user_id']) })).toBe(false)

    const pending = await signUpDeleted()
    await project.call('DELETE', `/users/${pending.id}`, server)
    expect(await exists(pending)).toBe(false)
  })

  it('is restored by a server, with an event of the audit log', async () => {
    const user = await signUpDeleted()
    const path = `/latchkey/users/${user.id}/deletion`
    expect((await project.call('DELETE', path, server)).status).toBe(200)
    // Nothing is left to cancel.
    expect((await project.call('DELETE', path, server)).status).toBe(200)
    expect((await signIn(user)).status).toBe(200)
    const log = `/latchkey/audit-log?subject_id=${user.id}&action=user.restored`
    const { body } = await project.call('GET', log, { access: 'admin' })
    expect(body['items']).toMatchObject([{ actor: { type: 'server' } }])
  })

  it('rejects API keys until it is restored', async () => {
    const user = await signUp(project)
    const keyFields = { user_id: user.id, description: 'Key', expires_at_millis: null }
    const created = await project.call('POST', '/user-api-keys', { ...server, body: keyFields })
    const body = { api_key: created.body['value'] }
    await deleteOwn(user)
    const check = () => project.call('POST', '/user-api-keys/check', { ...server, body })
    expect((await check()).code).toBe('API_KEY_REVOKED')
    await restore(restoreCodeOf(await signIn(user)))
    expect((await check()).status).toBe(200)
  })
})

describe('before the deletion, no session begins', () => {
  it('with a code from an email', async () => {
    const user = await signUp(project)
    await proveEmail(project, user)
    await project.call('PATCH', `/users/${user.id}`, {
      ...server,
      body: { otp_auth_enabled: true },
    })
    await deleteOwn(user)
    const { code } = await requestCode(service, project, user.email)
    const response = await project.call('POST', '/auth/otp/sign-in', { body: { code } })
    expect(response.code).toBe('ACCOUNT_DELETION_PENDING')
  })

  it('with a passkey', async () => {
    const user = await signUp(project)
    const authenticator = await addPasskey(project, user)
    await deleteOwn(user)
    const { challenge, code } = await beginCeremony(project, 'authentication')
    const response = authenticator.signIn({ challenge, origin: ORIGIN, userId: user.id })
    const body = { authentication_response: response, code }
    const answer = await project.call('POST', '/auth/passkey/sign-in', { body })
    expect(answer.code).toBe('ACCOUNT_DELETION_PENDING')
  })

  it('with a provider', async () => {
    const account = 'leaving@example.com'
    const tokens = await signInWithProvider(service, project, { account })
    const user = await userOf(project, tokens)
    await deleteOwn({ accessToken: String(tokens.body['access_token']) })
    const code = codeOf(await visit(service, project, { account }))
    expect((await exchange(project, code)).code).toBe('ACCOUNT_DELETION_PENDING')
    expect(await deletionOf({ id: String(user['id']) })).not.toBeNull()
  })

  it('with a password before the second factor, and with both', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    await deleteOwn(user)
    const first = await signIn(user)
    expect(first.code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
    const body = { type: 'totp', totp: totpAt(service.clock.now), code: attemptOf(first) }
    const response = await project.call('POST', '/auth/mfa/sign-in', { body })
    expect(response.code).toBe('ACCOUNT_DELETION_PENDING')
  })

  it('by a server', async () => {
    const { id } = await signUpDeleted()
    const response = await project.call('POST', '/auth/sessions', {
      ...server,
      body: { user_id: id },
    })
    expect(response.code).toBe('ACCOUNT_DELETION_PENDING')
  })
})

describe('the job', () => {
  it('deletes a user when the date has come, not before, and records it', async () => {
    const user = await signUpDeleted()
    service.clock.now = START + GRACE_DAYS * DAY - 1
    await deleteDueUsers(service.ctx)
    expect(await exists(user)).toBe(true)
    service.clock.now += 1
    await deleteDueUsers(service.ctx)
    expect(await exists(user)).toBe(false)
    const log = `/latchkey/audit-log?subject_id=${user.id}&action=user.deleted`
    const { body } = await project.call('GET', log, { access: 'admin' })
    expect(body['items']).toMatchObject([{ actor: { type: 'service', id: null } }])
  })

  it('deletes each user once, in any number of runs at the same time', async () => {
    const leaving = await Promise.all([signUpDeleted(), signUpDeleted(), signUpDeleted()])
    service.clock.now += GRACE_DAYS * DAY
    const runs = Array.from({ length: 3 }, () => deleteDueUsers(service.ctx))
    await Promise.all(runs)
    for (const user of leaving) {
      expect(await exists(user)).toBe(false)
      const log = `/latchkey/audit-log?subject_id=${user.id}&action=user.deleted`
      const { body } = await project.call('GET', log, { access: 'admin' })
      expect(body['items']).toHaveLength(1)
    }
    expect(service.reports).toEqual([])
  })
})

it('returns the days of the project setting, and 0 without one', async () => {
  const plain = await openSharedProject(service)
  const path = '/latchkey/account-deletion'
  expect((await project.call('GET', path)).body).toEqual({ grace_days: GRACE_DAYS })
  expect((await plain.call('GET', path)).body).toEqual({ grace_days: 0 })
})

it('is a feature that clients can look for', async () => {
  const body = { feature_name: 'account-deletion' }
  const { text } = await project.call('POST', '/check-feature-support', { body })
  expect(text).toContain('account-deletion is supported by this service')
})
