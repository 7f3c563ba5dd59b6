import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/connect.js'
import { contactChannels, passwords, users } from '../db/schema.js'

/** A user with what every answer about it needs, read in one statement. */
export interface User {
  row: typeof users.$inferSelect
  primaryEmail: { value: string; isVerified: boolean; usedForAuth: boolean } | null
  hasPassword: boolean
}

/** Finds a user of a project; a deleted one is nobody. */
export async function findUser(
  db: Database,
  projectId: string,
  id: string,
): Promise<User | undefined> {
  const [found] = await db
    .select({
      row: users,
      primaryEmail: {
        value: contactChannels.value,
        isVerified: contactChannels.isVerified,
        usedForAuth: contactChannels.usedForAuth,
      },
      passwordOf: passwords.userId,
    })
    .from(users)
    .leftJoin(
      contactChannels,
      and(
        eq(contactChannels.userId, users.id),
        eq(contactChannels.isPrimary, true),
        eq(contactChannels.type, 'email'),
      ),
    )
    .leftJoin(passwords, eq(passwords.userId, users.id))
    .where(and(eq(users.id, id), eq(users.projectId, projectId)))
  if (found === undefined) return undefined
  const { row, primaryEmail, passwordOf } = found
  return { row, primaryEmail, hasPassword: passwordOf !== null }
}

export interface NewUser {
  id?: string | undefined
  displayName?: string | null | undefined
  isAnonymous?: boolean
  /** The address that the user signs in with; it becomes the primary one. */
  email?: { value: string; isVerified: boolean } | undefined
  passwordHash?: string | undefined
}

/**
 * Makes a user with its address and password; give it a transaction. A taken address violates the
 * index `contact_channels_sign_in`.
 *
 * @returns the ids of the user and, if there is an address, of its contact channel
 */
export async function createUser(
  tx: Database,
  projectId: string,
  { now, ...given }: NewUser & { now: number },
): Promise<{ id: string; contactChannelId: string | undefined }> {
  const [user] = await tx
    .insert(users)
    .values({
      ...(given.id === undefined ? {} : { id: given.id }),
      projectId,
      displayName: given.displayName || null,
      isAnonymous: given.isAnonymous ?? false,
      signedUpAt: now,
      lastActiveAt: now,
    })
    .returning({ id: users.id })
  if (user === undefined) throw new Error('The database gave no user back.')
  const { id } = user
  if (given.passwordHash !== undefined)
    await tx.insert(passwords).values({ userId: id, hash: given.passwordHash, updatedAt: now })
  if (given.email === undefined) return { id, contactChannelId: undefined }
  const [channel] = await tx
    .insert(contactChannels)
    .values({
      ...given.email,
      projectId,
      userId: id,
      type: 'email',
      usedForAuth: true,
      isPrimary: true,
      createdAt: now,
    })
    .returning({ id: contactChannels.id })
  return { id, contactChannelId: channel?.id }
}

type UserChanges = {
  [
    Field in
      'displayName' | 'profileImageUrl' | 'clientMetadata' | 'totpSecretSealed' | 'otpAuthEnabled'
  ]?: (typeof users.$inferInsert)[Field] | undefined
}

/** Changes what is given; null clears, undefined leaves alone. */
export async function updateUser(db: Database, id: string, changes: UserChanges): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await db.update(users).set(changes).where(eq(users.id, id))
}

/** Deletes a user with its sessions, password, channels and codes. */
export async function deleteUser(db: Database, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}
