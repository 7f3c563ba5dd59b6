import { eq } from 'drizzle-orm'
import type { Context } from '../context.js'
import {
  attemptCounts,
  cliLogins,
  emails,
  faultPlans,
  oauthFlows,
  projects,
  requestLog,
  teams,
  users,
  verificationCodes,
  webhookEvents,
} from '../db/schema.js'

/** What people and tests left behind, in an order that no reference is in the way of. */
const leavings = [
  emails,
  webhookEvents,
  verificationCodes,
  cliLogins,
  oauthFlows,
  attemptCounts,
  faultPlans,
  requestLog,
  teams,
  users,
] as const

/**
 * Makes a project as good as new: without users, teams, mail, what its webhooks were to be told, faults and
 * logged requests, and its clock right. Its settings and keys stay.
 *
 * @returns whether there is such a project
 */
export const resetProject = (ctx: Context, id: string): Promise<boolean> =>
  ctx.db.transaction(async (db) => {
    const [project] = await db
      .update(projects)
      // Nobody has an imported password any more: the sweep would find that out within a day.
      .set({ clockOffsetMillis: 0, bcryptCost: null })
      .where(eq(projects.id, id))
      .returning()
    if (project === undefined) return false
    for (const table of leavings) await db.delete(table).where(eq(table.projectId, id))
    return true
  })
