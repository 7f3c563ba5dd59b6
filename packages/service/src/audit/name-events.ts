import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.js'
import { contactChannels, teams, users } from '../db/schema.js'
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

/** The owners of a project are users of the project `internal`. */
async function findUserNames(
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<Names> {
  if (ids.length === 0) return []
  const found = await db
    .select({
      id: users.id,
      name: sql<string | null>`coalesce(${users.displayName}, ${contactChannels.value})`,
    })
    .from(users)
    .leftJoin(
      contactChannels,
      and(
        eq(contactChannels.userId, users.id),
        eq(contactChannels.type, 'email'),
        contactChannels.isPrimary,
      ),
    )
    .where(
      and(
        inArray(users.id, [...new Set(ids)]),
        inArray(users.projectId, [projectId, INTERNAL_PROJECT_ID]),
      ),
    )
  return found.map(({ id, name }) => [id, name])
}

async function findTeamNames(
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<Names> {
  if (ids.length === 0) return []
  const found = await db
    .select({ id: teams.id, name: teams.displayName })
    .from(teams)
    .where(
      and(
        inArray(teams.id, [...new Set(ids)]),
        inArray(teams.projectId, [projectId, INTERNAL_PROJECT_ID]),
      ),
    )
  return found.map(({ id, name }) => [id, name])
}
