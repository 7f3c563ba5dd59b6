import { eq } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { emails, type Project } from '../../db/schema.js'
import type { EmailTemplateType } from '../../db/values.js'
import { emailBrandOf } from '../email/email-brand.js'
import { CLAIM_MILLIS } from '../email/outbox.js'
import { queueEmail } from '../email/send-email.js'
import { blockDocument } from '../email/templates/block-document.js'
import { readTemplate, type TemplateChange } from '../email/templates/email-templates.js'
import { renderEmail } from '../email/templates/render.js'
import { sampleVariables } from '../email/templates/sample-variables.js'

/** A template with changes that are not stored, and the address that gets it. */
interface TemplateTest extends TemplateChange<EmailTemplateType> {
  to: string
}

/**
 * Sends a template with sample values, immediately and once, through the mail server of the project or of the service. The log
 * of sent emails contains it in any case.
 *
 * @returns why it failed, if it did
 */
export async function sendTemplateTest(
  ctx: Context,
  project: Project,
  { type, to, ...change }: TemplateTest,
): Promise<string | undefined> {
  const stored = await readTemplate(ctx.db, project.id, type)
  const { subject = stored.subject, content = stored.content } = change
  const rendered = renderEmail(
    { subject, content: blockDocument.parse(content) },
    { ...sampleVariables(project.displayName), recipientEmail: to },
    { brand: emailBrandOf(project.config) },
  )
  const envelope = { project, userId: null, template: null, to, link: '', code: null }
  // Claimed like an email of the outbox: if the process ends before it is sent, the outbox sends it later.
  const dueAt = ctx.now() + CLAIM_MILLIS
  const { id, nextAttemptAt } = await queueEmail(ctx, envelope, rendered, dueAt)
  // In development, an email without a mail server is in the inbox at once.
  if (nextAttemptAt === null || (await ctx.outbox.sendNow(id))) return undefined
  const [row] = await ctx.db.select({ error: emails.error }).from(emails).where(eq(emails.id, id))
  return row?.error?.message || 'The mail server gave no reason.'
}
