import { deleteTeamMembership } from '@latchkey/contract/routes/teams/team-members'
import * as routes from '@latchkey/contract/routes/teams/teams'
import { updateCurrentUser } from '@latchkey/contract/routes/users'
import type { UserScope } from '../scope.js'
import { MEMBERSHIP_METHODS, TEAM_METHODS } from '../../client/changes.js'
import { Team, type TeamReference } from '../team/team.js'

/** A new team. */
export interface NewTeam {
  /** The name of the team. */
  displayName: string
  /** A base64 picture as a data URL, at most 1,000,000 characters. */
  profileImageUrl?: string | null | undefined
}

export async function listTeams(scope: UserScope): Promise<Team[]> {
  const query = { userId: scope.userId }
  const { items } = await scope.http.request(routes.listTeams, { query })
  return items.map((fields) => new Team(scope, fields))
}

export async function getTeam(scope: UserScope, id: string): Promise<Team | null> {
  const teams = await listTeams(scope)
  return teams.find((team) => team.id === id) ?? null
}

export async function createTeam(
  scope: UserScope,
  { displayName, profileImageUrl }: NewTeam,
): Promise<Team> {
  const { client, http, userId } = scope
  const body = { displayName, profileImageUrl, creatorUserId: userId }
  const fields = await http.request(routes.createTeam, { query: {}, body })
  // Before the team is selected, which can fail: the team exists in any case.
  await client.invalidate(...TEAM_METHODS)
  await http.request(updateCurrentUser, { body: { selectedTeamId: fields.id } })
  await client.invalidate('user')
  return new Team(scope, fields)
}

export async function leaveTeam(
  { client, http, userId }: UserScope,
  { id: teamId }: TeamReference,
): Promise<void> {
  await http.request(deleteTeamMembership, { params: { teamId, userId } })
  await client.invalidate(...MEMBERSHIP_METHODS, 'user')
}
