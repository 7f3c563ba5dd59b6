import { and, eq, sql, type Placeholder } from 'drizzle-orm'
import type { Context } from '../../../context.js'
import { buildOnce } from '../../../db/build-once.js'
import type { Database } from '../../../db/database.js'
import { emailTemplates } from '../../../db/schema.js'
import type { EmailTemplateType, JsonValue, SecurityNotificationType } from '../../../db/values.js'
import { defaultNotification, notificationTypes } from './default-notifications.js'
import { defaultTemplate, templateTypes } from './default-templates.js'
import type { MailTemplate } from './render.js'

type Content = Record<string, JsonValue>

type TemplateType = EmailTemplateType | SecurityNotificationType

/** The template of an email in a project: its own or the default one. */
export interface EmailTemplate<Type extends TemplateType = TemplateType> {
  type: Type
  subject: string
  /** The block document as it was set. */
  content: Content
  isDefault: boolean
}

/** Changes to a template; absent fields stay the same. */
export interface TemplateChange<Type extends TemplateType = TemplateType> {
  type: Type
  subject?: string | undefined
  content?: Content | undefined
}

type Row = typeof emailTemplates.$inferSelect

/** Lists the templates of the protocol, in its order. */
export const listTemplates = (db: Database, projectId: string) =>
  readTemplates(db, projectId, templateTypes)

/** Lists the templates of the security notifications. */
export const listNotificationTemplates = (db: Database, projectId: string) =>
  readTemplates(db, projectId, notificationTypes)

async function readTemplates<Type extends TemplateType>(
  db: Database,
  projectId: string,
  types: readonly Type[],
): Promise<EmailTemplate<Type>[]> {
  const rows = await db.select().from(emailTemplates).where(eq(emailTemplates.projectId, projectId))
  return types.map((type) =>
    toTemplate(
      type,
      rows.find((row) => row.type === type),
    ),
  )
}

export async function readTemplate<Type extends TemplateType>(
  db: Database,
  projectId: string,
  type: Type,
): Promise<EmailTemplate<Type>> {
  return toTemplate(type, await findTemplate(db, projectId, type))
}

/** Finds what a project has changed of a template; undefined if it has the default one. */
export async function findTemplate(
  db: Database,
  projectId: string,
  type: TemplateType,
): Promise<Row | undefined> {
  const [row] = await selectTemplate(db).execute({ projectId, type })
  return row
}

const selectTemplate = buildOnce((db) =>
  db
    .select()
    .from(emailTemplates)
    .where(isOf(sql.placeholder('projectId'), sql.placeholder('type')))
    .prepare('select_email_template'),
)

/** Changes a template of a project. It becomes the project's own, even if nothing changes. */
export async function changeTemplate<Type extends TemplateType>(
  { db }: Context,
  projectId: string,
  { type, ...changes }: TemplateChange<Type>,
): Promise<EmailTemplate<Type>> {
  const template = { ...defaultOf(type), ...withoutGaps(changes) }
  const [row] = await db
    .insert(emailTemplates)
    .values({ projectId, type, subject: template.subject, content: template.content as Content })
    .onConflictDoUpdate({
      target: [emailTemplates.projectId, emailTemplates.type],
      set: { projectId, ...withoutGaps(changes) },
    })
    .returning()
  return toTemplate(type, row)
}

/** Deletes the changes of a project to a template. Resolves to whether there were any. */
export async function resetTemplate(
  db: Database,
  projectId: string,
  type: TemplateType,
): Promise<boolean> {
  const rows = await db.delete(emailTemplates).where(isOf(projectId, type)).returning()
  return rows.length > 0
}

const isOf = (projectId: string | Placeholder, type: TemplateType | Placeholder) =>
  and(eq(emailTemplates.projectId, projectId), eq(emailTemplates.type, type))

function toTemplate<Type extends TemplateType>(
  type: Type,
  row: Row | undefined,
): EmailTemplate<Type> {
  const { subject, content } = row ?? defaultOf(type)
  return { type, subject, content: content as Content, isDefault: row === undefined }
}

/** Returns the default template, as a project begins to change it. */
function defaultOf(type: TemplateType): MailTemplate {
  const protocolType = templateTypes.find((templateType) => templateType === type)
  const notification = notificationTypes.find((notificationType) => notificationType === type)
  // Most verification emails are those of sign-ups.
  const isSignUp = protocolType === 'email_verification'
  if (protocolType !== undefined) return defaultTemplate(protocolType, { isSignUp })
  if (notification !== undefined) return defaultNotification(notification)
  throw new Error(`There is no email template ${type}.`)
}

const withoutGaps = ({ subject, content }: Omit<TemplateChange, 'type'>) => ({
  ...(subject !== undefined && { subject }),
  ...(content !== undefined && { content }),
})
