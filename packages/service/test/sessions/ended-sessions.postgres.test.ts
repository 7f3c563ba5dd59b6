import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../src/db/schema.js'
import { openTestProject, PASSWORD, readResponse, signUp } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)

const signInAgain = async (email: string) => {
  const { body } = await project.call('POST', '/auth/password/sign-in', {
    body: { email, password: PASSWORD },
  })
  return { accessToken: String(body['access_token']), refreshToken: String(body['refresh_token']) }
}

/** Calls with a stolen access token whose session has ended. */
const calls = [
  ['GET', '/users/me', undefined],
  ['PATCH', '/users/me', { display_name: 'Thief' }],
  ['PATCH', '/users/me', { totp_secret_base64: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }],
  [
    'POST',
    '/contact-channels',
    { user_id: 'me', type: 'email', value: 'thief@example.com', used_for_auth: true },
  ],
  ['POST', '/auth/password/update', { old_password: PASSWORD, new_password: 'stolen pass 1234' }],
  ['GET', '/auth/sessions?user_id=me', undefined],
  ['DELETE', '/users/me', undefined],
] as const

async function expectRejected(accessToken: string, expiredAtMillis: number) {
  for (const [method, path, body] of calls) {
    const response = await project.call(method, path, { accessToken, ...(body && { body }) })
    expect([method, path, response.status, response.code, response.body['details']]).toEqual([
      method,
      path,
      401,
      'ACCESS_TOKEN_EXPIRED',
      { expired_at_millis: expiredAtMillis },
    ])
  }
}

describe('an access token whose session has ended', () => {
  it('is rejected for reads and writes after a sign-out', async () => {
    const user = await signUp(project)
    await project.call('DELETE', '/auth/sessions/current', { ...user, body: {} })
    await expectRejected(user.accessToken, START)
    const again = await signInAgain(user.email)
    expect((await project.call('GET', '/users/me', again)).body['display_name']).toBeNull()
  })

  it('is rejected after another session has changed the password', async () => {
    const owner = await signUp(project)
    const stolen = await signInAgain(owner.email)
    expect((await project.call('GET', '/users/me', stolen)).status).toBe(200)
    const changed = await project.call('POST', '/auth/password/update', {
      accessToken: owner.accessToken,
      headers: { 'X-Stack-Refresh-Token': owner.refreshToken },
      body: { old_password: PASSWORD, new_password: 'another good one 7' },
    })
    expect(changed.status).toBe(200)
    await expectRejected(stolen.accessToken, START)
    expect((await project.call('GET', '/users/me', owner)).status).toBe(200)
  })

  it('is rejected once its session has expired, with the time of that', async () => {
    const { id } = await signUp(project)
    const created = await project.call('POST', '/auth/sessions', {
      access: 'server',
      body: { user_id: id, expires_in_millis: 1_000 },
    })
    const accessToken = String(created.body['access_token'])
    service.clock.now = START + 999
    expect((await project.call('GET', '/users/me', { accessToken })).status).toBe(200)
    service.clock.now = START + 1_500
    await expectRejected(accessToken, START + 1_000)
  })

  it('gives an owner no access to a project any more', async () => {
    const internal = await openTestProject(service, { id: 'internal' })
    const owner = await signUp(internal)
    const managedProjectIds = [project.id]
    await service.ctx.db
      .update(users)
      .set({ serverMetadata: { managedProjectIds } })
      .where(eq(users.id, owner.id))
    const readProject = async () => {
      const headers = {
        'X-Stack-Access-Type': 'admin',
        'X-Stack-Project-Id': project.id,
        'X-Stack-Admin-Access-Token': owner.accessToken,
      }
      const url = 'http://localhost:4710/api/v1/projects/current'
      return readResponse(await service.fetch(new Request(url, { headers })))
    }
    expect((await readProject()).status).toBe(200)
    await internal.call('DELETE', '/auth/sessions/current', { ...owner, body: {} })
    const response = await readProject()
    expect([response.status, response.code, response.body['details']]).toEqual([
      401,
      'ADMIN_ACCESS_TOKEN_EXPIRED',
      { expired_at_millis: START },
    ])
  })
})
