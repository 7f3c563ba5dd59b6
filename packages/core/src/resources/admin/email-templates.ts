import * as routes from '@latchkey/contract/routes/emails'
import * as notificationRoutes from '@latchkey/contract/routes/security-notifications'
import type { ResponseOf } from '../../http/http-client.js'
import { type Json, plainJson } from '../../lib/json.js'
import type { ServerScope } from '../scope.js'

/** The emails whose content a project can change. */
export type EmailTemplateType =
  | 'email_verification'
  | 'password_reset'
  | 'magic_link'
  | 'team_invitation'

/** The content of an email. */
export interface EmailTemplate {
  /** The email whose content it is. */
  readonly type: EmailTemplateType
  /** Can contain `{{ variables }}`. */
  readonly subject: string
  /** A block document: its blocks by ID, one of them `root`. */
  readonly content: { readonly [block: string]: Json }
  /** Whether its content is the default of the service. */
  readonly isDefault: boolean
}

/** Changes of an email template. A field that is not set stays unchanged. */
export type EmailTemplatePatch = Partial<Pick<EmailTemplate, 'subject' | 'content'>>

export async function listEmailTemplates({ http }: ServerScope): Promise<EmailTemplate[]> {
  const { items } = await http.request(routes.listEmailTemplates, {})
  return items.map(({ type, subject, content, isDefault }) =>
    Object.freeze({ type, subject, content, isDefault }),
  )
}

export async function updateEmailTemplate(
  { client, http }: ServerScope,
  type: EmailTemplateType,
  { subject, content }: EmailTemplatePatch,
): Promise<void> {
  // An empty patch would turn the default into a template of the project.
  if (subject === undefined && content === undefined) return
  const body = { subject, content: content && plainJson(content) }
  await http.request(routes.updateEmailTemplate, { params: { type }, body })
  await client.invalidate('listEmailTemplates')
}

export async function resetEmailTemplate(
  { client, http }: ServerScope,
  type: EmailTemplateType,
): Promise<void> {
  await http.request(routes.resetEmailTemplate, { params: { type } })
  await client.invalidate('listEmailTemplates')
}

type NotificationResponse = ResponseOf<
  typeof notificationRoutes.listSecurityNotifications
>['items'][number]

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
  const { items } = await http.request(notificationRoutes.listSecurityNotifications, {})
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
  await http.request(notificationRoutes.updateSecurityNotification, { params, body })
  await client.invalidate('listSecurityNotifications')
}

export async function resetSecurityNotification(
  { client, http }: ServerScope,
  type: SecurityNotificationType,
): Promise<void> {
  const params = { notificationType: type }
  await http.request(notificationRoutes.resetSecurityNotification, { params })
  await client.invalidate('listSecurityNotifications')
}
