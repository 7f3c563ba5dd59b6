import { describe, expect, it } from 'vitest'
import { openTestProject, PASSWORD, signUp, type TestUser } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { attemptOf, requireTotp, totpAt } from '../support/sign-in.js'
import { refreshWith } from '../support/users.js'

const DAY = 24 * 60 * 60 * 1000
const server = { access: 'server' } as const

const service = await setupTestService()
const project = await openTestProject(service)

const pathOf = ({ id }: Pick<TestUser, 'id'>) => `/latchkey/users/${id}/generated-password`
async function generate(user: TestUser) {
  const response = await project.call('POST', pathOf(user), { ...server, body: {} })
  expect(response.status).toBe(200)
  return { ...response.body, password: String(response.body['password']) }
}
const signIn = ({ email }: TestUser, password: string) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password } })
async function resetCodeOf(user: TestUser, password: string) {
  const { body } = await signIn(user, password)
  expect(body['code']).toBe('PASSWORD_CHANGE_REQUIRED')
  return String((body['details'] as Record<string, unknown>)['reset_code'])
}
const reset = (code: string, password = 'another horse 7 battery') =>
  project.call('POST', '/auth/password/reset', { body: { code, password } })
const readUser = async ({ id }: TestUser) =>
  (await project.call('GET', `/users/${id}`, server)).body

describe('a generated password', () => {
  it('replaces the password and ends every session', async () => {
    const user = await signUp(project)
    const generated = await generate(user)
    expect(generated).toEqual({
      password: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{20}$/),
      expires_at_millis: START + DAY,
    })
    expect((await signIn(user, PASSWORD)).code).toBe('EMAIL_PASSWORD_MISMATCH')
    expect((await refreshWith(project, user.refreshToken)).status).toBe(401)
  })

  it('begins no session, and lets the user choose another one', async () => {
    const user = await signUp(project)
    const { password } = await generate(user)
    expect((await reset(await resetCodeOf(user, password))).status).toBe(200)
    expect((await signIn(user, 'another horse 7 battery')).status).toBe(200)
    expect((await signIn(user, password)).code).toBe('EMAIL_PASSWORD_MISMATCH')
  })

  it('is rejected after 24 hours', async () => {
    const user = await signUp(project)
    const { password } = await generate(user)
    service.clock.now += DAY - 1
    await resetCodeOf(user, password)
    service.clock.now += 1
    expect((await signIn(user, password)).code).toBe('GENERATED_PASSWORD_EXPIRED')
  })

  it('does not prove the email address of the user', async () => {
    const user = await signUp(project)
    const { password } = await generate(user)
    await reset(await resetCodeOf(user, password))
    expect((await readUser(user))['primary_email_verified']).toBe(false)
  })

  it('voids the reset codes of an earlier one', async () => {
    const user = await signUp(project)
    const code = await resetCodeOf(user, (await generate(user)).password)
    await generate(user)
    expect((await reset(code)).code).toBe('VERIFICATION_CODE_EXPIRED')
  })

  it('keeps the second factor', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    await reset(await resetCodeOf(user, (await generate(user)).password))
    const code = attemptOf(await signIn(user, 'another horse 7 battery'))
    const body = { type: 'totp', totp: totpAt(service.clock.now), code }
    expect((await project.call('POST', '/auth/mfa/sign-in', { body })).status).toBe(200)
  })

  it('does not reveal a reset code to a banned user', async () => {
    const user = await signUp(project)
    const { password } = await generate(user)
    await project.call('POST', `/latchkey/users/${user.id}/ban`, { ...server, body: {} })
    expect((await signIn(user, password)).code).toBe('USER_BANNED')
  })

  it('is no old password of a change after its end', async () => {
    const user = await signUp(project)
    const { password } = await generate(user)
    const change = async () => {
      const session = { ...server, body: { user_id: user.id } }
      const { body } = await project.call('POST', '/auth/sessions', session)
      return project.call('POST', '/auth/password/update', {
        accessToken: String(body['access_token']),
        body: { old_password: password, new_password: 'another horse 7 battery' },
      })
    }
    service.clock.now += DAY
    expect((await change()).code).toBe('PASSWORD_CONFIRMATION_MISMATCH')
    service.clock.now -= 1
    expect((await change()).status).toBe(200)
    expect((await signIn(user, 'another horse 7 battery')).status).toBe(200)
  })

  it('ends when a server sets a password', async () => {
    const user = await signUp(project)
    await generate(user)
    await project.call('PATCH', `/users/${user.id}`, { ...server, body: { password: PASSWORD } })
    expect((await signIn(user, PASSWORD)).status).toBe(200)
  })

  it('is in the audit log, without the password', async () => {
    const user = await signUp(project)
    const { password } = await generate(user)
    const path = `/latchkey/audit-log?subject_id=${user.id}&action=password.set`
    const { body, text } = await project.call('GET', path, { access: 'admin' })
    expect(body['items']).toMatchObject([
      { actor: { type: 'server' }, details: { is_first: false, reason: 'generated' } },
    ])
    expect(text).not.toContain(password)
  })

  it('is not created for an unknown user, by a client or without passwords', async () => {
    const unknown = pathOf({ id: crypto.randomUUID() })
    expect((await project.call('POST', unknown, { ...server, body: {} })).code).toBe(
      'USER_NOT_FOUND',
    )
    const { accessToken, ...user } = await signUp(project)
    expect((await project.call('POST', pathOf(user), { accessToken, body: {} })).code).toBe(
      'INSUFFICIENT_ACCESS_TYPE',
    )
    const other = await openTestProject(service, { config: { credentialEnabled: false } })
    const body = { primary_email: 'ada@example.com' }
    const { body: newUser } = await other.call('POST', '/users', { ...server, body })
    const path = pathOf({ id: String(newUser['id']) })
    expect((await other.call('POST', path, { ...server, body: {} })).code).toBe(
      'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    )
  })
})

it('is a feature that clients can look for', async () => {
  const body = { feature_name: 'generated-passwords' }
  const { text } = await project.call('POST', '/check-feature-support', { body })
  expect(text).toContain(
    'generated-passwords is supported by this service: POST /latchkey/users/{user_id}/generated-password',
  )
})
