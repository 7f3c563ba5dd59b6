import { eq } from 'drizzle-orm'
import type { Context } from '../context.js'
import {
  attemptCounts,
  cliLogins,
  emails,
  faultPlans,
  projects,
  requestLog,
  teams,
  users,
  verificationCodes,
} from '../db/schema.js'

/** What people and tests left behind, in an order that no reference is in the way of. */
const leavings = [
  emails,
  verificationCodes,
  cliLogins,
  attemptCounts,
  faultPlans,
  requestLog,
  teams,
  users,
] as const

/**
 * Makes a project as good as new: without users, teams, mail, faults and logged requests, and its
 * clock right. Its settings and keys stay.
 *
 * @returns whether there is such a project
 */
export const resetProject = (ctx: Context, id: string): Promise<boolean> =>
  ctx.db.transaction(async (db) => {
    const [project] = await db
      .update(projects)
      .set({ clockOffsetMillis: 0 })
      .where(eq(projects.id, id))
      .returning()
    if (project === undefined) return false
    for (const table of leavings) await db.delete(table).where(eq(table.projectId, id))
    return true
  })
