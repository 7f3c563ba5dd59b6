import { and, desc, eq, gte, lt, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { auditEvents } from '../../db/schema.js'
import type { AuditAction } from '../../db/values.js'
import { rejection } from '../../errors/http-error.js'
import { isUuid } from '../../lib/uuid.js'

export type AuditEvent = typeof auditEvents.$inferSelect

/** Which events are listed; times are in milliseconds of the project's clock. */
export interface AuditFilter {
  action?: AuditAction | undefined
  actorId?: string | undefined
  subjectId?: string | undefined
  from?: number | undefined
  /** Exclusive. */
  to?: number | undefined
}

export interface AuditPage {
  events: AuditEvent[]
  nextCursor: string | null
}

/**
 * Lists the audit log of a project, newest first, in pages. The cursor is the position of the last event of a page, so
 * that it also works after that event was deleted.
 */
export async function listAuditEvents(
  db: Database,
  projectId: string,
  { cursor, limit, ...filter }: AuditFilter & { cursor?: string | undefined; limit: number },
): Promise<AuditPage> {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.projectId, projectId), ...matching(filter), after(cursor)))
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .limit(limit + 1)
  const events = rows.slice(0, limit)
  const last = rows.length > limit ? events.at(-1) : undefined
  return { events, nextCursor: last === undefined ? null : `${last.createdAt}_${last.id}` }
}

function matching({ action, actorId, subjectId, from, to }: AuditFilter): SQL[] {
  const conditions = []
  if (action !== undefined) conditions.push(eq(auditEvents.action, action))
  if (actorId !== undefined) conditions.push(eq(auditEvents.actorId, actorId))
  if (subjectId !== undefined) conditions.push(eq(auditEvents.subjectId, subjectId))
  if (from !== undefined) conditions.push(gte(auditEvents.createdAt, from))
  if (to !== undefined) conditions.push(lt(auditEvents.createdAt, to))
  return conditions
}

function after(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const [, time = '', id = ''] = /^(-?\d{1,16})_(.+)$/.exec(cursor) ?? []
  if (time === '' || !isUuid(id))
    throw rejection('The cursor is invalid. Pass the next cursor of the previous page.')
  const createdAt = Number(time)
  return or(
    lt(auditEvents.createdAt, createdAt),
    and(eq(auditEvents.createdAt, createdAt), lt(auditEvents.id, id)),
  )
}
