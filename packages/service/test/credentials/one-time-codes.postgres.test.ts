import { describe, expect, it } from 'vitest'
import { cliLogins } from '../../src/db/schema.js'
import {
  newestMail,
  openTestProject,
  PASSWORD,
  signUp,
  type CallResponse,
  uniqueEmail,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import {
  requestCode,
  attemptOf,
  CALLBACK,
  requireTotp,
  statusesOf,
  totpAt,
} from '../support/sign-in.js'
import { idsOf, invite, openTeam } from '../support/teams.js'

// The database decides which of several concurrent requests uses a code up.

const service = await setupTestService()
const project = await openTestProject(service, { config: { magicLinkEnabled: true } })

const post = (path: string, body: unknown) => project.call('POST', path, { body })
const repeat = (times: number, request: () => Promise<CallResponse>) =>
  Promise.all(Array.from({ length: times }, request))

describe('an email verification code', () => {
  it('is accepted once by concurrent requests', async () => {
    const { email } = await signUp(project)
    const mail = await newestMail(service, project.id, email)
    const responses = await repeat(5, () => post('/contact-channels/verify', { code: mail?.code }))
    expect(statusesOf(responses)).toEqual([200, 409, 409, 409, 409])
  })
})

describe('a password reset code', () => {
  it('is accepted once by concurrent requests', async () => {
    const { email } = await signUp(project)
    service.clock.now += 1
    await post('/auth/password/send-reset-code', { email, callback_url: CALLBACK })
    const mail = await newestMail(service, project.id, email)
    const body = { code: mail?.code, password: 'another horse 8 battery' }
    const responses = await repeat(4, () => post('/auth/password/reset', body))
    expect(statusesOf(responses)).toEqual([200, 409, 409, 409])
  })
})

describe('a sign-in code', () => {
  it('is accepted once by concurrent requests', async () => {
    const { code } = await requestCode(service, project, uniqueEmail())
    const responses = await repeat(3, () => post('/auth/otp/sign-in', { code }))
    expect(statusesOf(responses)).toEqual([200, 409, 409])
  })
})

describe('a TOTP code', () => {
  it('completes one of two concurrent sign-ins', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    const credential = { email: user.email, password: PASSWORD }
    const begin = async () => attemptOf(await post('/auth/password/sign-in', credential))
    const codes = [await begin(), await begin()]
    const totp = totpAt(service.clock.now)
    const responses = await Promise.all(
      codes.map((code) => post('/auth/mfa/sign-in', { code, type: 'totp', totp })),
    )
    expect(statusesOf(responses)).toEqual([200, 400])
  })
})

describe('a team invitation code', () => {
  it('adds one of several users who accept it concurrently', async () => {
    const teamId = await openTeam(project, await signUp(project))
    const { code } = await invite(service, project, { teamId, email: uniqueEmail() })
    const guests = await Promise.all([1, 2, 3].map(() => signUp(project)))
    const responses = await Promise.all(
      guests.map((guest) =>
        project.call('POST', '/team-invitations/accept', { ...guest, body: { code } }),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const lists = await Promise.all(
      guests.map((guest) => project.call('GET', '/teams?user_id=me', guest)),
    )
    expect(lists.flatMap(idsOf)).toEqual([teamId])
  })
})

describe('a CLI login', () => {
  const begin = async () => (await post('/auth/cli', {})).body
  const poll = (polling_code: unknown) => post('/auth/cli/poll', { polling_code })
  const complete = (login_code: unknown, refresh_token: string) =>
    post('/auth/cli/complete', { login_code, refresh_token })

  it('returns the refresh token to one of several concurrent polls and deletes it', async () => {
    const { refreshToken } = await signUp(project)
    const { polling_code, login_code } = await begin()
    await complete(login_code, refreshToken)
    const before = JSON.stringify(await service.ctx.db.select().from(cliLogins))
    expect(before).not.toContain(refreshToken)
    const responses = await repeat(3, () => poll(polling_code))
    expect(statusesOf(responses)).toEqual([200, 200, 201])
    expect(responses.find(({ status }) => status === 201)?.body).toEqual({
      status: 'success',
      refresh_token: refreshToken,
    })
    expect((await poll(polling_code)).body).toEqual({ status: 'used' })
    const after = await service.ctx.db.select().from(cliLogins)
    expect(after.every((login) => login.refreshTokenSealed === null)).toBe(true)
  })

  it('is completed by one of two concurrent requests', async () => {
    const { polling_code, login_code } = await begin()
    const firstToken = (await signUp(project)).refreshToken
    const secondToken = (await signUp(project)).refreshToken
    const responses = await Promise.all([
      complete(login_code, firstToken),
      complete(login_code, secondToken),
    ])
    expect(statusesOf(responses)).toEqual([200, 400])
    const winner = responses[0].status === 200 ? firstToken : secondToken
    expect((await poll(polling_code)).body['refresh_token']).toBe(winner)
    expect((await complete(login_code, firstToken)).status).toBe(400)
  })
})
