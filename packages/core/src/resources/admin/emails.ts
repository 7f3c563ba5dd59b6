import * as routes from '@latchkey/contract/routes/admin/emails'
import type { Read } from '../../cache/read.js'
import type { Json } from '../../lib/json.js'
import type { Result } from '../../lib/result.js'
import { toWire } from '../../lib/to-wire.js'
import type { AdminContext } from './context.js'
import type { MailServer } from './project-config.js'

/** A mail that went out, or should have (spec, section 3). */
export interface SentEmail {
  readonly id: string
  readonly to: readonly string[]
  readonly subject: string
  readonly sentAt: Date
  /** What went wrong, in the words of whoever it went wrong with; null when nothing did. */
  readonly error: Json
}

export interface TestEmail {
  recipientEmail: string
  /** The mail server that is tried, whichever the project has. */
  emailConfig: MailServer & { readonly password: string }
}

export interface EmailAdministration {
  /**
   * Tries a mail server, for at most 10 s, before a project is given it. The error tells what it said.
   *
   * @example
   * const result = await app.sendTestEmail({ recipientEmail, emailConfig })
   * if (result.status === 'error') show(result.error.errorMessage)
   * @see protocol, section 3.17
   */
  sendTestEmail(email: TestEmail): Promise<Result<undefined, { readonly errorMessage: string }>>
  /** The last 100 mails of the project, newest first. */
  readonly listSentEmails: Read<SentEmail[]>
}

export async function sendTestEmail(
  ctx: AdminContext,
  { recipientEmail, emailConfig }: TestEmail,
): Promise<Result<undefined, { readonly errorMessage: string }>> {
  const { host, port, username, password, senderName, senderEmail } = emailConfig
  const email_config = toWire({ host, port, username, password, senderName, senderEmail })
  const body = { recipient_email: recipientEmail, email_config }
  const { success, errorMessage = 'The mail was not sent.' } = await ctx.call(
    routes.sendTestEmail,
    { body },
  )
  await ctx.refresh('listSentEmails')
  return success ? { status: 'ok', data: undefined } : { status: 'error', error: { errorMessage } }
}

export async function listSentEmails(ctx: AdminContext): Promise<SentEmail[]> {
  const { items } = await ctx.call(routes.listSentEmails, {})
  return items.map(({ id, to, subject, sentAt, error }) =>
    Object.freeze({ id, to, subject, sentAt, error }),
  )
}
