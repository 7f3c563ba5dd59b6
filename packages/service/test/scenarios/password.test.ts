import { describe, expect } from 'vitest'
import {
  newestMail,
  openTestProject,
  PASSWORD,
  signUp,
  type TestProject,
  uniqueEmail,
  OTHER_PASSWORD,
} from '../support/project.js'
import { scenario, OVERRIDE } from '../support/scenario.js'
import { setupTestService } from '../support/service.js'
import { requestCode, CALLBACK, requireTotp } from '../support/sign-in.js'

const service = await setupTestService()
const project = await openTestProject(service, { config: { magicLinkEnabled: true } })
const withoutPasswords = await openTestProject(service, {
  config: { credentialEnabled: false, magicLinkEnabled: true },
})
const closed = await openTestProject(service, { config: { signUpEnabled: false } })

const post = (
  path: string,
  body: unknown,
  {
    on = project,
    ...options
  }: { on?: TestProject; accessToken?: string; headers?: Record<string, string> } = {},
) => on.call('POST', `/auth/password/${path}`, { body, ...options })

/** Titles of rejections, and the request for each: unchanged, or with an overridden status. */
const rejectionCases = (path: string, answers: readonly string[]) =>
  answers.map((response) => ({
    title: `POST /auth/password/${path} ${response}`,
    headers: response.startsWith('200 for') ? OVERRIDE : {},
  }))

const signUpBody = () => ({
  email: uniqueEmail(),
  password: PASSWORD,
  verification_callback_url: CALLBACK,
})

describe('signing up', () => {
  scenario('POST /auth/password/sign-up 200', async () => {
    const response = await post('sign-up', signUpBody())
    expect(Object.keys(response.body).sort()).toEqual(['access_token', 'refresh_token', 'user_id'])
  })

  scenario('POST /auth/password/sign-up 400 ACCESS_TYPE_REQUIRED', async () => {
    await project.call('POST', '/auth/password/sign-up', { access: 'none', body: signUpBody() })
  })

  scenario('POST /auth/password/sign-up 400 PASSWORD_AUTHENTICATION_NOT_ENABLED', async () => {
    await post('sign-up', signUpBody(), { on: withoutPasswords })
  })
  const tooShort = ['400 PASSWORD_TOO_SHORT', '200 for 400 PASSWORD_TOO_SHORT']
  for (const { title, headers } of rejectionCases('sign-up', tooShort))
    scenario(title, async () => {
      const response = await post('sign-up', { ...signUpBody(), password: 'short' }, { headers })
      expect(response.body['details']).toEqual({ min_length: 8 })
    })
  for (const { title, headers } of rejectionCases('sign-up', [
    '400 SCHEMA_ERROR',
    '200 for 400 SCHEMA_ERROR',
  ]))
    scenario(title, async () => {
      const response = await post('sign-up', { ...signUpBody(), email: 'nobody' }, { headers })
      expect(response.body['details']).toEqual({ message: expect.stringContaining('body.email') })
    })
  const notEnabled = ['400 SIGN_UP_NOT_ENABLED', '200 for 400 SIGN_UP_NOT_ENABLED']
  for (const { title, headers } of rejectionCases('sign-up', notEnabled))
    scenario(title, async () => {
      const response = await post('sign-up', signUpBody(), { on: closed, headers })
      expect(response.body['error']).toBe(
        'Creation of new accounts is not enabled for this project. Please ask the project owner to enable it.',
      )
    })
  const conflict = ['409 USER_EMAIL_ALREADY_EXISTS', '200 for 409 USER_EMAIL_ALREADY_EXISTS']
  for (const { title, headers } of rejectionCases('sign-up', conflict))
    scenario(title, async () => {
      const { email } = await signUp(project)
      const response = await post('sign-up', { ...signUpBody(), email }, { headers })
      expect(response.body['details']).toEqual({ email })
    })
})

describe('signing in', () => {
  scenario('POST /auth/password/sign-in 200', async () => {
    const { email, id } = await signUp(project)
    const response = await post('sign-in', { email, password: PASSWORD })
    expect(response.body).toMatchObject({ user_id: id })
  })

  scenario('POST /auth/password/sign-in 400 BODY_PARSING_ERROR', async () => {
    await post('sign-in', '{"email":')
  })
  scenario('POST /auth/password/sign-in 400 SCHEMA_ERROR', async () => {
    await post('sign-in', { email: uniqueEmail() })
  })

  const mismatch = ['400 EMAIL_PASSWORD_MISMATCH', '200 for 400 EMAIL_PASSWORD_MISMATCH']
  for (const { title, headers } of rejectionCases('sign-in', mismatch))
    scenario(title, async () => {
      const { email } = await signUp(project)
      const response = await post('sign-in', { email, password: 'wrong wrong' }, { headers })
      expect(response.body['error']).toBe('Wrong e-mail or password.')
    })
  const secondFactor = ['400', '200 for 400'].map(
    (status) => `${status} MULTI_FACTOR_AUTHENTICATION_REQUIRED`,
  )
  for (const { title, headers } of rejectionCases('sign-in', secondFactor))
    scenario(title, async () => {
      const user = await signUp(project)
      await requireTotp(project, user)
      const response = await post('sign-in', { email: user.email, password: PASSWORD }, { headers })
      expect(response.body['details']).toEqual({ attempt_code: expect.stringMatching(/^\w{45}$/) })
    })
  const disabled = ['400', '200 for 400'].map(
    (status) => `${status} PASSWORD_AUTHENTICATION_NOT_ENABLED`,
  )
  for (const { title, headers } of rejectionCases('sign-in', disabled))
    scenario(title, async () => {
      await post(
        'sign-in',
        { email: uniqueEmail(), password: PASSWORD },
        { on: withoutPasswords, headers },
      )
    })
})

