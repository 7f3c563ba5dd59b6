import { fail } from '@latchkey/contract/errors'
import { readableText } from '../../lib/readable-text.js'
import type { ServiceConfig } from '../../config/config.js'
import type { Context } from '../../context.js'
import type { MailSender } from '../../db/values.js'
import type { EmailConfig } from './email-config.js'
import type { Project } from '../../db/schema.js'

/** Settings of a mail server. */
export type MailServer = Omit<NonNullable<ServiceConfig['smtp']>, 'senderName'>

/**
 * Returns the sender of a project's emails as its owner sees it, without a password. The mail server of the
 * service sends for many projects, so the sender's name is that of the project.
 */
export function senderOf(
  { config: { smtp } }: Pick<Context, 'config'>,
  { emailConfig, displayName }: Pick<Project, 'emailConfig' | 'displayName'>,
): MailSender {
  if (emailConfig !== null) return ownSender(emailConfig)
  return {
    type: 'shared',
    host: smtp?.host ?? 'localhost',
    port: smtp?.port ?? 25,
    username: smtp?.username ?? '',
    senderName: readableText(displayName),
    senderEmail: smtp?.senderEmail ?? 'noreply@localhost.example',
  }
}

/**
 * Rejects emails to arbitrary addresses in production if the project has no mail server: other projects share the
 * mail server of the service, and its reputation.
 */
export function rejectSharedServer(
  { config }: Pick<Context, 'config'>,
  { emailConfig }: Pick<Project, 'emailConfig'>,
): void {
  if (config.mode === 'production' && emailConfig === null)
    throw fail('REQUIRES_CUSTOM_EMAIL_SERVER')
}

export const ownSender = (config: Omit<EmailConfig, 'password'>): MailSender => ({
  type: 'standard',
  host: config.host,
  port: config.port,
  username: config.username,
  senderName: config.senderName,
  senderEmail: config.senderEmail,
})
