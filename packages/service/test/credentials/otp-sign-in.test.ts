import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contactChannels, users } from '../../src/db/schema.js'
import {
  newestMail,
  openTestProject,
  PASSWORD,
  signUp,
  type TestUser,
  uniqueEmail,
} from '../support/project.js'
import { withRecordedAnswers } from '../support/compatibility.js'
import { setupTestService } from '../support/service.js'
import {
  requestCode,
  attemptOf,
  CALLBACK,
  requireTotp,
  switchConfig,
  totpAt,
} from '../support/sign-in.js'

const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const config = { magicLinkEnabled: true }

const service = await setupTestService()
const project = await openTestProject(service, { config })

const ask = (email: string, on = project) =>
  on.call('POST', '/auth/otp/send-sign-in-code', { body: { email, callback_url: CALLBACK } })
const signIn = (code: string, on = project) =>
  on.call('POST', '/auth/otp/sign-in', { body: { code } })
const readUser = async (id: unknown) => {
  const { body } = await project.call('GET', `/users/${String(id)}`, { access: 'server' })
  return body
}
const later = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  service.clock.now += 1
  return work()
}

async function verifiedUser(): Promise<TestUser> {
  const user = await signUp(project)
  const { code } = (await newestMail(service, project.id, user.email)) ?? {}
  await project.call('POST', '/contact-channels/verify', { body: { code } })
  return user
}

describe('the recorded answers', () => {
  it('keep other codes of a user usable when one is sent or used (71)', () =>
    withRecordedAnswers(service, async () => {
      const { email } = await verifiedUser()
      const codes: string[] = []
      for (let count = 0; count < 5; count += 1)
        codes.push(await later(async () => (await requestCode(service, project, email)).code))
      for (const code of codes) expect((await signIn(code)).status).toBe(200)
    }))

  it('send each requested verification email of a minute (71)', () =>
    withRecordedAnswers(service, async () => {
      const { accessToken, email } = await signUp(project)
      const { body } = await project.call('GET', '/contact-channels?user_id=me', { accessToken })
      const [channel] = body['items'] as { id: string }[]
      const path = `/contact-channels/me/${channel?.id}/send-verification-code`
      const codes = new Set<string | undefined>()
      for (let count = 0; count < 3; count += 1) {
        const callback_url = 'http://localhost:12345/verify'
        await later(() => project.call('POST', path, { accessToken, body: { callback_url } }))
        codes.add((await newestMail(service, project.id, email))?.code)
      }
      expect(codes.size).toBe(3)
    }))
})

