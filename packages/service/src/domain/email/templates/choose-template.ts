import type { Context } from '../../../context.js'
import type { Project } from '../../../db/schema.js'
import type { EmailTemplateType, SecurityNotificationType } from '../../../db/values.js'
import { sharesMailServer } from '../sender.js'
import { type EmailLanguage, en } from '../texts/languages.js'
import { blockDocument } from './block-document.js'
import { findTemplate } from './email-templates.js'
import type { MailTemplate } from './render.js'

interface Reader {
  /** The language of the reader. */
  language: EmailLanguage
  /** Returns the default template in a language. */
  defaultIn: (language: EmailLanguage) => MailTemplate
}

interface ChosenTemplate extends MailTemplate {
  /** Language of the values, such as times. It is English in content of the project, whose language is unknown. */
  language: EmailLanguage
  /** Language of the content; undefined for content of the project. */
  contentLanguage: EmailLanguage | undefined
}

/**
 * Resolves to the template of an email: the one of its project, or the default one in the reader's language. A project that
 * returned to a shared mail server keeps its template, but the default one is sent.
 */
export async function chooseTemplate(
  ctx: Pick<Context, 'config' | 'db'>,
  project: Pick<Project, 'id' | 'emailConfig'>,
  type: EmailTemplateType | SecurityNotificationType,
  reader: Reader,
): Promise<ChosenTemplate> {
  const own = sharesMailServer(ctx, project)
    ? undefined
    : await findTemplate(ctx.db, project.id, type)
  const document = own && blockDocument.parse(own.content)
  // An email without content is of no use, so it keeps the default content.
  const hasOwnContent = document !== undefined && Object.keys(document).length > 0
  const language = hasOwnContent ? en : reader.language
  const standard = reader.defaultIn(language)
  return {
    subject: own?.subject ?? standard.subject,
    content: hasOwnContent ? document : standard.content,
    language,
    contentLanguage: hasOwnContent ? undefined : language,
  }
}
