import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { projectOwnerTeams } from '../../db/schema.js'
import type { AuditEntry } from '../notifications/audit-entry.js'

/** An event about the owners of a project, in the audit log of that project. */
interface OwnerEvent {
  projectId: string
  entry: AuditEntry
}

/**
 * Returns the events for the projects of a team that invites, gains or loses a member. Such a team belongs to the
 * project `internal`, and the owners of its projects cannot read the audit log of `internal`.
 */
export async function listOwnerEvents(
  db: Database,
  projectId: string,
  { action, subject, details }: AuditEntry,
): Promise<OwnerEvent[]> {
  const isAboutMembers = action.startsWith('team_member.') || action.startsWith('team_invitation.')
  if (projectId !== INTERNAL_PROJECT_ID || !isAboutMembers) return []
  const teamId = details?.teamId ?? subject.id
  if (teamId === null) return []
  const owned = await db
    .select({ id: projectOwnerTeams.projectId })
    .from(projectOwnerTeams)
    .where(eq(projectOwnerTeams.teamId, teamId))
  return owned.map(({ id }) => ({
    projectId: id,
    entry: { action, subject: { type: 'project', id }, details: { ...details, teamId } },
  }))
}
