import type { MembershipRecord, TeamRecord, UserRecord } from '@latchkey/core/admin'
import { keptId } from './kept-id.js'
import type { SourceData, SourceTeam, SourceUser } from './sources/source.js'
import { permissionsOf, type TeamRoles } from './team-roles.js'

/** A user or team to import, and what the report says about it. */
export interface PreparedRecord<Kind> {
  formerId: string
  record: Kind
  notes: string[]
}

/** The records of an import. */
export interface PreparedImport {
  teams: PreparedRecord<TeamRecord>[]
  users: PreparedRecord<UserRecord>[]
}

/**
 * Gives the users and teams of a source the IDs that they have in the project. IDs that cannot be kept depend on the
 * project, because two projects of a service cannot have the same.
 */
export function toRecords(
  { teams, users }: SourceData,
  { from, projectId, teamRoles }: { from: string; projectId: string; teamRoles: TeamRoles },
): PreparedImport {
  const scope = `${projectId} ${from}`
  const teamId = (formerId: string) => keptId(`${scope} team`, formerId)
  return {
    teams: teams.map((team) => toTeam(team, teamId(team.formerId))),
    users: users.map((user) =>
      toUser(user, { id: keptId(`${scope} user`, user.formerId), teamId, teamRoles }),
    ),
  }
}

function toTeam({ formerId, ...team }: SourceTeam, id: string): PreparedRecord<TeamRecord> {
  return { formerId, notes: [], record: { ...team, id } }
}

interface UserIds {
  id: string
  teamId: (formerId: string) => string
  teamRoles: TeamRoles
}

function toUser(
  { formerId, notes = [], teamMemberships, ...user }: SourceUser,
  { id, teamId, teamRoles }: UserIds,
): PreparedRecord<UserRecord> {
  const memberships: MembershipRecord[] = []
  const roleNotes: string[] = []
  for (const { roles = [], ...membership } of teamMemberships ?? []) {
    const permissions = permissionsOf(roles, teamRoles)
    memberships.push({
      ...membership,
      teamId: teamId(membership.teamId),
      ...(permissions.ids && { permissionIds: permissions.ids }),
    })
    roleNotes.push(...permissions.notes)
  }
  const record: UserRecord = {
    ...user,
    id,
    ...(teamMemberships && { teamMemberships: memberships }),
    serverMetadata: withFormerId(
      user.serverMetadata,
      id === formerId.toLowerCase() ? null : formerId,
    ),
  }
  return { formerId, record, notes: [...notes, ...roleNotes, ...withoutSignIn(record)] }
}

/** The app finds a user by the former ID, unless the user keeps it. */
function withFormerId(
  metadata: UserRecord['serverMetadata'],
  formerId: string | null,
): UserRecord['serverMetadata'] {
  const isObject = typeof metadata === 'object' && metadata !== null && !Array.isArray(metadata)
  if (formerId === null || (metadata !== undefined && !isObject)) return metadata
  return { ...metadata, formerId }
}

function withoutSignIn({ emails, oauthProviders, passkeys, isAnonymous }: UserRecord): string[] {
  const methods = [emails, oauthProviders, passkeys]
  if (isAnonymous || methods.some((list) => list?.length)) return []
  return ['The user has no email address and no account at a provider, and cannot sign in.']
}
