import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { emails, verificationCodes } from '../../src/db/schema.js'
import type { CodeKind } from '../../src/db/values.js'
import { openContent } from '../../src/domain/email/sealed-content.js'
import {
  newestMail,
  openTestProject,
  PASSWORD,
  signUp,
  type TestUser,
  uniqueEmail,
  OTHER_PASSWORD,
} from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { requestCode, CALLBACK } from '../support/sign-in.js'
import { idsOf, invite, openTeam } from '../support/teams.js'

// Row locks decide whether concurrent requests create two codes.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const service = await setupTestService()
const project = await openTestProject(service, { config: { magicLinkEnabled: true } })

const post = (path: string, body: unknown) => project.call('POST', path, { body })
const outcome = async (path: string, code: string) => {
  const body = path === RESET ? { code, password: OTHER_PASSWORD } : { code }
  const response = await post(path, body)
  return response.code ?? response.status
}
const codeTo = async (email: string) => (await newestMail(service, project.id, email))?.code ?? ''

const requestReset = (email: string) =>
  post('/auth/password/send-reset-code', { email, callback_url: CALLBACK })
async function resetCode(email: string): Promise<string> {
  await requestReset(email)
  return codeTo(email)
}

const requestVerification = ({ email, accessToken }: TestUser) =>
  project.call('POST', '/contact-channels/send-verification-code', {
    accessToken,
    body: { email, callback_url: CALLBACK },
  })

/** Returns the number of codes of a kind that a user could still use. */
const openCodes = (userId: string, kind: CodeKind) =>
  service.ctx.db.$count(
    verificationCodes,
    and(
      eq(verificationCodes.userId, userId),
      eq(verificationCodes.kind, kind),
      isNull(verificationCodes.usedAt),
      gt(verificationCodes.expiresAt, service.clock.now),
    ),
  )

const RESET = '/auth/password/reset'
const VERIFY = '/contact-channels/verify'
const SIGN_IN = '/auth/otp/sign-in'

describe('the lifetime of an emailed code', () => {
  it.each<[kind: string, lifetime: number, path: string, newCode: () => Promise<string>]>([
    [
      'a sign-in code: 10 minutes',
      10 * MINUTE,
      SIGN_IN,
      async () => (await requestCode(service, project, uniqueEmail())).code,
    ],
    [
      'a password reset code: 60 minutes',
      HOUR,
      RESET,
      async () => resetCode((await signUp(project)).email),
    ],
    [
      'a verification code: 24 hours',
      DAY,
      VERIFY,
      async () => codeTo((await signUp(project)).email),
    ],
    [
      'a team invitation: 7 days',
      7 * DAY,
      '/team-invitations/accept',
      async () => {
        const teamId = await openTeam(project, await signUp(project))
        return (await invite(service, project, { teamId, email: uniqueEmail() })).code
      },
    ],
  ])('is that of %s', async (_kind, lifetime, path, newCode) => {
    const code = await newCode()
    service.clock.now = START + lifetime - 1
    expect(await outcome(`${path}/check-code`, code)).toBe(200)
    service.clock.now = START + lifetime
    expect(await outcome(path, code)).toBe('VERIFICATION_CODE_EXPIRED')
  })

  it('follows the configuration, and the email names it', async () => {
    const { config } = service.ctx
    const { codeLifetimes } = config
    config.codeLifetimes = { ...codeLifetimes, passwordResetMinutes: 90 }
    const { email } = await signUp(project)
    service.clock.now += 1
    const code = await resetCode(email)
    config.codeLifetimes = codeLifetimes
    service.clock.now += 90 * MINUTE - 1
    expect(await outcome(`${RESET}/check-code`, code)).toBe(200)
    service.clock.now += 1
    expect(await outcome(RESET, code)).toBe('VERIFICATION_CODE_EXPIRED')
    const [mail] = await service.ctx.db
      .select()
      .from(emails)
      .where(and(eq(emails.template, 'password_reset'), sql`${email} = any(${emails.recipients})`))
    expect(openContent(service.ctx.sealer, mail?.contentSealed ?? '').text).toContain('90 minutes')
  })
})

