import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.js'
import { contactChannels } from '../db/schema.js'

/** Bounds the emails about one change. The oldest addresses come first: a thief cannot crowd them out. */
const MAX_RECIPIENTS = 5

/** An address of an account, as far as notifications need it. */
export type OwnAddress = Pick<
  typeof contactChannels.$inferSelect,
  'value' | 'canonicalValue' | 'isPrimary' | 'isVerified' | 'isProven' | 'usedForAuth'
>

/** Reads the addresses of a user, oldest first. */
export const readAddresses = (db: Database, userId: string): Promise<OwnAddress[]> =>
  db
    .select()
    .from(contactChannels)
    .where(and(eq(contactChannels.userId, userId), eq(contactChannels.type, 'email')))
    .orderBy(asc(contactChannels.createdAt), asc(contactChannels.id))

/**
 * Returns the addresses that receive notifications: every one that a session of the account has proven. An unverified
 * address may belong to another person. An account whose address was verified without a session, such as on another
 * device, has only its primary address.
 */
export function recipientsOf(addresses: readonly OwnAddress[]): string[] {
  const proven = addresses.filter(({ isProven, isVerified }) => isProven && isVerified)
  const primary = addresses.filter(({ isPrimary, isVerified }) => isPrimary && isVerified)
  return (proven.length > 0 ? proven : primary).slice(0, MAX_RECIPIENTS).map(({ value }) => value)
}

export const findRecipients = async (db: Database, userId: string): Promise<string[]> =>
  recipientsOf(await readAddresses(db, userId))
