import * as routes from '@latchkey/contract/routes/security-notifications'
import * as schemas from '@latchkey/contract/schemas/security-notifications'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.js'
import { inTransaction } from '../db/in-transaction.js'
import { projects } from '../db/schema.js'
import type { SecurityNotificationType } from '../db/values.js'
import { checkTemplate } from '../domain/email/templates/check-template.js'
import {
  changeTemplate,
  listNotificationTemplates,
  readTemplate,
  resetTemplate,
  type EmailTemplate,
} from '../domain/email/templates/email-templates.js'
import { rejectSharedTexts } from '../domain/email/sender.js'
import { HttpError } from '../errors/http-error.js'
import { implement } from './call/implement.js'
import { success, toList } from './call/response.js'
import { recordProjectChange } from '../domain/audit/record-audit-event.js'
import { valueChanges } from '../domain/audit/value-changes.js'
import { switchNotifications } from '../domain/notifications/notification-of.js'

export const securityNotifications = implement(routes, schemas, {
  listSecurityNotifications: async ({ ctx, auth: { project } }) => {
    const templates = await listNotificationTemplates(ctx.db, project.id)
    return toList(templates.map((template) => toNotification(project, template)))
  },

  updateSecurityNotification: async ({ ctx, params, body, auth: { project } }) => {
    const { isEnabled, subject, content } = body
    const type = typeOf(params)
    checkTemplate(ctx, { type, subject, content })
    const changesTemplate = subject !== undefined || content !== undefined
    if (changesTemplate) rejectSharedTexts(ctx, project)
    return inTransaction(ctx, async (tx) => {
      const disabledNotifications =
        isEnabled === undefined
          ? project.disabledNotifications
          : await saveSetting(tx, project.id, { [type]: isEnabled })
      const template = changesTemplate
        ? await changeTemplate(tx, project.id, { type, subject, content })
        : await readTemplate(tx.db, project.id, type)
      await recordProjectChange(tx, project, [
        ...valueChanges(
          { isEnabled: !project.disabledNotifications.includes(type) },
          { isEnabled: !disabledNotifications.includes(type) },
          { plain: ['isEnabled'], prefix: `securityNotifications.${type}.` },
        ),
        ...(changesTemplate ? [{ field: `securityNotifications.${type}` }] : []),
      ])
      return toNotification({ disabledNotifications }, template)
    })
  },

  resetSecurityNotification: async ({ ctx, params, auth: { project } }) => {
    const type = typeOf(params)
    return inTransaction(ctx, async (tx) => {
      if (!(await resetTemplate(tx.db, project.id, type)))
        throw new HttpError(404, 'This email has the default template already.')
      await recordProjectChange(tx, project, [{ field: `securityNotifications.${type}` }])
      return success
    })
  },
})

const typeOf = ({ notificationType }: { notificationType: string }) =>
  schemas.securityNotificationType.parse(notificationType)

/** Reads the setting again, so that concurrent requests keep each other's changes. */
async function saveSetting(
  { db }: Context,
  projectId: string,
  changes: Partial<Record<SecurityNotificationType, boolean>>,
): Promise<SecurityNotificationType[]> {
  const isProject = eq(projects.id, projectId)
  const [before] = await db
    .select({ disabled: projects.disabledNotifications })
    .from(projects)
    .where(isProject)
    .for('no key update')
  const disabledNotifications = switchNotifications(before?.disabled ?? [], changes)
  await db.update(projects).set({ disabledNotifications }).where(isProject)
  return disabledNotifications
}

const toNotification = (
  { disabledNotifications }: { disabledNotifications: readonly SecurityNotificationType[] },
  { type, subject, content, isDefault }: EmailTemplate<SecurityNotificationType>,
) => ({ type, isEnabled: !disabledNotifications.includes(type), subject, content, isDefault })