describe('a newer emailed code', () => {
  it('leaves the three newest sign-in codes of the address usable', async () => {
    const email = uniqueEmail()
    const codes: string[] = []
    for (let count = 0; count < 5; count += 1) {
      service.clock.now += 1
      codes.push((await requestCode(service, project, email)).code)
    }
    const outcomes = []
    for (const code of codes) outcomes.push(await outcome(`${SIGN_IN}/check-code`, code))
    const expired = 'VERIFICATION_CODE_EXPIRED'
    expect(outcomes).toEqual([expired, expired, 200, 200, 200])
  })

  it('voids the older reset code of the user', async () => {
    const { email } = await signUp(project)
    const older = await resetCode(email)
    service.clock.now += MINUTE
    const newer = await resetCode(email)
    expect(await outcome(RESET, older)).toBe('VERIFICATION_CODE_EXPIRED')
    expect(await outcome(RESET, newer)).toBe(200)
  })

  it('voids the older verification code of the address, and none of another user', async () => {
    const user = await signUp(project)
    const other = await signUp(project)
    const [older, foreign] = [await codeTo(user.email), await codeTo(other.email)]
    service.clock.now += MINUTE
    await requestVerification(user)
    expect(await outcome(VERIFY, older)).toBe('VERIFICATION_CODE_EXPIRED')
    expect(await outcome(VERIFY, await codeTo(user.email))).toBe(200)
    expect(await outcome(VERIFY, foreign)).toBe(200)
  })

  it('replaces the invitation of the address to the same team only', async () => {
    const owner = await signUp(project)
    const [teamId, otherTeamId] = [await openTeam(project, owner), await openTeam(project, owner)]
    const email = uniqueEmail()
    const older = await invite(service, project, { teamId, email })
    service.clock.now += 1
    const elsewhere = await invite(service, project, { teamId: otherTeamId, email })
    service.clock.now += 1
    await invite(service, project, { teamId, email })
    const check = '/team-invitations/accept/check-code'
    expect(await outcome(check, older.code)).toBe('VERIFICATION_CODE_EXPIRED')
    expect(await outcome(check, elsewhere.code)).toBe(200)
    const list = await project.call('GET', `/team-invitations?team_id=${teamId}`, {
      access: 'server',
    })
    expect(idsOf(list)).toHaveLength(1)
  })

  it('is not sent within a minute of the last one, which stays usable', async () => {
    const user = await signUp(project)
    const verification = await codeTo(user.email)
    service.clock.now += MINUTE - 1
    expect((await requestVerification(user)).body).toEqual({ success: true })
    expect(await codeTo(user.email)).toBe(verification)
    const reset = await resetCode(user.email)
    service.clock.now += MINUTE - 1
    expect((await requestReset(user.email)).status).toBe(200)
    expect(await codeTo(user.email)).toBe(reset)
    expect(await outcome(RESET, reset)).toBe(200)
  })

  it('is one for concurrent requests', async () => {
    const user = await signUp(project)
    service.clock.now += MINUTE
    await Promise.all(
      [1, 2, 3].flatMap(() => [requestReset(user.email), requestVerification(user)]),
    )
    expect(await openCodes(user.id, 'password_reset')).toBe(1)
    expect(await openCodes(user.id, 'contact_channel_verification')).toBe(1)
  })
})

describe('the open codes of a user', () => {
  /** A user with a code of each kind to the verified primary address. */
  async function withCodes() {
    const user = await signUp(project)
    await outcome(VERIFY, await codeTo(user.email))
    service.clock.now += 1
    const reset = await resetCode(user.email)
    service.clock.now += 1
    const first = (await requestCode(service, project, user.email)).code
    service.clock.now += 1
    const second = (await requestCode(service, project, user.email)).code
    return { user, reset, first, second }
  }

  it('are void after one of them was used', async () => {
    const { reset, first, second } = await withCodes()
    expect(await outcome(SIGN_IN, second)).toBe(200)
    expect(await outcome(SIGN_IN, first)).toBe('VERIFICATION_CODE_EXPIRED')
    expect(await outcome(RESET, reset)).toBe('VERIFICATION_CODE_EXPIRED')
  })

  it('are void after a password reset', async () => {
    const { reset, first } = await withCodes()
    expect(await outcome(RESET, reset)).toBe(200)
    expect(await outcome(SIGN_IN, first)).toBe('VERIFICATION_CODE_EXPIRED')
  })

  it('are void after a change of the password, those of other addresses too', async () => {
    const { user, reset, first } = await withCodes()
    const value = uniqueEmail()
    const added = await project.call('POST', '/contact-channels', {
      ...user,
      body: { user_id: 'me', type: 'email', value, used_for_auth: false },
    })
    await project.call(
      'POST',
      `/contact-channels/me/${String(added.body['id'])}/send-verification-code`,
      { ...user, body: { callback_url: CALLBACK } },
    )
    const verification = await codeTo(value)
    const changed = await project.call('POST', '/auth/password/update', {
      accessToken: user.accessToken,
      body: { old_password: PASSWORD, new_password: OTHER_PASSWORD },
    })
    expect(changed.status).toBe(200)
    expect(await outcome(RESET, reset)).toBe('VERIFICATION_CODE_EXPIRED')
    expect(await outcome(SIGN_IN, first)).toBe('VERIFICATION_CODE_EXPIRED')
    expect(await outcome(VERIFY, verification)).toBe('VERIFICATION_CODE_EXPIRED')
  })

  it('are deleted with their address, also for a user who adds it again', async () => {
    const { user, reset, first } = await withCodes()
    const list = await project.call('GET', '/contact-channels?user_id=me', user)
    const [id] = idsOf(list)
    await project.call('DELETE', `/contact-channels/me/${String(id)}`, user)
    await project.call('POST', '/contact-channels', {
      ...user,
      body: { user_id: 'me', type: 'email', value: user.email, used_for_auth: true },
    })
    expect(await outcome(RESET, reset)).toBe('VERIFICATION_CODE_NOT_FOUND')
    expect(await outcome(SIGN_IN, first)).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  it('are not deleted by another user who adds and deletes the address', async () => {
    const email = uniqueEmail()
    const { code } = await requestCode(service, project, email)
    const stranger = await signUp(project)
    const added = await project.call('POST', '/contact-channels', {
      ...stranger,
      body: { user_id: 'me', type: 'email', value: email, used_for_auth: true },
    })
    const path = `/contact-channels/me/${String(added.body['id'])}`
    expect((await project.call('DELETE', path, stranger)).status).toBe(200)
    expect(await outcome(SIGN_IN, code)).toBe(200)
  })
})
