import type { Context } from '../../context.js'
import { codeLink } from '../projects/project-domains.js'
import { wasSentRecently } from '../verification-codes/code-lifetimes.js'
import type { Project } from '../../db/schema.js'
import type { ContactChannel } from './contact-channels.js'
import { requestOriginOf } from '../sign-ups/request-origin.js'
import { findSignUp } from '../sign-ups/sign-ups.js'
import { lockUser } from '../users/users.js'
import { createCode } from '../verification-codes/verification-codes.js'
import { sendEmail } from '../email/send-email.js'
import type { EmailLanguage } from '../email/texts/languages.js'

interface Verification {
  user: { id: string; displayName: string | null }
  contactChannel: Pick<ContactChannel, 'id' | 'value' | 'origin'>
  /** Target of the link in the email; checked to be trusted. */
  callbackUrl: string
  language: EmailLanguage
}

/**
 * Creates a code for an address and puts its email into the outbox, unless one was sent within the last
 * minute. Pass a transaction.
 */
export async function sendVerificationEmail(
  ctx: Context,
  project: Project,
  { user, contactChannel, callbackUrl, language }: Verification,
): Promise<void> {
  const kind = 'contact_channel_verification'
  await lockUser(ctx.db, user.id)
  const recipient = { userId: user.id, address: contactChannel.value }
  if (await wasSentRecently(ctx, project, { kind, ...recipient })) return
  const code = await createCode(ctx, project, {
    kind,
    userId: user.id,
    data: { contactChannelId: contactChannel.id, value: contactChannel.value },
  })
  await sendEmail(ctx, {
    project,
    user,
    template: 'email_verification',
    to: contactChannel.value,
    link: codeLink(callbackUrl, code),
    ...(contactChannel.origin === 'added'
      ? { requestedBy: requestOriginOf(ctx) }
      : { signUp: await findSignUp(ctx.db, user.id) }),
    language,
  })
}
