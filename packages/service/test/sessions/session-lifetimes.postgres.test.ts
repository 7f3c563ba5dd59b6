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
import { openTestService, START, type TestService } from '../support/service.js'
import { statusesOf } from '../support/sign-in.js'

const DAY = 86_400_000

let service: TestService
let project: TestProject
afterEach(() => service.close())

async function open(config: ServiceConfigInput): Promise<void> {
  service = await openTestService(config)
  project = await openTestProject(service)
}

const refresh = async (refreshToken: string, signal: AbortSignal | null = null) => {
  const body = {
    grant_type: 'refresh_token',
    client_id: project.id,
    client_secret: project.keys.publishableClientKey,
    refresh_token: refreshToken,
  }
  const request = requestOf('POST', '/auth/oauth/token', { body })
  const response = await readResponse(await service.fetch(new Request(request, { signal })))
  return { ...response, successor: response.body['refresh_token'] as string | undefined }
}
const refusal = [401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED']
const outcome = async (refreshToken: string) => {
  const { status, code } = await refresh(refreshToken)
  return [status, code]
}

describe('a session', () => {
  it('ends when it is not refreshed for sessions.idleDays', async () => {
    await open({ sessions: { idleDays: 2 } })
    const { refreshToken } = await signUp(project)
    for (const days of [1.9, 3.8]) {
      service.clock.now = START + days * DAY
      expect((await refresh(refreshToken)).status).toBe(200)
    }
    service.clock.now = START + 5.8 * DAY
    expect(await outcome(refreshToken)).toEqual(refusal)
  })

  it('ends after 30 days without a refresh by default', async () => {
    await open({})
    const { refreshToken } = await signUp(project)
    service.clock.now = START + 30 * DAY
    expect(await outcome(refreshToken)).toEqual(refusal)
  })

  it('has no idle limit with the compatibility setting', async () => {
    await open({ compatibility: 'june-2025' })
    const { refreshToken } = await signUp(project)
    service.clock.now = START + 365 * DAY - 1
    expect((await refresh(refreshToken)).status).toBe(200)
  })

  it('ends after sessions.lifetimeDays, used or not', async () => {
    await open({ sessions: { lifetimeDays: 2 } })
    const { refreshToken } = await signUp(project)
    service.clock.now = START + 2 * DAY - 1
    expect((await refresh(refreshToken)).status).toBe(200)
    service.clock.now = START + 2 * DAY
    expect(await outcome(refreshToken)).toEqual(refusal)
  })
})

describe('a refresh', () => {
  it('is limited per session and minute, and not for other sessions', async () => {
    await open({ limits: { refreshesPerSession: 3 } })
    const [user, other] = [await signUp(project), await signUp(project)]
    for (let tries = 0; tries < 3; tries += 1)
      expect((await refresh(user.refreshToken)).status).toBe(200)
    const refused = await refresh(user.refreshToken)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await refresh(other.refreshToken)).status).toBe(200)
    service.clock.now += 60_000
    expect((await refresh(user.refreshToken)).status).toBe(200)
  })

  it('is rejected after limits.rejectionDelayMillis, while other requests are served', async () => {
    await open({ limits: { refreshesPerSession: 1, rejectionDelayMillis: 10_000 } })
    const [user, other] = [await signUp(project), await signUp(project)]
    await refresh(user.refreshToken)
    const connection = new AbortController()
    let isAnswered = false
    const rejected = refresh(user.refreshToken, connection.signal).finally(() => {
      isAnswered = true
    })
    expect((await refresh(other.refreshToken)).status).toBe(200)
    expect(isAnswered).toBe(false)
    connection.abort()
    expect((await rejected).status).toBe(429)
  })

  it('returns no refresh token by default', async () => {
    await open({})
    const { refreshToken } = await signUp(project)
    expect((await refresh(refreshToken)).body).not.toHaveProperty('refresh_token')
  })
})

describe('with sessions.rotateRefreshTokens, a refresh token', () => {
  beforeEach(() => open({ sessions: { rotateRefreshTokens: true } }))

  it('is replaced by each refresh', async () => {
    const { refreshToken, id } = await signUp(project)
    const first = await refresh(refreshToken)
    expect(first.successor).toMatch(/^[0-9a-hjkmnp-tv-z]{45}$/)
    expect(first.successor).not.toBe(refreshToken)
    const second = await refresh(first.successor ?? '')
    expect([second.status, second.successor === first.successor]).toEqual([200, false])
    const rows = await service.ctx.db.select().from(sessions).where(eq(sessions.userId, id))
    expect(rows).toHaveLength(1)
    for (const token of [refreshToken, first.successor, second.successor])
      expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('gets the same successor for 30 seconds, also when it is used concurrently', async () => {
    const { refreshToken } = await signUp(project)
    const responses = await Promise.all([1, 2, 3, 4].map(() => refresh(refreshToken)))
    expect(statusesOf(responses)).toEqual([200, 200, 200, 200])
    expect(new Set(responses.map(({ successor }) => successor)).size).toBe(1)
    service.clock.now += 30_000
    const late = await refresh(refreshToken)
    expect([late.status, late.successor]).toEqual([200, responses[0]?.successor])
    expect((await refresh(late.successor ?? '')).status).toBe(200)
  })

  it('ends the session when it is used after that', async () => {
    const { refreshToken, email } = await signUp(project)
    const { successor = '' } = await refresh(refreshToken)
    service.clock.now += 30_001
    expect(await outcome(refreshToken)).toEqual(refusal)
    expect(await outcome(successor)).toEqual(refusal)
    const body = { email, password: PASSWORD }
    expect((await project.call('POST', '/auth/password/sign-in', { body })).status).toBe(200)
  })
})
