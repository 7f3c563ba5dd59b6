import { eq } from 'drizzle-orm'
import {
  attemptCounts,
  cliLogins,
  deletedUsers,
  emails,
  oauthFlows,
  oauthLogouts,
  projects,
  teams,
  users,
  verificationCodes,
  webhookEvents,
} from '../db/schema.js'
import { inTransaction } from '../db/in-transaction.js'
import type { DevContext } from './dev-context.js'

/** The tables that a reset empties, in an order that foreign keys allow. */
const emptied = [
  emails,
  webhookEvents,
  verificationCodes,
  cliLogins,
  oauthFlows,
  oauthLogouts,
  attemptCounts,
  teams,
  users,
  deletedUsers,
] as const

/**
 * Resets a project: deletes its users, teams, emails, webhook events, fault plans and logged requests, and sets its
 * clock right. Its settings and keys stay.
 *
 * @returns whether the project exists
 */
export async function resetProject(ctx: DevContext, id: string): Promise<boolean> {
  ctx.faultPlans.clear(id)
  ctx.requestLog.clear(id)
  return inTransaction(ctx, async (tx) => {
    const [project] = await tx.db
      .update(projects)
      .set({ clockOffsetMillis: 0 })
      .where(eq(projects.id, id))
      .returning()
    if (project === undefined) return false
    for (const table of emptied) await tx.db.delete(table).where(eq(table.projectId, id))
    return true
  })
}
