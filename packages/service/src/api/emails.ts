import * as routes from '@latchkey/contract/routes/emails'
import * as schemas from '@latchkey/contract/schemas/emails'
import { fail } from '@latchkey/contract/errors'
import { isLatchkeyClient } from '../client-generations/client-generation.js'
import type { Context } from '../context.js'
import {
  projectSubject,
  recordAuditEvent,
  recordProjectChange,
} from '../domain/audit/record-audit-event.js'
import { isTrustedCallback } from '../domain/projects/project-domains.js'
import type { Call } from './call/call.js'
import { limitEmail } from './call/request-limits.js'
import { success, toList } from './call/response.js'
import { inTransaction } from '../db/in-transaction.js'
import type { Project } from '../db/schema.js'
import type { EmailTemplateType, JsonValue } from '../db/values.js'
import { implement } from './call/implement.js'
import { checkTemplate } from '../domain/email/templates/check-template.js'
import {
  changeTemplate,
  listTemplates,
  readTemplate,
  resetTemplate,
} from '../domain/email/templates/email-templates.js'
import { ownServerMissing, rejectSharedServer, rejectSharedTexts } from '../domain/email/sender.js'
import { sendSignInInvitation } from '../domain/email/sign-in-invitation.js'
import { sendTestEmail } from '../domain/app-emails/test-email.js'
import { sendTemplateTest } from '../domain/app-emails/template-test.js'
import { conflict, HttpError } from '../errors/http-error.js'
import { canonicalEmail } from '../lib/canonical-email.js'
import {
  listLoggedEmails,
  type LoggedEmail,
  readLoggedEmail,
  resendLoggedEmail,
} from '../domain/app-emails/email-log.js'

/** Number of emails in a response, unless a request has another one. */
const LOG_LENGTH = 100

// Later clients write themes, templates and drafts as TSX. Running it would run code of project owners in the service.
const THEME = { id: '5d9b3c1e-7f42-4a68-9c05-2e81b64d7a13', displayName: 'Latchkey' }

/** Shown where a later dashboard edits the source. */
const SOURCE_NOTE =
  '// This service renders its emails from block documents and runs no source code.\n'

const TEMPLATES: Readonly<Record<EmailTemplateType, { id: string; displayName: string }>> = {
  email_verification: {
    id: '0c5e8a72-41d9-4b36-8f1a-93d7e2c4b650',
    displayName: 'Email verification',
  },
  password_reset: { id: '1f7b2d94-6ce3-4058-a2b7-84e9c1d5f361', displayName: 'Password reset' },
  magic_link: { id: '2a96e4b8-93f5-4c1d-b3c8-75fad0e6a472', displayName: 'Magic link' },
  team_invitation: { id: '3bb5f6ca-c017-4de2-84d9-660be1f7b583', displayName: 'Team invitation' },
}

/** The rejection of an email that only source code could render. */
export const renderingError = () =>
  fail('EMAIL_RENDERING_ERROR', {
    error: 'this service runs no source code. Send html without a theme, template or draft.',
  })

const reject = async () => {
  throw renderingError()
}

