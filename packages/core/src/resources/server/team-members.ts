import { listTeamMemberProfilesByServer as listTeamMemberProfiles } from '@latchkey/contract/routes/teams/team-members'
import type { ResponseOf } from '../../http/http-client.js'
import type { TeamScope } from '../scope.js'

/** A member of a team as the service returns it. */
export type TeamMemberFields = ResponseOf<typeof listTeamMemberProfiles>['items'][number]

export async function listMembers({ http, teamId }: TeamScope): Promise<TeamMemberFields[]> {
  const { items } = await http.request(listTeamMemberProfiles, { query: { teamId } })
  return items
}

/** Resolves to null if the user is not a member or does not exist. */
export async function readMember(
  { http, teamId }: TeamScope,
  userId: string,
): Promise<TeamMemberFields | null> {
  const result = await http.requestResult(
    listTeamMemberProfiles,
    { query: { teamId, userId } },
    { expect: ['USER_NOT_FOUND'] },
  )
  return result.status === 'ok' ? (result.data.items[0] ?? null) : null
}
