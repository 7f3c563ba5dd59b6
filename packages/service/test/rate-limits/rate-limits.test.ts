import { beforeEach, describe, expect, it } from 'vitest'
import { attemptCounts } from '../../src/db/schema.js'
import {
  openTestProject,
  PASSWORD,
  signUp,
  type TestProject,
  type TestUser,
  uniqueEmail,
} from '../support/project.js'
import { authorizePath, openSharedProject } from '../support/oauth.js'
import { START, setupTestService } from '../support/service.js'
import { attemptOf, CALLBACK, proveEmail, requireTotp, totpAt } from '../support/sign-in.js'
import { expectTooMany, from, rateLimitCalls, times } from './rate-limit-calls.js'

const limits = {
  failedSignInsPerAccount: 3,
  failedSignInsPerAccountAndNetwork: 3,
  failedSignInsPerClient: 5,
  emailsPerRecipient: 2,
  emailsPerClient: 3,
  startedSignInsPerClient: 4,
}

const service = await setupTestService({ limits, trustedProxies: 1 })
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service, { config: { magicLinkEnabled: true } })
})

const { post, signIn } = rateLimitCalls(() => project)

/** The first delay after too many wrong secrets. */
const DELAY = 30

describe('failed sign-ins', () => {
  it('count for unknown email addresses too', async () => {
    const email = uniqueEmail()
    await times(3, () => signIn(email, 'wrong wrong'))
    expectTooMany(await signIn(email, 'wrong wrong'), DELAY)
  })

  it('block an IP address that a proxy sends', async () => {
    await times(5, () => signIn(uniqueEmail(), 'wrong wrong', from('192.0.2.7')))
    expectTooMany(await signIn(uniqueEmail(), 'wrong wrong', from('192.0.2.7')), DELAY)
    expect((await signIn(uniqueEmail(), 'wrong wrong', from('192.0.2.8'))).status).toBe(400)
    await times(7, () => signIn(uniqueEmail(), 'wrong wrong'))
  })

  it('block a whole IPv6 network', async () => {
    let last = 0
    const next = () => from(`2001:db8:1:2::${(last += 1)}`)
    await times(5, () => signIn(uniqueEmail(), 'wrong wrong', next()))
    expectTooMany(await signIn(uniqueEmail(), 'wrong wrong', next()), DELAY)
    const other = from('2001:db8:1:3::1')
    expect((await signIn(uniqueEmail(), 'wrong wrong', other)).status).toBe(400)
  })

  it('of a server do not block its IP address', async () => {
    const body = () => ({ email: uniqueEmail(), password: 'wrong wrong' })
    const ask = () =>
      project.call('POST', '/auth/password/sign-in', {
        access: 'server',
        body: body(),
        headers: from('192.0.2.7'),
      })
    expect(await times(7, ask)).toEqual([400])
  })

  it('include a wrong password in an update', async () => {
    const { accessToken } = await signUp(project)
    const update = () =>
      project.call('POST', '/auth/password/update', {
        accessToken,
        body: { old_password: 'wrong wrong', new_password: PASSWORD },
      })
    await times(3, update)
    expectTooMany(await update(), DELAY)
  })
})

it('does not count successful sign-ins', async () => {
  const { email } = await signUp(project)
  expect(await times(7, () => signIn(email, PASSWORD, from('192.0.2.7')))).toEqual([200])
  expect(await times(3, () => signIn(email, 'wrong wrong'))).toEqual([400])
})

describe('a second factor', () => {
  const begin = async ({ email }: TestUser) => attemptOf(await signIn(email, PASSWORD))
  const complete = (code: string, totp: string) =>
    post('/auth/mfa/sign-in', { code, type: 'totp', totp })

  it('is blocked after too many wrong codes across attempt codes', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    const wrong = totpAt(START + 60_000)
    for (let tries = 0; tries < 3; tries += 1)
      expect((await complete(await begin(user), wrong)).code).toBe('INVALID_TOTP_CODE')
    expectTooMany(await complete(await begin(user), totpAt(START)), DELAY)
    service.clock.now += DELAY * 1000
    const response = await complete(await begin(user), totpAt(service.clock.now))
    expect(response.status).toBe(200)
  })

  it('does not count right codes', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    for (let tries = 0; tries < 5; tries += 1) {
      service.clock.now += 30_000
      const response = await complete(await begin(user), totpAt(service.clock.now))
      expect(response.status).toBe(200)
    }
  })
})

