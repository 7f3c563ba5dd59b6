import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.js'
import {
  attemptCounts,
  auditEvents,
  cliLogins,
  deletedUsers,
  emails,
  endedSessions,
  knownNetworks,
  oauthFlows,
  oauthLogouts,
  oauthRecords,
  sessions,
  teams,
  users,
  verificationCodes,
  webhookEvents,
} from '../../db/schema.js'

/** The tables that grow with the use of a project. Other rows of a team or a user are deleted with it. */
const growing = [
  emails,
  webhookEvents,
  auditEvents,
  sessions,
  verificationCodes,
  cliLogins,
  oauthFlows,
  oauthLogouts,
  oauthRecords,
  attemptCounts,
  knownNetworks,
  endedSessions,
  teams,
  users,
  deletedUsers,
] as const

/** So few that a statement ends within its time limit, also for users with all that they have. */
const BATCH = 500

/**
 * Deletes the users of a project and all rows that grow with its use, in batches with a transaction each: one for a large project would
 * exceed the time limit of a statement, and keep its rows locked meanwhile.
 */
export async function emptyProject(ctx: Context, projectId: string): Promise<void> {
  for (const table of growing) {
    let deleted = BATCH
    // A batch skips rows that another request changes meanwhile, so only an empty one is the last.
    while (deleted > 0) deleted = await deleteBatch(ctx, table, projectId)
  }
}

async function deleteBatch(
  { db }: Context,
  table: (typeof growing)[number],
  projectId: string,
): Promise<number> {
  const batch = db
    .select({ place: sql`ctid` })
    .from(table)
    .where(eq(table.projectId, projectId))
    .limit(BATCH)
  const deleted = await db
    .delete(table)
    .where(sql`ctid = any(array(${batch}))`)
    .returning({ projectId: table.projectId })
  return deleted.length
}
