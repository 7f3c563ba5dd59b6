import { and, eq, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { users, type Project } from '../../db/schema.js'
import { createRestoreCode } from './pending-deletion.js'

/** The columns of a ban, which stay after the ban has ended by itself. */
type StoredBan = Pick<typeof users.$inferSelect, 'bannedAt' | 'banEndsAt'>

/** Reasons why a user cannot sign in: a ban, or the coming deletion of the account. */
export interface Suspension extends StoredBan {
  /** When the user will be deleted; null if the user has not requested that. */
  deleteAt: number | null
}

/** The state of a user who can sign in. */
export const notSuspended: Suspension = { bannedAt: null, banEndsAt: null, deleteAt: null }

/** Whether a user is banned now. */
export const isBanned = (
  ctx: Context,
  project: Project,
  { bannedAt, banEndsAt }: StoredBan,
): boolean => bannedAt !== null && (banEndsAt === null || banEndsAt > projectNow(ctx, project))

/** The same rule as `isBanned`, as a condition on the table `users`. */
export const isBannedNow = (ctx: Context, project: Project): SQL | undefined =>
  and(
    isNotNull(users.bannedAt),
    or(isNull(users.banEndsAt), gt(users.banEndsAt, projectNow(ctx, project))),
  )

/** Reads the suspension of a user. A deleted user has none. */
export async function findSuspension(db: Database, userId: string): Promise<Suspension> {
  const [suspension] = await db
    .select({
      bannedAt: users.bannedAt,
      banEndsAt: users.banEndsAt,
      deleteAt: users.deleteAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  return suspension ?? notSuspended
}

/** Returns true if a user cannot sign in. */
export const isSuspended = (ctx: Context, project: Project, suspension: Suspension): boolean =>
  isBanned(ctx, project, suspension) || suspension.deleteAt !== null

/**
 * Rejects with USER_BANNED, or with ACCOUNT_DELETION_PENDING, whose details restore the account. Call it after the
 * proof of identity, so that the error reveals no account and gives the code to the user only.
 */
export function rejectSuspended(
  ctx: Context,
  project: Project,
  { userId, ...suspension }: Suspension & { userId: string },
): void {
  if (isBanned(ctx, project, suspension)) throw fail('USER_BANNED')
  const { deleteAt } = suspension
  if (deleteAt === null) return
  const createdAt = projectNow(ctx, project)
  const code = createRestoreCode(ctx.sealer, { userId, deleteAt, createdAt })
  throw fail('ACCOUNT_DELETION_PENDING', { deleteAtMillis: deleteAt, restoreCode: code })
}
