import { describe, expect, it } from 'vitest'
import { emailLanguages } from '../texts/languages.js'
import { blockDocument } from './block-document.js'
import { defaultNotification, notificationTypes } from './default-notifications.js'
import { renderEmail } from './render.js'
import { unknownPlaceholder } from './template-placeholders.js'

const link = 'https://app.example/handler/account-settings'
const variables = {
  projectDisplayName: 'Acme',
  userDisplayName: 'Ada',
  recipientEmail: 'ada@example.com',
  time: 'September 21, 2026 at 2:13 PM UTC',
  device: 'Chrome on macOS',
  ipAddress: '192.0.2.7',
  email: 'work@example.com',
  oldEmail: 'ada@example.com',
  newEmail: 'new@example.com',
  provider: 'GitHub',
  deletionTime: 'October 21, 2026 at 2:13 PM UTC',
  accountSettingsLink: link,
  forgotPasswordLink: 'https://app.example/handler/forgot-password',
  signInLink: 'https://app.example/handler/sign-in',
}

describe.each(notificationTypes)('the default notification %s', (type) => {
  it.each(emailLanguages)('is complete in $tag', (language) => {
    const mail = renderEmail(defaultNotification(type, { language }), variables, { language })
    const { subject, html, text } = mail
    expect(subject).toMatch(/ – Acme$/)
    expect(text).toContain('Chrome on macOS')
    expect(text).toContain('192.0.2.7')
    expect(text).toContain(variables.time)
    const isDeletion = type === 'account_deletion_scheduled'
    expect(text).toContain(`:\n${isDeletion ? variables.signInLink : link}\n`)
    expect(text).toContain(variables.forgotPasswordLink)
    expect(html).toContain(`lang="${language.tag}" dir="${language.dir}"`)
    expect(subject + html + text).not.toMatch(/\{\{|\}\}|undefined|null/)
  })

  it('is a block document with known placeholders', () => {
    const template = defaultNotification(type)
    expect(blockDocument.safeParse(template.content).success).toBe(true)
    expect(unknownPlaceholder(type, JSON.stringify(template))).toBeUndefined()
  })
})

describe('the advice of a notification', () => {
  const render = (situation: Parameters<typeof defaultNotification>[1]) =>
    renderEmail(defaultNotification('new_device', situation), variables)

  it('has the reset of the password as its button', () => {
    const { html } = render({})
    expect(html).toMatch(/<a class="lk-accent" href="[^"]*forgot-password"/)
    expect(html).toMatch(/<a class="lk-text" href="[^"]*account-settings"/)
  })

  it('does not speak of passwords in a project without passwords', () => {
    const { html, text } = render({ hasPasswords: false })
    expect(text).not.toMatch(/password/)
    expect(html).toMatch(/<a class="lk-accent" href="[^"]*account-settings"/)
  })
})

describe('the texts of the notifications', () => {
  it.each(emailLanguages)('have a heading of its own for each type in $tag', (language) => {
    const headings = Object.values(language.notifications.headings)
    expect(new Set(headings).size).toBe(headings.length)
  })
})
