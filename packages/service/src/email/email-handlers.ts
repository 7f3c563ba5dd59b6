import { and, desc, eq, isNotNull, or } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { adminEmails as routes } from '@latchkey/contract/routes'
import { adminEmails as schemas } from '@latchkey/contract/schemas'
import { projectSubject, recordAuditEvent } from '../audit/record-audit-event.js'
import { isTrustedCallback } from '../credentials/callback-url.js'
import { success, toList } from '../http/response.js'
import { inTransaction } from '../db/in-transaction.js'
import { recordProjectChange } from '../projects/record-project-change.js'
import { emails } from '../db/schema.js'
import type { JsonValue } from '../db/values.js'
import { implement } from '../http/implement.js'
import { checkedContent } from './templates/checked-content.js'
import {
  changeTemplate,
  listTemplates,
  readTemplate,
  resetTemplate,
} from './templates/email-templates.js'
import { rejectSharedServer } from './sender.js'
import { sendSignInInvitation } from './sign-in-invitation.js'
import { sendTestEmail } from './test-email.js'
import { HttpError } from '../http/http-error.js'

/** Number of emails in the log. */
const LOG_LENGTH = 100

export const adminEmails = implement(routes, schemas, {
  listEmailTemplates: async ({ ctx, auth }) => toList(await listTemplates(ctx.db, auth.project.id)),

  readEmailTemplate: async ({ ctx, params, auth }) =>
    readTemplate(ctx.db, auth.project.id, typeOf(params)),

  updateEmailTemplate: async ({ ctx, params, body, auth }) => {
    if (auth.project.emailConfig === null)
      throw new HttpError(400, 'Set an email server of the project before you change its emails.')
    const content = body.content && checkedContent(body.content)
    const change = { type: typeOf(params), subject: body.subject, content }
    return inTransaction(ctx, async (tx) => {
      const template = await changeTemplate(tx, auth.project.id, change)
      await recordProjectChange(tx, auth.project, [`emailTemplates.${change.type}`])
      return template
    })
  },

  resetEmailTemplate: async ({ ctx, params, auth }) => {
    const type = typeOf(params)
    return inTransaction(ctx, async (tx) => {
      if (!(await resetTemplate(tx.db, auth.project.id, type)))
        throw new HttpError(404, 'This email has the default template already.')
      await recordProjectChange(tx, auth.project, [`emailTemplates.${type}`])
      return success
    })
  },

  listSentEmails: async ({ ctx, auth }) => {
    const rows = await ctx.db
      .select()
      .from(emails)
      .where(
        and(
          eq(emails.projectId, auth.project.id),
          // An email that waits for its first attempt was neither sent nor rejected.
          or(isNotNull(emails.sentAt), isNotNull(emails.error)),
        ),
      )
      .orderBy(desc(emails.createdAt), desc(emails.id))
      .limit(LOG_LENGTH)
    return toList(rows.map(toSentEmail))
  },

  sendSignInInvitation: async ({ ctx, body, auth: { project } }) => {
    rejectSharedServer(ctx, project)
    if (!(await isTrustedCallback(ctx.db, project, body.callbackUrl)))
      throw fail('REDIRECT_URL_NOT_WHITELISTED')
    await inTransaction(ctx, async (tx) => {
      await sendSignInInvitation(tx, project, { to: body.email, link: body.callbackUrl })
      await recordAuditEvent(tx, project, {
        action: 'email.sent',
        subject: projectSubject(project.id),
        details: { recipientCount: 1 },
      })
    })
    ctx.outbox.wake()
    return success
  },

  sendTestEmail: async ({ ctx, body, auth }) => {
    const failure = await sendTestEmail(ctx, auth.project, {
      to: body.recipientEmail,
      server: body.emailConfig,
    })
    return failure === undefined ? success : { success: false, errorMessage: failure }
  },
})

const typeOf = ({ type }: { type: string }) => schemas.emailTemplateType.parse(type)

const toSentEmail = (row: typeof emails.$inferSelect) => ({
  id: row.id,
  subject: row.subject,
  sentAtMillis: row.sentAt ?? row.createdAt,
  to: row.recipients,
  senderConfig: {
    type: row.sender.type,
    host: row.sender.host,
    port: row.sender.port,
    username: row.sender.username,
    senderName: row.sender.senderName,
    senderEmail: row.sender.senderEmail,
  },
  error: row.error as JsonValue,
})
