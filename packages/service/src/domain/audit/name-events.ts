import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { and, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { contactChannels, isPrimaryEmail, teams, users } from '../../db/schema.js'
import { toAuditEvent } from './audit-event-response.js'
import type { AuditEvent } from './list-audit-events.js'

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
