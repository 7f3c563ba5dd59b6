import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attemptCounts } from '../src/db/schema.js'
import {
  openTestProject,
  PASSWORD,
  signUp,
  type Answered,
  type TestProject,
} from './support/project.js'
import { openTestService, START, type TestService } from './support/service.js'
import { statusesOf } from './support/sign-in.js'

const HOUR = 3_600_000
const limits = {
  failedSignInsPerAccount: 3,
  failedSignInsPerClient: 5,
  mailsPerRecipient: 2,
  mailsPerClient: 3,
  beginningsPerClient: 4,
}

let service: TestService
let project: TestProject
beforeAll(async () => {
  service = await openTestService({ limits })
})
afterAll(() => service.close())
beforeEach(async () => {
  service.clock.now = START
  project = await openTestProject(service, { config: { magicLinkEnabled: true } })
})

const newEmail = () => `${crypto.randomUUID()}@example.com`
const from = (address: string) => ({ 'X-Forwarded-For': address })
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  project.call('POST', path, { body, headers })
const signIn = (email: string, password: string, headers = {}) =>
  post('/auth/password/sign-in', { email, password }, headers)
/** Repeats a request; returns the distinct statuses. */
const times = async (count: number, work: () => Promise<Answered>): Promise<number[]> => {
  const statuses = new Set<number>()
  for (let done = 0; done < count; done += 1) statuses.add((await work()).status)
  expect(statuses).not.toContain(429)
  return [...statuses]
}

function expectTooMany(answer: Answered, seconds = 3600): void {
  expect([answer.status, answer.code]).toEqual([429, null])
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('retry-after')).toBe(String(seconds))
}

describe('the rate limit of failed sign-ins', () => {
  it('blocks an account for an hour on the clock of the project, even with the right password', async () => {
    const [user, other] = [await signUp(project), await signUp(project)]
    await times(3, () => signIn(user.email, 'wrong wrong'))
    service.clock.now += 1000
    expectTooMany(await signIn(user.email, PASSWORD), 3599)
    expect((await signIn(other.email, PASSWORD)).status).toBe(200)
    service.clock.now = START + HOUR - 1
    expectTooMany(await signIn(user.email, PASSWORD), 1)
    service.clock.now = START + HOUR
    expect((await signIn(user.email, PASSWORD)).status).toBe(200)
  })

  it('counts concurrent requests', async () => {
    const { email } = await signUp(project)
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(email, 'wrong wrong')))
    expect(statusesOf(answers)).toEqual([400, 400, 400, 429, 429, 429])
  })

  it('is separate for each project', async () => {
    const email = newEmail()
    await times(3, () => signIn(email, 'wrong wrong'))
    project = await openTestProject(service)
    expect((await signIn(email, 'wrong wrong')).status).toBe(400)
  })

  it('stores no row for a request that the limit of its IP address rejects', async () => {
    const ofProject = eq(attemptCounts.projectId, project.id)
    const ask = () => signIn(newEmail(), 'wrong wrong', from('192.0.2.7'))
    await times(5, ask)
    expect(await service.ctx.db.$count(attemptCounts, ofProject)).toBe(6)
    expect(statusesOf([await ask(), await ask()])).toEqual([429, 429])
    expect(await service.ctx.db.$count(attemptCounts, ofProject)).toBe(6)
  })
})
