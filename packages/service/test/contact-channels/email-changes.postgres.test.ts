import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contactChannels, verificationCodes } from '../../src/db/schema.js'
import { addressColumns } from '../../src/lib/canonical-email.js'
import { callInOrder } from '../support/call-in-order.js'
import { beforeTransaction } from '../support/database/before-transaction.js'
import {
  newestMail,
  openTestProject,
  PASSWORD,
  signUp,
  type TestUser,
  uniqueEmail,
  OTHER_PASSWORD,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { CALLBACK, proveEmail } from '../support/sign-in.js'
import { createAsServer } from '../support/users.js'
import { changeOnlyAddress, isUsers } from './change-only-address.js'

const service = await setupTestService()
const project = await openTestProject(service)

const change = (user: TestUser, body: Record<string, unknown>) =>
  changeOnlyAddress(service, project, user, body)

describe('an email address that two requests change concurrently', () => {
  it('is not verified if only the previous address was verified during the change', async () => {
    const user = await signUp(project)
    const value = uniqueEmail()
    await change(user, { value })
    beforeTransaction(service, (db) =>
      db
        .update(contactChannels)
        .set({ ...addressColumns(user.email), isVerified: true })
        .where(isUsers(user)),
    )
    expect((await change(user, { value })).body).toMatchObject({ value, is_verified: false })
  })

  it('stays verified if it was verified during the change', async () => {
    const user = await signUp(project)
    beforeTransaction(service, (db) =>
      db.update(contactChannels).set({ isVerified: true }).where(isUsers(user)),
    )
    const same = { value: user.email, used_for_auth: true }
    expect((await change(user, same)).body).toMatchObject({ is_verified: true })
  })

  it('keeps its new value if a server changes another field', async () => {
    const user = await createAsServer(project, { primary_email: uniqueEmail() })
    const id = String(user.id)
    const body = { primary_email_auth_enabled: true }
    const moved = { ...addressColumns('moved@example.com'), isVerified: true }
    const [response] = await callInOrder(
      service,
      (db) => db.update(contactChannels).set(moved).where(isUsers({ id })),
      [() => project.call('PATCH', `/users/${id}`, { access: 'server', body })],
    )
    expect(response?.body).toMatchObject({
      ...body,
      primary_email: 'moved@example.com',
      primary_email_verified: true,
    })
  })
})

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

  it('is rejected if the email address changes during the reset', async () => {
    const user = await userWithCode()
    const value = uniqueEmail()
    beforeTransaction(service, (db) =>
      db.update(contactChannels).set(addressColumns(value)).where(isUsers(user)),
    )
    expect((await reset(user.code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
    expect((await signIn(value, PASSWORD)).status).toBe(200)
  })

  it('stays valid after the address changes if it was created without an address', async () => {
    const user = await userWithCode()
    await service.ctx.db
      .update(verificationCodes)
      .set({ data: sql`'{}'::jsonb`, address: null })
      .where(eq(verificationCodes.userId, user.id))
    const value = uniqueEmail()
    await change(user, { value })
    await proveEmail(project, user)
    expect((await check(user.code)).status).toBe(200)
    expect((await reset(user.code)).status).toBe(200)
    expect((await signIn(value, OTHER_PASSWORD)).status).toBe(200)
  })

  it.each([
    ['is another', () => ({ value: uniqueEmail() })],
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
    const value = uniqueEmail()
    await change(user, { value })
    await proveEmail(project, user)
    await signUp(project, { email: user.email })
    expect((await reset(user.code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
    for (const email of [value, user.email])
      expect((await signIn(email, PASSWORD)).status).toBe(200)
  })
})
