import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { endedSessions, type Project } from '../../db/schema.js'
import { rejection } from '../../errors/http-error.js'
import { isUuid } from '../../lib/uuid.js'

export type EndedSession = typeof endedSessions.$inferSelect

/**
 * Lists the sessions of a project that were ended in the last milliseconds, newest first, in pages. The cursor is the
 * position of the last one of a page.
 */
export async function listEndedSessions(
  ctx: Context,
  project: Project,
  {
    withinMillis,
    cursor,
    limit,
  }: { withinMillis: number; cursor?: string | undefined; limit: number },
): Promise<{ ended: EndedSession[]; nextCursor: string | null }> {
  const since = projectNow(ctx, project) - withinMillis
  const rows = await ctx.db
    .select()
    .from(endedSessions)
    .where(
      and(
        eq(endedSessions.projectId, project.id),
        gte(endedSessions.endedAt, since),
        before(cursor),
      ),
    )
    .orderBy(desc(endedSessions.endedAt), desc(endedSessions.id))
    .limit(limit + 1)
  const ended = rows.slice(0, limit)
  const last = rows.length > limit ? ended.at(-1) : undefined
  return { ended, nextCursor: last === undefined ? null : `${last.endedAt}_${last.id}` }
}

function before(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [, time = '', id = ''] = /^(-?\d{1,16})_(.+)$/.exec(cursor) ?? []
  if (time === '' || !isUuid(id))
    throw rejection('The cursor is invalid. Pass the next cursor of the previous page.')
  // Compared as a whole, which an index can do: a page must not read those before it again.
  return sql`(${endedSessions.endedAt}, ${endedSessions.id}) < (${Number(time)}::bigint, ${id}::uuid)`
}
