import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { mayRestrict, restrictionOf } from './later-user-fields.js'
import { findSuspension, isSuspended } from './suspension.js'
import { findUser } from './users.js'

/** Whether a user is suspended, or restricted by a rule of the project. API keys and set-up links of the user do not work then. */
export async function isExcluded(ctx: Context, project: Project, userId: string): Promise<boolean> {
  if (isSuspended(ctx, project, await findSuspension(ctx.db, userId))) return true
  if (!mayRestrict(project)) return false
  const user = await findUser(ctx.db, project, userId)
  if (user === undefined || user.row.isAnonymous) return false
  return restrictionOf({ ctx, project }, user).isRestricted
}
