import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { projects } from '../../src/db/schema.js'
import { openTestProject, PASSWORD, signUp, type TestProject } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { createAsServer, refreshWith } from '../support/users.js'

const MINUTE = 60_000
const DAY = 86_400_000
const service = await setupTestService({ trustedProxies: 1 })
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service)
})

interface Metrics {
  total_users: number
  daily_users: { date: string; activity: number }[]
  daily_active_users: { date: string; activity: number }[]
  users_by_country: Record<string, number>
  recently_registered: { id: string }[]
  recently_active: { id: string }[]
  login_methods: { method: string; count: number }[]
}
async function metrics(on = project): Promise<Metrics> {
  const response = await on.call('GET', '/internal/metrics', { access: 'admin' })
  return response.body as unknown as Metrics
}
const dateOf = (millis: number) => new Date(millis).toISOString().slice(0, 10)
/** Returns the days with activity. */
const busy = (days: Metrics['daily_users']) => days.filter(({ activity }) => activity > 0)
const lastActive = async (id: string) => {
  const response = await project.call('GET', `/users/${id}`, { access: 'server' })
  return response.body['last_active_at_millis']
}
const signIn = (email: string, headers: Record<string, string> = {}) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password: PASSWORD }, headers })

describe('last_active_at_millis', () => {
  it('is updated by GET /users/me at most once a minute', async () => {
    const user = await signUp(project)
    const ask = (later: number) => {
      service.clock.now = START + later
      return project.call('GET', '/users/me', user)
    }
    await ask(MINUTE - 1)
    expect(await lastActive(user.id)).toBe(START)
    await ask(MINUTE)
    expect(await lastActive(user.id)).toBe(START + MINUTE)
  })

  it('is updated by a sign-in and by a refresh on later days', async () => {
    const user = await signUp(project)
    service.clock.now = START + DAY
    await signIn(user.email)
    expect(await lastActive(user.id)).toBe(START + DAY)
    service.clock.now = START + 2 * DAY
    await refreshWith(project, user.refreshToken)
    expect(await lastActive(user.id)).toBe(START + 2 * DAY)
  })

  it('is updated by each sign-in and each refresh', async () => {
    const user = await signUp(project)
    service.clock.now = START + 1
    await signIn(user.email)
    expect(await lastActive(user.id)).toBe(START + 1)
    service.clock.now = START + 2
    await refreshWith(project, user.refreshToken)
    expect(await lastActive(user.id)).toBe(START + 2)
  })

  it('is not updated by requests of a server', async () => {
    const { id } = await signUp(project)
    service.clock.now = START + DAY
    await project.call('PATCH', `/users/${id}`, { access: 'server', body: { display_name: 'x' } })
    expect(await lastActive(id)).toBe(START)
  })
})

describe('the daily metrics', () => {
  it('list the last 31 days including today, oldest first', async () => {
    const { daily_users, daily_active_users } = await metrics()
    const dates = daily_users.map(({ date }) => date)
    expect(dates).toEqual(
      Array.from({ length: 31 }, (_, index) => dateOf(START - (30 - index) * DAY)),
    )
    expect(daily_active_users.map(({ date }) => date)).toEqual(dates)
  })

  it('count sign-ups per day', async () => {
    await createAsServer(project)
    service.clock.now = START + DAY
    await createAsServer(project)
    await signUp(project)
    expect(busy((await metrics()).daily_users)).toEqual([
      { date: dateOf(START), activity: 1 },
      { date: dateOf(START + DAY), activity: 2 },
    ])
    service.clock.now = START + 31 * DAY
    const later = await metrics()
    expect(busy(later.daily_users)).toEqual([{ date: dateOf(START + DAY), activity: 2 }])
    expect(later.total_users).toBe(3)
  })

  it('start and end each day at midnight UTC', async () => {
    const midnight = Math.ceil(START / DAY) * DAY
    for (const at of [midnight - 1, midnight]) {
      service.clock.now = at
      await createAsServer(project)
    }
    expect(busy((await metrics()).daily_users)).toEqual([
      { date: dateOf(midnight - 1), activity: 1 },
      { date: dateOf(midnight), activity: 1 },
    ])
  })

  it('count each active user once per day', async () => {
    const user = await signUp(project)
    await signIn(user.email)
    await signUp(project)
    service.clock.now = START + DAY
    await project.call('GET', '/users/me', {
      accessToken: String((await signIn(user.email)).body['access_token']),
    })
    expect(busy((await metrics()).daily_active_users)).toEqual([
      { date: dateOf(START), activity: 2 },
      { date: dateOf(START + DAY), activity: 1 },
    ])
  })

  it('use the clock of the project', async () => {
    await service.ctx.db
      .update(projects)
      .set({ clockOffsetMillis: 100 * DAY })
      .where(eq(projects.id, project.id))
    await signUp(project)
    const today = [{ date: dateOf(START + 100 * DAY), activity: 1 }]
    const { daily_users, daily_active_users } = await metrics()
    expect([busy(daily_users), busy(daily_active_users)]).toEqual([today, today])
    expect(daily_users.at(-1)).toEqual(today[0])
  })
})

