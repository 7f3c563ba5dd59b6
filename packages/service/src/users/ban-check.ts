import { and, eq, isNotNull } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import type { Database } from '../db/database.js'
import { users } from '../db/schema.js'

/** Returns true if a user is banned. */
export const isBanned = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), isNotNull(users.bannedAt)))) > 0

/** Rejects with USER_BANNED. Call it after the proof of identity, so that the error reveals no account. */
export async function rejectBanned(db: Database, userId: string): Promise<void> {
  if (await isBanned(db, userId)) throw fail('USER_BANNED')
}
