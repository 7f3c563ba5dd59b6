import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { isUuid } from '../../lib/uuid.js'
import { restrictionOf } from '../users/later-user-fields.js'
import { isSuspended } from '../users/suspension.js'
import type { User } from '../users/user-view.js'
import { findUser } from '../users/users.js'

/**
 * Finds a user who may use other apps. Grants of a user who has to verify an address or set up a second factor first do not
 * work until that is over. A ban and a scheduled deletion end all grants.
 */
export async function findGrantingUser(
  ctx: Context,
  project: Project,
  id: string,
): Promise<User | undefined> {
  if (!isUuid(id)) return undefined
  const user = await findUser(ctx.db, project, id)
  if (user === undefined || isSuspended(ctx, project, user.row)) return undefined
  return restrictionOf({ ctx, project }, user).isRestricted ? undefined : user
}

/** Returns the claims of a user (OpenID Connect Core 1.0, section 5.1). The scopes decide which of them a client gets. */
export const claimsOf = ({ row, primaryEmail }: User) => ({
  sub: row.id,
  name: row.displayName ?? undefined,
  picture: row.profileImageUrl ?? undefined,
  email: primaryEmail?.value,
  email_verified: primaryEmail?.isVerified,
})
