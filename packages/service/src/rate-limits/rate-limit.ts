import { sql } from 'drizzle-orm'
import type { Context } from '../context.js'
import { onlyRow } from '../db/only-row.js'
import { attemptCounts } from '../db/schema.js'
import { tooMany } from '../http/http-error.js'
import { projectNow } from '../projects/project-clock.js'
import { hashSecret } from '../lib/hash-secret.js'
import type { Project } from '../projects/project.js'

/** How long tries count together, from the first on. */
export const WINDOW_MILLIS = 60 * 60 * 1000

/** Something that is tried, by or against whom, and how often it may be in an hour. */
export interface Limit {
  what: 'sign-in' | 'mail' | 'beginning'
  /** An account, an address that mail goes to, or an address that requests come from. */
  who: string
  most: number
}

/**
 * Counts a try against every limit, and refuses it with 429 when one of them is used up. Tries are
 * counted before they are made, so that many at once do not slip through, and outside the
 * transaction of what they try, so that they count when it fails.
 *
 * @param limits the widest first: what one refuses is not counted by the next, where each try could be somebody
 *   else's and leave a row
 */
export async function countTry(
  ctx: Context,
  project: Project,
  limits: readonly Limit[],
): Promise<void> {
  for (const limit of limits) await countOne(ctx, project, limit)
}

async function countOne(ctx: Context, project: Project, limit: Limit): Promise<void> {
  const now = projectNow(ctx, project)
  const isOver = sql`${attemptCounts.resetsAt} <= ${now}`
  const { count, resetsAt } = onlyRow(
    await ctx.db
      .insert(attemptCounts)
      .values({
        id: limitId(project, limit),
        projectId: project.id,
        count: 1,
        resetsAt: now + WINDOW_MILLIS,
      })
      .onConflictDoUpdate({
        target: attemptCounts.id,
        set: {
          count: sql`case when ${isOver} then 1 else ${attemptCounts.count} + 1 end`,
          // A clock that was set back must not leave an end that is far away.
          resetsAt: sql`case when ${isOver} then excluded.resets_at else least(${attemptCounts.resetsAt}, excluded.resets_at) end`,
        },
      })
      .returning(),
  )
  if (count > limit.most) throw tooMany(resetsAt - now)
}

/** The key of a limit in the database. */
export const limitId = ({ id }: Project, { what, who }: Limit): string =>
  hashSecret(JSON.stringify([id, what, who]))
