import { and, eq } from 'drizzle-orm'
import { projectSubject, recordAuditEvent } from '../audit/record-audit-event.js'
import type { Context } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import { emails, type Project } from '../../db/schema.js'
import { conflict, gone } from '../../errors/http-error.js'
import { oneTimeCodeOf } from '../email/one-time-code.js'
import { type EmailContent, openContent } from '../email/sealed-content.js'
import { queueEmail } from '../email/send-email.js'
import { rejectSharedServer } from '../email/sender.js'

/**
 * Reads an email of the log. Its codes, which give access to the account of a user, are replaced by `***`, and so is the
 * code of an unsubscribe link.
 */
export async function readLoggedEmail(ctx: Context, project: Project, id: string) {
  const row = await findEmail(ctx, project, id)
  const { html, text, ...hidden } = openContent(ctx.sealer, row.contentSealed)
  const withoutSecrets = (content: string) =>
    secretsOf(hidden).reduce((rest, secret) => rest.replaceAll(secret, '***'), content)
  return { ...row, html: withoutSecrets(html), text: withoutSecrets(text) }
}

/** Sends an email of the log once more, as a new entry of the log with the same code and link. */
export async function resendLoggedEmail(ctx: Context, project: Project, id: string): Promise<void> {
  rejectSharedServer(ctx, project)
  const row = await findEmail(ctx, project, id)
  if (row.nextAttemptAt !== null) throw conflict('The service is still trying to send this email.')
  const content = openContent(ctx.sealer, row.contentSealed)
  if (content.unsubscribeLink !== undefined)
    throw conflict(
      'Users can unsubscribe from this email. Your server can send it again with `sendEmail`, which skips users who have unsubscribed.',
    )
  const { subject = row.subject, html, text, variables } = content
  const [to = ''] = row.recipients
  await inTransaction(ctx, async (tx) => {
    await queueEmail(
      tx,
      { project, userId: row.userId, template: row.template, to, ...variables },
      { subject, listedSubject: row.subject, html, text },
      ctx.now(),
    )
    await recordAuditEvent(tx, project, {
      action: 'email.sent',
      subject: projectSubject(project.id),
      details: { name: row.subject, recipientCount: 1 },
    })
  })
  ctx.outbox.wake()
}

async function findEmail({ db }: Context, project: Project, id: string) {
  const [row] = await db
    .select()
    .from(emails)
    .where(and(eq(emails.projectId, project.id), eq(emails.id, id)))
  // Not 404, which says that a service does not have the call.
  if (row === undefined) throw gone('The log does not have this email anymore.')
  return row
}

/** The complete code comes first, because it contains the one to type. */
function secretsOf({ variables, unsubscribeLink }: Omit<EmailContent, 'html' | 'text'>): string[] {
  const { code } = variables
  const unsubscribeCode = unsubscribeLink && new URL(unsubscribeLink).searchParams.get('code')
  const codes = code === null ? [] : [code, oneTimeCodeOf(code)]
  return unsubscribeCode ? [...codes, unsubscribeCode] : codes
}
