import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/connect.js'
import { contactChannels } from '../db/schema.js'

export type ContactChannel = typeof contactChannels.$inferSelect

interface Filter {
  userId?: string | undefined
  id?: string | undefined
}

/** Lists a project's contact channels, oldest first. */
export const listContactChannels = (
  db: Database,
  projectId: string,
  { userId, id }: Filter,
): Promise<ContactChannel[]> =>
  db
    .select()
    .from(contactChannels)
    .where(
      and(
        eq(contactChannels.projectId, projectId),
        userId === undefined ? undefined : eq(contactChannels.userId, userId),
        id === undefined ? undefined : eq(contactChannels.id, id),
      ),
    )
    .orderBy(asc(contactChannels.createdAt), asc(contactChannels.id))

/** Finds a user's primary address. */
export async function findPrimaryEmail(
  db: Database,
  userId: string,
): Promise<ContactChannel | undefined> {
  const [found] = await db
    .select()
    .from(contactChannels)
    .where(and(eq(contactChannels.userId, userId), contactChannels.isPrimary))
  return found
}

/**
 * Marks an address as verified; says whether it is still there. The channel may have been deleted or
 * got another address since the mail was sent.
 */
export async function markVerified(
  db: Database,
  { contactChannelId, value }: { contactChannelId: string; value: string },
): Promise<boolean> {
  const verified = await db
    .update(contactChannels)
    .set({ isVerified: true })
    .where(and(eq(contactChannels.id, contactChannelId), eq(contactChannels.value, value)))
    .returning({ id: contactChannels.id })
  return verified.length > 0
}
