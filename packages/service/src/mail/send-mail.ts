import type { Context } from '../context.js'
import { emails } from '../db/schema.js'
import type { MailSender } from '../db/values.js'
import { projectNow, type Project } from '../domain/clock.js'
import { sealContent } from './content.js'
import { renderMail } from './render.js'
import type { MailTemplateType } from './templates.js'

export interface Mail {
  project: Project
  /** The addressee, as far as it is a user. */
  user: { id: string; displayName: string | null } | null
  template: MailTemplateType
  to: string
  /** What the button opens, its code included. */
  link: string
  /** What to type instead of opening the link, as far as that can be done. */
  code?: string
  /** The team that a mail invites to. */
  teamDisplayName?: string
}

/** The service's own mail server, as an owner is told of it. */
const sharedSender = ({ config: { smtp } }: Context): MailSender => ({
  type: 'shared',
  host: smtp?.host ?? 'localhost',
  port: smtp?.port ?? 25,
  username: smtp?.username ?? '',
  senderName: smtp?.senderName ?? 'Latchkey',
  senderEmail: smtp?.senderEmail ?? 'noreply@localhost.example',
})

/**
 * Puts a mail into the outbox, within the transaction when `ctx.db` is one; the outbox delivers it.
 * Without a mail server it is done at once: the mail stays readable in the mailbox.
 *
 * @example await sendMail(ctx, { project, user, template: 'email_verification', to, link })
 */
export async function sendMail(ctx: Context, mail: Mail): Promise<void> {
  const { subject, html, text } = renderMail(mail.template, {
    projectDisplayName: mail.project.displayName,
    recipient: mail.to,
    link: mail.link,
    code: mail.code ?? '',
    userDisplayName: mail.user?.displayName ?? '',
    teamDisplayName: mail.teamDisplayName ?? '',
  })
  const code = mail.code ?? new URL(mail.link).searchParams.get('code')
  const createdAt = projectNow(ctx, mail.project)
  const isDelivered = ctx.config.smtp === undefined
  await ctx.db.insert(emails).values({
    projectId: mail.project.id,
    userId: mail.user?.id ?? null,
    template: mail.template,
    sender: sharedSender(ctx),
    recipients: [mail.to],
    subject,
    contentSealed: sealContent(ctx.sealer, { html, text, variables: { link: mail.link, code } }),
    createdAt,
    nextAttemptAt: isDelivered ? null : ctx.now(),
    sentAt: isDelivered ? createdAt : null,
  })
}
