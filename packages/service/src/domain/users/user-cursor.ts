import { and, eq } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.js'
import { deletedUsers, users } from '../../db/schema.js'

/** A position in the list of users. */
export interface UserPosition {
  signedUpAt: number
  id: string
}

/**
 * Finds the position of a cursor, which is the ID of a user. The user may have been deleted since the
 * cursor was issued: without its position, the rest of the list would be skipped silently. Positions of
 * deleted users are kept for a day.
 */
export async function findPosition(
  db: Database,
  projectId: string,
  cursor: string,
): Promise<UserPosition | undefined> {
  const id = cursor.toLowerCase()
  const positionIn = (table: typeof users | typeof deletedUsers) =>
    db
      .select({ signedUpAt: table.signedUpAt, id: table.id })
      .from(table)
      .where(and(eq(table.id, id), eq(table.projectId, projectId)))
  const [position] = await unionAll(positionIn(users), positionIn(deletedUsers))
  return position
}

/** Keeps the position of a user that is being deleted. */
export async function keepPosition(
  db: Database,
  user: UserPosition & { projectId: string; deletedAt: number },
): Promise<void> {
  const { signedUpAt, deletedAt } = user
  await db
    .insert(deletedUsers)
    .values(user)
    // The configuration creates a user with the same ID again.
    .onConflictDoUpdate({ target: deletedUsers.id, set: { signedUpAt, deletedAt } })
}