describe('users_by_country', () => {
  const from = (country: string) => ({
    'User-Agent': 'Mozilla/5.0',
    'X-Forwarded-For': '203.0.113.7',
    'CF-IPCountry': country,
  })

  it('counts users by the last known country', async () => {
    const first = await signUp(project)
    await signIn(first.email, from('AQ'))
    expect((await metrics()).users_by_country).toEqual({ AQ: 1 })
    const second = await signUp(project)
    await signIn(second.email, from('AQ'))
    await signUp(project)
    expect((await metrics()).users_by_country).toEqual({ AQ: 2 })
    service.clock.now = START + MINUTE
    await signIn(second.email, from('CH'))
    await signIn(first.email)
    expect((await metrics()).users_by_country).toEqual({ AQ: 1, CH: 1 })
  })
})

describe('the recent users', () => {
  it('are at most five, newest first', async () => {
    const userIds: string[] = []
    for (let count = 0; count < 6; count += 1) {
      service.clock.now += MINUTE
      userIds.unshift((await signUp(project)).id)
    }
    const { recently_registered, recently_active } = await metrics()
    expect(recently_registered.map(({ id }) => id)).toEqual(userIds.slice(0, 5))
    expect(recently_active.map(({ id }) => id)).toEqual(userIds.slice(0, 5))
  })

  it('are sorted by sign-up or by activity', async () => {
    const old = await signUp(project)
    service.clock.now += MINUTE
    const young = await createAsServer(project)
    service.clock.now += MINUTE
    await signIn(old.email)
    const { recently_registered, recently_active } = await metrics()
    expect(recently_registered.map(({ id }) => id)).toEqual([young.id, old.id])
    expect(recently_active.map(({ id }) => id)).toEqual([old.id, young.id])
  })
})

describe('login_methods', () => {
  it('counts users by method and omits unused methods', async () => {
    expect((await metrics()).login_methods).toEqual([])
    const mine = await openTestProject(service, { config: { magicLinkEnabled: true } })
    await service.ctx.db
      .update(projects)
      .set({ oauthProviders: [{ id: 'github', type: 'shared' }] })
      .where(eq(projects.id, mine.id))
    await createAsServer(mine, { password: 'x', otp_auth_enabled: true })
    const oauth_providers = [{ id: 'github', account_id: '1' }]
    await createAsServer(mine, { password: 'x', oauth_providers })
    const { login_methods } = await metrics(mine)
    expect(login_methods).toHaveLength(3)
    expect(login_methods).toEqual(
      expect.arrayContaining([
        { method: 'password', count: 2 },
        { method: 'otp', count: 1 },
        { method: 'github', count: 1 },
      ]),
    )
  })
})

it('excludes users of another project from all metrics', async () => {
  await signUp(await openTestProject(service))
  expect(await metrics()).toMatchObject({ total_users: 0, recently_active: [], login_methods: [] })
})
