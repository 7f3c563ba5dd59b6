import type { Context } from '../../../context.js'
import type { Database } from '../../../db/database.js'
import { findAddressOwner, requireAddressOwner } from '../../users/address-ownership.js'
import { codeLink } from '../../projects/project-domains.js'
import { wasSentRecently } from '../../verification-codes/code-lifetimes.js'
import type { Project } from '../../../db/schema.js'
import { lockUser } from '../../users/users.js'
import { prepareCode } from '../../verification-codes/verification-codes.js'
import { sendEmail } from '../../email/send-email.js'
import { requestOriginOf } from '../../sign-ups/request-origin.js'
import { inTransaction } from '../../../db/in-transaction.js'
import type { EmailLanguage } from '../../email/texts/languages.js'

/** The id of no user: an address without an account takes the same queries. */
const NO_USER = '00000000-0000-0000-0000-000000000000'

/**
 * Puts an email with a password reset code into the outbox, if the account exists and got none within the
 * last minute. Otherwise the same work is done and rolled back, so that the response time does not reveal
 * which addresses have an account.
 *
 * @param email the recipient, a trusted callback URL and the language
 */
export async function sendPasswordResetEmail(
  ctx: Context,
  project: Project,
  { email, callbackUrl, language }: { email: string; callbackUrl: string; language: EmailLanguage },
): Promise<void> {
  const owner = await findAddressOwner(ctx.db, project.id, email)
  const notSent = new Error('The email is not sent.')
  const sending = inTransaction(ctx, async (tx) => {
    const userId = owner?.userId ?? null
    const kind = 'password_reset'
    const data = { email: owner?.email ?? email }
    const recipient = { userId: userId ?? NO_USER, address: data.email }
    await lockUser(tx.db, recipient.userId)
    const isRecent = await wasSentRecently(tx, project, { kind, ...recipient })
    const { code, values } = await prepareCode(tx, project, { kind, userId, data })
    await sendEmail(tx, {
      project,
      user: owner === undefined ? null : { id: owner.userId, displayName: owner.displayName },
      template: 'password_reset',
      to: data.email,
      link: codeLink(callbackUrl, code),
      newCode: values,
      requestedBy: requestOriginOf(ctx),
      language,
    })
    if (owner === undefined || isRecent) throw notSent
  })
  await sending.catch((error: unknown) => {
    if (error !== notSent) throw error
  })
  // Also if no email was sent, so that the response time does not reveal it.
  ctx.outbox.wake()
}

/**
 * Rejects a password reset code that was sent to an address that the user no longer has. Codes of generated
 * passwords have no address.
 */
export async function requireResetAddress(
  db: Database,
  projectId: string,
  { userId, email }: { userId: string | null; email: string | undefined },
): Promise<void> {
  if (email !== undefined) await requireAddressOwner(db, projectId, { userId, email })
}
