import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { oauthConsents, oauthRecords } from '../../db/schema.js'

type Transaction = Pick<Context, 'db'>

/**
 * Ends everything that users have allowed other apps: their codes and tokens, and the consents, without which a request that
 * a user has just answered gets no grant.
 */
export async function endGrants({ db }: Transaction, userIds: readonly string[]): Promise<void> {
  const isListed = sql`= any (${sql.param(userIds)}::uuid[])`
  await db.delete(oauthConsents).where(sql`${oauthConsents.userId} ${isListed}`)
  await db.delete(oauthRecords).where(sql`${oauthRecords.userId} ${isListed}`)
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