describe('emails with codes', () => {
  const calls = [['/auth/otp/send-sign-in-code'], ['/auth/password/send-reset-code']] as const

  it.each(calls)('of %s are limited per address, ignoring case', async (path) => {
    const email = uniqueEmail()
    const ask = (to: string) => post(path, { email: to, callback_url: CALLBACK })
    await times(2, () => ask(email))
    expectTooMany(await ask(email.toUpperCase()))
    expect((await ask(uniqueEmail())).status).toBe(200)
  })

  it('do not count for the address if the IP address has used up its limit', async () => {
    const email = uniqueEmail()
    const ask = (to: string, headers: ReturnType<typeof from>) =>
      post('/auth/otp/send-sign-in-code', { email: to, callback_url: CALLBACK }, headers)
    await times(3, () => ask(uniqueEmail(), from('192.0.2.7')))
    expectTooMany(await ask(email, from('192.0.2.7')))
    expect(await times(2, () => ask(email, from('192.0.2.8')))).toEqual([200])
  })

  it('that verify an address are limited per address', async () => {
    const { accessToken, email } = await signUp(project)
    const ask = () =>
      project.call('POST', '/contact-channels/send-verification-code', {
        accessToken,
        body: { email, callback_url: CALLBACK },
      })
    // The email of the sign-up was the first one.
    await times(1, ask)
    expectTooMany(await ask())
  })

  it('that invite to a team are limited per address', async () => {
    const team = await project.call('POST', '/teams', {
      access: 'server',
      body: { display_name: 'Engines' },
    })
    const email = uniqueEmail()
    const invite = () =>
      project.call('POST', '/team-invitations/send-code', {
        access: 'server',
        body: { team_id: team.body['id'], email, callback_url: CALLBACK },
      })
    await times(2, invite)
    expectTooMany(await invite())
  })

  it('are limited per sending user, regardless of IP address and recipient', async () => {
    const [user, other] = [await signUp(project), await signUp(project)]
    const invite = async ({ id, accessToken }: TestUser) => {
      const teamFields = { display_name: 'Engines', creator_user_id: id }
      const team = await project.call('POST', '/teams', { access: 'server', body: teamFields })
      const body = { team_id: team.body['id'], email: uniqueEmail(), callback_url: CALLBACK }
      return project.call('POST', '/team-invitations/send-code', { accessToken, body })
    }
    expect(await times(3, () => invite(user))).toEqual([200])
    expectTooMany(await invite(user))
    expect((await invite(other)).status).toBe(200)
  })

  const bodyOf = () => ({ email: uniqueEmail(), callback_url: CALLBACK })
  const signUpBody = () => ({
    email: uniqueEmail(),
    password: PASSWORD,
    verification_callback_url: CALLBACK,
  })

  it.each([
    ...calls.map(([path]) => [path, bodyOf] as const),
    ['/auth/password/sign-up', signUpBody] as const,
  ])('of %s are limited per IP address', async (path, body) => {
    const ask = (address: string) => post(path, body(), from(address))
    await times(3, () => ask('192.0.2.7'))
    expectTooMany(await ask('192.0.2.7'))
    expect((await ask('192.0.2.8')).status).toBe(200)
  })
})

describe('addresses to sign in with', () => {
  const add = ({ accessToken }: TestUser, used_for_auth: boolean) =>
    project.call('POST', '/contact-channels', {
      accessToken,
      body: { user_id: 'me', type: 'email', value: uniqueEmail(), used_for_auth },
    })

  it('are limited per user, because the response reveals whether an account has them', async () => {
    const [user, other] = [await signUp(project), await signUp(project)]
    const { id } = (await add(user, true)).body
    const change = () =>
      project.call('PATCH', `/contact-channels/me/${String(id)}`, {
        accessToken: user.accessToken,
        body: { value: uniqueEmail() },
      })
    await times(2, change)
    expectTooMany(await change())
    expectTooMany(await add(user, true))
    expect((await add(user, false)).status).toBe(201)
    expect((await add(other, true)).status).toBe(201)
  })
})

describe('flows that wait for completion', () => {
  beforeEach(async () => {
    project = await openSharedProject(service, {
      passkeyEnabled: true,
      anonymousAccountsEnabled: true,
    })
  })
  const begin = {
    'a sign-in on a command line': (headers: Record<string, string>) =>
      post('/auth/cli', {}, headers),
    'a sign-in by passkey': (headers: Record<string, string>) =>
      post('/auth/passkey/initiate-passkey-authentication', {}, headers),
    'an anonymous account': (headers: Record<string, string>) =>
      post('/auth/anonymous/sign-up', {}, headers),
    'a sign-in at a provider': (headers: Record<string, string>) =>
      project.call('GET', authorizePath(project, 'github'), {
        access: 'none',
        headers,
      }),
  }

  it.each(Object.entries(begin))('are limited per IP address: %s', async (_what, ask) => {
    await times(4, () => ask(from('192.0.2.7')))
    expectTooMany(await ask(from('192.0.2.7')))
    for (const other of [from('192.0.2.8'), {}]) expect((await ask(other)).status).toBeLessThan(400)
  })

  it('include passkey registrations', async () => {
    const user = await signUp(project)
    await proveEmail(project, user)
    const { accessToken } = user
    const path = '/auth/passkey/initiate-passkey-registration'
    const ask = () => project.call('POST', path, { accessToken, headers: from('192.0.2.7') })
    await times(4, ask)
    expectTooMany(await ask())
  })

  it('count together and do not count for servers', async () => {
    await times(1, () => begin['a sign-in on a command line'](from('192.0.2.7')))
    await times(3, () => begin['a sign-in by passkey'](from('192.0.2.7')))
    expectTooMany(await begin['an anonymous account'](from('192.0.2.7')))
    const ask = () =>
      project.call('POST', '/auth/cli', { access: 'server', headers: from('192.0.2.7') })
    expect(await times(6, ask)).toEqual([200])
  })
})

it('supports X-Stack-Override-Error-Status', async () => {
  const email = uniqueEmail()
  await times(3, () => signIn(email, 'wrong wrong'))
  const response = await signIn(email, 'wrong wrong', { 'X-Stack-Override-Error-Status': 'true' })
  expect([response.status, response.headers.get('x-stack-actual-status')]).toEqual([200, '429'])
  expect(response.headers.get('retry-after')).toBe(String(DELAY))
})

it('stores no email or IP address', async () => {
  const email = uniqueEmail()
  await signIn(email, 'wrong wrong', from('192.0.2.7'))
  const rows = JSON.stringify(await service.ctx.db.select().from(attemptCounts))
  expect(rows).not.toMatch(/example\.com|192\.0\.2/)
})
