import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ServiceConfigInput } from '../../src/config/config.js'
import { sessions } from '../../src/db/schema.js'
import {
  openTestProject,
  PASSWORD,
  readResponse,
  requestOf,
  signUp,
  type TestProject,
} from '../support/project.js'
import { openTestService, type TestService } from '../support/service.js'
import { statusesOf } from '../support/sign-in.js'

const GRACE_MILLIS = 30_000

let service: TestService
let project: TestProject
afterEach(() => service.close())

async function open(config: ServiceConfigInput): Promise<void> {
  service = await openTestService(config)
  project = await openTestProject(service)
}

const refreshAs = async (refreshToken: string, fields: Record<string, string>) => {
  const body = {
    grant_type: 'refresh_token',
    client_id: project.id,
    client_secret: project.keys.publishableClientKey,
    refresh_token: refreshToken,
    ...fields,
  }
  const request = requestOf('POST', '/auth/oauth/token', { body })
  const response = await readResponse(await service.fetch(request))
  return { ...response, successor: (response.body['refresh_token'] ?? '') as string }
}
const refresh = (refreshToken: string) =>
  refreshAs(refreshToken, { refresh_token_rotation: 'accepted' })
const refreshUnannounced = (refreshToken: string) => refreshAs(refreshToken, {})

