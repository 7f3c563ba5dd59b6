import { and, desc, eq, gte, lt, or, type SQL, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import type { Database } from '../../db/database.js'
import { auditEvents, contactChannels, isPrimaryEmail, teams, users } from '../../db/schema.js'
import type { AuditAction, AuditActor } from '../../db/values.js'
import { rejection } from '../../errors/http-error.js'
import { containing } from '../../lib/like-pattern.js'
import { isUuid } from '../../lib/uuid.js'

export type AuditEvent = typeof auditEvents.$inferSelect

/** Which events are listed; times are in milliseconds of the project's clock. */
export interface AuditFilter {
  action?: AuditAction | undefined
  actorId?: string | undefined
  actorType?: AuditActor['type'] | undefined
  /** Events that this user caused, and those about this user. */
  userId?: string | undefined
  /** A part of the client's address or name, of the request's ID or of the details, in any case. */
  search?: string | undefined
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
  const { userId } = filter
  const where = and(eq(auditEvents.projectId, projectId), ...matching(filter), after(cursor))
  const select = (ofUser?: SQL) => newest(db, and(where, ofUser), limit + 1)
  const rows = await (userId === undefined
    ? select()
    : newestOf(
        select(eq(auditEvents.subjectId, userId)),
        // An event of a user about the same user is in the other list.
        select(and(eq(auditEvents.actorId, userId), isAboutOthers(userId))),
      ).limit(limit + 1))
  const events = rows.slice(0, limit)
  const last = rows.length > limit ? events.at(-1) : undefined
  return { events, nextCursor: last === undefined ? null : `${last.createdAt}_${last.id}` }
}

const newest = (db: Database, where: SQL | undefined, limit: number) =>
  db
    .select()
    .from(auditEvents)
    .where(where)
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .limit(limit)

/** The newest events of two lists. Each of them reads an index, which one condition for both would not. */
const newestOf = (first: ReturnType<typeof newest>, second: ReturnType<typeof newest>) =>
  // A column of one of the tables could not be named here.
  unionAll(first, second).orderBy(sql`created_at desc, id desc`)

const isAboutOthers = (userId: string): SQL =>
  sql`${auditEvents.subjectId} is distinct from ${userId}`

function matching({ action, actorId, actorType, search, subjectId, from, to }: AuditFilter): SQL[] {
  const conditions = []
  if (action !== undefined) conditions.push(eq(auditEvents.action, action))
  if (actorId !== undefined) conditions.push(eq(auditEvents.actorId, actorId))
  if (actorType !== undefined) conditions.push(eq(auditEvents.actorType, actorType))
  if (search) conditions.push(matchesSearch(search))
  if (subjectId !== undefined) conditions.push(eq(auditEvents.subjectId, subjectId))
  if (from !== undefined) conditions.push(gte(auditEvents.createdAt, from))
  if (to !== undefined) conditions.push(lt(auditEvents.createdAt, to))
  return conditions
}

/**
 * One text of all that can be searched, so that the pattern is compared once for each event. No index helps: it reads the events
 * of the project that the other filters match.
 */
const matchesSearch = (search: string): SQL =>
  sql`concat_ws(' ', ${auditEvents.clientAddress}, ${auditEvents.userAgent}, ${auditEvents.requestId}, ${auditEvents.subjectId}, ${auditEvents.details}::text) ilike ${containing(search)}`

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

/** An event as the API and the export show it. */
export const toAuditEvent = (event: AuditEvent) => ({
  id: event.id,
  createdAtMillis: event.createdAt,
  action: event.action,
  actor: { type: event.actorType, id: event.actorId },
  subject: { type: event.subjectType, id: event.subjectId },
  clientAddress: event.clientAddress,
  userAgent: event.userAgent,
  requestId: event.requestId,
  details: event.details,
})

/** Adds the current names of users and teams to the events of a project. */
export async function nameEvents(db: Database, projectId: string, events: readonly AuditEvent[]) {
  const names = new Map([
    ...(await findUserNames(db, projectId, events.flatMap(userIdsOf))),
    ...(await findTeamNames(db, projectId, events.flatMap(teamIdsOf))),
  ])
  const nameOf = (id: string | null | undefined) => names.get(id ?? '') ?? null
  return events.map((event) => {
    const response = toAuditEvent(event)
    return {
      ...response,
      actor: { ...response.actor, name: nameOf(event.actorId) },
      subject: { ...response.subject, name: nameOf(event.subjectId) },
      teamName: nameOf(event.details.teamId),
    }
  })
}

const userIdsOf = ({ actorId, subjectType, subjectId }: AuditEvent): string[] =>
  [actorId, subjectType === 'user' ? subjectId : null].filter((id) => id !== null)

const teamIdsOf = ({ subjectType, subjectId, details }: AuditEvent): string[] =>
  [subjectType === 'team' ? subjectId : null, details.teamId ?? null].filter((id) => id !== null)

type Names = [id: string, name: string | null][]

async function findUserNames(db: Database, projectId: string, ids: string[]): Promise<Names> {
  const rows = await db
    .select({
      id: users.id,
      name: sql<string | null>`coalesce(${users.displayName}, ${contactChannels.value})`,
    })
    .from(users)
    .leftJoin(contactChannels, isPrimaryEmail)
    .where(isOneOf(users, projectId, ids))
  return rows.map(({ id, name }) => [id, name])
}

async function findTeamNames(db: Database, projectId: string, ids: string[]): Promise<Names> {
  const rows = await db
    .select({ id: teams.id, name: teams.displayName })
    .from(teams)
    .where(isOneOf(teams, projectId, ids))
  return rows.map(({ id, name }) => [id, name])
}

/** The owners of a project and their team belong to the project `internal`. */
const isOneOf = (table: typeof users | typeof teams, projectId: string, ids: string[]) =>
  and(
    inArray(table.id, [...new Set(ids)]),
    inArray(table.projectId, [projectId, INTERNAL_PROJECT_ID]),
  )
