import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { recoveryCodes } from '../../src/db/schema.js'
import { openTestProject, PASSWORD, signUp, type TestUser } from '../support/project.js'
import { createRecoveryCodes, RECOVERY_CODES_PATH } from '../support/recovery-codes.js'
import { START, setupTestService } from '../support/service.js'
import { attemptOf, requestCode, requireTotp, statusesOf, totpAt } from '../support/sign-in.js'
import { refreshWith } from '../support/users.js'

const service = await setupTestService()
const project = await openTestProject(service, { config: { magicLinkEnabled: true } })

async function userWithTotp(): Promise<TestUser> {
  const user = await signUp(project)
  await requireTotp(project, user)
  return user
}

async function userWithCodes(): Promise<{ user: TestUser; codes: string[] }> {
  const user = await userWithTotp()
  return { user, codes: await createRecoveryCodes(project, user) }
}

async function beginSignIn({ email }: TestUser): Promise<string> {
  const body = { email, password: PASSWORD }
  return attemptOf(await project.call('POST', '/auth/password/sign-in', { body }))
}

const complete = (attempt: string, totp: string) =>
  project.call('POST', '/auth/mfa/sign-in', { body: { type: 'totp', totp, code: attempt } })

const signInWith = async (user: TestUser, totp: string) => complete(await beginSignIn(user), totp)

async function read({ accessToken }: TestUser) {
  const response = await project.call('GET', `${RECOVERY_CODES_PATH}?user_id=me`, { accessToken })
  return response.body
}

const create = ({ accessToken }: Partial<TestUser>, on = project) =>
  on.call('POST', RECOVERY_CODES_PATH, { ...(accessToken && { accessToken }), body: {} })

describe('recovery codes', () => {
  it('are ten, and are shown once', async () => {
    const user = await userWithTotp()
    expect(await read(user)).toEqual({ remaining: 0, created_at_millis: null })
    const { body } = await create(user)
    const counted = { remaining: 10, created_at_millis: START }
    expect(body).toEqual({ ...counted, codes: Array(10).fill(expect.stringMatching(/^\S{29}$/)) })
    expect(await read(user)).toEqual(counted)
  })

  it('are stored as hashes only', async () => {
    const { user, codes } = await userWithCodes()
    const { db } = service.ctx
    const stored = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
    expect(stored).toHaveLength(10)
    const text = JSON.stringify(stored)
    for (const code of codes)
      for (const shape of [code, code.replaceAll('-', '')]) expect(text).not.toContain(shape)
  })

  it('are replaced by new ones', async () => {
    const { user, codes } = await userWithCodes()
    await createRecoveryCodes(project, user)
    expect((await read(user))['remaining']).toBe(10)
    expect((await signInWith(user, codes[0] ?? '')).code).toBe('INVALID_TOTP_CODE')
  })

  it('are rejected without a second factor', async () => {
    const { status, text } = await create(await signUp(project))
    expect([status, text]).toEqual([
      400,
      'Set up an authenticator app before you create recovery codes.',
    ])
  })

  it('need a recent sign-in', async () => {
    const user = await userWithTotp()
    service.clock.now += 11 * 60_000
    const { body } = await refreshWith(project, user.refreshToken)
    const accessToken = String(body['access_token'])
    expect((await create({ accessToken })).code).toBe('RECENT_SIGN_IN_REQUIRED')
  })

  it('need a user', async () => {
    expect((await create({})).code).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
  })

  it('can be counted by a server, but not by another user', async () => {
    const { user } = await userWithCodes()
    const path = `${RECOVERY_CODES_PATH}?user_id=${user.id}`
    const byServer = await project.call('GET', path, { access: 'server' })
    expect(byServer.body['remaining']).toBe(10)
    const { accessToken } = await signUp(project)
    expect((await project.call('GET', path, { accessToken })).status).toBe(403)
  })

  it.each([
    ['the second factor is removed', null],
    ['the second factor is replaced', Buffer.alloc(20, 7).toString('base64')],
  ])('are deleted when %s', async (_when, totp_secret_base64) => {
    const { user } = await userWithCodes()
    const { accessToken } = user
    await project.call('PATCH', '/users/me', { accessToken, body: { totp_secret_base64 } })
    expect((await read(user))['remaining']).toBe(0)
  })

  it('are deleted when the owner of the address proves it', async () => {
    const user = await signUp(project)
    const { id, email } = user
    const body = { totp_secret_base64: Buffer.alloc(20, 7).toString('base64') }
    await project.call('PATCH', `/users/${id}`, { access: 'server', body })
    await createRecoveryCodes(project, user)
    service.clock.now += 1
    const { code } = await requestCode(service, project, email)
    await project.call('POST', '/auth/otp/sign-in', { body: { code } })
    const path = `${RECOVERY_CODES_PATH}?user_id=${user.id}`
    const { body: left } = await project.call('GET', path, { access: 'server' })
    expect(left['remaining']).toBe(0)
  })
})

describe('a recovery code', () => {
  it('signs in once in place of a TOTP code', async () => {
    const { user, codes } = await userWithCodes()
    const [code = ''] = codes
    expect((await signInWith(user, code)).status).toBe(200)
    expect((await signInWith(user, code)).code).toBe('INVALID_TOTP_CODE')
    expect((await read(user))['remaining']).toBe(9)
  })

  it('is accepted without separators and in upper case', async () => {
    const { user, codes } = await userWithCodes()
    const typed = ` ${(codes[3] ?? '').replaceAll('-', ' ').toUpperCase()}`
    expect((await signInWith(user, typed)).status).toBe(200)
  })

  it('belongs to one user', async () => {
    const { codes } = await userWithCodes()
    const other = await userWithCodes()
    expect((await signInWith(other.user, codes[0] ?? '')).code).toBe('INVALID_TOTP_CODE')
    expect((await read(other.user))['remaining']).toBe(10)
  })

  it('leaves the attempt and the codes usable if it is wrong', async () => {
    const { user, codes } = await userWithCodes()
    const attempt = await beginSignIn(user)
    const wrong = (codes[0] ?? '').replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect((await complete(attempt, wrong)).code).toBe('INVALID_TOTP_CODE')
    expect((await complete(attempt, totpAt(service.clock.now))).status).toBe(200)
    expect((await read(user))['remaining']).toBe(10)
  })

  it('is not used up by an attempt that has expired', async () => {
    const { user, codes } = await userWithCodes()
    const attempt = await beginSignIn(user)
    service.clock.now += 60 * 60_000
    expect((await complete(attempt, codes[0] ?? '')).code).toBe('VERIFICATION_CODE_EXPIRED')
    const { body } = await project.call('GET', `${RECOVERY_CODES_PATH}?user_id=${user.id}`, {
      access: 'server',
    })
    expect(body['remaining']).toBe(10)
  })

  it('signs in only one of several sign-ins at once', async () => {
    const { user, codes } = await userWithCodes()
    const attempts = [await beginSignIn(user), await beginSignIn(user), await beginSignIn(user)]
    const responses = await Promise.all(
      attempts.map((attempt) => complete(attempt, codes[0] ?? '')),
    )
    expect(statusesOf(responses)).toEqual([200, 400, 400])
  })
})
