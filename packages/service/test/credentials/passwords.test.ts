import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { emails, projects, verificationCodes } from '../../src/db/schema.js'
import {
  checkCredential,
  requireCredential,
} from '../../src/domain/credentials/passwords/credentials.js'
import {
  newestMail,
  openTestProject,
  PASSWORD,
  signUp,
  type TestUser,
  OTHER_PASSWORD,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { requestCode, CALLBACK, switchConfig } from '../support/sign-in.js'

const TOO_LONG = 'é'.repeat(257)

const service = await setupTestService()
const project = await openTestProject(service, { config: { magicLinkEnabled: true } })

interface Options {
  accessToken?: string
  headers?: Record<string, string>
}
const post = (path: string, body: unknown, options: Options = {}, on = project) =>
  on.call('POST', `/auth/password/${path}`, { body, ...options })
const signIn = (email: string, password: string) => post('sign-in', { email, password })
const refresh = (refreshToken: string) =>
  project.call('POST', '/auth/sessions/current/refresh', {
    headers: { 'X-Stack-Refresh-Token': refreshToken },
  })
const outcome = async (response: Promise<{ status: number; code: string | null }>) => {
  const { status, code } = await response
  return [status, code]
}

async function resetCode(email: string): Promise<string> {
  service.clock.now += 1
  await post('send-reset-code', { email, callback_url: CALLBACK })
  return (await newestMail(service, project.id, email))?.code ?? ''
}
const reset = (code: string, password = OTHER_PASSWORD) => post('reset', { code, password })

describe('a password reset', () => {
  it('sets the password and ends all sessions', async () => {
    const user = await signUp(project)
    const code = await resetCode(user.email)
    expect((await reset(code.toUpperCase())).body).toEqual({ success: true })
    expect((await refresh(user.refreshToken)).code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    expect((await signIn(user.email, PASSWORD)).code).toBe('EMAIL_PASSWORD_MISMATCH')
    expect((await signIn(user.email, OTHER_PASSWORD)).status).toBe(200)
  })

  it('adds a password to a user without one', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const { code } = await requestCode(service, project, email)
    await project.call('POST', '/auth/otp/sign-in', { body: { code } })
    await reset(await resetCode(email))
    expect((await signIn(email, OTHER_PASSWORD)).status).toBe(200)
  })

  it.each([
    ['short', 'PASSWORD_TOO_SHORT', { min_length: 8 }],
    [TOO_LONG, 'PASSWORD_TOO_LONG', { maxLength: 256 }],
  ])('uses its code up before it checks the password', async (password, error, details) => {
    const { email } = await signUp(project)
    const code = await resetCode(email)
    const refused = await reset(code, password)
    expect([refused.status, refused.code]).toEqual([400, error])
    expect(refused.body['details']).toEqual(details)
    expect((await reset(code)).code).toBe('VERIFICATION_CODE_ALREADY_USED')
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })

  it('is rejected if passwords were disabled, and its code is used up', async () => {
    const mine = await openTestProject(service)
    const { email } = await signUp(mine)
    service.clock.now += 1
    await post('send-reset-code', { email, callback_url: CALLBACK }, {}, mine)
    const { code } = (await newestMail(service, mine.id, email)) ?? {}
    await switchConfig(service, mine, { credentialEnabled: false })
    const again = () => outcome(post('reset', { code, password: OTHER_PASSWORD }, {}, mine))
    expect(await again()).toEqual([400, 'PASSWORD_AUTHENTICATION_NOT_ENABLED'])
    expect(await again()).toEqual([409, 'VERIFICATION_CODE_ALREADY_USED'])
  })

  it('allows 20 attempts', async () => {
    const { email } = await signUp(project)
    const code = await resetCode(email)
    for (let attempt = 0; attempt < 20; attempt += 1) await post('reset/check-code', { code })
    expect(await outcome(reset(code))).toEqual([400, 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED'])
  })
})

describe('the password reset email', () => {
  const ask = (email: string, callbackUrl = CALLBACK) =>
    post('send-reset-code', { email, callback_url: callbackUrl })

  it('has the same response for all addresses and is sent only to users', async () => {
    const { email } = await signUp(project)
    service.clock.now += 1
    const codes = () => service.ctx.db.$count(verificationCodes)
    const before = await codes()
    const [userAnswer, strangerAnswer] = [await ask(email), await ask('nobody@example.com')]
    expect([userAnswer.status, userAnswer.text]).toEqual([
      strangerAnswer.status,
      strangerAnswer.text,
    ])
    expect(await codes()).toBe(before + 1)
    expect((await newestMail(service, project.id, email))?.link).toContain(CALLBACK)
    expect(await newestMail(service, project.id, 'nobody@example.com')).toBeUndefined()
  })

  it('is not sent to an address that no user signs in with', async () => {
    const user = await signUp(project)
    const value = `${crypto.randomUUID()}@example.com`
    await project.call('POST', '/contact-channels', {
      accessToken: user.accessToken,
      body: { user_id: 'me', value, type: 'email', used_for_auth: false },
    })
    expect((await ask(value)).status).toBe(200)
    const rows = await service.ctx.db
      .select()
      .from(emails)
      .where(eq(emails.recipients, [value]))
    expect(rows).toEqual([])
  })

  it('never links to an untrusted URL, with the same response for all addresses', async () => {
    const { email } = await signUp(project)
    for (const address of [email, 'nobody@example.com'])
      expect(await outcome(ask(address, 'https://evil.example.com'))).toEqual([
        400,
        'REDIRECT_URL_NOT_WHITELISTED',
      ])
  })

  it('is rejected if the project has passwords disabled', async () => {
    const without = await openTestProject(service, { config: { credentialEnabled: false } })
    const body = { email: 'a@example.com', callback_url: CALLBACK }
    expect((await post('send-reset-code', body, {}, without)).code).toBe(
      'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    )
  })
})

describe('a password update', () => {
  const body = { old_password: PASSWORD, new_password: OTHER_PASSWORD }
  const signedInTwice = async (): Promise<[TestUser, string]> => {
    const user = await signUp(project)
    const second = await signIn(user.email, PASSWORD)
    return [user, String(second.body['refresh_token'])]
  }

  it('keeps the session of the given refresh token and ends the others', async () => {
    const [{ email, accessToken, refreshToken }, other] = await signedInTwice()
    const headers = { 'X-Stack-Refresh-Token': refreshToken }
    expect((await post('update', body, { accessToken, headers })).body).toEqual({ success: true })
    expect((await refresh(refreshToken)).status).toBe(200)
    expect((await refresh(other)).status).toBe(401)
    expect((await signIn(email, PASSWORD)).code).toBe('EMAIL_PASSWORD_MISMATCH')
    expect((await signIn(email, OTHER_PASSWORD)).status).toBe(200)
  })

  it.each<[string, () => Promise<Record<string, string>>]>([
    ['no user, because none is sent', () => Promise.resolve({})],
    [
      'another user',
      async () => ({ 'X-Stack-Refresh-Token': (await signUp(project)).refreshToken }),
    ],
  ])('ends all sessions if the refresh token belongs to %s', async (_what, headersOf) => {
    const [{ accessToken, refreshToken }, other] = await signedInTwice()
    const headers = await headersOf()
    const bystander = await signUp(project)
    await post('update', body, { accessToken, headers })
    for (const token of [refreshToken, other]) expect((await refresh(token)).status).toBe(401)
    for (const token of [bystander.refreshToken, ...Object.values(headers)])
      expect((await refresh(token)).status).toBe(200)
  })

  it('stops a sign-in with the old password that is in progress', async () => {
    const { ctx } = service
    const [row] = await ctx.db.select().from(projects).where(eq(projects.id, project.id))
    if (row === undefined) throw new Error('There is no such project.')
    const { email, accessToken } = await signUp(project)
    const credential = await checkCredential(ctx, row, {
      email,
      password: PASSWORD,
      runQueued: (work) => work(),
    })
    await requireCredential(ctx.db, credential)
    await post('update', body, { accessToken })
    await expect(requireCredential(ctx.db, credential)).rejects.toMatchObject({
      code: 'EMAIL_PASSWORD_MISMATCH',
    })
  })

  it('checks the new password before the old one', async () => {
    const { accessToken } = await signUp(project)
    const update = (old_password: string, new_password: string) =>
      outcome(post('update', { old_password, new_password }, { accessToken }))
    expect(await update('wrong wrong', 'short')).toEqual([400, 'PASSWORD_TOO_SHORT'])
    expect(await update('wrong wrong', TOO_LONG)).toEqual([400, 'PASSWORD_TOO_LONG'])
    expect(await update('wrong wrong', OTHER_PASSWORD)).toEqual([
      400,
      'PASSWORD_CONFIRMATION_MISMATCH',
    ])
  })

  it('requires a signed-in user before other checks', async () => {
    const without = await openTestProject(service, { config: { credentialEnabled: false } })
    expect((await post('update', body, {}, without)).code).toBe('SCHEMA_ERROR')
  })

  it('is rejected if passwords were disabled', async () => {
    const without = await openTestProject(service, {
      config: { credentialEnabled: false, magicLinkEnabled: true },
    })
    const { code } = await requestCode(service, without, 'someone@example.com')
    const { body: tokens } = await without.call('POST', '/auth/otp/sign-in', { body: { code } })
    const accessToken = String(tokens['access_token'])
    expect((await post('update', body, { accessToken }, without)).code).toBe(
      'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    )
  })
})

describe('the first password of a user', () => {
  const signInByCode = async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const { code } = await requestCode(service, project, email)
    const { body } = await project.call('POST', '/auth/otp/sign-in', { body: { code } })
    return {
      accessToken: String(body['access_token']),
      refreshToken: String(body['refresh_token']),
    }
  }

  it('keeps all sessions', async () => {
    const { accessToken, refreshToken } = await signInByCode()
    expect((await post('set', { password: PASSWORD }, { accessToken })).status).toBe(200)
    expect((await refresh(refreshToken)).status).toBe(200)
  })

  it('is rejected with more than 256 characters (40)', async () => {
    const { accessToken } = await signInByCode()
    const response = await post('set', { password: TOO_LONG }, { accessToken })
    expect([response.code, response.body['details']]).toEqual([
      'PASSWORD_TOO_LONG',
      { maxLength: 256 },
    ])
  })
})
