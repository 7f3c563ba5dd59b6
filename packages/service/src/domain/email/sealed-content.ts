import * as z from 'zod'
import type { Sealer } from '../../lib/sealer.js'

/** The parts of an email that are sealed at rest, because its link and code open accounts. */
const mailContent = z.object({
  /** Emails of an earlier version have the subject in their row only. */
  subject: z.string().optional(),
  html: z.string(),
  text: z.string(),
  /** Only in emails of a category that users can turn off. */
  unsubscribeLink: z.string().optional(),
  variables: z.object({ link: z.string(), code: z.string().nullable() }),
})

export type EmailContent = z.output<typeof mailContent>

export const sealContent = (sealer: Sealer, content: EmailContent): string =>
  sealer.seal(JSON.stringify(content))

export const openContent = (sealer: Sealer, sealed: string): EmailContent =>
  mailContent.parse(JSON.parse(sealer.open(sealed)))
