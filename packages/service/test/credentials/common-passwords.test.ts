import { describe, expect, it } from 'vitest'
import { newestMail, openTestProject, PASSWORD, signUp } from '../support/project.js'
import { createTestDatabase, openTestService, setupTestService } from '../support/service.js'
import { requestCode, CALLBACK } from '../support/sign-in.js'

const COMMON = 'Password1'
const REJECTED = [400, 'PASSWORD_TOO_WEAK']

const database = await createTestDatabase()
const service = await setupTestService({}, database)
const project = await openTestProject(service, {
  displayName: 'Analytical Engines',
  config: { magicLinkEnabled: true },
})

const outcome = async (response: Promise<{ status: number; code: string | null }>) => {
  const { status, code } = await response
  return [status, code]
}
const newAddress = () => `${crypto.randomUUID()}@example.com`
const signUpWith = (password: string, email = newAddress(), on = project) =>
  on.call('POST', '/auth/password/sign-up', {
    body: { email, password, verification_callback_url: CALLBACK },
  })

describe('a password that a user chooses', () => {
  it.each([
    ['a common password', 'password'],
    ['a common password in other case', 'TrustNo1'],
    ['a common password in full-width letters', 'ｐａｓｓｗｏｒｄ'],
    ['a common password between spaces', ' 12345678 '],
    ['the name of the project', 'analytical engines'],
    ['spaces', ' '.repeat(8)],
  ])('is rejected if it is %s', async (_, password) => {
    expect(await outcome(signUpWith(password))).toEqual(REJECTED)
  })

  it('is rejected if it is the email address of the user', async () => {
    expect(
      await outcome(signUpWith('ADA.LOVELACE@example.com', 'ada.lovelace@example.com')),
    ).toEqual(REJECTED)
  })

  it.each(['correct horse', 'password of mine', 'zxcvbn-qwerty-9'])(
    'is accepted if it only contains a common one: %s',
    async (password) => {
      expect((await signUpWith(password)).status).toBe(200)
    },
  )

  it('is accepted if it is common and a server sets it', async () => {
    const { status } = await project.call('POST', '/users', {
      access: 'server',
      body: { primary_email: newAddress(), primary_email_auth_enabled: true, password: COMMON },
    })
    expect(status).toBe(201)
  })
})

describe('a common password', () => {
  it('does not replace the password of a user', async () => {
    const user = await signUp(project)
    const update = project.call('POST', '/auth/password/update', {
      body: { old_password: PASSWORD, new_password: COMMON },
      accessToken: user.accessToken,
    })
    expect(await outcome(update)).toEqual(REJECTED)
  })

  it('does not become the first password of a user', async () => {
    const { code } = await requestCode(service, project, newAddress())
    const { body } = await project.call('POST', '/auth/otp/sign-in', { body: { code } })
    const set = project.call('POST', '/auth/password/set', {
      body: { password: COMMON },
      accessToken: String(body['access_token']),
    })
    expect(await outcome(set)).toEqual(REJECTED)
  })

  it('does not use up the code of a password reset', async () => {
    const { email } = await signUp(project)
    await project.call('POST', '/auth/password/send-reset-code', {
      body: { email, callback_url: CALLBACK },
    })
    const { code } = (await newestMail(service, project.id, email)) ?? {}
    const reset = (password: string) =>
      outcome(project.call('POST', '/auth/password/reset', { body: { code, password } }))
    expect(await reset(COMMON)).toEqual(REJECTED)
    expect((await reset('another horse 8 battery'))[0]).toBe(200)
  })

  it('is accepted with the compatibility setting', async () => {
    const old = await openTestService({ compatibility: 'june-2025' }, database)
    const recorded = await openTestProject(old)
    expect((await signUpWith(COMMON, newAddress(), recorded)).status).toBe(200)
    await old.close()
  })
})
