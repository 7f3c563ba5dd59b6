import { eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { users, type Project } from '../../db/schema.js'
import { createRestoreCode } from './pending-deletion.js'

/** Reasons why a user cannot sign in: a ban, or the coming deletion of the account. */
export interface Suspension {
  /** When the user was banned; null if the user is not banned. */
  bannedAt: number | null
  /** When the user will be deleted; null if the user has not requested that. */
  deleteAt: number | null
}

/** The state of a user who can sign in. */
const notSuspended: Suspension = { bannedAt: null, deleteAt: null }

/** Reads the suspension of a user. A deleted user has none. */
export async function findSuspension(db: Database, userId: string): Promise<Suspension> {
  const [suspension] = await db
    .select({ bannedAt: users.bannedAt, deleteAt: users.deleteAt })
    .from(users)
    .where(eq(users.id, userId))
  return suspension ?? notSuspended
}

/** Returns true if a user cannot sign in. */
export const isSuspended = ({ bannedAt, deleteAt }: Suspension): boolean =>
  bannedAt !== null || deleteAt !== null

/**
 * Rejects with USER_BANNED, or with ACCOUNT_DELETION_PENDING, whose details restore the account. Call it after the
 * proof of identity, so that the error reveals no account and gives the code to the user only.
 */
export function rejectSuspended(
  ctx: Context,
  project: Project,
  { userId, bannedAt, deleteAt }: Suspension & { userId: string },
): void {
  if (bannedAt !== null) throw fail('USER_BANNED')
  if (deleteAt === null) return
  const createdAt = projectNow(ctx, project)
  const code = createRestoreCode(ctx.sealer, { userId, deleteAt, createdAt })
  throw fail('ACCOUNT_DELETION_PENDING', { deleteAtMillis: deleteAt, restoreCode: code })
}
