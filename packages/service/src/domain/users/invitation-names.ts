import type { Database } from '../../db/database.js'
import type { Project } from '../../db/schema.js'
import type { CodeData } from '../../db/values.js'
import { findTeam } from '../teams/teams.js'
import type { User } from './user-view.js'
import { findUser } from './users.js'

/** The team of an invitation, and who invites to it. */
export interface InvitationNames {
  teamDisplayName: string
  /** Undefined if a server sent the invitation, or the user was deleted. */
  inviterDisplayName: string | undefined
}

/** Finds the names that an invitation shows; undefined if its team was deleted. */
export async function findInvitationNames(
  db: Database,
  project: Project,
  { teamId, inviterId }: CodeData['team_invitation'],
): Promise<InvitationNames | undefined> {
  const team = await findTeam(db, project.id, teamId)
  if (team === undefined) return undefined
  const inviter = inviterId === undefined ? undefined : await findUser(db, project, inviterId)
  return { teamDisplayName: team.displayName, inviterDisplayName: inviter && userNameOf(inviter) }
}

/** The name by which an invitation names a user: the one that the user chose, else the primary address. */
export const userNameOf = ({ row, primaryEmail }: User): string | undefined =>
  row.displayName || primaryEmail?.value
