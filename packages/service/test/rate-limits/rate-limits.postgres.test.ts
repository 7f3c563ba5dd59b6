import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { attemptCounts } from '../../src/db/schema.js'
import { codeOf, exchange, openSharedProject, visit } from '../support/oauth.js'
import {
  openTestProject,
  PASSWORD,
  signUp,
  type TestProject,
  uniqueEmail,
} from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { CALLBACK, requestCode, statusesOf } from '../support/sign-in.js'
import { expectTooMany, from, rateLimitCalls, times } from './rate-limit-calls.js'

const HOUR = 3_600_000
const limits = {
  failedSignInsPerAccount: 3,
  failedSignInsPerAccountAndNetwork: 2,
  failedSignInsPerClient: 5,
  emailsPerRecipient: 2,
  emailsPerClient: 3,
  startedSignInsPerClient: 4,
}

const service = await setupTestService({ limits, trustedProxies: 1 })
let project: TestProject

/** Returns when the next check of a password is allowed. */
async function endOfDelay(email: string): Promise<number> {
  const { headers } = await signIn(email, PASSWORD)
  return service.clock.now + Number(headers.get('retry-after')) * 1000
}

beforeEach(async () => {
  project = await openSharedProject(service, {
    magicLinkEnabled: true,
    anonymousAccountsEnabled: true,
  })
})

const { post, signIn } = rateLimitCalls(() => project)

type From = ReturnType<typeof from>

const signUpFrom = (email: string, headers: From, accessToken?: string) =>
  project.call('POST', '/auth/password/sign-up', {
    body: { email, password: PASSWORD, verification_callback_url: CALLBACK },
    headers,
    ...(accessToken !== undefined && { accessToken }),
  })

/** Each way to enter an account with an address for the first time. */
const waysIn: [string, (email: string, headers: From) => Promise<unknown>][] = [
  ['a sign-up with a password', signUpFrom],
  [
    'a sign-up with an emailed code',
    async (email, headers) => {
      const { code } = await requestCode(service, project, email)
      return post('/auth/otp/sign-in', { code }, headers)
    },
  ],
  [
    'a sign-up with a provider',
    async (email, headers) => {
      const code = codeOf(await visit(service, project, { account: email }))
      return exchange(project, code, {}, headers)
    },
  ],
  [
    'a guest who signs up',
    async (email, headers) => {
      const { body } = await post('/auth/anonymous/sign-up', {}, headers)
      return signUpFrom(email, headers, String(body['access_token']))
    },
  ],
]

