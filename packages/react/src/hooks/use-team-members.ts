import type { Team, TeamMember } from '@latchkey/core'
import { useQuery } from '../use-query.js'
import { useQueryOf } from '../use-query-of.js'

/**
 * The members of a team, in the order of joining. Suspends until they are known; throws
 * `TEAM_PERMISSION_REQUIRED` without the permission `$read_members`.
 */
export const useTeamMembers = (team: Team): TeamMember[] =>
  useQuery(useQueryOf(team, 'listMembers'))
