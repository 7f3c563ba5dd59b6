import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { emails } from '../../src/db/schema.js'
import { newestMail, openTestProject, signUp, type TestUser } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { idsOf, invite, join, openTeam } from '../support/teams.js'

const WEEK = 7 * 86_400_000

const service = await setupTestService()
const project = await openTestProject(service)
let user: TestUser
let guest: TestUser
let teamId: string
beforeEach(async () => {
  user = await signUp(project)
  guest = await signUp(project)
  teamId = await openTeam(project, user)
})

const invitation = (email = `${randomUUID()}@example.com`) =>
  invite(service, project, { teamId, email })
const post = (step: string, code: string, options = {}) =>
  project.call('POST', `/team-invitations/accept${step}`, { body: { code }, ...options })
const accept = (code: string, options: object = guest) => post('', code, options)
const check = (code: string) => post('/check-code', code)
const list = () => project.call('GET', `/team-invitations?team_id=${teamId}`, { access: 'server' })
const revoke = (id: string, team = teamId) =>
  project.call('DELETE', `/team-invitations/${id}?team_id=${team}`, { access: 'server' })
const teamsOf = async (member: TestUser) =>
  idsOf(await project.call('GET', '/teams?user_id=me', member))

describe('a team invitation', () => {
  it('is emailed to the given address and names the team', async () => {
    const own = await openTestProject(service)
    const email = 'New.Person@example.com'
    const { code } = await invite(service, own, { teamId: await openTeam(own), email })
    const mail = await newestMail(service, own.id, email)
    expect(mail?.link).toBe(`http://localhost:3000/join?code=${code}`)
    const mails = await service.ctx.db.select().from(emails).where(eq(emails.projectId, own.id))
    expect(mails).toMatchObject([
      {
        template: 'team_invitation',
        subject: expect.stringContaining('Alpha') as string,
        recipients: [email],
      },
    ])
  })

  it('links only to trusted URLs', async () => {
    const body = { team_id: teamId, email: guest.email, callback_url: 'https://evil.example.com/' }
    for (const options of [user, { access: 'server' as const }]) {
      const path = '/team-invitations/send-code'
      const response = await project.call('POST', path, { ...options, body })
      expect([response.status, response.code]).toEqual([400, 'REDIRECT_URL_NOT_WHITELISTED'])
    }
    expect(idsOf(await list())).toEqual([])
  })

  it('is listed until it is used, expired or revoked', async () => {
    const [used, revoked] = [await invitation(), await invitation()]
    service.clock.now += 1
    const late = await invitation()
    await accept(used.code)
    await revoke(revoked.id)
    expect(idsOf(await list())).toEqual([late.id])
    service.clock.now = START + WEEK
    expect(idsOf(await list())).toEqual([late.id])
    service.clock.now += 1
    expect(idsOf(await list())).toEqual([])
  })

  it('is listed without its code', async () => {
    const { code } = await invitation()
    expect((await list()).text).not.toContain(code)
  })
})

