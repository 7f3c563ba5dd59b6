import type { Team, TeamInvitation } from '@latchkey/core'
import { useQuery } from '../use-query.js'
import { useQueryOf } from '../use-query-of.js'

/**
 * The invitations to a team that can still be accepted. Suspends until they are known; throws
 * `TEAM_PERMISSION_REQUIRED` without the permissions `$read_members` and `$invite_members`.
 */
export const useTeamInvitations = (team: Team): TeamInvitation[] =>
  useQuery(useQueryOf(team, 'listInvitations'))
