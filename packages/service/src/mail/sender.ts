import type { ServiceConfig } from '../config.js'
import type { Context } from '../context.js'
import type { MailSender } from '../db/values.js'
import type { EmailConfig } from '../domain/email-config.js'
import type { Project } from '../domain/project.js'

/** What is needed to send by a mail server. */
export type MailServer = NonNullable<ServiceConfig['smtp']>

/** From whom a project's mail goes out, as its owner is told: without a password. */
export function senderOf(
  { config: { smtp } }: Context,
  { emailConfig }: Pick<Project, 'emailConfig'>,
): MailSender {
  if (emailConfig !== null) return ownSender(emailConfig)
  return {
    type: 'shared',
    host: smtp?.host ?? 'localhost',
    port: smtp?.port ?? 25,
    username: smtp?.username ?? '',
    senderName: smtp?.senderName ?? 'Latchkey',
    senderEmail: smtp?.senderEmail ?? 'noreply@localhost.example',
  }
}

export const ownSender = (config: Omit<EmailConfig, 'password'>): MailSender => ({
  type: 'standard',
  host: config.host,
  port: config.port,
  username: config.username,
  senderName: config.senderName,
  senderEmail: config.senderEmail,
})