describe('revoking a team invitation', () => {
  it.each(['used', 'unused'])('makes its %s code unknown', async (state) => {
    const { id, code } = await invitation()
    if (state === 'used') await accept(code)
    expect((await revoke(id)).body).toEqual({ success: true })
    for (const response of [await check(code), await accept(code)])
      expect([response.status, response.code]).toEqual([404, 'VERIFICATION_CODE_NOT_FOUND'])
  })

  it('answers 404 if it is unknown, of another team or revoked before', async () => {
    const { id } = await invitation()
    const elsewhere = await openTeam(project, user)
    for (const response of [await revoke(randomUUID()), await revoke(id, elsewhere)])
      expect([response.status, response.code]).toEqual([404, null])
    await revoke(id)
    expect((await revoke(id)).status).toBe(404)
  })

  it('does not affect codes of other kinds', async () => {
    await project.call('POST', '/contact-channels/send-verification-code', {
      ...guest,
      body: { email: guest.email, callback_url: 'http://localhost:3000/verify' },
    })
    const mail = await newestMail(service, project.id, guest.email)
    expect((await accept(mail?.code ?? '')).code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  it('happens to all invitations of a deleted team', async () => {
    const { code } = await invitation()
    await project.call('DELETE', `/teams/${teamId}`, { access: 'server' })
    for (const response of [await check(code), await post('/details', code, guest)])
      expect(response.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })
})

describe('accepting a team invitation', () => {
  it('adds the signed-in user, with any address, in either case', async () => {
    const { code } = await invitation()
    expect((await accept(code.toUpperCase())).body).toEqual({})
    expect(await teamsOf(guest)).toEqual([teamId])
  })

  it('works with server access for a signed-in user', async () => {
    const { code } = await invitation()
    expect((await accept(code, { ...guest, access: 'server' })).status).toBe(200)
    expect(await teamsOf(guest)).toEqual([teamId])
  })

  it.each(['client', 'server'])(
    'with %s access and no signed-in user uses the code up',
    async (access) => {
      const { code } = await invitation()
      const response = await accept(code, { access })
      expect([response.status, response.code]).toEqual([401, 'USER_AUTHENTICATION_REQUIRED'])
      expect((await accept(code)).code).toBe('VERIFICATION_CODE_ALREADY_USED')
      expect(await teamsOf(guest)).toEqual([])
    },
  )

  it('changes nothing for a member', async () => {
    await join(project, teamId, guest)
    const path = `/team-permissions/${teamId}/${guest.id}/team_member`
    await project.call('DELETE', path, { access: 'server' })
    const { code } = await invitation()
    expect((await accept(code)).body).toEqual({})
    const permissions = await project.call('GET', '/team-permissions?user_id=me', guest)
    expect(idsOf(permissions)).toEqual([])
  })

  it('skips a default permission that is undefined', async () => {
    const config = { teamMemberDefaultPermissions: ['gone', '$read_members'] }
    const lenient = await openTestProject(service, { config })
    const member = await signUp(lenient)
    const team = await openTeam(lenient)
    const { code } = await invite(service, lenient, { teamId: team, email: 'a@example.com' })
    const body = { code }
    const response = await lenient.call('POST', '/team-invitations/accept', { ...member, body })
    expect(response.status).toBe(200)
    const permissions = await lenient.call('GET', '/team-permissions?user_id=me', member)
    expect(idsOf(permissions)).toEqual(['$read_members'])
  })

  it('is rejected after a week', async () => {
    const { code } = await invitation()
    service.clock.now = START + WEEK
    const { accessToken } = await signUp(project)
    const response = await accept(code, { accessToken })
    expect([response.status, response.code]).toEqual([400, 'VERIFICATION_CODE_EXPIRED'])
  })

  it('is rejected after 20 attempts', async () => {
    const { code } = await invitation()
    const wrong = `${'x'.repeat(6)}${code.slice(6)}`
    for (let times = 0; times < 20; times += 1)
      expect((await check(wrong)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
    expect((await accept(code)).code).toBe('VERIFICATION_CODE_MAX_ATTEMPTS_REACHED')
    expect(await teamsOf(guest)).toEqual([])
  })
})

describe('the details of a team invitation', () => {
  it('contain the invited address and the names for the client of this repository only', async () => {
    const email = 'grace@example.com'
    const body = { team_id: teamId, email, callback_url: 'http://localhost:3000/join' }
    await project.call('POST', '/team-invitations/send-code', { ...user, body })
    const mail = await newestMail(service, project.id, email)
    expect(mail?.text).toContain(`${user.email} invited you to join the team Alpha on`)
    const code = mail?.code ?? ''
    const headers = { 'X-Stack-Client-Version': 'js @latchkey/core@1.0.0' }
    const names = { team_display_name: 'Alpha', inviter_display_name: user.email }
    expect((await check(code)).body).toEqual({ is_code_valid: true })
    expect((await post('/check-code', code, { headers })).body).toEqual({
      is_code_valid: true,
      recipient_email: email,
      ...names,
    })
    expect((await post('/details', code, { ...guest, headers })).body).toEqual({
      team_id: teamId,
      ...names,
    })
  })

  it('require a signed-in user and keep the code usable', async () => {
    const { code } = await invitation()
    const signedOutResponse = await post('/details', code)
    expect([signedOutResponse.status, signedOutResponse.code]).toEqual([
      401,
      'USER_AUTHENTICATION_REQUIRED',
    ])
    const details = await post('/details', code, guest)
    expect(details.body).toEqual({ team_id: teamId, team_display_name: 'Alpha' })
    expect((await accept(code)).status).toBe(200)
    for (const step of ['/details', '/check-code'])
      expect((await post(step, code, guest)).code).toBe('VERIFICATION_CODE_ALREADY_USED')
  })

  it('contain the current name of the team', async () => {
    const { code } = await invitation()
    const body = { display_name: 'Beta' }
    await project.call('PATCH', `/teams/${teamId}`, { access: 'server', body })
    const details = await post('/details', code, guest)
    expect(details.body['team_display_name']).toBe('Beta')
  })
})
