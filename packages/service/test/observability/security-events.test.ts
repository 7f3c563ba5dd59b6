import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHandler } from '../../src/app.js'
import {
  connectProject,
  openTestProject,
  signUp,
  type CallOptions,
  uniqueEmail,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { createTeamOf } from '../support/users.js'

let written: string[]
const service = await setupTestService({ log: true, limits: { writesPerUser: 2 } })
const created = await openTestProject(service)
// Production logs JSON.
const fetch = createHandler({
  ...service.ctx,
  config: { ...service.ctx.config, mode: 'production' },
})
const project = connectProject({ ...service, fetch }, created)

beforeEach(() => {
  written = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
})
afterEach(() => vi.restoreAllMocks())

/** Makes a call and returns its line in the request log. */
async function logged(call: string, options: CallOptions = {}): Promise<Record<string, unknown>> {
  const [method = '', path = ''] = call.split(' ')
  await project.call(method, path, options)
  return JSON.parse(written.at(-1) ?? '') as Record<string, unknown>
}

describe('the request log', () => {
  it('marks a failed sign-in', async () => {
    const body = { email: uniqueEmail(), password: 'not the password' }
    expect(await logged('POST /auth/password/sign-in', { body })).toMatchObject({
      securityEvent: 'authentication_failed',
      code: 'EMAIL_PASSWORD_MISMATCH',
    })
  })

  it.each([
    ['a wrong key', { headers: { 'X-Stack-Publishable-Client-Key': 'pck_wrong' } }],
    ['an invalid access token', { accessToken: 'not.a.token' }],
  ])('marks a request with %s', async (_what, options) => {
    expect(await logged('GET /users/me', options)).toMatchObject({
      securityEvent: 'authentication_failed',
      status: 401,
    })
  })

  it('marks failed authorization with the user and without what the user asked for', async () => {
    const user = await signUp(created)
    const other = await signUp(created)
    const teamId = await createTeamOf(created, user.id)
    const { accessToken } = user
    const attempts: [call: string, options: CallOptions][] = [
      ['GET /users', { accessToken }],
      [`GET /contact-channels?user_id=${other.id}`, { accessToken }],
      [`PATCH /teams/${teamId}`, { accessToken: other.accessToken, body: { display_name: 'A' } }],
    ]
    const lines = []
    for (const [call, options] of attempts) lines.push(await logged(call, options))
    expect(lines).toMatchObject([
      { securityEvent: 'authorization_failed', code: 'INSUFFICIENT_ACCESS_TYPE', userId: user.id },
      { securityEvent: 'authorization_failed', status: 403, userId: user.id },
      { status: 404, userId: other.id },
    ])
    expect(JSON.stringify(lines[1])).not.toContain(other.id)
  })

  it('marks rejected input, such as a repeated parameter', async () => {
    const { accessToken } = await signUp(created)
    const attempts: [call: string, options: CallOptions][] = [
      ['PATCH /users/me', { accessToken, body: { server_metadata: {} } }],
      ['PATCH /users/me', { accessToken, body: '{' }],
      ['GET /teams?user_id=me&user_id=me', { accessToken }],
    ]
    for (const [call, options] of attempts)
      expect(await logged(call, options)).toMatchObject({ securityEvent: 'input_rejected' })
  })

  it('marks a request above a limit', async () => {
    const { accessToken } = await signUp(created)
    const call = () => logged('PATCH /users/me', { accessToken, body: { display_name: 'Ada' } })
    const events = [await call(), await call(), await call()].map((line) => line['securityEvent'])
    expect(events).toEqual([undefined, undefined, 'limit_exceeded'])
  })

  it('does not mark a success and an expired access token', async () => {
    const { accessToken } = await signUp(created)
    const success = await logged('GET /users/me', { accessToken })
    service.clock.now += 601_000
    const expired = await logged('GET /users/me', { accessToken })
    expect([success, expired].map((line) => [line['status'], line['securityEvent']])).toEqual([
      [200, undefined],
      [401, undefined],
    ])
  })
})
