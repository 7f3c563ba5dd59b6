import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import { emailTemplates } from '../../db/schema.js'
import type { JsonValue } from '../../db/values.js'
import { defaultTemplate, templateTypes } from './default-templates.js'
import type { EmailTemplateType } from '../texts/email-texts.js'

type Content = Record<string, JsonValue>

/** The template of an email in a project: its own or the default one. */
export interface EmailTemplate {
  type: EmailTemplateType
  subject: string
  /** The block document as it was set. */
  content: Content
  isDefault: boolean
}

/** Changes to a template; absent fields stay the same. */
export interface TemplateChange {
  type: EmailTemplateType
  subject?: string | undefined
  content?: Content | undefined
}

type Row = typeof emailTemplates.$inferSelect

/** All of them, in the order of the protocol. */
export async function listTemplates(db: Database, projectId: string): Promise<EmailTemplate[]> {
  const rows = await db.select().from(emailTemplates).where(eq(emailTemplates.projectId, projectId))
  return templateTypes.map((type) =>
    toTemplate(
      type,
      rows.find((row) => row.type === type),
    ),
  )
}

export async function readTemplate(
  db: Database,
  projectId: string,
  type: EmailTemplateType,
): Promise<EmailTemplate> {
  const [row] = await db.select().from(emailTemplates).where(isOf(projectId, type))
  return toTemplate(type, row)
}

/** Changes a template of a project. It becomes the project's own, even if nothing changes. */
export async function changeTemplate(
  { db }: Context,
  projectId: string,
  { type, ...given }: TemplateChange,
): Promise<EmailTemplate> {
  const words = { ...defaultTemplate(type), ...withoutGaps(given) }
  const [row] = await db
    .insert(emailTemplates)
    .values({ projectId, type, subject: words.subject, content: words.content as Content })
    .onConflictDoUpdate({
      target: [emailTemplates.projectId, emailTemplates.type],
      set: { projectId, ...withoutGaps(given) },
    })
    .returning()
  return toTemplate(type, row)
}

/** @returns whether there were words of its own to drop */
export async function resetTemplate(
  db: Database,
  projectId: string,
  type: EmailTemplateType,
): Promise<boolean> {
  const dropped = await db.delete(emailTemplates).where(isOf(projectId, type)).returning()
  return dropped.length > 0
}

const isOf = (projectId: string, type: EmailTemplateType) =>
  and(eq(emailTemplates.projectId, projectId), eq(emailTemplates.type, type))

function toTemplate(type: EmailTemplateType, row: Row | undefined): EmailTemplate {
  const { subject, content } = row ?? defaultTemplate(type)
  return { type, subject, content: content as Content, isDefault: row === undefined }
}

const withoutGaps = ({ subject, content }: Omit<TemplateChange, 'type'>) => ({
  ...(subject !== undefined && { subject }),
  ...(content !== undefined && { content }),
})
