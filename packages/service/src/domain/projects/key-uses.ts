import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type Context, projectNow } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import { projectKeys, type Project } from '../../db/schema.js'

/** Minimum time between two writes of the last use, so that requests cost no write. */
const HOUR = 60 * 60 * 1000

const MAX_KEYS = 10_000

/** When this process last recorded a use of each set of keys, by its ID. */
const recordedUses = buildOnce(() => new LRUCache<string, number>({ max: MAX_KEYS }))

/** Records that a key of a set was used now, unless a use was recorded within the hour. */
export async function recordKeyUse(ctx: Context, project: Project, id: string): Promise<void> {
  const now = projectNow(ctx, project)
  const uses = recordedUses(ctx.db)
  if (now - (uses.get(id) ?? -Infinity) < HOUR) return
  uses.set(id, now)
  const { lastUsedAt } = projectKeys
  await ctx.db
    .update(projectKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(projectKeys.id, id), or(isNull(lastUsedAt), lte(lastUsedAt, now - HOUR))))
    // The request does not depend on it.
    .catch((error: unknown) => ctx.report(error))
}
