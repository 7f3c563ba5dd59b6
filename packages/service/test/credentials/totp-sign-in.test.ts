import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { projects } from '../../src/db/schema.js'
import { createCode } from '../../src/domain/verification-codes/verification-codes.js'
import { withRecordedAnswers } from '../support/compatibility.js'
import { openTestProject, PASSWORD, signUp, type TestUser } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { attemptOf, requireTotp, totpAt } from '../support/sign-in.js'

const STEP = 30_000
const MINUTE = 60_000

const service = await setupTestService()
const project = await openTestProject(service)

async function userWithTotp(on = project): Promise<TestUser> {
  const user = await signUp(on)
  await requireTotp(on, user)
  return user
}

async function begin({ email }: TestUser, on = project): Promise<string> {
  const body = { email, password: PASSWORD }
  return attemptOf(await on.call('POST', '/auth/password/sign-in', { body }))
}

const complete = (code: string, totp = totpAt(service.clock.now), on = project) =>
  on.call('POST', '/auth/mfa/sign-in', { body: { code, type: 'totp', totp } })

describe('a TOTP code', () => {
  it.each([
    ['two steps before', () => totpAt(START - 2 * STEP)],
    ['two steps after', () => totpAt(START + 2 * STEP)],
    ['spaces between', () => totpAt(START).replace(/^.../, '$& ')],
    ['seven digits', () => `${totpAt(START)}0`],
    ['no digits', () => ''],
    ['digits of another script', () => '١٢٣٤٥٦'],
  ])('of %s is rejected and keeps the attempt open', async (_what, totpOf) => {
    const code = await begin(await userWithTotp())
    const refused = await complete(code, totpOf())
    expect([refused.status, refused.code]).toEqual([400, 'INVALID_TOTP_CODE'])
    expect((await complete(code)).status).toBe(200)
  })

  it('is accepted for its own 30 seconds only with totpWindow 0', async () => {
    const { config } = service.ctx
    service.ctx.config = { ...config, totpWindow: 0 }
    onTestFinished(() => {
      service.ctx.config = config
    })
    const code = await begin(await userWithTotp())
    for (const millis of [-STEP, STEP])
      expect((await complete(code, totpAt(START + millis))).code).toBe('INVALID_TOTP_CODE')
    expect((await complete(code)).status).toBe(200)
  })

  it('is computed with the clock of the project', async () => {
    const mine = await openTestProject(service)
    const user = await userWithTotp(mine)
    const clockOffsetMillis = 10 * MINUTE
    await service.ctx.db.update(projects).set({ clockOffsetMillis }).where(eq(projects.id, mine.id))
    const code = await begin(user, mine)
    expect((await complete(code, totpAt(START), mine)).code).toBe('INVALID_TOTP_CODE')
    expect((await complete(code, totpAt(START + clockOffsetMillis), mine)).status).toBe(200)
  })

  // RFC 6238, section 5.2.
  it('is rejected a second time, and the next one is accepted', async () => {
    const user = await userWithTotp()
    await complete(await begin(user))
    const code = await begin(user)
    expect((await complete(code)).code).toBe('INVALID_TOTP_CODE')
    service.clock.now += STEP
    expect((await complete(code)).status).toBe(200)
  })

  // RFC 6238, section 5.2: clocks differ, and a code can arrive after its step.
  it.each([
    ['previous', -STEP],
    ['next', STEP],
  ])('of the %s step is accepted once (37)', async (_which, millis) => {
    const user = await userWithTotp()
    const totp = totpAt(START + millis)
    expect((await complete(await begin(user), totp)).status).toBe(200)
    const code = await begin(user)
    for (const now of [START, START + millis, START + 2 * millis]) {
      service.clock.now = now
      expect((await complete(code, totp)).code).toBe('INVALID_TOTP_CODE')
    }
    // The code of the current step was not used.
    service.clock.now = START
    expect((await complete(code)).status).toBe(200)
  })

  it('of another step is rejected with the recorded answers (37)', () =>
    withRecordedAnswers(service, async () => {
      const code = await begin(await userWithTotp())
      for (const millis of [-STEP, STEP])
        expect((await complete(code, totpAt(START + millis))).code).toBe('INVALID_TOTP_CODE')
      expect((await complete(code)).status).toBe(200)
    }))

  it('of one user does not use up the code of another', async () => {
    await complete(await begin(await userWithTotp()))
    expect((await complete(await begin(await userWithTotp()))).status).toBe(200)
  })

  it('is rejected after the second factor was removed', async () => {
    const user = await userWithTotp()
    const code = await begin(user)
    const body = { totp_secret_base64: null }
    await project.call('PATCH', '/users/me', { accessToken: user.accessToken, body })
    expect((await complete(code)).code).toBe('INVALID_TOTP_CODE')
  })
})

describe('an MFA attempt code', () => {
  it('is accepted once, in either case', async () => {
    const code = await begin(await userWithTotp())
    expect((await complete(code.toUpperCase())).status).toBe(200)
    expect((await complete(code)).code).toBe('VERIFICATION_CODE_ALREADY_USED')
  })

  it('expires after 5 minutes', async () => {
    const code = await begin(await userWithTotp())
    service.clock.now += 5 * MINUTE
    const response = await complete(code)
    expect([response.status, response.code]).toEqual([400, 'VERIFICATION_CODE_EXPIRED'])
  })

  it('allows 20 attempts', async () => {
    const code = await begin(await userWithTotp())
    const wrong = totpAt(START + 2 * STEP)
    for (let tries = 0; tries < 20; tries += 1)
      expect((await complete(code, wrong)).code).toBe('INVALID_TOTP_CODE')
    const response = await complete(code)
    expect([response.status, response.code]).toEqual([
      400,
      'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED',
    ])
  })

  it('of another project is not found', async () => {
    const other = await openTestProject(service)
    const code = await begin(await userWithTotp(other), other)
    expect((await complete(code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  it.each<[string, (user: TestUser) => Promise<{ status: number }>]>([
    [
      'its user',
      ({ accessToken }) => {
        const body = { old_password: PASSWORD, new_password: 'another horse 8 battery' }
        return project.call('POST', '/auth/password/update', { accessToken, body })
      },
    ],
    [
      'a server',
      ({ id }) => {
        const body = { password: 'another horse 8 battery' }
        return project.call('PATCH', `/users/${id}`, { access: 'server', body })
      },
    ],
  ])('is deleted when the password changes by %s', async (_who, change) => {
    const user = await userWithTotp()
    const bystander = await begin(await userWithTotp())
    const code = await begin(user)
    expect((await change(user)).status).toBe(200)
    expect((await complete(code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
    expect((await complete(bystander)).status).toBe(200)
  })

  it.each([true, false])('returns whether the user is new: %s', async (isNewUser) => {
    const { id: userId } = await userWithTotp()
    const at = { id: project.id, clockOffsetMillis: 0 }
    const data = { isNewUser, firstFactor: { method: 'password' } } as const
    const newCode = { kind: 'mfa_attempt', userId, data } as const
    const response = await complete(await createCode(service.ctx, at, newCode))
    expect(response.body).toMatchObject({ user_id: userId, is_new_user: isNewUser })
  })
})

it.each(['sms', undefined])('rejects a second factor of the type %s', async (type) => {
  const body = { code: 'x'.repeat(45), type, totp: '123456' }
  expect((await project.call('POST', '/auth/mfa/sign-in', { body })).code).toBe('SCHEMA_ERROR')
})
