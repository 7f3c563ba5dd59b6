import * as routes from '@latchkey/contract/routes/admin/emails'
import type { Read } from '../../cache/read.js'
import type { Json } from '../../lib/json.js'
import type { AdminContext } from './context.js'

/** The mails that a project can word itself. */
export type EmailTemplateType =
  | 'email_verification'
  | 'password_reset'
  | 'magic_link'
  | 'team_invitation'

/** The words of a mail (spec, section 3). */
export interface EmailTemplate {
  readonly type: EmailTemplateType
  /** May hold `{{ variables }}`. */
  readonly subject: string
  /** A block document: its blocks by id, one of them `root`. */
  readonly content: { readonly [block: string]: Json }
  /** Whether these are the words of the service. */
  readonly isDefault: boolean
}

/** What is left out stays. */
export type EmailTemplatePatch = Partial<Pick<EmailTemplate, 'subject' | 'content'>>

export interface EmailTemplateAdministration {
  /** The words of every mail. */
  readonly listEmailTemplates: Read<EmailTemplate[]>
  /**
   * Words a mail anew, which needs a mail server of the project's own. Rejects when there is none, or
   * when the content is no block document.
   *
   * @example await app.updateEmailTemplate('magic_link', { subject: 'Sign in to {{ projectDisplayName }}' })
   * @throws TypeError when the content is not plain JSON
   * @see protocol, section 3.17
   */
  updateEmailTemplate(type: EmailTemplateType, patch: EmailTemplatePatch): Promise<void>
  /** Gives a mail the service's words again. Rejects when it has them. */
  resetEmailTemplate(type: EmailTemplateType): Promise<void>
}

export async function listEmailTemplates(ctx: AdminContext): Promise<EmailTemplate[]> {
  const { items } = await ctx.call(routes.listEmailTemplates, {})
  return items.map((answer) => Object.freeze(answer))
}

export async function updateEmailTemplate(
  ctx: AdminContext,
  type: EmailTemplateType,
  { subject, content }: EmailTemplatePatch,
): Promise<void> {
  // A service makes the words the project's own, whatever is sent (protocol, section 3.17).
  if (subject === undefined && content === undefined) return
  const { plainJson } = await ctx.load(() => import('../nouns.js'))
  const body = { subject, content: content && plainJson(content) }
  await ctx.call(routes.updateEmailTemplate, { params: { type }, body })
  await ctx.refresh('listEmailTemplates')
}

export async function resetEmailTemplate(ctx: AdminContext, type: EmailTemplateType) {
  await ctx.call(routes.resetEmailTemplate, { params: { type } })
  await ctx.refresh('listEmailTemplates')
}
