import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notificationTypes } from '../../src/domain/email/templates/default-notifications.js'
import { withRecordedAnswers } from '../support/compatibility.js'
import type { CallOptions, TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import {
  changePassword,
  notificationsDuring,
  openNotifyingProject,
  typesDuring,
} from './notified-account.js'
import {
  addAddress,
  CHANGE_SECRETS,
  connectAccount,
  notifiedChanges,
  resetPassword,
} from './notified-changes.js'
import { signUpProven } from '../support/sign-in.js'

const service = await setupTestService()
const project = await openNotifyingProject(service)

const changes = Object.entries(notifiedChanges)

describe('the owner of an account', () => {
  it.each(changes)('gets exactly one email about a change: %s', async (type, prepare) => {
    const { user, act } = await prepare(service, project)
    const notifications = await notificationsDuring(service, project, act)
    expect(notifications.map(({ type, to }) => ({ type, to }))).toEqual([{ type, to: user.email }])
  })

  it.each(changes)(
    'gets no email about a change that is switched off: %s',
    async (type, prepare) => {
      const silent = await openNotifyingProject(service, {
        securityNotifications: { [type]: false },
      })
      const { act } = await prepare(service, silent)
      expect(await typesDuring(service, silent, act)).toEqual([])
    },
  )

  it('gets an email when a connected account may no longer sign in, and when it may again', async () => {
    const user = await signUpProven(project)
    const path = await connectAccount(service, project, user)
    const change = (body: unknown) => () =>
      project.call('PATCH', path, { accessToken: user.accessToken, body })
    const typesOf = (body: unknown) => typesDuring(service, project, change(body))
    expect(await typesOf({ allow_connected_accounts: false })).toEqual([])
    expect(await typesOf({ allow_sign_in: false })).toEqual(['provider_disconnected'])
    expect(await typesOf({ allow_sign_in: true })).toEqual(['provider_connected'])
  })

  it('gets no email about an address that does not sign in', async () => {
    const user = await signUpProven(project)
    const add = () => addAddress(project, user, { used_for_auth: false })
    expect(await typesDuring(service, project, add)).toEqual([])
  })

  it('gets an email about a password reset', async () => {
    const { email } = await signUpProven(project)
    const reset = await resetPassword(service, project, email)
    expect(await typesDuring(service, project, reset)).toEqual(['password_changed'])
  })

  it('gets no email with the recorded responses', async () => {
    const user = await signUpProven(project)
    await withRecordedAnswers(service, async () => {
      expect(await typesDuring(service, project, () => changePassword(project, user))).toEqual([])
    })
  })

  it('gets no email about a request for a sign-in code, which is an email itself', async () => {
    const { email } = await signUpProven(project)
    const body = { email, callback_url: 'http://localhost:3000/callback' }
    const ask = () => project.call('POST', '/auth/otp/send-sign-in-code', { body })
    expect(await typesDuring(service, project, ask)).toEqual([])
  })

  it('gets no email about a change that is rolled back', async () => {
    const webhooks = [{ url: 'https://hooks.example.com' }]
    const emitting = await openNotifyingProject(service, {}, { webhooks })
    const { id } = await signUpProven(emitting)
    // The webhook event is written after the notification.
    const rejectEvents = sql`alter table webhook_events add constraint rejected check (false) not valid`
    const acceptEvents = sql`alter table webhook_events drop constraint rejected`
    const { db } = service.ctx
    await db.execute(rejectEvents)
    try {
      const change = async () => {
        const body = { password: 'another horse 9 battery' }
        const response = await emitting.call('PATCH', `/users/${id}`, { access: 'server', body })
        expect(response.status).toBe(500)
      }
      expect(await typesDuring(service, emitting, change)).toEqual([])
    } finally {
      await db.execute(acceptEvents)
    }
  })

  it('keeps the credentials if the email cannot be written', async () => {
    const user = await signUpProven(project)
    const { db } = service.ctx
    await db.execute(sql`alter table emails add constraint rejected check (false) not valid`)
    try {
      expect((await changePassword(project, user)).status).toBe(500)
    } finally {
      await db.execute(sql`alter table emails drop constraint rejected`)
    }
    expect((await changePassword(project, user)).status).toBe(200)
  })

  it('gets at most five emails of one type per hour', async () => {
    const user = await signUpProven(project)
    const toggle = async () => {
      for (const isOn of [
        true,
        false,
        true,
        false,
        true,
        false,
        true,
        false,
        true,
        false,
        true,
        false,
      ]) {
        const body = { otp_auth_enabled: isOn }
        await project.call('PATCH', '/users/me', { accessToken: user.accessToken, body })
      }
    }
    const five = (type: string) => Array<string>(5).fill(type)
    expect(await typesDuring(service, project, toggle)).toEqual([
      ...five('email_codes_disabled'),
      ...five('email_codes_enabled'),
    ])
    const change = () => changePassword(project, user)
    expect(await typesDuring(service, project, change)).toEqual(['password_changed'])
  })
})

describe('a notification', () => {
  it('contains no secret of the change or of its responses', async () => {
    const secrets = new Set(CHANGE_SECRETS)
    const watched: TestProject = {
      ...project,
      call: async (method: string, path: string, options?: CallOptions) => {
        const response = await project.call(method, path, options)
        for (const text of [
          JSON.stringify(options?.body ?? ''),
          response.text,
          options?.accessToken ?? '',
        ])
          for (const [secret] of text.matchAll(/[\w-]{24,}(?:\.[\w-]+)*/g)) secrets.add(secret)
        return response
      },
    }
    const notifications = await notificationsDuring(service, project, async () => {
      for (const prepare of Object.values(notifiedChanges))
        await (await prepare(service, watched)).act()
    })
    expect(notifications.length).toBeGreaterThanOrEqual(Object.keys(notifiedChanges).length)
    // Test addresses begin with a random text that looks like a secret, and the email shows a new address.
    const leakedSecrets = [...secrets].filter(
      (secret) =>
        !/^[\da-f]{8}-[\da-f]{4}-/.test(secret) &&
        notifications.some(({ subject, html, text }) =>
          `${subject}${html}${text}`.includes(secret),
        ),
    )
    expect(secrets.size).toBeGreaterThan(40)
    expect(leakedSecrets).toEqual([])
  })

  it.each(notificationTypes)('can be switched off with calls: %s', async (type) => {
    const path = `/latchkey/security-notifications/${type}`
    const isEnabledAfter = async (is_enabled: boolean) => {
      const response = await project.call('PATCH', path, { access: 'admin', body: { is_enabled } })
      return response.body['is_enabled']
    }
    expect(await isEnabledAfter(false)).toBe(false)
    expect(await isEnabledAfter(true)).toBe(true)
  })
})