async function resetCode(): Promise<string> {
  const { email } = await signUp(project)
  service.clock.now += 1
  await post('send-reset-code', { email, callback_url: CALLBACK })
  return (await newestMail(service, project.id, email))?.code ?? ''
}

describe('forgetting a password', () => {
  scenario('POST /auth/password/send-reset-code 200', async () => {
    const { email } = await signUp(project)
    const response = await post('send-reset-code', { email, callback_url: CALLBACK })
    expect(response.body).toEqual({ success: 'maybe, only if user with e-mail exists' })
  })
  scenario('POST /auth/password/send-reset-code 400 REDIRECT_URL_NOT_WHITELISTED', async () => {
    const { email } = await signUp(project)
    await post('send-reset-code', { email, callback_url: 'http://evil.example.com' })
  })

  scenario('POST /auth/password/reset 200', async () => {
    const response = await post('reset', { code: await resetCode(), password: OTHER_PASSWORD })
    expect(response.body).toEqual({ success: true })
  })
  const tooShort = ['400 PASSWORD_TOO_SHORT', '200 for 400 PASSWORD_TOO_SHORT']
  for (const { title, headers } of rejectionCases('reset', tooShort))
    scenario(title, async () => {
      await post('reset', { code: await resetCode(), password: 'short' }, { headers })
    })
  for (const { title, headers } of rejectionCases('reset', ['200 for 400 SCHEMA_ERROR']))
    scenario(title, async () => {
      await post('reset', { code: 'bad', password: OTHER_PASSWORD }, { headers })
    })
  const used = ['409', '200 for 409'].map((status) => `${status} VERIFICATION_CODE_ALREADY_USED`)
  for (const { title, headers } of rejectionCases('reset', used))
    scenario(title, async () => {
      const code = await resetCode()
      await post('reset', { code, password: OTHER_PASSWORD })
      await post('reset', { code, password: OTHER_PASSWORD }, { headers })
    })
  scenario('POST /auth/password/reset 404 VERIFICATION_CODE_NOT_FOUND', async () => {
    await post('reset', { code: 'x'.repeat(45), password: OTHER_PASSWORD })
  })

  scenario('POST /auth/password/reset/check-code 200', async () => {
    const response = await post('reset/check-code', { code: await resetCode() })
    expect(response.body).toEqual({ is_code_valid: true })
  })
  for (const { title, headers } of rejectionCases('reset/check-code', used))
    scenario(title, async () => {
      const code = await resetCode()
      await post('reset', { code, password: OTHER_PASSWORD })
      await post('reset/check-code', { code }, { headers })
    })
})

/** Signs in a user who uses emailed codes and has no password. */
async function signInByCode(on = project): Promise<string> {
  const { code } = await requestCode(service, on, uniqueEmail())
  const response = await on.call('POST', '/auth/otp/sign-in', { body: { code } })
  return String(response.body['access_token'])
}

describe('a first password', () => {
  scenario('POST /auth/password/set 200', async () => {
    const accessToken = await signInByCode()
    const response = await post('set', { password: PASSWORD }, { accessToken })
    expect(response.body).toEqual({ success: true })
    const user = await project.call('GET', '/users/me', { accessToken })
    expect(user.body['has_password']).toBe(true)
  })
  for (const { title, headers } of rejectionCases('set', ['400', '200 for 400']))
    scenario(title, async () => {
      const { accessToken } = await signUp(project)
      await post('set', { password: OTHER_PASSWORD }, { accessToken, headers })
    })
  scenario('POST /auth/password/set 400 PASSWORD_AUTHENTICATION_NOT_ENABLED', async () => {
    const accessToken = await signInByCode(withoutPasswords)
    await post('set', { password: PASSWORD }, { on: withoutPasswords, accessToken })
  })
  scenario('POST /auth/password/set 400 PASSWORD_TOO_SHORT', async () => {
    await post('set', { password: 'short' }, { accessToken: await signInByCode() })
  })
  scenario('POST /auth/password/set 400 SCHEMA_ERROR', async () => {
    await post('set', { password: PASSWORD })
  })
})

describe('another password', () => {
  const changed = { old_password: PASSWORD, new_password: OTHER_PASSWORD }

  scenario('POST /auth/password/update 200', async () => {
    const { accessToken } = await signUp(project)
    expect((await post('update', changed, { accessToken })).body).toEqual({ success: true })
  })
  const mismatch = ['400', '200 for 400'].map((at) => `${at} PASSWORD_CONFIRMATION_MISMATCH`)
  for (const { title, headers } of rejectionCases('update', mismatch))
    scenario(title, async () => {
      const { accessToken } = await signUp(project)
      const body = { ...changed, old_password: 'wrong wrong' }
      const response = await post('update', body, { accessToken, headers })
      expect(response.body['error']).toBe('Passwords do not match.')
    })
  const tooShort = ['400 PASSWORD_TOO_SHORT', '200 for 400 PASSWORD_TOO_SHORT']
  for (const { title, headers } of rejectionCases('update', tooShort))
    scenario(title, async () => {
      const { accessToken } = await signUp(project)
      await post('update', { ...changed, new_password: 'short' }, { accessToken, headers })
    })
  scenario('POST /auth/password/update 400 SCHEMA_ERROR', async () => {
    const { accessToken } = await signUp(project)
    await post('update', { new_password: OTHER_PASSWORD }, { accessToken })
  })
  scenario('POST /auth/password/update 400 USER_DOES_NOT_HAVE_PASSWORD', async () => {
    await post('update', changed, { accessToken: await signInByCode() })
  })
})
