import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect } from 'vitest'
import { newestMail, openTestProject, signUp, type TestUser } from '../../support/project.js'
import { scenario, OVERRIDE } from '../../support/scenario.js'
import { START, setupTestService } from '../../support/service.js'
import { invite, join, openTeam } from '../../support/teams.js'

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

const post = (path: string, body: unknown, by?: TestUser) =>
  project.call('POST', `/team-invitations/${path}`, { ...by, body })
const invitation = () => invite(service, project, { teamId, email: guest.email })
const wrongCode = () => ({ code: 'x'.repeat(45) })

/** A member without the permissions of members. */
async function memberWithout(permissionId: string): Promise<TestUser> {
  const member = await signUp(project)
  await join(project, teamId, member)
  const path = `/team-permissions/${teamId}/${member.id}/${permissionId}`
  await project.call('DELETE', path, { access: 'server', body: {} })
  return member
}
const lacks = (member: TestUser, permissionId: string) => ({
  team_id: teamId,
  user_id: member.id,
  permission_id: permissionId,
})

describe('inviting', () => {
  const callback_url = 'http://localhost:12345/join?kept=1'
  const send = (by: TestUser) =>
    post('send-code', { email: guest.email, team_id: teamId, callback_url }, by)

  scenario('POST /team-invitations/send-code 200', async () => {
    const response = await send(user)
    expect(response.body).toEqual({ success: true, id: expect.any(String) as string })
    const mail = await newestMail(service, project.id, guest.email)
    expect(mail?.link).toMatch(/^http:\/\/localhost:12345\/join\?kept=1&code=[a-z0-9]{45}$/)
  })

  scenario('POST /team-invitations/send-code 400 SCHEMA_ERROR', async () => {
    const response = await post('send-code', { email: guest.email, callback_url }, user)
    expect(response.body['error']).toContain('body.team_id')
  })

  scenario('POST /team-invitations/send-code 401 TEAM_PERMISSION_REQUIRED', async () => {
    const member = await memberWithout('team_member')
    expect((await send(member)).body['details']).toEqual(lacks(member, '$invite_members'))
  })
})

describe('a sent invitation', () => {
  const list = (by: TestUser) => project.call('GET', `/team-invitations?team_id=${teamId}`, by)
  const revoke = (id: string, by: TestUser) =>
    project.call('DELETE', `/team-invitations/${id}?team_id=${teamId}`, by)

  scenario('GET /team-invitations 200', async () => {
    const { id } = await invitation()
    const items = [
      { id, team_id: teamId, expires_at_millis: START + WEEK, recipient_email: guest.email },
    ]
    expect((await list(user)).body).toEqual({ items, is_paginated: false })
    const path = `/team-invitations?team_id=${teamId}`
    const byServer = await project.call('GET', path, { access: 'server' })
    expect(byServer.body['items']).toEqual(items)
  })

  scenario('GET /team-invitations 400 SCHEMA_ERROR', async () => {
    for (const access of ['client', 'server'] as const) {
      const response = await project.call('GET', '/team-invitations', { ...user, access })
      expect(response.body['error']).toContain('query.team_id')
    }
    await project.call('GET', '/team-invitations?team_id=undefined', user)
  })

  scenario('GET /team-invitations 401 TEAM_PERMISSION_REQUIRED', async () => {
    const member = await memberWithout('team_member')
    expect((await list(member)).body['details']).toMatchObject({ user_id: member.id })
  })

  scenario('DELETE /team-invitations/{id} 200', async () => {
    const { id, code } = await invitation()
    expect((await revoke(id, user)).body).toEqual({ success: true })
    expect((await list(user)).body['items']).toEqual([])
    expect((await post('accept', { code }, guest)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  scenario('DELETE /team-invitations/{id} 401 TEAM_PERMISSION_REQUIRED', async () => {
    await join(project, teamId, guest)
    const response = await revoke((await invitation()).id, guest)
    expect(response.body['details']).toEqual(lacks(guest, '$remove_members'))
  })
})

describe('a code', () => {
  scenario('POST /team-invitations/accept/check-code 200', async () => {
    const response = await post('accept/check-code', { code: (await invitation()).code })
    expect(response.body).toEqual({ is_code_valid: true })
  })

  scenario('POST /team-invitations/accept/check-code 400 SCHEMA_ERROR', async () => {
    await post('accept/check-code', {})
  })

  scenario('POST /team-invitations/accept/details 200', async () => {
    const response = await post('accept/details', { code: (await invitation()).code }, guest)
    expect(response.body).toEqual({ team_id: teamId, team_display_name: 'Alpha' })
  })

  scenario('POST /team-invitations/accept/details 400 SCHEMA_ERROR', async () => {
    await post('accept/details', {}, guest)
  })

  scenario(
    'POST /team-invitations/accept/details 200 for 404 VERIFICATION_CODE_NOT_FOUND',
    async () => {
      const path = '/team-invitations/accept/details'
      await project.call('POST', path, { ...guest, body: wrongCode(), headers: OVERRIDE })
    },
  )
})

describe('accepting', () => {
  const accept = (code: string, headers = {}) =>
    project.call('POST', '/team-invitations/accept', { ...guest, body: { code }, headers })

  scenario('POST /team-invitations/accept 200', async () => {
    expect((await accept((await invitation()).code)).body).toEqual({})
    const path = `/team-permissions?team_id=${teamId}&user_id=me`
    const permissions = await project.call('GET', path, guest)
    expect(permissions.body['items']).toEqual([
      { id: 'team_member', team_id: teamId, user_id: guest.id },
    ])
  })

  scenario('POST /team-invitations/accept 400 SCHEMA_ERROR', async () => {
    await post('accept', {}, guest)
  })

  scenario('POST /team-invitations/accept 404 VERIFICATION_CODE_NOT_FOUND', async () => {
    await accept(wrongCode().code)
    expect((await accept(randomUUID().padEnd(45, '0'))).body).not.toHaveProperty('details')
  })

  scenario('POST /team-invitations/accept 200 for 404 VERIFICATION_CODE_NOT_FOUND', async () => {
    await accept(wrongCode().code, OVERRIDE)
  })

  scenario('POST /team-invitations/accept 409 VERIFICATION_CODE_ALREADY_USED', async () => {
    const { code } = await invitation()
    await accept(code)
    await accept(code)
  })

  scenario('POST /team-invitations/accept 200 for 409 VERIFICATION_CODE_ALREADY_USED', async () => {
    const { code } = await invitation()
    await accept(code)
    await accept(code, OVERRIDE)
  })
})
