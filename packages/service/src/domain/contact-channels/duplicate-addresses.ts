import { and, asc } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { contactChannels } from '../../db/schema.js'

/** Maximum number of users that a report names. */
const NAMED = 50

/**
 * Reports the users who cannot sign in with their address since addresses are compared without case:
 * another account of the project has the address in another spelling and keeps it. Reported at each start,
 * until an operator changes or deletes the address, or deletes one of the accounts and turns sign-in on for
 * the other.
 */
export async function reportDuplicates({ db, report }: Context): Promise<void> {
  const duplicates = await db
    .select({ projectId: contactChannels.projectId, userId: contactChannels.userId })
    .from(contactChannels)
    .where(and(contactChannels.isDuplicate, contactChannels.usedForAuth))
    .orderBy(
      asc(contactChannels.projectId),
      asc(contactChannels.createdAt),
      asc(contactChannels.id),
    )
  if (duplicates.length === 0) return
  const names = duplicates
    .slice(0, NAMED)
    .map(({ projectId, userId }) => `${userId} (project ${projectId})`)
  const rest = duplicates.length - names.length
  report(
    new Error(
      `${duplicates.length} users cannot sign in with their email address, because another account has the same ` +
        `address in another spelling: ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}. Delete one of the ` +
        'two accounts, or change its address; then set primary_email_auth_enabled for the other one.',
    ),
  )
}
