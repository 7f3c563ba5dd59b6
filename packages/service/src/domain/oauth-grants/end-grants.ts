import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { oauthConsents, oauthRecords } from '../../db/schema.js'

type Transaction = Pick<Context, 'db'>

/**
 * Ends everything that a user has allowed other apps: their codes and tokens, and the consents, without which a request that
 * the user has just answered gets no grant.
 */
export async function endGrants({ db }: Transaction, userId: string): Promise<void> {
  await db.delete(oauthConsents).where(eq(oauthConsents.userId, userId))
  await db.delete(oauthRecords).where(eq(oauthRecords.userId, userId))
}

/** Ends everything that a user has allowed one client. Returns whether there was something. */
export async function endGrantsOfClient(
  { db }: Transaction,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<boolean> {
  const consents = await db
    .delete(oauthConsents)
    .where(and(eq(oauthConsents.userId, userId), eq(oauthConsents.clientId, clientId)))
    .returning({ clientId: oauthConsents.clientId })
  await db
    .delete(oauthRecords)
    .where(and(eq(oauthRecords.userId, userId), eq(oauthRecords.clientId, clientId)))
  return consents.length > 0
}
