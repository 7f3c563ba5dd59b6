import { and, desc, eq, gte, isNotNull, lt, or } from 'drizzle-orm'
import { projectSubject, recordAuditEvent } from '../audit/record-audit-event.js'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { emails, type Project } from '../../db/schema.js'
import { afterCursor, nextCursorOf } from '../../db/time-cursor.js'
import { conflict, gone } from '../../errors/http-error.js'
import { oneTimeCodeOf } from '../email/one-time-code.js'
import { type EmailContent, openContent } from '../email/sealed-content.js'
import { queueEmail } from '../email/send-email.js'
import { rejectSharedServer } from '../email/sender.js'

export type LoggedEmail = typeof emails.$inferSelect

interface EmailFilter {
  limit: number
  cursor?: string | undefined
  /** Milliseconds since 1970. */
  from?: number | undefined
  /** Exclusive. */
  to?: number | undefined
}

/** Lists the emails that a project sent, or that the mail server did not accept, newest first, in pages. */
export async function listLoggedEmails(
  db: Database,
  projectId: string,
  { limit, cursor, from, to }: EmailFilter,
): Promise<{ emails: LoggedEmail[]; nextCursor: string | null }> {
  const rows = await db
    .select()
    .from(emails)
    .where(
      and(
        eq(emails.projectId, projectId),
        // An email that waits for its first attempt was neither sent nor rejected.
        or(isNotNull(emails.sentAt), isNotNull(emails.error)),
        from === undefined ? undefined : gte(emails.createdAt, from),
        to === undefined ? undefined : lt(emails.createdAt, to),
        afterCursor(emails, cursor),
      ),
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit + 1)
  return { emails: rows.slice(0, limit), nextCursor: nextCursorOf(rows, limit) }
}

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
