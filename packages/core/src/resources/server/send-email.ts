import * as routes from '@latchkey/contract/routes/app-emails'
import type { ServerScope } from '../scope.js'

/** An email to users of the project. */
export type AppEmail = AppEmailContent &
  ({ readonly userIds: readonly string[] } | { readonly allUsers: true })

interface AppEmailContent {
  /** The subject of the email, as plain text. */
  readonly subject: string
  /** The complete HTML of the email. A footer with an unsubscribe link is added to a marketing email. */
  readonly html: string
  /** `Marketing` for what users can unsubscribe from. Default: `Transactional`. */
  readonly notificationCategoryName?: 'Transactional' | 'Marketing' | undefined
}

/** A user to whom an email is sent. */
export interface EmailRecipient {
  /** The ID of the user. */
  readonly userId: string
  /** The address to which the email is sent. */
  readonly email: string
}

export async function sendEmail(
  { client, http }: ServerScope,
  email: AppEmail,
): Promise<EmailRecipient[]> {
  const { subject, html, notificationCategoryName } = email
  const recipients =
    'userIds' in email ? { userIds: [...email.userIds] } : { allUsers: true as const }
  const body = { ...recipients, subject, html, notificationCategoryName }
  const { results } = await http.request(routes.sendEmail, { body })
  await client.invalidate('listSentEmails')
  return results.map(({ userId, userEmail }) => ({ userId, email: userEmail }))
}
