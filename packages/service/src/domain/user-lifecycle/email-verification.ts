import { and, eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import type { Context } from '../../context.js'
import { checkCode, consumeCode } from '../verification-codes/verification-codes.js'
import { inTransaction } from '../../db/in-transaction.js'
import { contactChannels, type Project } from '../../db/schema.js'
import { findSignUp, type SignUpOrigin } from '../sign-ups/sign-ups.js'
import { emitUpdated, lockUser } from '../users/users.js'
import { lockAddress } from '../users/address-ownership.js'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { deleteContactChannel, type ContactChannel } from '../contact-channels/contact-channels.js'
import { revokeCredentials } from './email-ownership.js'

const kind = 'contact_channel_verification'

/** The account that an emailed code verifies an address for, as its recipient may see it. */
export interface EmailVerification {
  userId: string
  email: string
  /** Whether the account was created with the address; false for an address that was added to it. */
  isSignUpAddress: boolean
  signUp: SignUpOrigin
}

/** Reads what a code verifies, without using the code. Rejects like a check of the code. */
export async function readEmailVerification(
  ctx: Context,
  project: Project,
  code: string,
): Promise<EmailVerification> {
  const { userId, data } = await checkCode(ctx, project, { kind, code })
  const channel = await findChannel(ctx, data)
  const signUp = userId === null ? undefined : await findSignUp(ctx.db, userId)
  if (userId === null || channel === undefined || signUp === undefined)
    throw fail('VERIFICATION_CODE_NOT_FOUND')
  const { value: email, origin } = channel
  return { userId, email, isSignUpAddress: origin !== 'added', signUp }
}

/**
 * Takes an address from an account that its owner did not create or add it to. If the account was created with the
 * address and has no other verified one, its sessions and credentials end too: a stranger created it in the name of the
 * owner. Otherwise the account belongs to the owner of the verified address, who has mistyped this one.
 */
export async function rejectEmailVerification(
  ctx: Context,
  project: Project,
  code: string,
): Promise<void> {
  const { id, userId, data } = await checkCode(ctx, project, { kind, code })
  if (userId === null) throw fail('VERIFICATION_CODE_NOT_FOUND')
  await inTransaction(ctx, async (tx) => {
    const { db } = tx
    await lockUser(db, userId)
    await consumeCode(tx, project, id)
    await lockAddress(db, project.id, data.value)
    const channel = await findChannel(tx, data)
    if (channel === undefined) throw fail('VERIFICATION_CODE_NOT_FOUND')
    // A server has verified the address since the email was sent.
    if (channel.isVerified) throw fail('VERIFICATION_CODE_ALREADY_USED')
    const isVerified = and(eq(contactChannels.userId, userId), contactChannels.isVerified)
    const belongsToAnother = (await db.$count(contactChannels, isVerified)) > 0
    if (channel.origin !== 'added' && !belongsToAnother)
      await recordAuditEvent(tx, project, {
        action: 'credentials.revoked',
        subject: userSubject(userId),
        details: { email: channel.value, fields: await revokeCredentials(tx, project, userId) },
      })
    await deleteContactChannel(tx, project, { userId, id: channel.id })
    await emitUpdated(tx, project, userId)
  })
}

/** Finds the channel of a code; undefined if it was deleted or got another address since the email was sent. */
async function findChannel(
  { db }: Context,
  { contactChannelId, value }: { contactChannelId: string; value: string },
): Promise<ContactChannel | undefined> {
  const isSameRow = and(
    eq(contactChannels.id, contactChannelId),
    eq(contactChannels.canonicalValue, canonicalEmail(value)),
  )
  const [channel] = await db.select().from(contactChannels).where(isSameRow)
  return channel
}
