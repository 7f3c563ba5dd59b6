import * as logRoutes from '@latchkey/contract/routes/emails'
import type { ResponseOf } from '../../http/http-client.js'
import type { Json } from '../../lib/json.js'
import { pick } from '../../lib/objects.js'
import { ok, type Result } from '../../lib/result.js'
import type { ServerScope } from '../scope.js'
import type { MailServer } from './project-config.js'

/** An email that was sent or that failed. */
export interface SentEmail {
  /** The ID of the email. */
  readonly id: string
  /** The addresses of the recipients. */
  readonly to: readonly string[]
  /** The subject of the email. */
  readonly subject: string
  /** When the service sent it, or tried to. */
  readonly sentAt: Date
  /** Why it failed, as the email server reported it; null if it was sent. */
  readonly error: Json
}

/** An email of the log with its content. Codes and links that open an account contain `***` instead of the code. */
export interface SentEmailContent extends Pick<SentEmail, 'id' | 'to' | 'subject' | 'sentAt'> {
  /** The content as HTML. Show it in a sandboxed frame only. */
  readonly html: string
  /** The content as plain text. */
  readonly text: string
}

/** Options of `listSentEmails`. */
export interface SentEmailOptions {
  /** `nextCursor` of the previous page. Default: the newest emails. */
  cursor?: string
  /** Number of emails on a page, from 1 to 1,000. Default: 100. */
  limit?: number
  /** Lists only emails at this time or later. */
  from?: Date
  /** Lists only emails before this time. */
  to?: Date
}

/** A page of emails, newest first. `nextCursor` is the cursor of the next page; null on the last one. */
export type SentEmailPage = readonly SentEmail[] & { readonly nextCursor: string | null }

/** A test email, and the email server to send it with. */
export interface TestEmail {
  /** The address to which the test email is sent. */
  recipientEmail: string
  /** The email server to test, whichever one the project uses. */
  emailConfig: MailServer & { readonly password: string }
}

/** Why a test email failed, as the email server reported it. */
export interface TestEmailError {
  /** A text in the words of the email server, which can be shown to the owner of the project. */
  readonly errorMessage: string
}

export async function sendTestEmail(
  { client, http }: ServerScope,
  { recipientEmail, emailConfig }: TestEmail,
): Promise<Result<undefined, TestEmailError>> {
  const server = pick(emailConfig, 'host', 'port', 'username', 'password')
  const sender = pick(emailConfig, 'senderName', 'senderEmail')
  const body = { recipientEmail, emailConfig: { ...server, ...sender } }
  const response = await http.request(logRoutes.sendTestEmail, { body })
  await client.invalidate('listSentEmails')
  return toTestResult(response)
}

/** Converts the response to a test email. */
export const toTestResult = ({
  success,
  errorMessage = 'The email was not sent.',
}: ResponseOf<typeof logRoutes.sendTestEmail>): Result<undefined, TestEmailError> =>
  success ? ok : { status: 'error', error: { errorMessage } }

export async function sendSignInInvitationEmail(
  { client, http }: ServerScope,
  email: string,
  callbackUrl: string,
): Promise<void> {
  const body = { email, callbackUrl }
  await http.request(logRoutes.sendSignInInvitation, { body })
  await client.invalidate('listSentEmails')
}

export async function listSentEmails(
  { http }: ServerScope,
  options: SentEmailOptions = {},
): Promise<SentEmailPage> {
  const { from, to, ...position } = options
  const query = { ...position, fromMillis: from?.getTime(), toMillis: to?.getTime() }
  const isPage = Object.keys(options).length > 0
  const page = isPage ? await http.request(logRoutes.listEmailPage, { query }) : undefined
  const { items } = page ?? (await http.request(logRoutes.listSentEmails, {}))
  const emails = items.map((email) =>
    Object.freeze(pick(email, 'id', 'to', 'subject', 'sentAt', 'error')),
  )
  return Object.freeze(Object.assign(emails, { nextCursor: page?.pagination.nextCursor ?? null }))
}

export async function getSentEmail(
  { http }: ServerScope,
  emailId: string,
): Promise<SentEmailContent> {
  const { id, to, subject, sentAt, html, text } = await http.request(logRoutes.readSentEmail, {
    params: { emailId },
  })
  return Object.freeze({ id, to, subject, sentAt, html, text })
}

export async function resendEmail({ client, http }: ServerScope, emailId: string): Promise<void> {
  await http.request(logRoutes.resendEmail, { params: { emailId } })
  await client.invalidate('listSentEmails')
}
