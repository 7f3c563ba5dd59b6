import { and, arrayContains, asc, desc, eq, gt, or, type SQL } from 'drizzle-orm'
import type { Context } from '../context.js'
import { emails } from '../db/schema.js'
import { openContent } from '../domain/email/sealed-content.js'
import { oneTimeCodeOf } from '../domain/email/one-time-code.js'

/** Selects emails; an absent field matches all. */
export interface MailFilter {
  project?: string | undefined
  to?: string | undefined
  /** ID of an email: only later emails match. */
  after?: string | undefined
}

/** An email in the list of the inbox. */
export interface MailSummary {
  id: string
  project: string
  from: { name: string; email: string }
  to: string[]
  subject: string
  /** Null for a test email. */
  template: string | null
  /** The project's time, ISO 8601. */
  sentAt: string
  link: string
  /** The complete code in the link. */
  code: string | null
  /** The code that a user types instead of opening the link; null if only the link works. */
  oneTimeCode: string | null
  /** Why the mail server rejected the email; null if it did not. */
  error: string | null
}

export interface MailDetail extends MailSummary {
  html: string
  text: string
}

const PAGE = 100

/** Lists the newest hundred emails, newest first. */
export async function listMail(ctx: Context, filter: MailFilter): Promise<MailSummary[]> {
  const where = await conditionOf(ctx, filter)
  const order = [desc(emails.createdAt), desc(emails.id)]
  const rows = await ctx.db
    .select()
    .from(emails)
    .where(where)
    .orderBy(...order)
    .limit(PAGE)
  return rows.map((row) => toSummary(ctx, row))
}

/** Finds the oldest matching email, if there is one. */
export async function firstMail(ctx: Context, filter: MailFilter): Promise<MailSummary | null> {
  const where = await conditionOf(ctx, filter)
  const order = [asc(emails.createdAt), asc(emails.id)]
  const [row] = await ctx.db
    .select()
    .from(emails)
    .where(where)
    .orderBy(...order)
    .limit(1)
  return row === undefined ? null : toSummary(ctx, row)
}

export async function readMail(ctx: Context, id: string): Promise<MailDetail | null> {
  const [row] = await ctx.db.select().from(emails).where(eq(emails.id, id))
  if (row === undefined) return null
  const { html, text } = openContent(ctx.sealer, row.contentSealed)
  return { ...toSummary(ctx, row), html, text }
}

/** Empties the inbox of one project, or of all. */
export async function deleteMail(ctx: Context, project: string | undefined): Promise<void> {
  await ctx.db.delete(emails).where(await conditionOf(ctx, { project }))
}

function toSummary(ctx: Context, row: typeof emails.$inferSelect): MailSummary {
  const { subject = row.subject, variables } = openContent(ctx.sealer, row.contentSealed)
  const { link, code } = variables
  return {
    id: row.id,
    project: row.projectId,
    from: { name: row.sender.senderName, email: row.sender.senderEmail },
    to: row.recipients,
    subject,
    template: row.template,
    sentAt: new Date(row.createdAt).toISOString(),
    link,
    code,
    oneTimeCode: row.template === 'magic_link' && code !== null ? oneTimeCodeOf(code) : null,
    error: row.error?.message ?? null,
  }
}

async function conditionOf(
  ctx: Context,
  { project, to, after }: MailFilter,
): Promise<SQL | undefined> {
  return and(
    project === undefined ? undefined : eq(emails.projectId, project),
    to === undefined ? undefined : arrayContains(emails.recipients, [to]),
    after === undefined ? undefined : await isAfter(ctx, after),
  )
}

/** Emails of the same millisecond are ordered by ID. The ID of a deleted email matches all. */
async function isAfter(ctx: Context, id: string): Promise<SQL | undefined> {
  const [row] = await ctx.db.select().from(emails).where(eq(emails.id, id))
  if (row === undefined) return undefined
  return or(
    gt(emails.createdAt, row.createdAt),
    and(eq(emails.createdAt, row.createdAt), gt(emails.id, id)),
  )
}
