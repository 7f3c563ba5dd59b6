import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { contactChannels, type Project } from '../../db/schema.js'
import { isClaimedByAnother, lockAddress, releaseAddress } from '../users/address-ownership.js'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { recordAddress } from '../audit/record-audit-event.js'

/**
 * Marks an address as verified. Returns false if the channel was deleted or got another address since the email was
 * sent. Call it in a transaction that holds the user.
 */
export async function verifyAddress(
  tx: Context,
  project: Project,
  { contactChannelId, value }: { contactChannelId: string; value: string },
): Promise<boolean> {
  const { db } = tx
  await lockAddress(db, project.id, value)
  const isSameRow = and(
    eq(contactChannels.id, contactChannelId),
    eq(contactChannels.canonicalValue, canonicalEmail(value)),
  )
  const [channel] = await db.select().from(contactChannels).where(isSameRow)
  if (channel === undefined) return false
  const address = { userId: channel.userId, email: value }
  const isClaimed = await isClaimedByAnother(db, project.id, address)
  await releaseAddress(db, project.id, address)
  const [verified] = await db
    .update(contactChannels)
    .set({
      isVerified: true,
      usedForAuth: channel.usedForAuth && !isClaimed,
    })
    .where(isSameRow)
    .returning()
  if (verified === undefined) return false
  await recordAddress(tx, project, 'address.verified', verified)
  return true
}
