import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contactChannels } from '../../src/db/schema.js'
import { newestMail, signUp, type TestUser } from '../support/project.js'
import { CALLBACK, signUpProven } from '../support/sign-in.js'
import { setupTestService } from '../support/service.js'
import {
  APP_DOMAIN,
  changePassword,
  CHROME,
  FIREFOX,
  notificationsDuring,
  openNotifyingProject,
  signIn,
} from './notified-account.js'
import { addAddress, resetPassword } from './notified-changes.js'

const service = await setupTestService()
const project = await openNotifyingProject(service)

const recipientsDuring = async (act: () => Promise<unknown>) =>
  (await notificationsDuring(service, project, act))
    .map(({ type, to }) => `${type} ${to}`)
    .toSorted()

const addressOf = async (id: string) => {
  const { db } = service.ctx
  const [channel] = await db.select().from(contactChannels).where(eq(contactChannels.id, id))
  return channel?.value ?? ''
}

/** Verifies an address with the code that was sent to it. */
async function verify(user: TestUser, id: string): Promise<string> {
  const { accessToken } = user
  service.clock.now += 1
  await project.call('POST', `/contact-channels/me/${id}/send-verification-code`, {
    accessToken,
    body: { callback_url: CALLBACK },
  })
  const value = await addressOf(id)
  const { code } = (await newestMail(service, project.id, value)) ?? {}
  const response = await project.call('POST', '/contact-channels/verify', {
    body: { code },
    accessToken,
  })
  expect(response.status).toBe(200)
  return value
}

describe('notifications go', () => {
  it('to no unverified address', async () => {
    const user = await signUp(project)
    expect(await recipientsDuring(() => changePassword(project, user))).toEqual([])
  })

  it('to every verified address, but not to an unverified one', async () => {
    const user = await signUpProven(project)
    const second = await verify(user, await addAddress(project, user))
    await addAddress(project, user)
    expect(await recipientsDuring(() => changePassword(project, user))).toEqual(
      [`password_changed ${user.email}`, `password_changed ${second}`].toSorted(),
    )
  })

  it('to the five oldest addresses at most, so that a thief cannot crowd out the owner', async () => {
    const user = await signUpProven(project)
    const oldest = [user.email]
    for (let count = 0; count < 5; count += 1) {
      service.clock.now += 1
      oldest.push(await verify(user, await addAddress(project, user)))
    }
    expect(await recipientsDuring(() => changePassword(project, user))).toEqual(
      oldest
        .slice(0, 5)
        .map((address) => `password_changed ${address}`)
        .toSorted(),
    )
  })

  it('to the old and the new primary address when it changes', async () => {
    const user = await signUpProven(project)
    const id = await addAddress(project, user)
    const added = await verify(user, id)
    const { accessToken } = user
    const act = () =>
      project.call('PATCH', `/contact-channels/me/${id}`, {
        accessToken,
        body: { is_primary: true },
      })
    const notifications = await notificationsDuring(service, project, act)
    expect(notifications.map(({ to }) => to).toSorted()).toEqual([added, user.email].toSorted())
    for (const { type, text } of notifications) {
      expect(type).toBe('primary_email_changed')
      expect(text).toContain(`Previous email: ${user.email}\nNew email: ${added}`)
    }
  })

  it('to a new primary address that a server has verified, too', async () => {
    const user = await signUpProven(project)
    const primary_email = `${crypto.randomUUID()}@example.com`
    const act = () =>
      project.call('PATCH', `/users/${user.id}`, {
        access: 'server',
        body: { primary_email, primary_email_verified: true },
      })
    expect(await recipientsDuring(act)).toEqual(
      [`primary_email_changed ${primary_email}`, `primary_email_changed ${user.email}`].toSorted(),
    )
  })

  it('to the old primary address only while the new one is unverified', async () => {
    const user = await signUpProven(project)
    const { body } = await project.call('GET', '/contact-channels?user_id=me', user)
    const [{ id = '' } = {}] = body['items'] as { id?: string }[]
    const value = `${crypto.randomUUID()}@example.com`
    const { accessToken } = user
    const act = () =>
      project.call('PATCH', `/contact-channels/me/${id}`, { accessToken, body: { value } })
    expect(await recipientsDuring(act)).toEqual([`primary_email_changed ${user.email}`])
  })

  it('to an address that is removed', async () => {
    const user = await signUpProven(project)
    const id = await addAddress(project, user)
    const removed = await verify(user, id)
    const { accessToken } = user
    const act = () => project.call('DELETE', `/contact-channels/me/${id}`, { accessToken })
    expect(await recipientsDuring(act)).toEqual(
      [`sign_in_email_removed ${removed}`, `sign_in_email_removed ${user.email}`].toSorted(),
    )
  })

  it('to no address of a stranger who created the account', async () => {
    const stranger = await signUp(project)
    const strangers = await verify(stranger, await addAddress(project, stranger))
    const reset = await resetPassword(service, project, stranger.email)
    const recipients = await recipientsDuring(reset)
    expect(recipients).toEqual([
      `credentials_revoked ${stranger.email}`,
      `password_changed ${stranger.email}`,
    ])
    expect(recipients.join(' ')).not.toContain(strangers)
  })
})

