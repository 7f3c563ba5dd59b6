import { type Context, projectNow } from '../../context.js'
import { codeLink } from '../projects/project-domains.js'
import { wasSentRecently } from '../verification-codes/code-lifetimes.js'
import type { Project } from '../../db/schema.js'
import type { ContactChannel } from './contact-channels.js'
import { requestOriginOf } from '../sign-ups/request-origin.js'
import {
  findSignUp,
  type SignUpOrigin,
  signUpOriginOf,
  unknownOrigin,
} from '../sign-ups/sign-ups.js'
import { lockUser } from '../users/users.js'
import { prepareCode } from '../verification-codes/verification-codes.js'
import { sendEmail } from '../email/send-email.js'
import type { EmailLanguage } from '../email/texts/languages.js'

interface Verification {
  user: { id: string; displayName: string | null }
  contactChannel: Pick<ContactChannel, 'id' | 'value' | 'origin'>
  /** Target of the link in the email; checked to be trusted. */
  callbackUrl: string
  language: EmailLanguage
}

const kind = 'contact_channel_verification'

/**
 * Creates a code for an address and puts its email into the outbox, unless one was sent within the last
 * minute. Pass a transaction.
 */
export async function sendVerificationEmail(
  ctx: Context,
  project: Project,
  verification: Verification,
): Promise<void> {
  const { user, contactChannel } = verification
  await lockUser(ctx.db, user.id)
  const recipient = { userId: user.id, address: contactChannel.value }
  if (await wasSentRecently(ctx, project, { kind, ...recipient })) return
  const signUp = contactChannel.origin === 'added' ? undefined : await findSignUp(ctx.db, user.id)
  await sendCode(ctx, project, { ...verification, signUp, isFirst: false })
}

/** The same for the address of a user whom the transaction has created, so that there is no code yet. */
export const sendFirstVerificationEmail = (
  ctx: Context,
  project: Project,
  verification: Verification,
): Promise<void> => {
  const signUp = signUpOriginOf(ctx, project) ?? unknownOrigin(projectNow(ctx, project))
  return sendCode(ctx, project, { ...verification, signUp, isFirst: true })
}

async function sendCode(
  ctx: Context,
  project: Project,
  {
    user,
    contactChannel,
    callbackUrl,
    language,
    signUp,
    isFirst,
  }: Verification & { signUp: SignUpOrigin | undefined; isFirst: boolean },
): Promise<void> {
  const { code, values } = await prepareCode(ctx, project, {
    kind,
    userId: user.id,
    data: { contactChannelId: contactChannel.id, value: contactChannel.value },
    isFirst,
  })
  await sendEmail(ctx, {
    project,
    user,
    template: 'email_verification',
    to: contactChannel.value,
    link: codeLink(callbackUrl, code),
    newCode: values,
    ...(contactChannel.origin === 'added' ? { requestedBy: requestOriginOf(ctx) } : { signUp }),
    language,
  })
}
