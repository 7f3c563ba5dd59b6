import type { TeamRecord, UserRecord } from '@latchkey/core/admin'
import { keptId } from './kept-id.js'
import type { SourceData, SourceTeam, SourceUser } from './sources/source.js'

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
  { from, projectId }: { from: string; projectId: string },
): PreparedImport {
  const scope = `${projectId} ${from}`
  const teamId = (formerId: string) => keptId(`${scope} team`, formerId)
  return {
    teams: teams.map((team) => toTeam(team, teamId(team.formerId))),
    users: users.map((user) =>
      toUser(user, { id: keptId(`${scope} user`, user.formerId), teamId }),
    ),
  }
}

function toTeam({ formerId, ...team }: SourceTeam, id: string): PreparedRecord<TeamRecord> {
  return { formerId, notes: [], record: { ...team, id } }
}

function toUser(
  { formerId, notes = [], teamMemberships, ...user }: SourceUser,
  { id, teamId }: { id: string; teamId: (formerId: string) => string },
): PreparedRecord<UserRecord> {
  const memberships = teamMemberships?.map((membership) => ({
    ...membership,
    teamId: teamId(membership.teamId),
  }))
  const record: UserRecord = {
    ...user,
    id,
    ...(memberships && { teamMemberships: memberships }),
    serverMetadata: withFormerId(
      user.serverMetadata,
      id === formerId.toLowerCase() ? null : formerId,
    ),
  }
  return { formerId, record, notes: [...notes, ...withoutSignIn(record)] }
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
