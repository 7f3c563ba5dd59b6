import { describe, expect } from 'vitest'
import { withRecordedAnswers } from '../support/compatibility.js'
import {
  newestMail,
  openTestProject,
  signUp,
  type TestUser,
  uniqueEmail,
} from '../support/project.js'
import { scenario, OVERRIDE } from '../support/scenario.js'
import { START, setupTestService } from '../support/service.js'
import { requestCode, CALLBACK, requireTotp } from '../support/sign-in.js'

const WEEK_MILLIS = 7 * 24 * 60 * 60 * 1000

const service = await setupTestService()
const project = await openTestProject(service, { config: { magicLinkEnabled: true } })

const send = (
  options: { email?: string; callbackUrl?: string; headers?: Record<string, string> } = {},
  on = project,
) =>
  on.call('POST', '/auth/otp/send-sign-in-code', {
    body: { email: options.email ?? uniqueEmail(), callback_url: options.callbackUrl ?? CALLBACK },
    headers: options.headers ?? {},
  })
const signIn = (code: string, headers: Record<string, string> = {}) =>
  project.call('POST', '/auth/otp/sign-in', { body: { code }, headers })
const newCode = async () => (await requestCode(service, project, uniqueEmail())).code

async function verifiedUser(): Promise<TestUser> {
  const user = await signUp(project)
  const { code } = (await newestMail(service, project.id, user.email)) ?? {}
  await project.call('POST', '/contact-channels/verify', { body: { code } })
  service.clock.now += 1
  return user
}

describe('asking for a code', () => {
  scenario('POST /auth/otp/send-sign-in-code 200', async () => {
    const response = await send()
    expect(response.body).toEqual({ nonce: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{39}$/) })
  })
  for (const at of ['400', '200 for 400'])
    scenario(`POST /auth/otp/send-sign-in-code ${at} REDIRECT_URL_NOT_WHITELISTED`, async () => {
      await send({
        callbackUrl: 'https://evil.example.net/cb',
        headers: at === '400' ? {} : OVERRIDE,
      })
    })
  scenario('POST /auth/otp/send-sign-in-code 400 SIGN_UP_NOT_ENABLED', async () => {
    const config = { magicLinkEnabled: true, signUpEnabled: false }
    await send({}, await openTestProject(service, { config }))
  })
  for (const at of ['403', '200 for 403'])
    scenario(`POST /auth/otp/send-sign-in-code ${at}`, async () => {
      const without = await openTestProject(service)
      await send({ headers: at === '403' ? {} : OVERRIDE }, without)
    })
  scenario('POST /auth/otp/send-sign-in-code 409 USER_EMAIL_ALREADY_EXISTS', async () => {
    const { email } = await signUp(project)
    await withRecordedAnswers(service, async () => {
      const response = await send({ email })
      expect(response.body['details']).toEqual({ email })
    })
  })
})

describe('signing in with a code', () => {
  scenario('POST /auth/otp/sign-in 200', async () => {
    const email = uniqueEmail()
    const first = await signIn((await requestCode(service, project, email)).code)
    expect(first.body).toMatchObject({ is_new_user: true })
    service.clock.now += 1
    const second = await signIn((await requestCode(service, project, email)).code)
    expect(second.body).toMatchObject({ is_new_user: false, user_id: first.body['user_id'] })
  })
  for (const at of ['409', '200 for 409'])
    scenario(`POST /auth/otp/sign-in ${at} VERIFICATION_CODE_ALREADY_USED`, async () => {
      const code = await newCode()
      await signIn(code)
      await signIn(code, at === '409' ? {} : OVERRIDE)
    })
  scenario('POST /auth/otp/sign-in 400 MULTI_FACTOR_AUTHENTICATION_REQUIRED', async () => {
    const user = await verifiedUser()
    await requireTotp(project, user)
    const response = await signIn((await requestCode(service, project, user.email)).code)
    expect(response.body['details']).toEqual({ attempt_code: expect.stringMatching(/^\w{45}$/) })
  })
  scenario('POST /auth/otp/sign-in 400 SCHEMA_ERROR', async () => {
    await signIn('bad')
  })
  scenario('POST /auth/otp/sign-in 400 VERIFICATION_CODE_EXPIRED', async () => {
    const code = await newCode()
    service.clock.now += WEEK_MILLIS
    await signIn(code)
    service.clock.now = START
  })
  scenario('POST /auth/otp/sign-in 400 VERIFICATION_CODE_MAX_ATTEMPTS_REACHED', async () => {
    const code = await newCode()
    for (let attempt = 0; attempt < 25; attempt += 1) await signIn(`abc123${code.slice(6)}`)
    await signIn(code)
  })
  scenario('POST /auth/otp/sign-in 404 VERIFICATION_CODE_NOT_FOUND', async () => {
    const code = await newCode()
    await signIn(`ABC123${code.slice(6)}`)
  })
})

describe('checking a code', () => {
  const check = (code: string) =>
    project.call('POST', '/auth/otp/sign-in/check-code', { body: { code } })

  scenario('POST /auth/otp/sign-in/check-code 200', async () => {
    const code = await newCode()
    expect((await check(code)).body).toEqual({ is_code_valid: true })
    expect((await signIn(code)).status).toBe(200)
  })
  scenario('POST /auth/otp/sign-in/check-code 400 VERIFICATION_CODE_EXPIRED', async () => {
    const code = await newCode()
    service.clock.now += WEEK_MILLIS
    await check(code)
    service.clock.now = START
  })
})
