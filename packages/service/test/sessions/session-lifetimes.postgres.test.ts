import { afterEach, describe, expect, it } from 'vitest'
import type { ServiceConfigInput } from '../../src/config/config.js'
import {
  openTestProject,
  readResponse,
  requestOf,
  signUp,
  type TestProject,
} from '../support/project.js'
import { openTestService, START, type TestService } from '../support/service.js'

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
  return readResponse(await service.fetch(new Request(request, { signal })))
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
})
