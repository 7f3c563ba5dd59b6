import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newestMail, openTestProject, PASSWORD, signUp, type TestUser } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { CALLBACK, proveEmail } from '../support/sign-in.js'
import { changeOnlyAddress } from './change-only-address.js'

const OTHER_PASSWORD = 'another horse 8 battery'

const service = await setupTestService()
const project = await openTestProject(service)

const someone = () => `${randomUUID()}@example.com`
const change = (user: TestUser, body: Record<string, unknown>) =>
  changeOnlyAddress(service, project, user, body)

describe('a password reset code', () => {
  const post = (path: string, body: unknown) =>
    project.call('POST', `/auth/password/${path}`, { body })
  const check = (code: string) => post('reset/check-code', { code })
  const reset = (code: string) => post('reset', { code, password: OTHER_PASSWORD })
  const signIn = (email: string, password: string) => post('sign-in', { email, password })

  async function userWithCode(): Promise<TestUser & { code: string }> {
    const user = await signUp(project)
    service.clock.now += 1
    await post('send-reset-code', { email: user.email, callback_url: CALLBACK })
    const mail = await newestMail(service, project.id, user.email)
    return { ...user, code: mail?.code ?? '' }
  }

  it.each([
    ['is another', () => ({ value: someone() })],
    ['is not signed in with any more', () => ({ used_for_auth: false })],
  ])('is rejected once the address that it was sent to %s', async (_what, changes) => {
    const user = await userWithCode()
    const body = changes()
    expect((await change(user, body)).status).toBe(200)
    for (const ask of [check, reset]) {
      const refused = await ask(user.code)
      expect([refused.status, refused.code]).toEqual([404, 'VERIFICATION_CODE_NOT_FOUND'])
    }
    expect((await change(user, { value: user.email, used_for_auth: true })).status).toBe(200)
    await proveEmail(project, user)
    expect((await signIn(user.email, PASSWORD)).status).toBe(200)
  })

  it('is rejected if another user has the address now', async () => {
    const user = await userWithCode()
    const value = someone()
    await change(user, { value })
    await proveEmail(project, user)
    await signUp(project, { email: user.email })
    expect((await reset(user.code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
    for (const email of [value, user.email])
      expect((await signIn(email, PASSWORD)).status).toBe(200)
  })
})
