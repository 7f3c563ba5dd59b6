import { SECURITY_NOTIFICATIONS } from '@latchkey/contract'
import { describe, expect, it } from 'vitest'
import { setupTestService } from '../support/service.js'
import {
  changePassword,
  notificationsDuring,
  openNotifyingProject,
  typesDuring,
} from './notified-account.js'
import { signUpProven } from '../support/sign-in.js'

const PATH = '/latchkey/security-notifications'

const service = await setupTestService()
const project = await openNotifyingProject(service)

interface Listed {
  type: string
  is_enabled: boolean
  is_default: boolean
}
const admin = (method: string, path: string, body?: unknown, on = project) =>
  on.call(method, path, { access: 'admin', body })
const list = async (on = project) =>
  (await admin('GET', PATH, undefined, on)).body['items'] as Listed[]

describe('the notifications of a project', () => {
  it('are all on and have the default template at first', async () => {
    const listed = await list(await openNotifyingProject(service))
    expect(listed.map(({ type }) => type)).toEqual(Object.values(SECURITY_NOTIFICATIONS).flat())
    expect(listed.every(({ is_enabled, is_default }) => is_enabled && is_default)).toBe(true)
  })

  it('are an extension that the service names', async () => {
    const body = { feature_name: 'security-notifications' }
    const { text } = await project.call('POST', '/check-feature-support', { access: 'none', body })
    expect(text).toContain(`GET ${PATH}`)
  })

  it('are not in the list of the email templates of the protocol', async () => {
    const { body } = await admin('GET', '/email-templates')
    expect((body['items'] as Listed[]).map(({ type }) => type)).toEqual([
      'email_verification',
      'password_reset',
      'magic_link',
      'team_invitation',
    ])
    expect((await admin('PATCH', '/email-templates/new_device', { subject: 'x' })).code).toBe(
      'SCHEMA_ERROR',
    )
  })

  it('are all switched off by concurrent requests', async () => {
    const other = await openNotifyingProject(service)
    await Promise.all(
      ['new_device', 'passkey_added', 'password_changed'].map((type) =>
        admin('PATCH', `${PATH}/${type}`, { is_enabled: false }, other),
      ),
    )
    const disabled = (await list(other)).filter(({ is_enabled }) => !is_enabled)
    expect(disabled.map(({ type }) => type)).toEqual([
      'new_device',
      'password_changed',
      'passkey_added',
    ])
  })

  it('are not sent after an admin switches them off', async () => {
    const other = await openNotifyingProject(service)
    await admin('PATCH', `${PATH}/password_changed`, { is_enabled: false }, other)
    const user = await signUpProven(other)
    expect(await typesDuring(service, other, () => changePassword(other, user))).toEqual([])
  })
})

describe('the template of a notification', () => {
  it('can be changed in development, and reset', async () => {
    const other = await openNotifyingProject(service)
    const path = `${PATH}/password_changed`
    const content = {
      root: { type: 'EmailLayout', data: { childrenIds: ['text'] } },
      text: {
        type: 'Text',
        data: { props: { text: '{{ device }} / {{ time }} / {{ projectDisplayName }}' } },
      },
    }
    const change = { subject: '{{ projectDisplayName }} password', content }
    expect((await admin('PATCH', path, { content: { text: content.text } }, other)).status).toBe(
      400,
    )
    expect((await admin('PATCH', path, change, other)).body).toMatchObject({
      ...change,
      is_default: false,
      is_enabled: true,
    })
    const user = await signUpProven(other)
    const [notification] = await notificationsDuring(service, other, () =>
      changePassword(other, user, undefined, { 'User-Agent': 'curl/8' }),
    )
    expect(notification).toMatchObject({
      subject: 'Acme password',
      text: 'curl / September 21, 2026 at 2:13 PM UTC / Acme\n',
    })
    expect((await admin('DELETE', path, undefined, other)).status).toBe(200)
    expect((await admin('DELETE', path, undefined, other)).status).toBe(404)
  })

  it('cannot be changed in production without an email server of the project', async () => {
    const { config } = service.ctx
    service.ctx.config = { ...config, mode: 'production' }
    const refused = await admin('PATCH', `${PATH}/password_changed`, { subject: 'Changed' })
    service.ctx.config = config
    expect([refused.status, refused.code]).toEqual([400, null])
    expect(refused.text).toContain('Set an email server')
  })

  it('is written to the audit log as a change of the project', async () => {
    for (const isEnabled of [false, true, true]) {
      service.clock.now += 1
      await admin('PATCH', `${PATH}/new_device`, { is_enabled: isEnabled })
    }
    const { body } = await admin('GET', '/latchkey/audit-log?action=project.changed&limit=1')
    const [event] = body['items'] as { details: unknown }[]
    expect(event?.details).toMatchObject({
      fields: ['securityNotifications.new_device.isEnabled'],
      changes: [
        { field: 'securityNotifications.new_device.isEnabled', before: false, after: true },
      ],
    })
  })

  it.each(['client', 'server'] as const)('is not accessible to %s access', async (access) => {
    expect((await project.call('GET', PATH, { access })).code).toBe('INSUFFICIENT_ACCESS_TYPE')
  })
})