const refusal = [401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED']
const outcome = async (refreshToken: string) => {
  const { status, code } = await refreshUnannounced(refreshToken)
  return [status, code]
}

describe('sessions.refreshTokenRotation', () => {
  it.each([
    ['announced', {}, [false, true]],
    ['announced', { compatibility: 'june-2025' }, [false, false]],
    ['always', {}, [true, true]],
    ['off', {}, [false, false]],
  ] as const)(
    'decides with %s and %o whether tokens are replaced',
    async (rotation, other, expected) => {
      await open({ ...other, sessions: { refreshTokenRotation: rotation } })
      const { refreshToken } = await signUp(project)
      const unannounced = await refreshUnannounced(refreshToken)
      const announced = await refresh(unannounced.successor || refreshToken)
      expect([unannounced.successor !== '', announced.successor !== '']).toEqual(expected)
    },
  )
})

describe('a refresh token of a client that announces rotation', () => {
  beforeEach(() => open({}))

  it('is replaced by each refresh', async () => {
    const { refreshToken, id } = await signUp(project)
    const first = await refresh(refreshToken)
    expect(first.successor).toMatch(/^[0-9a-hjkmnp-tv-z]{45}$/)
    expect(first.successor).not.toBe(refreshToken)
    const second = await refresh(first.successor)
    expect([second.status, second.successor === first.successor]).toEqual([200, false])
    const rows = await service.ctx.db.select().from(sessions).where(eq(sessions.userId, id))
    expect(rows).toHaveLength(1)
    for (const token of [refreshToken, first.successor, second.successor])
      expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('gets one successor, whichever of its concurrent refreshes is first', async () => {
    const { refreshToken } = await signUp(project)
    const responses = await Promise.all([1, 2, 3, 4].map(() => refresh(refreshToken)))
    expect(statusesOf(responses)).toEqual([200, 200, 200, 200])
    expect(responses.filter(({ successor }) => successor !== '')).toHaveLength(1)
    service.clock.now += GRACE_MILLIS
    expect(await refresh(refreshToken)).toMatchObject({ status: 200, successor: '' })
  })

  it('gets another successor later, if the first one is lost, and the session ends if that is used', async () => {
    const { refreshToken } = await signUp(project)
    const lost = await refresh(refreshToken)
    service.clock.now += 24 * 60 * 60 * 1000
    const { successor } = await refresh(refreshToken)
    expect([successor === '', successor === lost.successor]).toEqual([false, false])
    expect(await outcome(refreshToken)).toEqual([200, null])
    expect(await outcome(successor)).toEqual([200, null])
    expect(await outcome(lost.successor)).toEqual(refusal)
    expect(await outcome(successor)).toEqual(refusal)
  })

  it.each([
    ['keeps its successor', refreshUnannounced],
    ['replaces it, too', refresh],
  ])('works for 30 seconds after a use of its successor that %s', async (_what, use) => {
    const { refreshToken, email } = await signUp(project)
    const { successor } = await refresh(refreshToken)
    service.clock.now += GRACE_MILLIS
    const used = await use(successor)
    const current = used.successor || successor
    service.clock.now += GRACE_MILLIS
    expect(await refresh(refreshToken)).toMatchObject({ status: 200, successor: '' })
    service.clock.now += 1
    expect(await outcome(refreshToken)).toEqual(refusal)
    expect(await outcome(current)).toEqual(refusal)
    const body = { email, password: PASSWORD }
    expect((await project.call('POST', '/auth/password/sign-in', { body })).status).toBe(200)
  })

  it('ends the session when it is the oldest of many', async () => {
    const { refreshToken } = await signUp(project)
    let current = refreshToken
    for (let count = 0; count < 5; count += 1) current = (await refresh(current)).successor
    expect(await outcome(refreshToken)).toEqual(refusal)
    expect(await outcome(current)).toEqual(refusal)
  })

  it('ends the session when it is reused at the endpoint of the session', async () => {
    const { refreshToken } = await signUp(project)
    let current = refreshToken
    for (let count = 0; count < 3; count += 1) current = (await refresh(current)).successor
    const reused = await project.call('POST', '/auth/sessions/current/refresh', {
      headers: { 'X-Stack-Refresh-Token': refreshToken },
    })
    expect([reused.status, reused.code]).toEqual(refusal)
    expect(await outcome(current)).toEqual(refusal)
  })

  it('stays the current one of a session when another one is reused', async () => {
    const [user, other] = [await signUp(project), await signUp(project)]
    const { successor } = await refresh(user.refreshToken)
    await refresh((await refresh(successor)).successor)
    service.clock.now += GRACE_MILLIS + 1
    expect(await outcome(user.refreshToken)).toEqual(refusal)
    expect((await refresh(other.refreshToken)).status).toBe(200)
  })

  it.each([
    ['in turn with it', refresh, 40],
    ['more often than it', refresh, 5],
    ['more often than it and never replaced', refreshUnannounced, 5],
    ['less often than it', refreshUnannounced, 80],
  ] as const)('ends the session if a copy of it is used %s', async (_what, refreshCopy, pause) => {
    const { refreshToken } = await signUp(project)
    const tokens = { ofUser: refreshToken, ofCopy: refreshToken }
    for (let second = 5; second <= 240; second += 5) {
      service.clock.now += 5000
      if (second % pause === 0)
        tokens.ofCopy = (await refreshCopy(tokens.ofCopy)).successor || tokens.ofCopy
      if (second % 40 === 20)
        tokens.ofUser = (await refresh(tokens.ofUser)).successor || tokens.ofUser
    }
    expect(await outcome(tokens.ofCopy)).toEqual(refusal)
    expect(await outcome(tokens.ofUser)).toEqual(refusal)
  })

  const confirmTool = async (refreshToken: string) => {
    const begun = await project.call('POST', '/auth/cli', { body: {} })
    const body = { login_code: begun.body['login_code'], refresh_token: refreshToken }
    expect((await project.call('POST', '/auth/cli/complete', { body })).status).toBe(200)
  }

  it('is not replaced after a command-line tool received it', async () => {
    const { refreshToken } = await signUp(project)
    await confirmTool(refreshToken)
    const refreshed = await refresh(refreshToken)
    expect([refreshed.status, refreshed.successor]).toEqual([200, ''])
  })

  it('gets its lost successor at any time after a command-line tool received that', async () => {
    const { refreshToken } = await signUp(project)
    const { successor } = await refresh(refreshToken)
    await confirmTool(refreshToken)
    await refreshUnannounced(successor)
    service.clock.now += GRACE_MILLIS + 1
    expect(await refresh(refreshToken)).toMatchObject({ status: 200, successor })
  })

  it('keeps its session at a password change while its successor is unused', async () => {
    const { refreshToken, accessToken } = await signUp(project)
    const { successor } = await refresh(refreshToken)
    const body = { old_password: PASSWORD, new_password: 'another long passphrase 7' }
    const changed = await project.call('POST', '/auth/password/update', {
      body,
      headers: { 'X-Stack-Access-Token': accessToken, 'X-Stack-Refresh-Token': refreshToken },
    })
    expect([changed.status, (await refresh(successor)).status]).toEqual([200, 200])
  })
})

describe('the limit of refreshes', () => {
  it('counts the successors of a token with it', async () => {
    await open({ limits: { refreshesPerSession: 2 } })
    const { refreshToken } = await signUp(project)
    const { successor } = await refresh(refreshToken)
    const second = await refresh(successor)
    expect((await refresh(second.successor)).status).toBe(429)
  })
})
