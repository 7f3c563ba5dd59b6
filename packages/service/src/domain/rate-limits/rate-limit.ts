import { sql } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import { onlyRow } from '../../db/database.js'
import { attemptCounts, type Project } from '../../db/schema.js'
import { tooManyAttempts } from '../../errors/http-error.js'
import { hashSecret } from '../../lib/secrets.js'

/** Duration of a window, from its first attempt. */
export const WINDOW_MILLIS = 60 * 60 * 1000

/** A limited action, the key by which it is counted, and the allowed number per hour. */
export interface Limit {
  action: 'sign-in' | 'email' | 'started sign-in' | 'domain check' | 'oauth registration' | 'demand'
  /** An account, a team, the address of a recipient, or the address of a client. */
  subject: string
  max: number
}

/**
 * Counts an attempt against every limit, and rejects it with 429 if one of them is used up. Attempts are
 * counted before they run, so that concurrent ones cannot slip through, and outside their transaction, so
 * that they count if they fail.
 *
 * @param limits the widest first: an attempt that one rejects is not counted by the next, where every attempt
 *   could have another key and leave a row
 */
export async function consumeRateLimit(
  ctx: Context,
  project: Project,
  limits: readonly Limit[],
): Promise<void> {
  for (const limit of limits) {
    const { count, resetsAt } = await countAttempt(ctx, project, limit)
    if (count > limit.max) throw tooManyAttempts(resetsAt - projectNow(ctx, project))
  }
}

/** Counts an attempt, and returns how many there were in the window. */
export async function countAttempt(
  ctx: Context,
  project: Project,
  limit: Limit,
  windowMillis = WINDOW_MILLIS,
): Promise<{ count: number; resetsAt: number }> {
  const now = projectNow(ctx, project)
  return onlyRow(
    await insertAttempt(ctx.db).execute({
      id: limitId(project, limit),
      projectId: project.id,
      resetsAt: now + windowMillis,
      now,
    }),
  )
}

const insertAttempt = buildOnce((db) => {
  const isOver = sql`${attemptCounts.resetsAt} <= ${sql.placeholder('now')}`
  return db
    .insert(attemptCounts)
    .values({
      id: sql.placeholder('id'),
      projectId: sql.placeholder('projectId'),
      count: 1,
      resetsAt: sql.placeholder('resetsAt'),
    })
    .onConflictDoUpdate({
      target: attemptCounts.id,
      set: {
        count: sql`case when ${isOver} then 1 else ${attemptCounts.count} + 1 end`,
        // After the clock was set back, the end of a window must not be far in the future.
        resetsAt: sql`case when ${isOver} then excluded.resets_at else least(${attemptCounts.resetsAt}, excluded.resets_at) end`,
      },
    })
    .returning()
    .prepare('count_attempt')
})

/** The key of a limit in the database. */
export const limitId = ({ id }: Project, { action, subject }: Limit): string =>
  hashSecret(JSON.stringify([id, action, subject]))
