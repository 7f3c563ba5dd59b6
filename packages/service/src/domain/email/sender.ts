import { fail } from '@latchkey/contract/errors'
import { rejection } from '../../errors/http-error.js'
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
 * Whether the emails of a project go through a mail server that other projects share, and its reputation with it: that of the
 * service in production. The owner of such a project chooses neither the recipients nor the texts of its emails. A text of the
 * project could be phishing that recipients trust because it comes from the address of the service. In development, the service
 * and its projects have one owner.
 */
export const sharesMailServer = (
  { config }: Pick<Context, 'config'>,
  { emailConfig }: Pick<Project, 'emailConfig'>,
): boolean => config.mode === 'production' && emailConfig === null

/** Rejects emails to arbitrary addresses through a shared mail server. */
export function rejectSharedServer(
  ctx: Pick<Context, 'config'>,
  project: Pick<Project, 'emailConfig'>,
): void {
  if (sharesMailServer(ctx, project)) throw fail('REQUIRES_CUSTOM_EMAIL_SERVER')
}

/** Rejects a change of the texts of emails that are sent through a shared mail server. */
export function rejectSharedTexts(
  ctx: Pick<Context, 'config'>,
  project: Pick<Project, 'emailConfig'>,
): void {
  if (sharesMailServer(ctx, project)) throw ownServerMissing()
}

/** Creates the error for a change of the texts of emails without a mail server of the project. */
export const ownServerMissing = () =>
  rejection('Set an email server of the project before you change its emails.')

export const ownSender = (config: Omit<EmailConfig, 'password'>): MailSender => ({
  type: 'standard',
  host: config.host,
  port: config.port,
  username: config.username,
  senderName: config.senderName,
  senderEmail: config.senderEmail,
})
