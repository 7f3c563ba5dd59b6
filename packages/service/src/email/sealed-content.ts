import * as z from 'zod'
import type { Sealer } from '../lib/sealer.js'

/** What of a mail is sealed at rest, because its link and code open accounts. */
const mailContent = z.object({
  /** Mails from before it was sealed have it in their row only. */
  subject: z.string().optional(),
  html: z.string(),
  text: z.string(),
  variables: z.object({ link: z.string(), code: z.string().nullable() }),
})

export type MailContent = z.output<typeof mailContent>

export const sealContent = (sealer: Sealer, content: MailContent): string =>
  sealer.seal(JSON.stringify(content))

export const openContent = (sealer: Sealer, sealed: string): MailContent =>
  mailContent.parse(JSON.parse(sealer.open(sealed)))
