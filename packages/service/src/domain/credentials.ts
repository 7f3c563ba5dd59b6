import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/connect.js'
import { contactChannels, passwords, users } from '../db/schema.js'

/** A stored password and whose it is. */
export interface Credential {
  userId: string
  hash: string
  requiresSecondFactor: boolean
}

/** Finds the password of the account that signs in with an address, in one statement. */
export async function findCredential(
  db: Database,
  projectId: string,
  email: string,
): Promise<Credential | undefined> {
  const [found] = await db
    .select({
      userId: passwords.userId,
      hash: passwords.hash,
      requiresSecondFactor: users.requiresTotp,
    })
    .from(contactChannels)
    .innerJoin(users, eq(users.id, contactChannels.userId))
    .innerJoin(passwords, eq(passwords.userId, users.id))
    .where(
      and(
        eq(contactChannels.projectId, projectId),
        eq(contactChannels.type, 'email'),
        eq(contactChannels.value, email),
        contactChannels.usedForAuth,
      ),
    )
  return found
}

/** Stores a better hash of the same password, unless the password was changed meanwhile. */
export async function replaceHash(db: Database, old: Credential, hash: string): Promise<void> {
  await db
    .update(passwords)
    .set({ hash })
    .where(and(eq(passwords.userId, old.userId), eq(passwords.hash, old.hash)))
}
