import {
  and,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  like,
  lt,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import type { Database } from '../../db/database.js'
import {
  auditEvents,
  contactChannels,
  isPrimaryEmail,
  oauthClients,
  projectKeys,
  scimTokens,
  teamConnections,
  teams,
  users,
} from '../../db/schema.js'
import { afterCursor, cursorAt, nextCursorOf } from '../../db/time-cursor.js'
import type { AuditAction, AuditActor } from '../../db/values.js'
import { keySetName } from './record-audit-event.js'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { containing } from '../../lib/like-pattern.js'

export type AuditEvent = typeof auditEvents.$inferSelect

/** Which events are listed; times are in milliseconds of the project's clock. */
export interface AuditFilter {
  actions?: readonly AuditAction[] | undefined
  actorId?: string | undefined
  actorType?: AuditActor['type'] | undefined
  /** Events that this user caused, and those about this user. */
  userId?: string | undefined
  /**
   * A part of the client's address or name, of the request's ID or of the details, or of the name or an address of the user who
   * acted or whom the event is about, in any case.
   */
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
 * How many events one call compares with a text. No index helps with that, and strangers add events with failed sign-ins: without
 * this limit, the cost of a search would grow with them.
 */
const MAX_SEARCHED = 10_000

/**
 * Lists the audit log of a project, newest first, in pages. The cursor is the position of the last event of a page, so
 * that it also works after that event was deleted. A page of a search has fewer events than its limit if not all events were
 * compared: the search continues at the cursor.
 */
export async function listAuditEvents(
  db: Database,
  projectId: string,
  {
    cursor,
    limit,
    search,
    actions,
    ...filter
  }: AuditFilter & { cursor?: string | undefined; limit: number },
): Promise<AuditPage> {
  const where = and(
    eq(auditEvents.projectId, projectId),
    ...matching(filter),
    afterCursor(auditEvents, cursor),
  )
  const listed = { where, userId: filter.userId, actions }
  if (!search) return toPage(await newest(db, listed, limit + 1), limit)
  const searched = db.$with('searched').as(newest(db, listed, MAX_SEARCHED))
  const people = db.$with('people').as(peopleNamed(db, projectId, search))
  const rows = await db
    .with(searched, people)
    .select()
    .from(searched)
    .where(
      or(
        matchesSearch(searched, search),
        sql`${searched.actorId} in (select id from people)`,
        sql`${searched.subjectId} in (select id::text from people)`,
      ),
    )
    .orderBy(desc(searched.createdAt), desc(searched.id))
    .limit(limit + 1)
  if (rows.length > limit) return toPage(rows, limit)
  const [last] = await newest(db, listed, 1, MAX_SEARCHED - 1)
  return { events: rows, nextCursor: last === undefined ? null : cursorAt(last) }
}

const toPage = (rows: AuditEvent[], limit: number): AuditPage => ({
  events: rows.slice(0, limit),
  nextCursor: nextCursorOf(rows, limit),
})

interface ListedEvents {
  where: SQL | undefined
  /** The user in both roles. */
  userId: string | undefined
  actions: readonly AuditAction[] | undefined
}

/**
 * Selects the newest events. Those of a user or of several actions are in several lists, each of which reads an index in its
 * order: one condition for all of them would not.
 */
function newest(db: Database, listed: ListedEvents, limit: number, offset = 0) {
  const select = (part?: SQL) =>
    db
      .select()
      .from(auditEvents)
      .where(and(listed.where, part))
      .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
      .limit(limit + offset)
  const [first, second, ...others] = partsOf(listed).map(select)
  if (first === undefined) return select().offset(offset)
  if (second === undefined) return first.offset(offset)
  return (
    unionAll(first, second, ...others)
      // A column of one of the tables could not be named here.
      .orderBy(sql`created_at desc, id desc`)
      .limit(limit)
      .offset(offset)
  )
}

/** Returns the conditions of the lists. */
function partsOf({ userId, actions }: ListedEvents): SQL[] {
  if (userId === undefined)
    return [...new Set(actions)].map((action) => eq(auditEvents.action, action))
  const ofActions = actions && inArray(auditEvents.action, [...actions])
  const about = and(eq(auditEvents.subjectId, userId), ofActions)
  const byUser = and(eq(auditEvents.actorId, userId), isAboutOthers(userId), ofActions)
  return [about, byUser].filter((part) => part !== undefined)
}

const isAboutOthers = (userId: string): SQL =>
  sql`${auditEvents.subjectId} is distinct from ${userId}`

function matching({ actorId, actorType, subjectId, from, to }: AuditFilter): SQL[] {
  const conditions = []
  if (actorId !== undefined) conditions.push(eq(auditEvents.actorId, actorId))
  if (actorType !== undefined) conditions.push(eq(auditEvents.actorType, actorType))
  if (subjectId !== undefined) conditions.push(eq(auditEvents.subjectId, subjectId))
  if (from !== undefined) conditions.push(gte(auditEvents.createdAt, from))
  if (to !== undefined) conditions.push(lt(auditEvents.createdAt, to))
  return conditions
}

type SearchedColumn = 'clientAddress' | 'userAgent' | 'requestId' | 'subjectId' | 'details'

/** Joins all that can be searched to one text, so that the pattern is compared once for each event. */
const matchesSearch = (event: Record<SearchedColumn, SQLWrapper>, search: string): SQL =>
  sql`concat_ws(' ', ${event.clientAddress}, ${event.userAgent}, ${event.requestId}, ${event.subjectId}, ${event.details}::text) ilike ${containing(search)}`

/** Selects the users among those of the searched events whose name or address contains a text. */
const peopleNamed = (db: Database, projectId: string, search: string) =>
  db
    .selectDistinct({ id: users.id })
    .from(users)
    .leftJoin(contactChannels, eq(contactChannels.userId, users.id))
    .where(
      and(
        sql`${users.id} in (
          select actor_id from searched union select subject_id::uuid from searched where subject_type = 'user'
        )`,
        inArray(users.projectId, [projectId, INTERNAL_PROJECT_ID]),
        or(
          ilike(users.displayName, containing(search)),
          like(contactChannels.canonicalValue, containing(canonicalEmail(search))),
        ),
      ),
    )

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

/** Adds the current names of users, teams, OAuth clients, keys, SCIM tokens and connections to the events of a project. */
export async function nameEvents(db: Database, projectId: string, events: readonly AuditEvent[]) {
  const names = new Map([
    ...(await findUserNames(db, projectId, events.flatMap(userIdsOf))),
    ...(await findTeamNames(db, projectId, events.flatMap(teamIdsOf))),
    ...(await findKeyNames(db, projectId, keyIdsOf(events))),
    ...(await findTokenNames(db, projectId, idsOfActors(events, 'scim_token'))),
    ...(await findConnectionNames(db, projectId, idsOfActors(events, 'identity_provider'))),
  ])
  const clientNames = new Map(await findClientNames(db, projectId, events.flatMap(clientIdsOf)))
  const nameOf = (id: string | null | undefined) => names.get(id ?? '') ?? null
  return events.map((event) => {
    const response = toAuditEvent(event)
    return {
      ...response,
      actor: { ...response.actor, name: nameOf(event.actorId ?? actorIdInDetails(event)) },
      subject: { ...response.subject, name: nameOf(event.subjectId) },
      teamName: nameOf(event.details.teamId),
      memberName: nameOf(event.details.memberId),
      oauthClientName: clientNames.get(event.details.clientId ?? '') ?? null,
    }
  })
}

const userIdsOf = ({ actorId, subjectType, subjectId, details }: AuditEvent): string[] =>
  [actorId, subjectType === 'user' ? subjectId : null, details.memberId ?? null].filter(
    (id) => id !== null,
  )

const teamIdsOf = ({ subjectType, subjectId, details }: AuditEvent): string[] =>
  [subjectType === 'team' ? subjectId : null, details.teamId ?? null].filter((id) => id !== null)

const clientIdsOf = ({ details: { clientId } }: AuditEvent): string[] =>
  clientId === undefined ? [] : [clientId]

/** The ID of an actor that is no user. A set-up link has no name. */
function actorIdInDetails({ actorType, details }: AuditEvent): string | undefined {
  switch (actorType) {
    case 'server':
    case 'admin':
      return details.actorKeyId
    case 'scim_token':
      return details.scimTokenId
    case 'identity_provider':
      return details.connectionId
    default:
      return undefined
  }
}

const idsOfActors = (events: readonly AuditEvent[], type: AuditActor['type']): string[] =>
  events
    .filter(({ actorType }) => actorType === type)
    .map(actorIdInDetails)
    .filter((id) => id !== undefined)

const keyIdsOf = (events: readonly AuditEvent[]): string[] => [
  ...idsOfActors(events, 'server'),
  ...idsOfActors(events, 'admin'),
]

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

async function findKeyNames(db: Database, projectId: string, ids: string[]): Promise<Names> {
  if (ids.length === 0) return []
  const sets = await db
    .select()
    .from(projectKeys)
    .where(isOneOf(projectKeys, projectId, ids))
  return sets.map((set) => [set.id, keySetName(set)])
}

/** A token without a description is named by its last characters. */
async function findTokenNames(db: Database, projectId: string, ids: string[]): Promise<Names> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: scimTokens.id, name: scimTokens.description, tokenEnd: scimTokens.tokenEnd })
    .from(scimTokens)
    .where(isOneOf(scimTokens, projectId, ids))
  return rows.map(({ id, name, tokenEnd }) => [id, name === '' ? `…${tokenEnd}` : name])
}

async function findConnectionNames(db: Database, projectId: string, ids: string[]): Promise<Names> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: teamConnections.id, name: teamConnections.displayName })
    .from(teamConnections)
    .where(isOneOf(teamConnections, projectId, ids))
  return rows.map(({ id, name }) => [id, name])
}

/** Each project chooses the IDs of its clients, so they are compared within the project only. */
async function findClientNames(db: Database, projectId: string, ids: string[]): Promise<Names> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: oauthClients.id, name: oauthClients.displayName })
    .from(oauthClients)
    .where(and(eq(oauthClients.projectId, projectId), inArray(oauthClients.id, [...new Set(ids)])))
  return rows.map(({ id, name }) => [id, name])
}

type NamedTable =
  | typeof users
  | typeof projectKeys
  | typeof teams
  | typeof scimTokens
  | typeof teamConnections

/** The owners of a project and their team, with its connections, belong to the project `internal`. */
const isOneOf = (table: NamedTable, projectId: string, ids: string[]) =>
  and(
    inArray(table.id, [...new Set(ids)]),
    inArray(table.projectId, [projectId, INTERNAL_PROJECT_ID]),
  )