describe('the rate limit of failed sign-ins', () => {
  it('doubles the delay of an account with each failure, even for the right password', async () => {
    const [user, other] = [await signUp(project), await signUp(project)]
    await times(3, () => signIn(user.email, 'wrong wrong'))
    service.clock.now += 1000
    expectTooMany(await signIn(user.email, PASSWORD), 29)
    expect((await signIn(other.email, PASSWORD)).status).toBe(200)
    for (const seconds of [60, 120, 240, 480]) {
      service.clock.now = await endOfDelay(user.email)
      expect((await signIn(user.email, 'wrong wrong')).status).toBe(400)
      expectTooMany(await signIn(user.email, PASSWORD), seconds)
    }
    service.clock.now = await endOfDelay(user.email)
    expect((await signIn(user.email, PASSWORD)).status).toBe(200)
  })

  it('forgets the failures after an hour on the clock of the project', async () => {
    const { email } = await signUp(project)
    await times(3, () => signIn(email, 'wrong wrong'))
    service.clock.now = START + HOUR
    await times(3, () => signIn(email, 'wrong wrong'))
    expectTooMany(await signIn(email, PASSWORD), 30)
  })

  it('does not prolong a delay by requests during it', async () => {
    const { email } = await signUp(project)
    await times(3, () => signIn(email, 'wrong wrong'))
    for (let tries = 0; tries < 5; tries += 1) expectTooMany(await signIn(email, PASSWORD), 30)
    service.clock.now = START + 30_000
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })

  it('accepts the owner from a known network while other networks guess', async () => {
    const { email } = await signUp(project)
    expect((await signIn(email, PASSWORD, from('192.0.2.1'))).status).toBe(200)
    service.clock.now += 29 * 24 * HOUR
    // Guesses from enough networks to use up the limit of the account.
    for (const network of ['198.51.100.1', '198.51.100.2'])
      for (let tries = 0; tries < 2; tries += 1) await signIn(email, 'wrong wrong', from(network))
    expectTooMany(await signIn(email, PASSWORD, from('203.0.113.9')), 30)
    expect((await signIn(email, PASSWORD, from('192.0.2.1'))).status).toBe(200)
  })

  it.each(waysIn)('knows the network of %s (R10)', async (_way, enter) => {
    const email = uniqueEmail()
    const home = from('192.0.2.7')
    await enter(email, home)
    // After the delays of the password, if the account had one.
    service.clock.now += HOUR
    for (const network of ['198.51.100.1', '198.51.100.2'])
      for (let tries = 0; tries < 2; tries += 1) await signIn(email, 'wrong wrong', from(network))
    expectTooMany(await signIn(email, 'wrong wrong', from('203.0.113.9')), 30)
    expect((await signIn(email, 'wrong wrong', home)).code).toBe('EMAIL_PASSWORD_MISMATCH')
  })

  it('forgets a network that the account did not sign in from for 30 days', async () => {
    const { email } = await signUp(project)
    await signIn(email, PASSWORD, from('192.0.2.1'))
    service.clock.now += 30 * 24 * HOUR
    await times(3, () => signIn(email, 'wrong wrong'))
    expectTooMany(await signIn(email, PASSWORD, from('192.0.2.1')), 30)
  })

  it('keeps a network that the account signs in from again within 30 days', async () => {
    const { email } = await signUp(project)
    await signIn(email, PASSWORD, from('192.0.2.1'))
    service.clock.now += 29 * 24 * HOUR
    await signIn(email, PASSWORD, from('192.0.2.1'))
    service.clock.now += 29 * 24 * HOUR
    await times(3, () => signIn(email, 'wrong wrong'))
    expectTooMany(await signIn(email, PASSWORD, from('203.0.113.9')), 30)
    expect((await signIn(email, PASSWORD, from('192.0.2.1'))).status).toBe(200)
  })

  it('delays one network that guesses, and no other one', async () => {
    const { email } = await signUp(project)
    for (let tries = 0; tries < 12; tries += 1) await signIn(email, 'wrong', from('198.51.100.1'))
    expect((await signIn(email, 'wrong', from('198.51.100.1'))).status).toBe(429)
    expect((await signIn(email, PASSWORD, from('203.0.113.9'))).status).toBe(200)
  })

  it('limits guesses from a network that the account signed in from', async () => {
    const { email } = await signUp(project)
    const owner = from('192.0.2.1')
    await signIn(email, PASSWORD, owner)
    await times(2, () => signIn(email, 'wrong wrong', owner))
    expectTooMany(await signIn(email, PASSWORD, owner), 30)
    expect((await signIn(email, PASSWORD, from('203.0.113.9'))).status).toBe(200)
  })

  it('ends within an hour after the clock was set back by a day', async () => {
    const { email } = await signUp(project)
    await times(3, () => signIn(email, 'wrong wrong'))
    service.clock.now = START - 24 * HOUR
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    const ask = () => post('/auth/otp/send-sign-in-code', { email, callback_url: CALLBACK })
    service.clock.now = START
    await times(1, ask)
    service.clock.now = START - 24 * HOUR
    expectTooMany(await ask(), 3600)
  })

  it('counts concurrent requests', async () => {
    const { email } = await signUp(project)
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => signIn(email, 'wrong wrong')),
    )
    expect(statusesOf(responses)).toEqual([400, 400, 400, 429, 429, 429])
  })

  it('is separate for each project', async () => {
    const email = uniqueEmail()
    await times(3, () => signIn(email, 'wrong wrong'))
    project = await openTestProject(service)
    expect((await signIn(email, 'wrong wrong')).status).toBe(400)
  })

  it('stores no row for a request that the limit of its IP address rejects', async () => {
    const ofProject = eq(attemptCounts.projectId, project.id)
    const ask = () => signIn(uniqueEmail(), 'wrong wrong', from('192.0.2.7'))
    await times(5, ask)
    expect(await service.ctx.db.$count(attemptCounts, ofProject)).toBe(11)
    expect(statusesOf([await ask(), await ask()])).toEqual([429, 429])
    expect(await service.ctx.db.$count(attemptCounts, ofProject)).toBe(11)
  })
})