describe('the language of a notification', () => {
  const subjectDuring = async (act: () => Promise<unknown>) =>
    (await notificationsDuring(service, project, act)).map(({ subject }) => subject)

  it('is the one of the longest used browser, not that of a thief', async () => {
    const user = await signUpProven({
      ...project,
      call: (method, path, options) =>
        project.call(method, path, {
          ...options,
          headers: { 'User-Agent': CHROME, 'Accept-Language': 'de-AT' },
        }),
    })
    service.clock.now += 1
    const headers = { 'User-Agent': FIREFOX, 'Accept-Language': 'ja' }
    const thief = () => signIn(project, user, headers)
    expect(await subjectDuring(thief)).toEqual(['Neue Anmeldung bei Ihrem Konto – Acme'])
    const change = () => changePassword(project, user, undefined, headers)
    expect(await subjectDuring(change)).toEqual(['Passwort geändert – Acme'])
  })

  it('is the one of the request if no browser of the user is known', async () => {
    const user = await signUpProven(project)
    const change = () => changePassword(project, user, undefined, { 'Accept-Language': 'fr' })
    expect(await subjectDuring(change)).toEqual(['Votre mot de passe a été modifié – Acme'])
  })
})

describe('a notification of a change by a server', () => {
  it('names an administrator instead of the device and address of the server', async () => {
    const { id } = await signUpProven(project)
    const act = () =>
      project.call('PATCH', `/users/${id}`, {
        access: 'server',
        body: { password: 'another horse 9 battery' },
        headers: { 'User-Agent': 'node' },
      })
    const [notification] = await notificationsDuring(service, project, act)
    expect(notification?.text).toContain('An administrator made this change to your Acme account.')
    expect(notification?.text).not.toMatch(/Device|IP address|node/)
  })

  it('is not sent when the server creates the user', async () => {
    const act = () =>
      project.call('POST', '/users', {
        access: 'server',
        body: {
          primary_email: `${crypto.randomUUID()}@example.com`,
          primary_email_verified: true,
          primary_email_auth_enabled: true,
          password: 'another horse 9 battery',
        },
      })
    expect(await recipientsDuring(act)).toEqual([])
  })
})

describe('the button of a notification', () => {
  it('opens the section of the account settings that shows the change, on a trusted domain', async () => {
    const user = await signUpProven(project)
    const [notification] = await notificationsDuring(service, project, () =>
      changePassword(project, user),
    )
    const link = `${APP_DOMAIN}/handler/account-settings/security`
    expect(notification?.link).toBe(link)
    expect(notification?.text).toContain(link)
  })

  it.each([
    ['without a domain', []],
    [
      'whose only domain is a wildcard',
      [{ domain: 'https://*.example.com', handlerPath: '/handler' }],
    ],
  ])('is missing in a project %s', async (_what, domains) => {
    const other = await openNotifyingProject(service, {}, { domains })
    const user = await signUpProven(other)
    const [notification] = await notificationsDuring(service, other, () =>
      changePassword(other, user),
    )
    expect(notification?.text).toContain('Your password was changed')
    expect(`${notification?.html}${notification?.text}`).not.toMatch(/href=|Open account settings/)
  })
})
