import * as routes from '@latchkey/contract/routes/emails'
import type { Client } from '../../client/client.js'
import type { Json } from '../../lib/json.js'
import { plainJson } from '../../lib/plain-json.js'

/** The emails whose content a project can change. */
export type EmailTemplateType =
  | 'email_verification'
  | 'password_reset'
  | 'magic_link'
  | 'team_invitation'

/** The content of an email. */
export interface EmailTemplate {
  /** The email whose content it is. */
  readonly type: EmailTemplateType
  /** Can contain `{{ variables }}`. */
  readonly subject: string
  /** A block document: its blocks by ID, one of them `root`. */
  readonly content: { readonly [block: string]: Json }
  /** Whether it is the default of the service. */
  readonly isDefault: boolean
}

/** Changes of an email template. A field that is not set stays unchanged. */
export type EmailTemplatePatch = Partial<Pick<EmailTemplate, 'subject' | 'content'>>

export async function listEmailTemplates(client: Client): Promise<EmailTemplate[]> {
  const { items } = await client.http.withoutSession().request(routes.listEmailTemplates, {})
  return items.map(({ type, subject, content, isDefault }) =>
    Object.freeze({ type, subject, content, isDefault }),
  )
}

export async function updateEmailTemplate(
  client: Client,
  type: EmailTemplateType,
  { subject, content }: EmailTemplatePatch,
): Promise<void> {
  // An empty patch would turn the default into a template of the project.
  if (subject === undefined && content === undefined) return
  const body = { subject, content: content && plainJson(content) }
  await client.http.withoutSession().request(routes.updateEmailTemplate, { params: { type }, body })
  await client.invalidate('listEmailTemplates')
}

export async function resetEmailTemplate(client: Client, type: EmailTemplateType): Promise<void> {
  await client.http.withoutSession().request(routes.resetEmailTemplate, { params: { type } })
  await client.invalidate('listEmailTemplates')
}
