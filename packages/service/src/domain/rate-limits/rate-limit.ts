import { sql } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { buildVariants } from '../../db/build-once.js'
import { type Database, onlyRow } from '../../db/database.js'
import { retryDeadlocks } from '../../db/in-transaction.js'
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
  if (limits.length === 0) return
  const attempts = await countAttempts(ctx, project, limits)
  for (const [index, { max }] of limits.entries()) {
    const attempt = attempts[index]
    if (attempt && attempt.count > max)
      throw tooManyAttempts(attempt.resetsAt - projectNow(ctx, project))
  }
}

/** The number of attempts in a window, and its end. */
interface Attempts {
  count: number
  resetsAt: number
}

/**
 * Counts an attempt against one limit after the other, with one statement. It has no count of a limit after one that is
 * used up.
 */
async function countAttempts(
  ctx: Context,
  project: Project,
  limits: readonly Limit[],
): Promise<(Attempts | null)[]> {
  const values = attemptValues(ctx, project, { limits })
  const statement = insertAttempts(ctx.db, `${limits.length}`)
  // The deletion of expired counts locks them in another order.
  const rows = await retryDeadlocks(() => statement.execute(values))
  return onlyRow(rows).attempts
}

/** The statement for a number of limits. */
const insertAttempts = buildVariants((db, size: string) => {
  const indexes = [...Array(Number(size)).keys()]
  const counts = indexes.map((index) => db.$with(nameOf(index)).as(buildAttempt(db, index)))
  const results = indexes.map(
    (index) =>
      sql`(select json_build_object('count', count, 'resetsAt', resets_at) from ${sql.identifier(nameOf(index))})`,
  )
  return db
    .with(...counts)
    .select({
      attempts: sql<(Attempts | null)[]>`json_build_array(${sql.join(results, sql`, `)})`,
    })
    .from(sql`(select) one_row`)
    .prepare(`count_attempts_${size}`)
})

const nameOf = (index: number) => `counted${index}`

/** Returns the values of `buildAttempt` for limits, each of which has an index. */
export function attemptValues(
  ctx: Context,
  project: Project,
  { limits, windowMillis = WINDOW_MILLIS }: { limits: readonly Limit[]; windowMillis?: number },
): Record<string, unknown> {
  const now = projectNow(ctx, project)
  const ofLimits = limits.flatMap((limit, index) => [
    [`id${index}`, limitId(project, limit)],
    [`max${index}`, limit.max],
  ])
  return {
    ...Object.fromEntries(ofLimits),
    projectId: project.id,
    now,
    resetsAt: now + windowMillis,
  }
}

/** Builds the insertion that counts against a limit, unless the limit before it is used up or was not counted. */
export function buildAttempt(db: Database, index = 0) {
  const isOver = sql`${attemptCounts.resetsAt} <= ${sql.placeholder('now')}`
  const row = {
    id: sql<string>`${sql.placeholder(`id${index}`)}::text`.as('id'),
    projectId: sql<string>`${sql.placeholder('projectId')}::text`.as('project_id'),
    count: sql<number>`1`.as('count'),
    resetsAt: sql<number>`${sql.placeholder('resetsAt')}::bigint`.as('resets_at'),
    blockedUntil: sql<number>`0`.as('blocked_until'),
  }
  const before = index - 1
  return db
    .insert(attemptCounts)
    .select((query) =>
      index === 0
        ? query.select(row).from(sql`(select) one_row`)
        : query
            .select(row)
            .from(sql`${sql.identifier(nameOf(before))} earlier`)
            .where(sql`earlier.count <= ${sql.placeholder(`max${before}`)}`),
    )
    .onConflictDoUpdate({
      target: attemptCounts.id,
      set: {
        count: sql`case when ${isOver} then 1 else ${attemptCounts.count} + 1 end`,
        // After the clock was set back, the end of a window must not be far in the future.
        resetsAt: sql`case when ${isOver} then excluded.resets_at else least(${attemptCounts.resetsAt}, excluded.resets_at) end`,
      },
    })
    .returning({ count: attemptCounts.count, resetsAt: attemptCounts.resetsAt })
}

/** The key of a limit in the database. */
export const limitId = ({ id }: Project, { action, subject }: Limit): string =>
  hashSecret(JSON.stringify([id, action, subject]))
