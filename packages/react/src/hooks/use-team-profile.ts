import type { CurrentUser, Team, TeamProfile } from '@latchkey/core'
import { useQuery } from '../use-query.js'
import { useQueryOf } from '../use-query-of.js'

/**
 * What a user shows in a team. Suspends until it is known; throws `TEAM_MEMBERSHIP_NOT_FOUND` when the
 * user is no member.
 */
export const useTeamProfile = (user: CurrentUser, team: Pick<Team, 'id'>): TeamProfile =>
  useQuery(useQueryOf(user, 'getTeamProfile', team))
