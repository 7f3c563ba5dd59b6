import * as routes from '@latchkey/contract/routes/emails'
import { type Json, plainJson } from '../../lib/json.js'
import type { Result } from '../../lib/result.js'
import type { ServerScope } from '../scope.js'
import { type TestEmailError, toTestResult } from './emails.js'

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
  /** Whether its content is the default of the service. */
  readonly isDefault: boolean
}

/** Changes of an email template. A field that is not set stays unchanged. */
export type EmailTemplatePatch = Partial<Pick<EmailTemplate, 'subject' | 'content'>>

export async function listEmailTemplates({ http }: ServerScope): Promise<EmailTemplate[]> {
  const { items } = await http.request(routes.listEmailTemplates, {})
  return items.map(({ type, subject, content, isDefault }) =>
    Object.freeze({ type, subject, content, isDefault }),
  )
}

export async function updateEmailTemplate(
  { client, http }: ServerScope,
  type: EmailTemplateType,
  { subject, content }: EmailTemplatePatch,
): Promise<void> {
  // An empty patch would turn the default into a template of the project.
  if (subject === undefined && content === undefined) return
  const body = { subject, content: content && plainJson(content) }
  await http.request(routes.updateEmailTemplate, { params: { type }, body })
  await client.invalidate('listEmailTemplates')
}

export async function resetEmailTemplate(
  { client, http }: ServerScope,
  type: EmailTemplateType,
): Promise<void> {
  await http.request(routes.resetEmailTemplate, { params: { type } })
  await client.invalidate('listEmailTemplates')
}

export async function testEmailTemplate(
  { client, http }: ServerScope,
  type: EmailTemplateType,
  { subject, content }: EmailTemplatePatch = {},
): Promise<Result<undefined, TestEmailError>> {
  const body = { subject, content: content && plainJson(content) }
  const response = await http.request(routes.testEmailTemplate, { params: { type }, body })
  await client.invalidate('listSentEmails')
  return toTestResult(response)
}
