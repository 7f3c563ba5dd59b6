import * as routes from '@latchkey/contract/routes/app-emails'
import * as schemas from '@latchkey/contract/schemas/app-emails'
import { inTransaction } from '../db/in-transaction.js'
import { HttpError } from '../errors/http-error.js'
import { implement } from './call/implement.js'
import { toList } from './call/response.js'
import {
  notificationCategories,
  type NotificationCategory,
  transactional,
} from '../domain/app-emails/notification-categories.js'
import {
  listDisabledCategories,
  setPreference,
} from '../domain/app-emails/notification-preferences.js'
import { projectSubject, recordAuditEvent } from '../domain/audit/record-audit-event.js'
import { rejectSharedServer } from '../domain/email/sender.js'
import type { Output } from '@latchkey/contract'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import { sendAppEmail } from '../domain/app-emails/app-email.js'
import { readerLanguage } from './call/reader-language.js'
import { renderingError } from './emails.js'

export const appEmails = implement(routes, schemas, {
  listNotificationPreferences: async ({ ctx, subject }) => {
    const disabled = await listDisabledCategories(ctx, subject.row.id)
    return toList(
      notificationCategories.map((category) =>
        toPreference(category, !disabled.includes(category.id)),
      ),
    )
  },

  updateNotificationPreference: async ({ ctx, auth, params, body, subject }) => {
    const userId = subject.row.id
    const categoryId = params.notificationCategoryId.toLowerCase()
    const category = notificationCategories.find(({ id }) => id === categoryId)
    if (category === undefined) throw new HttpError(400, 'There is no such notification category.')
    const isEnabled = body.enabled
    if (!isEnabled && !category.canDisable)
      throw new HttpError(400, `Users cannot turn off ${category.name} emails.`)
    if (category.canDisable)
      await inTransaction(ctx, (tx) =>
        setPreference(tx, auth.project, { userId, category, isEnabled }),
      )
    return toPreference(category, isEnabled)
  },

  sendEmail: async ({ ctx, body, auth, headers }) => {
    const { project } = auth
    rejectSharedServer(ctx, project)
    const { userIds, notificationCategoryName } = body
    const { subject, html } = contentOf(body)
    const category =
      notificationCategories.find(({ name }) => name === notificationCategoryName) ?? transactional
    const language = readerLanguage(headers)
    const { recipients, skipped } = await inTransaction(ctx, async (tx) => {
      const email = { userIds, subject, html, category, language }
      const outcome = await sendAppEmail(tx, project, email)
      await recordAuditEvent(tx, project, {
        action: 'email.sent',
        subject: projectSubject(project.id),
        details: { name: subject, recipientCount: outcome.recipients.length },
      })
      return outcome
    })
    ctx.outbox.wake()
    return {
      results: recipients.map(({ userId, email }) => ({ userId, userEmail: email })),
      skipped,
    }
  },
})

const toPreference = ({ id, name, canDisable }: NotificationCategory, enabled: boolean) => ({
  notificationCategoryId: id,
  notificationCategoryName: name,
  enabled,
  canDisable,
})

/** Returns the content of an email. Rejects what only source code could render. */
function contentOf({
  subject,
  html,
  themeId,
}: Pick<CamelKeys<Output<typeof schemas.sendEmail.body>>, 'subject' | 'html' | 'themeId'>) {
  if (html === undefined || subject === undefined || typeof themeId === 'string')
    throw renderingError()
  return { subject, html }
}
