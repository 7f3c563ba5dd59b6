import { listTeamMemberProfilesByServer as listTeamMemberProfiles } from '@latchkey/contract/routes/teams/team-members'
import { isLatchkeyError } from '../../errors/latchkey-error.js'
import type { ResponseOf } from '../../http/http-client.js'
import type { TeamScope } from '../scope.js'

/** A member of a team as the service returns it. */
export type TeamMemberFields = ResponseOf<typeof listTeamMemberProfiles>['items'][number]

/** @param userId reads only this member */
export async function listMembers(
  { http, teamId }: TeamScope,
  userId?: string,
): Promise<TeamMemberFields[]> {
  const { items } = await http.request(listTeamMemberProfiles, { query: { teamId, userId } })
  return items
}

/** Resolves to null if the user is not a member or does not exist. */
export async function readMember(
  scope: TeamScope,
  userId: string,
): Promise<TeamMemberFields | null> {
  try {
    const [member] = await listMembers(scope, userId)
    return member ?? null
  } catch (error) {
    if (isLatchkeyError(error, 'USER_NOT_FOUND')) return null
    throw error
  }
}
