import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { contactChannels } from '../../db/schema.js'

/** Bounds the emails about one change. The oldest addresses come first: a thief cannot crowd them out. */
const MAX_RECIPIENTS = 5

/** An address of an account, as far as notifications need it. */
export type OwnAddress = Pick<
  typeof contactChannels.$inferSelect,
  'value' | 'canonicalValue' | 'isPrimary' | 'isVerified' | 'usedForAuth'
>

/** Reads the addresses of a user, oldest first. */
export const readAddresses = (db: Database, userId: string): Promise<OwnAddress[]> =>
  db
    .select()
    .from(contactChannels)
    .where(and(eq(contactChannels.userId, userId), eq(contactChannels.type, 'email')))
    .orderBy(asc(contactChannels.createdAt), asc(contactChannels.id))

/** Returns the addresses that receive notifications: the verified ones. Another one may belong to another person. */
export const recipientsOf = (addresses: readonly OwnAddress[]): string[] =>
  addresses
    .filter(({ isVerified }) => isVerified)
    .slice(0, MAX_RECIPIENTS)
    .map(({ value }) => value)

export const findRecipients = async (db: Database, userId: string): Promise<string[]> =>
  recipientsOf(await readAddresses(db, userId))
