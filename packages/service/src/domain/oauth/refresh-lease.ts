import { setTimeout } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { attemptCounts, type Project } from '../../db/schema.js'
import { hashSecret } from '../../lib/secrets.js'
import { ProviderError } from './providers/provider-error.js'

const POLL_MILLIS = 50
/** Time for the statements before and after the request to the provider. */
const STATEMENTS_MILLIS = 10_000

/**
 * Runs `work` while no other request, in this process or another one, does so for the same connection. The lease is a row
 * and not a transaction, because `work` waits for a provider, which must not hold a connection to the database. The
 * lease of a process that was killed ends by itself.
 *
 * @throws ProviderError if the others take too long
 */
export async function withRefreshLease<Result>(
  ctx: Context,
  project: Project,
  { accountId, work }: { accountId: string; work: () => Promise<Result> },
): Promise<Result> {
  const lease = {
    id: hashSecret(JSON.stringify([project.id, 'refresh lease', accountId])),
    durationMillis: ctx.config.oauthTimeoutMillis + STATEMENTS_MILLIS,
  }
  let endsAt = await acquire(ctx, project, lease)
  for (let waited = 0; endsAt === undefined; waited += POLL_MILLIS) {
    if (waited >= lease.durationMillis) throw new ProviderError('unavailable')
    await setTimeout(POLL_MILLIS)
    endsAt = await acquire(ctx, project, lease)
  }
  try {
    return await work()
  } finally {
    await ctx.db
      .delete(attemptCounts)
      .where(and(eq(attemptCounts.id, lease.id), eq(attemptCounts.resetsAt, endsAt)))
  }
}

/** Returns the end of the lease, or undefined while another request holds it. */
async function acquire(
  ctx: Context,
  project: Project,
  { id, durationMillis }: { id: string; durationMillis: number },
): Promise<number | undefined> {
  const now = projectNow(ctx, project)
  const [row] = await ctx.db
    .insert(attemptCounts)
    .values({ id, projectId: project.id, count: 1, resetsAt: now + durationMillis })
    .onConflictDoUpdate({
      target: attemptCounts.id,
      set: { resetsAt: sql`excluded.resets_at` },
      setWhere: sql`${attemptCounts.resetsAt} <= ${now}`,
    })
    .returning({ resetsAt: attemptCounts.resetsAt })
  return row?.resetsAt
}
