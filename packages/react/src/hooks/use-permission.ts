import type { CurrentUser, Permission, Team } from '@latchkey/core'
import { useQuery } from '../use-query.js'

/**
 * One permission of a user in a team or, without one, in the project; null when the user does not have
 * it. Suspends until that is known. Take it as a hint for what to show.
 *
 * @example const canRename = usePermission(user, team, '$update_team') !== null
 */
export const usePermission = (
  user: CurrentUser,
  ...given: [id: string] | [team: Pick<Team, 'id'>, id: string]
): Permission | null => useQuery(user.getPermission.query(...given))