describe('a sign-in code', () => {
  it('is a link, and six characters to type with the nonce of the response', async () => {
    const email = uniqueEmail()
    const response = await ask(email)
    const mail = await newestMail(service, project.id, email)
    expect(response.body).toEqual({ nonce: mail?.code.slice(6) })
    expect(mail?.link).toBe(`${CALLBACK}?code=${mail?.code}`)
    const typed = mail?.code.slice(0, 6).toUpperCase()
    expect((await signIn(`${typed}${String(response.body['nonce'])}`)).status).toBe(200)
  })

  it('is sent in an email that names the device of the request', async () => {
    const email = uniqueEmail()
    const body = { email, callback_url: CALLBACK }
    const headers = { 'User-Agent': CHROME }
    await project.call('POST', '/auth/otp/send-sign-in-code', { body, headers })
    const mail = await newestMail(service, project.id, email)
    expect(mail?.text).toContain('\n\nDevice: Chrome on macOS\n\n')
  })

  it('creates a user with a verified address who signs in with codes', async () => {
    const email = uniqueEmail()
    const { code } = await requestCode(service, project, email)
    const response = await signIn(code)
    expect(response.body['is_new_user']).toBe(true)
    expect(await readUser(response.body['user_id'])).toMatchObject({
      primary_email: email,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
      otp_auth_enabled: true,
      has_password: false,
      display_name: null,
    })
  })

  it('of another project is not found', async () => {
    const other = await openTestProject(service, { config })
    const { code } = await requestCode(service, other, uniqueEmail())
    expect((await signIn(code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
    expect((await signIn(code, other)).status).toBe(200)
  })

  it('is deleted with its user', async () => {
    const user = await verifiedUser()
    const { code } = await later(() => requestCode(service, project, user.email))
    await service.ctx.db.delete(users).where(eq(users.id, user.id))
    expect((await signIn(code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })
})

describe('requesting a sign-in code', () => {
  it('changes nothing of the user, because anyone can request one (R9)', async () => {
    const user = await verifiedUser()
    const { code } = await later(() => requestCode(service, project, user.email))
    expect((await readUser(user.id))['otp_auth_enabled']).toBe(false)
    expect((await signIn(code)).body).toMatchObject({ user_id: user.id, is_new_user: false })
  })

  it('sends a code that verifies the address of an account that did not', async () => {
    const { id, email } = await signUp(project)
    const { code } = await later(() => requestCode(service, project, email))
    expect((await signIn(code)).body).toMatchObject({ user_id: id, is_new_user: false })
    expect((await readUser(id))['primary_email_verified']).toBe(true)
  })

  it('is allowed to existing users while sign-up is disabled', async () => {
    const mine = await openTestProject(service, { config })
    const { code } = await requestCode(service, mine, 'here@example.com')
    await signIn(code, mine)
    await switchConfig(service, mine, { signUpEnabled: false })
    service.clock.now += 1
    expect((await ask('here@example.com', mine)).status).toBe(200)
    expect((await ask('new@example.com', mine)).code).toBe('SIGN_UP_NOT_ENABLED')
  })
})

describe('a sign-in code after a change', () => {
  it('is rejected for a new user if sign-up was disabled', async () => {
    const mine = await openTestProject(service, { config })
    const { code } = await requestCode(service, mine, 'new@example.com')
    await switchConfig(service, mine, { signUpEnabled: false })
    expect((await signIn(code, mine)).code).toBe('SIGN_UP_NOT_ENABLED')
    expect((await signIn(code, mine)).code).toBe('VERIFICATION_CODE_ALREADY_USED')
  })

  it('is rejected if codes were disabled', async () => {
    const mine = await openTestProject(service, { config })
    const { code } = await requestCode(service, mine, 'new@example.com')
    await switchConfig(service, mine, { magicLinkEnabled: false })
    expect((await signIn(code, mine)).status).toBe(403)
    await switchConfig(service, mine, { magicLinkEnabled: true })
    expect((await signIn(code, mine)).code).toBe('VERIFICATION_CODE_ALREADY_USED')
    const { body } = await mine.call('GET', '/users', { access: 'server' })
    expect(body['items']).toEqual([])
  })

  it('signs in to the account that was created with its address since', async () => {
    const email = uniqueEmail()
    const { code } = await requestCode(service, project, email)
    const { id } = await signUp(project, { email })
    expect((await signIn(code)).body).toMatchObject({ user_id: id, is_new_user: false })
  })
})

it('creates a separate user if the owner of the address does not sign in with it', async () => {
  const user = await verifiedUser()
  await service.ctx.db
    .update(contactChannels)
    .set({ usedForAuth: false })
    .where(eq(contactChannels.userId, user.id))
  const { code } = await later(() => requestCode(service, project, user.email))
  const response = await signIn(code)
  expect(response.body['is_new_user']).toBe(true)
  expect(response.body['user_id']).not.toBe(user.id)
})

describe('a sign-in code with a second factor', () => {
  it('is used up and continues with the attempt code', async () => {
    const user = await verifiedUser()
    await requireTotp(project, user)
    const { code } = await later(() => requestCode(service, project, user.email))
    const stopped = await signIn(code)
    expect([stopped.status, stopped.code]).toEqual([400, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'])
    expect((await signIn(code)).code).toBe('VERIFICATION_CODE_ALREADY_USED')
    const response = await project.call('POST', '/auth/mfa/sign-in', {
      body: { code: attemptOf(stopped), type: 'totp', totp: totpAt(service.clock.now) },
    })
    expect(response.body).toMatchObject({ user_id: user.id, is_new_user: false })
  })

  it('is not accepted as an attempt code, nor the reverse', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    const stopped = await project.call('POST', '/auth/password/sign-in', {
      body: { email: user.email, password: PASSWORD },
    })
    expect((await signIn(attemptOf(stopped))).code).toBe('VERIFICATION_CODE_NOT_FOUND')
    const { code } = await requestCode(service, project, uniqueEmail())
    const body = { code, type: 'totp', totp: totpAt(service.clock.now) }
    const response = await project.call('POST', '/auth/mfa/sign-in', { body })
    expect([response.status, response.code]).toEqual([404, 'VERIFICATION_CODE_NOT_FOUND'])
  })
})
