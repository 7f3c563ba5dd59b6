import type * as z from 'zod'
import type * as adminEmails from '@latchkey/contract/schemas/emails'
import type { NotificationTexts } from './notification-texts.js'

export type EmailTemplateType = z.output<typeof adminEmails.emailTemplateType>

/** Texts of one email. They may hold the placeholders of its template. */
export interface EmailTexts {
  /** Starts with the code if there is one, because notifications cut the end off. */
  subject: string
  heading: string
  /** The purpose of the email. With `expiry`, inboxes show it beside the subject. */
  sentence: string
  /** `{{ codeLifetime }}` is a nominative such as `10 minutes`. */
  expiry: string
  /** Label of the button. */
  action: string
  /** Advice for a reader who did not ask for the email. */
  otherwise: string
  /** Why the reader received it. */
  reason: string
}

/** The default emails in one language. */
export interface EmailLanguage {
  /** BCP 47. */
  tag: string
  dir: 'ltr' | 'rtl'
  /** Text above the URL that the button opens. */
  fallback: string
  templates: Readonly<Record<EmailTemplateType, EmailTexts>>
  notifications: NotificationTexts
}
