import { expect } from 'vitest'
import { openTestProject, PASSWORD, signUp } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { setupTestService } from '../support/service.js'
import { attemptOf, requireTotp, totpAt } from '../support/sign-in.js'

const PATH = 'POST /auth/mfa/sign-in'
const headersOf = (at: string): Record<string, string> =>
  at.startsWith('200 for') ? { 'X-Stack-Override-Error-Status': 'true' } : {}

const service = await setupTestService()
const project = await openTestProject(service)

/** Begins a sign-in of a user with the right password. */
async function attempt(): Promise<{ id: string; code: string }> {
  const user = await signUp(project)
  await requireTotp(project, user)
  const response = await project.call('POST', '/auth/password/sign-in', {
    body: { email: user.email, password: PASSWORD },
  })
  return { id: user.id, code: attemptOf(response) }
}

const complete = (code: string, totp: string, headers: Record<string, string> = {}) =>
  project.call('POST', '/auth/mfa/sign-in', { body: { code, type: 'totp', totp }, headers })
const rightTotp = () => totpAt(service.clock.now)
const wrongTotp = () => totpAt(service.clock.now + 30_000)

scenario(`${PATH} 200`, async () => {
  const { id, code } = await attempt()
  const response = await complete(code, rightTotp())
  expect(response.body).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.stringMatching(/^\w{45}$/),
    is_new_user: false,
    user_id: id,
  })
})

for (const at of ['400', '200 for 400'])
  scenario(`${PATH} ${at} INVALID_TOTP_CODE`, async () => {
    const { code } = await attempt()
    await complete(code, wrongTotp(), headersOf(at))
  })

for (const at of ['409', '200 for 409'])
  scenario(`${PATH} ${at} VERIFICATION_CODE_ALREADY_USED`, async () => {
    const { code } = await attempt()
    await complete(code, rightTotp())
    await complete(code, rightTotp(), headersOf(at))
  })

scenario(`${PATH} 400 SCHEMA_ERROR`, async () => {
  const response = await complete('bad', '434165')
  expect(response.body['details']).toEqual({ message: expect.stringContaining('body.code') })
})

scenario(`${PATH} 404 VERIFICATION_CODE_NOT_FOUND`, async () => {
  await complete('invalid-attempt-code-123123123123123123123123', '294962')
})