export const emails = implement(routes, schemas, {
  listEmailTemplates: async ({ ctx, auth }) => toList(await listTemplates(ctx.db, auth.project.id)),

  readEmailTemplate: async ({ ctx, params, auth }) =>
    readTemplate(ctx.db, auth.project.id, typeOf(params)),

  updateEmailTemplate: async ({ ctx, headers, params, body, auth }) => {
    rejectSharedTexts(ctx, auth.project)
    if (isRecordedRejection(ctx, auth.project, headers)) throw ownServerMissing()
    const change = { type: typeOf(params), subject: body.subject, content: body.content }
    checkTemplate(ctx, change)
    return inTransaction(ctx, async (tx) => {
      const template = await changeTemplate(tx, auth.project.id, change)
      await recordProjectChange(tx, auth.project, [{ field: `emailTemplates.${change.type}` }])
      return template
    })
  },

  resetEmailTemplate: async ({ ctx, params, auth }) => {
    const type = typeOf(params)
    return inTransaction(ctx, async (tx) => {
      if (!(await resetTemplate(tx.db, auth.project.id, type)))
        throw new HttpError(404, 'This email has the default template already.')
      await recordProjectChange(tx, auth.project, [{ field: `emailTemplates.${type}` }])
      return success
    })
  },

  listSentEmails: async ({ ctx, auth }) => {
    const log = await listLoggedEmails(ctx.db, auth.project.id, { limit: LOG_LENGTH })
    return toList(log.emails.map(toSentEmail))
  },

  listEmailPage: async ({ ctx, auth, query }) => {
    const { cursor, limit = LOG_LENGTH, fromMillis, toMillis } = query
    const log = await listLoggedEmails(ctx.db, auth.project.id, {
      cursor,
      limit,
      from: fromMillis,
      to: toMillis,
    })
    return {
      items: log.emails.map(toSentEmail),
      isPaginated: true,
      pagination: { nextCursor: log.nextCursor },
    } as const
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
        details: { email: body.email, recipientCount: 1 },
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
    return toTestResult(failure)
  },

  testEmailTemplate: async (call) => {
    const { ctx, params, body, auth } = call
    const to = testRecipient(auth)
    rejectSharedServer(ctx, auth.project)
    const change = { type: typeOf(params), subject: body.subject, content: body.content }
    checkTemplate(ctx, change)
    // The input does not have the address, so the rules cannot name it.
    await limitEmail(call, canonicalEmail(to))
    return toTestResult(await sendTemplateTest(ctx, auth.project, { ...change, to }))
  },

  readSentEmail: async ({ ctx, auth, params }) => {
    const email = await readLoggedEmail(ctx, auth.project, params.emailId)
    return {
      id: email.id,
      to: email.recipients,
      subject: email.subject,
      sentAtMillis: email.sentAt ?? email.createdAt,
      html: email.html,
      text: email.text,
    }
  },

  resendEmail: async ({ ctx, auth, params }) => {
    await resendLoggedEmail(ctx, auth.project, params.emailId)
    return success
  },

  listEmailThemes: async () => ({ themes: [THEME] }),
  createEmailTheme: reject,
  updateEmailTheme: reject,
  deleteEmailTheme: reject,

  listEmailTemplateSources: async () => ({
    templates: Object.values(TEMPLATES).map((template) => ({
      ...template,
      themeId: THEME.id,
      tsxSource: SOURCE_NOTE,
    })),
  }),
  createEmailTemplateSource: reject,
  updateEmailTemplateSource: reject,
  deleteEmailTemplateSource: reject,

  listEmailDrafts: async () => ({ drafts: [] }),
  createEmailDraft: reject,
})

/**
 * Whether a caller gets the recorded answer to a change of a template in a project without an email server. The recorded service
 * was one in production. In development, only the client of this repository gets another answer, and with it the dashboard, so
 * that developers can try templates.
 */
const isRecordedRejection = (
  { config }: Pick<Context, 'config'>,
  { emailConfig }: Pick<Project, 'emailConfig'>,
  headers: Headers,
): boolean =>
  emailConfig === null && (config.compatibility === 'june-2025' || !isLatchkeyClient(headers))

/** Only the person whom the rules require gets the test, so that it cannot send an email to any other address. */
function testRecipient({ owner }: Call['auth']): string {
  const address = owner?.user.primaryEmail
  if (!address?.isVerified)
    throw conflict('A test is sent to your own primary email address. Verify it first.')
  return address.value
}

const toTestResult = (failure: string | undefined) =>
  failure === undefined ? success : { success: false, errorMessage: failure }

const typeOf = ({ type }: { type: string }) => schemas.emailTemplateType.parse(type)

const toSentEmail = (row: LoggedEmail) => ({
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
