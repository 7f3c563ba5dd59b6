import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { passwords, sessions, verificationCodes } from '../../src/db/schema.js'
import { callInOrder } from '../support/call-in-order.js'
import { beforeTransaction } from '../support/database/before-transaction.js'
import { codeOf, exchange, openSharedProject, visit } from '../support/oauth.js'
import { PASSWORD, signUp, type TestUser } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import {
  addPasskey,
  requestCode,
  attemptOf,
  beginCeremony,
  ORIGIN,
  proveEmail,
  requireTotp,
  totpAt,
} from '../support/sign-in.js'
import { createAsServer } from '../support/users.js'

const NEW_PASSWORD = 'another horse 8 battery'
const TOTP = Buffer.from('12345678901234567890').toString('base64')
const OTHER_TOTP = Buffer.from('09876543210987654321').toString('base64')

const service = await setupTestService()
const project = await openSharedProject(service, { magicLinkEnabled: true, passkeyEnabled: true })

const post = (path: string, body: unknown) => project.call('POST', `/auth/${path}`, { body })

/** Changes a user as a server does; a new password ends all sessions. */
const secure = (id: string, body: Record<string, unknown>) =>
  project.call('PATCH', `/users/${id}`, {
    access: 'server',
    body: { password: NEW_PASSWORD, ...body },
  })

const countSessions = (id: string) => service.ctx.db.$count(sessions, eq(sessions.userId, id))

async function verifiedUser(): Promise<TestUser> {
  const user = await signUp(project)
  await proveEmail(project, user)
  service.clock.now += 1
  return user
}

describe('a sign-in during which the user is secured', () => {
  it('is rejected by code if the email address changed and all sessions ended', async () => {
    const user = await verifiedUser()
    const { code } = await requestCode(service, project, user.email)
    beforeTransaction(service, () => secure(user.id, { primary_email: 'moved@example.com' }))
    const response = await post('otp/sign-in', { code })
    expect([response.status, response.code]).toEqual([404, 'VERIFICATION_CODE_NOT_FOUND'])
    expect(await countSessions(user.id)).toBe(0)
  })

  it('requires the second factor by code if TOTP was set up', async () => {
    const user = await verifiedUser()
    const { code } = await requestCode(service, project, user.email)
    beforeTransaction(service, () => secure(user.id, { totp_secret_base64: TOTP }))
    const response = await post('otp/sign-in', { code })
    expect(response.code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
    expect(await countSessions(user.id)).toBe(0)
    const body = { code: attemptOf(response), type: 'totp', totp: totpAt(service.clock.now) }
    expect((await post('mfa/sign-in', body)).status).toBe(200)
  })

  it('is rejected by passkey if the passkey was removed', async () => {
    const user = await signUp(project)
    const authenticator = await addPasskey(project, user)
    const { challenge, code } = await beginCeremony(project, 'authentication')
    const response = authenticator.signIn({ challenge, origin: ORIGIN, userId: user.id })
    beforeTransaction(service, () => secure(user.id, { passkey_auth_enabled: false }))
    const answer = await post('passkey/sign-in', { authentication_response: response, code })
    expect([answer.status, answer.code]).toEqual([400, 'PASSKEY_AUTHENTICATION_FAILED'])
    expect(await countSessions(user.id)).toBe(0)
  })

  it('requires the second factor by password if TOTP was set up', async () => {
    const user = await signUp(project)
    beforeTransaction(service, async (db) => {
      await requireTotp(project, user)
      await db.delete(sessions).where(eq(sessions.userId, user.id))
    })
    const response = await post('password/sign-in', { email: user.email, password: PASSWORD })
    expect(response.code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
    expect(await countSessions(user.id)).toBe(0)
  })

  it('creates no MFA attempt if the password was replaced', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    beforeTransaction(service, () => secure(user.id, {}))
    const response = await post('password/sign-in', { email: user.email, password: PASSWORD })
    expect([response.status, response.code]).toEqual([400, 'EMAIL_PASSWORD_MISMATCH'])
    const isOf = eq(verificationCodes.userId, user.id)
    const waiting = and(isOf, eq(verificationCodes.kind, 'mfa_attempt'))
    expect(await service.ctx.db.$count(verificationCodes, waiting)).toBe(0)
  })

  it('creates no session by provider if TOTP was set up', async () => {
    const account = `${crypto.randomUUID()}@example.com`
    const signedIn = await exchange(project, codeOf(await visit(service, project, { account })))
    const me = await project.call('GET', '/users/me', {
      accessToken: String(signedIn.body['access_token']),
    })
    const id = String(me.body['id'])
    await secure(id, {})
    const code = codeOf(await visit(service, project, { account }))
    const [changed, response] = await callInOrder(
      service,
      (db) => db.select().from(passwords).where(eq(passwords.userId, id)).for('update'),
      [() => secure(id, { totp_secret_base64: TOTP }), () => exchange(project, code)],
    )
    expect([changed?.status, response?.status]).not.toContain(500)
    expect(await countSessions(id)).toBe(0)
  })

  it('creates no session by TOTP code if the TOTP secret was replaced', async () => {
    const user = await createAsServer(project, {
      primary_email: `${crypto.randomUUID()}@example.com`,
      primary_email_auth_enabled: true,
    })
    await secure(user.id, { totp_secret_base64: TOTP })
    const stopped = await post('password/sign-in', {
      email: user['primary_email'],
      password: NEW_PASSWORD,
    })
    const body = { code: attemptOf(stopped), type: 'totp', totp: totpAt(service.clock.now) }
    const [changed, response] = await callInOrder(
      service,
      (db) => db.select().from(passwords).where(eq(passwords.userId, user.id)).for('update'),
      [() => secure(user.id, { totp_secret_base64: OTHER_TOTP }), () => post('mfa/sign-in', body)],
    )
    expect([changed?.status, response?.status]).not.toContain(500)
    expect(await countSessions(user.id)).toBe(0)
  })
})
