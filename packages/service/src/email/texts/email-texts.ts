import type * as z from 'zod'
import type { adminEmails } from '@latchkey/contract/schemas'
import type { NotificationTexts } from './notification-texts.js'

export type EmailTemplateType = z.output<typeof adminEmails.emailTemplateType>

/** Texts of one email. They may hold the placeholders of its template. */
export interface EmailTexts {
  /** It starts with the code where there is one, because notifications cut the end off. */
  subject: string
  heading: string
  /** What the email is for. With `expiry` it is also what inboxes show beside the subject. */
  sentence: string
  /** `{{ codeLifetime }}` is a nominative such as `10 minutes`. */
  expiry: string
  /** Label of the button. */
  action: string
  /** What to do if the reader did not ask for it. */
  otherwise: string
  /** Why the reader received it. */
  reason: string
}

/** The default emails in one language. */
export interface EmailLanguage {
  /** BCP 47. */
  tag: string
  dir: 'ltr' | 'rtl'
  /** Stands above the address that the button opens. */
  fallback: string
  templates: Readonly<Record<EmailTemplateType, EmailTexts>>
  notifications: NotificationTexts
}
