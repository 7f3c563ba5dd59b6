import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from '../../src/db/schema.js'
import {
  newestMail,
  PASSWORD,
  signUp,
  type CallOptions,
  type TestProject,
  type TestUser,
} from '../support/project.js'
import { attemptOf, CALLBACK, proveEmail, requireTotp, totpAt } from '../support/sign-in.js'
import { setupTestService } from '../support/service.js'
import {
  CHROME,
  FIREFOX,
  NEWER_CHROME,
  notificationsDuring,
  openNotifyingProject,
  signIn,
  typesDuring,
} from './notified-account.js'

const service = await setupTestService({ trustedProxies: 1 })
const project = await openNotifyingProject(service)

const from = (userAgent: string) => ({ 'User-Agent': userAgent })

/** Calls that a program sends. */
const withAgent = (userAgent: string, on = project): TestProject => ({
  ...on,
  call: (method: string, path: string, options: CallOptions = {}) =>
    on.call(method, path, { ...options, headers: { ...from(userAgent), ...options.headers } }),
})

async function signUpWithChrome(): Promise<TestUser> {
  const user = await signUp(withAgent(CHROME))
  await proveEmail(project, user)
  return user
}

const during = (act: () => Promise<unknown>) => typesDuring(service, project, act)

describe('a sign-in from a new kind of device', () => {
  it('notifies the owner once, with device, place, time and address', async () => {
    const user = await signUpWithChrome()
    const place = { 'X-Vercel-IP-City': 'Vienna', 'X-Vercel-IP-Country': 'AT' }
    const headers = { ...from(FIREFOX), ...place, 'X-Forwarded-For': '192.0.2.7' }
    const act = async () => {
      await signIn(project, user, headers)
      await signIn(project, user, headers)
    }
    const notifications = await notificationsDuring(service, project, act)
    expect(notifications).toHaveLength(1)
    expect(notifications[0]).toMatchObject({
      to: user.email,
      subject: 'New sign-in to your account – Acme',
    })
    for (const fact of ['Firefox on Linux', 'Vienna, Austria', '192.0.2.7', 'September 21, 2026'])
      expect([notifications[0]?.html, notifications[0]?.text]).toEqual([
        expect.stringContaining(fact),
        expect.stringContaining(fact),
      ])
  })

  it('notifies the owner when the second factor completes it', async () => {
    const user = await signUpWithChrome()
    await requireTotp(project, user)
    let attempt = ''
    const firstFactor = async () => {
      attempt = attemptOf(await signIn(project, user, from(FIREFOX)))
    }
    expect(await during(firstFactor)).toEqual([])
    const body = { type: 'totp', totp: totpAt(service.clock.now), code: attempt }
    const secondFactor = () =>
      project.call('POST', '/auth/mfa/sign-in', { body, headers: from(FIREFOX) })
    expect(await during(secondFactor)).toEqual(['new_device'])
  })

  it('notifies the owner of a program that is not a browser', async () => {
    const user = await signUpWithChrome()
    expect(await during(() => signIn(project, user, from('curl/8.1.2')))).toEqual(['new_device'])
    expect(await during(() => signIn(project, user, from('curl/8.9.0')))).toEqual([])
  })
})

describe('no email about a new device is sent', () => {
  it('for a newer version of a known browser', async () => {
    const user = await signUpWithChrome()
    expect(await during(() => signIn(project, user, from(NEWER_CHROME)))).toEqual([])
  })

  it('for a sign-up', async () => {
    const body = { email: `${crypto.randomUUID()}@example.com` }
    const act = () =>
      project.call('POST', '/auth/password/sign-up', {
        body: {
          ...body,
          password: 'correct horse 9 battery',
          verification_callback_url: 'http://localhost:3000/x',
        },
        headers: from(CHROME),
      })
    expect(await during(act)).toEqual([])
  })

  it('for a sign-up with an emailed code, which proves the address', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    await project.call('POST', '/auth/otp/send-sign-in-code', {
      body: { email, callback_url: CALLBACK },
    })
    const { code } = (await newestMail(service, project.id, email)) ?? {}
    const act = async () => {
      const options = { body: { code }, headers: from(FIREFOX) }
      const response = await project.call('POST', '/auth/otp/sign-in', options)
      expect(response.body['is_new_user']).toBe(true)
    }
    expect(await during(act)).toEqual([])
  })

  it('for a sign-in by a server with the password of the user', async () => {
    const { email } = await signUpWithChrome()
    const options: CallOptions = {
      access: 'server',
      body: { email, password: PASSWORD },
      headers: from(FIREFOX),
    }
    const act = async () => {
      const response = await project.call('POST', '/auth/password/sign-in', options)
      expect(response.status).toBe(200)
    }
    expect(await during(act)).toEqual([])
  })

  it('for a sign-up as a guest', async () => {
    const act = () => project.call('POST', '/auth/anonymous/sign-up', { headers: from(CHROME) })
    expect(await during(act)).toEqual([])
  })

  it.each([false, true])(
    'for a session that a server creates (impersonation: %s)',
    async (is_impersonation) => {
      const { id } = await signUpWithChrome()
      const act = () =>
        project.call('POST', '/auth/sessions', {
          access: 'server',
          body: { user_id: id, is_impersonation },
          headers: from(FIREFOX),
        })
      expect(await during(act)).toEqual([])
    },
  )

  it('for a wrong password', async () => {
    const { email } = await signUpWithChrome()
    const body = { email, password: 'a wrong password' }
    const act = () =>
      project.call('POST', '/auth/password/sign-in', { body, headers: from(FIREFOX) })
    expect(await during(act)).toEqual([])
  })
})

describe('a session', () => {
  const sessionsOf = ({ id }: Pick<TestUser, 'id'>) =>
    service.ctx.db.select().from(sessions).where(eq(sessions.userId, id))

  it('stores user agent and network of the client that began it', async () => {
    const user = await signUpWithChrome()
    await signIn(project, user, { ...from(FIREFOX), 'X-Forwarded-For': '2001:db8:1:2:3:4:5:6' })
    const stored = await sessionsOf(user)
    expect(stored).toHaveLength(2)
    expect(stored).toContainEqual(
      expect.objectContaining({ userAgent: FIREFOX, clientNetwork: '2001:db8:1:2' }),
    )
  })

  it('stores neither if a server created it', async () => {
    const { id } = await signUpWithChrome()
    await service.ctx.db.delete(sessions).where(eq(sessions.userId, id))
    const body = { user_id: id }
    await project.call('POST', '/auth/sessions', { access: 'server', body, headers: from(FIREFOX) })
    expect(await sessionsOf({ id })).toEqual([
      expect.objectContaining({ userAgent: null, clientNetwork: null }),
    ])
  })
})
