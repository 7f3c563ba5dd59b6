import * as routes from '@latchkey/contract/routes/security-notifications'
import type { ResponseOf } from '../../http/http-client.js'
import { plainJson } from '../../lib/json.js'
import type { ServerScope } from '../scope.js'
import type { EmailTemplate } from './email-templates.js'

type NotificationResponse = ResponseOf<typeof routes.listSecurityNotifications>['items'][number]

/** An email about the security of an account, such as `new_device` or `password_changed`. */
export type SecurityNotificationType = NotificationResponse['type']

/** An email about the security of an account, which its owner receives. */
export interface SecurityNotification extends Omit<EmailTemplate, 'type'> {
  /** The event that the email is about. */
  readonly type: SecurityNotificationType
  /** Whether the project sends it. */
  readonly isEnabled: boolean
}

/** Changes of a security notification. A field that is not set stays unchanged. */
export type SecurityNotificationPatch = Partial<
  Pick<SecurityNotification, 'isEnabled' | 'subject' | 'content'>
>

export async function listSecurityNotifications({
  http,
}: ServerScope): Promise<SecurityNotification[]> {
  const { items } = await http.request(routes.listSecurityNotifications, {})
  return items.map(({ type, isEnabled, subject, content, isDefault }) =>
    Object.freeze({ type, isEnabled, subject, content, isDefault }),
  )
}

export async function updateSecurityNotification(
  { client, http }: ServerScope,
  type: SecurityNotificationType,
  { isEnabled, subject, content }: SecurityNotificationPatch,
): Promise<void> {
  const body = { isEnabled, subject, content: content && plainJson(content) }
  const params = { notificationType: type }
  await http.request(routes.updateSecurityNotification, { params, body })
  await client.invalidate('listSecurityNotifications')
}

export async function resetSecurityNotification(
  { client, http }: ServerScope,
  type: SecurityNotificationType,
): Promise<void> {
  const params = { notificationType: type }
  await http.request(routes.resetSecurityNotification, { params })
  await client.invalidate('listSecurityNotifications')
}
