import { beforeEach, describe, expect, it } from 'vitest'
import { countEndedDays } from '../../src/domain/users/daily-counts.js'
import { openTestProject, PASSWORD, signUp, type TestProject } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MIDNIGHT = Math.ceil(START / DAY) * DAY
const service = await setupTestService()
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service)
})

interface Activity {
  start: string
  sign_ups: number
  active_users: number
  sign_ins: { method: string; count: number }[]
}

const dateOf = (millis: number) => new Date(millis).toISOString().slice(0, 10)

async function activityBy(interval: 'day' | 'week'): Promise<Activity[]> {
  const path = `/latchkey/activity?interval=${interval}`
  const { status, body } = await project.call('GET', path, { access: 'admin' })
  expect(status).toBe(200)
  return body['items'] as Activity[]
}

const signIn = (email: string) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password: PASSWORD } })

describe('GET /latchkey/activity', () => {
  it('counts sign-ups, active users and sign-ins by day, before and after the days are counted', async () => {
    service.clock.now = MIDNIGHT
    const user = await signUp(project)
    await signIn(user.email)
    await signIn(user.email)
    service.clock.now = MIDNIGHT + DAY
    await signIn(user.email)
    const listed = await activityBy('day')
    expect(listed).toHaveLength(30)
    expect(listed.slice(-3)).toEqual([
      { start: dateOf(MIDNIGHT - DAY), sign_ups: 0, active_users: 0, sign_ins: [] },
      {
        start: dateOf(MIDNIGHT),
        sign_ups: 1,
        active_users: 1,
        // A sign-up signs in too.
        sign_ins: [{ method: 'password', count: 3 }],
      },
      {
        start: dateOf(MIDNIGHT + DAY),
        sign_ups: 0,
        active_users: 1,
        sign_ins: [{ method: 'password', count: 1 }],
      },
    ])
    // The day before is counted an hour after its end.
    for (const later of [0, HOUR, HOUR]) {
      service.clock.now = MIDNIGHT + DAY + later
      await countEndedDays(service.ctx)
      expect(await activityBy('day')).toEqual(listed)
    }
  })

  it('lists 52 weeks, of which the last ends today, and averages active users', async () => {
    service.clock.now = MIDNIGHT
    const user = await signUp(project)
    for (let day = 1; day < 7; day += 1) {
      service.clock.now = MIDNIGHT + day * DAY
      await signIn(user.email)
    }
    await countEndedDays(service.ctx)
    const weeks = await activityBy('week')
    expect(weeks).toHaveLength(52)
    expect(weeks.at(-1)).toEqual({
      start: dateOf(MIDNIGHT),
      sign_ups: 1,
      active_users: 1,
      sign_ins: [{ method: 'password', count: 7 }],
    })
  })
})
