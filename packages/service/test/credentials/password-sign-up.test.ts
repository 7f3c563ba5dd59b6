import { describe, expect, it } from 'vitest'
import { newestMail, openTestProject, PASSWORD, signUp } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)

const signUpWith = (fields: Record<string, unknown>, on = project) =>
  on.call('POST', '/auth/password/sign-up', {
    body: {
      email: 'new@example.com',
      password: PASSWORD,
      verification_callback_url: 'http://localhost:3000/verify',
      ...fields,
    },
  })

it.each(['client', 'server', 'admin'] as const)('creates a user with %s access', async (access) => {
  const response = await project.call('POST', '/auth/password/sign-up', {
    access,
    body: {
      email: `${access}@example.com`,
      password: PASSWORD,
      verification_callback_url: 'http://localhost:3000',
    },
  })
  expect([response.status, Object.keys(response.body).sort()]).toEqual([
    200,
    ['access_token', 'refresh_token', 'user_id'],
  ])
})

describe('a sign-up is rejected in this order', () => {
  it('if passwords are disabled, regardless of the password', async () => {
    const mine = await openTestProject(service, {
      config: { credentialEnabled: false, signUpEnabled: false },
    })
    const response = await signUpWith({ password: 'short' }, mine)
    expect([response.status, response.code]).toEqual([400, 'PASSWORD_AUTHENTICATION_NOT_ENABLED'])
  })

  it('if the password has fewer than 8 UTF-16 code units', async () => {
    const mine = await openTestProject(service, { config: { signUpEnabled: false } })
    for (const password of ['', '1234567', '😀😀😀']) {
      const response = await signUpWith({ password }, mine)
      expect([response.status, response.code]).toEqual([400, 'PASSWORD_TOO_SHORT'])
      expect(response.body['details']).toEqual({ min_length: 8 })
    }
  })

  it('if the password has 72 or more bytes within 70 characters', async () => {
    const response = await signUpWith({ password: 'é'.repeat(36) })
    expect([response.status, response.code]).toEqual([400, 'PASSWORD_TOO_LONG'])
    expect(response.body['details']).toEqual({ maxLength: 70 })
  })

  it('if sign-up is disabled', async () => {
    const mine = await openTestProject(service, { config: { signUpEnabled: false } })
    const response = await signUpWith({}, mine)
    expect([response.status, response.code]).toEqual([400, 'SIGN_UP_NOT_ENABLED'])
  })

  it('if another user signs in with the email address', async () => {
    const { email } = await signUp(project)
    const response = await signUpWith({ email })
    expect([response.status, response.code]).toEqual([409, 'USER_EMAIL_ALREADY_EXISTS'])
    expect(response.body['details']).toEqual({ email })
  })
})

it.each([
  ['a password over 70 characters', { password: 'x'.repeat(71) }],
  ['an address without a full domain', { email: 'a@localhost' }],
  ['an address with two dots in a row', { email: 'a..b@example.com' }],
  ['an empty address', { email: '' }],
  ['an address that is too long for email', { email: `${'a'.repeat(250)}@example.com` }],
  ['a relative callback URL', { verification_callback_url: '/verify' }],
  ['a callback URL with a space', { verification_callback_url: 'http://localhost/a b' }],
  ['an unknown field', { display_name: 'Zoë' }],
])('answers SCHEMA_ERROR to a sign-up with %s', async (_what, fields) => {
  const response = await signUpWith(fields)
  expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
})

it.each([8, 70])('accepts a password of %i characters', async (length) => {
  const response = await signUpWith({
    email: `${length}@example.com`,
    password: 'x'.repeat(length),
  })
  expect(response.status).toBe(200)
})

it('creates separate users with the same email address in two projects', async () => {
  const other = await openTestProject(service)
  const { email, id } = await signUp(project)
  expect((await signUp(other, { email })).id).not.toBe(id)
})

describe('the verification email', () => {
  it('is not sent for an untrusted callback URL, but the sign-up succeeds', async () => {
    const { email } = await signUp(project, { callbackUrl: 'https://evil.example/' })
    expect(await newestMail(service, project.id, email)).toBeUndefined()
    expect(service.reports.splice(0)).toEqual([
      expect.stringMatching(
        /^A sign-up in the project \S+ sent no verification email.+https:\/\/evil\.example\.$/,
      ),
    ])
  })

  it('links to a trusted domain', async () => {
    const domains = [{ domain: 'https://app.example.com/base', handlerPath: '/handler' }]
    const mine = await openTestProject(service, { domains, config: { allowLocalhost: false } })
    const callbackUrl = 'https://app.example.com/base/verify'
    const { email } = await signUp(mine, { callbackUrl })
    const mail = await newestMail(service, mine.id, email)
    expect(mail?.link).toBe(`${callbackUrl}?code=${mail?.code}`)
    expect(mail?.code).toMatch(/^[0-9a-hjkmnp-tv-z]{45}$/)
  })
})

it('creates a user with the time of the project', async () => {
  const { accessToken } = await signUp(project)
  const me = await project.call('GET', '/users/me', { access: 'server', accessToken })
  expect(me.body).toMatchObject({ signed_up_at_millis: START, last_active_at_millis: START })
})
