import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  newestMail,
  openTestProject,
  PASSWORD,
  signUp,
  type TestProject,
} from './support/project.js'
import { openTestService, START, type TestService } from './support/service.js'

let service: TestService
let project: TestProject
beforeAll(async () => {
  service = await openTestService()
  project = await openTestProject(service)
})
afterAll(() => service.close())

const signUpWith = (fields: Record<string, unknown>, on = project) =>
  on.call('POST', '/auth/password/sign-up', {
    body: {
      email: 'new@example.com',
      password: PASSWORD,
      verification_callback_url: 'http://localhost:3000/verify',
      ...fields,
    },
  })

it.each(['client', 'server', 'admin'] as const)('serves %s access', async (access) => {
  const answer = await project.call('POST', '/auth/password/sign-up', {
    access,
    body: {
      email: `${access}@example.com`,
      password: PASSWORD,
      verification_callback_url: 'http://localhost:3000',
    },
  })
  expect([answer.status, Object.keys(answer.body).sort()]).toEqual([
    200,
    ['access_token', 'refresh_token', 'user_id'],
  ])
})

describe('refuses, in this order,', () => {
  it('on a project without passwords, whatever the password', async () => {
    const mine = await openTestProject(service, {
      config: { credentialEnabled: false, signUpEnabled: false },
    })
    const answer = await signUpWith({ password: 'short' }, mine)
    expect([answer.status, answer.code]).toEqual([400, 'PASSWORD_AUTHENTICATION_NOT_ENABLED'])
  })

  it('a password under 8 characters, counted as JavaScript does', async () => {
    const mine = await openTestProject(service, { config: { signUpEnabled: false } })
    for (const password of ['', '1234567', '😀😀😀']) {
      const answer = await signUpWith({ password }, mine)
      expect([answer.status, answer.code]).toEqual([400, 'PASSWORD_TOO_SHORT'])
      expect(answer.body['details']).toEqual({ min_length: 8 })
    }
  })

  it('a password of 72 or more bytes within 70 characters', async () => {
    const answer = await signUpWith({ password: 'é'.repeat(36) })
    expect([answer.status, answer.code]).toEqual([400, 'PASSWORD_TOO_LONG'])
    expect(answer.body['details']).toEqual({ maxLength: 70 })
  })

  it('everybody, when sign-up is switched off', async () => {
    const mine = await openTestProject(service, { config: { signUpEnabled: false } })
    const answer = await signUpWith({}, mine)
    expect([answer.status, answer.code]).toEqual([400, 'SIGN_UP_NOT_ENABLED'])
  })

  it('an address that somebody signs in with', async () => {
    const { email } = await signUp(project)
    const answer = await signUpWith({ email })
    expect([answer.status, answer.code]).toEqual([409, 'USER_EMAIL_ALREADY_EXISTS'])
    expect(answer.body['details']).toEqual({ email })
  })
})

it.each([
  ['a password over 70 characters', { password: 'x'.repeat(71) }],
  ['an address without a full domain', { email: 'a@localhost' }],
  ['an address with two dots in a row', { email: 'a..b@example.com' }],
  ['an empty address', { email: '' }],
  ['an address that no mail can carry', { email: `${'a'.repeat(250)}@example.com` }],
  ['a relative callback URL', { verification_callback_url: '/verify' }],
  ['a callback URL with a space', { verification_callback_url: 'http://localhost/a b' }],
  ['an unknown field', { display_name: 'Zoë' }],
])('answers SCHEMA_ERROR to %s', async (_what, fields) => {
  const answer = await signUpWith(fields)
  expect([answer.status, answer.code]).toEqual([400, 'SCHEMA_ERROR'])
})

it.each([8, 70])('takes a password of %i characters', async (length) => {
  const answer = await signUpWith({
    email: `${length}@example.com`,
    password: 'x'.repeat(length),
  })
  expect(answer.status).toBe(200)
})

it('keeps the same address in two projects apart', async () => {
  const other = await openTestProject(service)
  const { email, id } = await signUp(project)
  expect((await signUp(other, { email })).id).not.toBe(id)
})

describe('the verification mail', () => {
  it('is not sent to an untrusted callback URL, and the sign-up succeeds', async () => {
    const { email } = await signUp(project, { callbackUrl: 'https://evil.example/' })
    expect(await newestMail(service, project.id, email)).toBeUndefined()
  })

  it('leads to a trusted domain', async () => {
    const domains = [{ domain: 'https://app.example.com/base', handlerPath: '/handler' }]
    const mine = await openTestProject(service, { domains, config: { allowLocalhost: false } })
    const callbackUrl = 'https://app.example.com:8443/base/verify'
    const { email } = await signUp(mine, { callbackUrl })
    const mail = await newestMail(service, mine.id, email)
    expect(mail?.link).toBe(`${callbackUrl}?code=${mail?.code}`)
    expect(mail?.code).toMatch(/^[0-9a-hjkmnp-tv-z]{45}$/)
  })
})

it('makes a user of its project’s time', async () => {
  const { accessToken } = await signUp(project)
  const me = await project.call('GET', '/users/me', { access: 'server', accessToken })
  expect(me.body).toMatchObject({ signed_up_at_millis: START, last_active_at_millis: START })
})
