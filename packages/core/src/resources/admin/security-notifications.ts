import * as routes from '@latchkey/contract/routes/security-notifications'
import type { Client } from '../../client/client.js'
import type { ResponseOf } from '../../http/http-client.js'
import type { Json } from '../../lib/json.js'
import { plainJson } from '../../lib/plain-json.js'

type NotificationResponse = ResponseOf<typeof routes.listSecurityNotifications>['items'][number]

/** An email about the security of an account, such as `new_device` or `password_changed`. */
export type SecurityNotificationType = NotificationResponse['type']

/** An email about the security of an account, which its owner receives. */
export interface SecurityNotification {
  /** The event that the email is about. */
  readonly type: SecurityNotificationType
  /** Whether the project sends it. */
  readonly isEnabled: boolean
  /** Can contain `{{ variables }}`. */
  readonly subject: string
  /** A block document: its blocks by ID, one of them `root`. */
  readonly content: { readonly [block: string]: Json }
  /** Whether its content is the default of the service. */
  readonly isDefault: boolean
}

/** Changes of a security notification. A field that is not set stays unchanged. */
export type SecurityNotificationPatch = Partial<
  Pick<SecurityNotification, 'isEnabled' | 'subject' | 'content'>
>

export async function listSecurityNotifications(client: Client): Promise<SecurityNotification[]> {
  const { items } = await client.http.withoutSession().request(routes.listSecurityNotifications, {})
  return items.map(({ type, isEnabled, subject, content, isDefault }) =>
    Object.freeze({ type, isEnabled, subject, content, isDefault }),
  )
}

export async function updateSecurityNotification(
  client: Client,
  type: SecurityNotificationType,
  { isEnabled, subject, content }: SecurityNotificationPatch,
): Promise<void> {
  const body = { isEnabled, subject, content: content && plainJson(content) }
  const params = { notificationType: type }
  await client.http.withoutSession().request(routes.updateSecurityNotification, { params, body })
  await client.invalidate('listSecurityNotifications')
}

export async function resetSecurityNotification(
  client: Client,
  type: SecurityNotificationType,
): Promise<void> {
  const params = { notificationType: type }
  await client.http.withoutSession().request(routes.resetSecurityNotification, { params })
  await client.invalidate('listSecurityNotifications')
}
