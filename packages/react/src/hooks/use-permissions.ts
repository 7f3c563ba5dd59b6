import type { CurrentUser, Permission, PermissionListOptions, Team } from '@latchkey/core'
import { useQuery } from '../use-query.js'
import { useQueryOf } from '../use-query-of.js'

/**
 * What a user may do in a team or, without one, in the project; contained permissions too unless
 * `recursive` is false. Suspends until they are known. Take them as hints for what to show.
 *
 * @example const permissions = usePermissions(user, team)
 */
export const usePermissions = (
  user: CurrentUser,
  ...given:
    | [options?: PermissionListOptions]
    | [team: Pick<Team, 'id'>, options?: PermissionListOptions]
): Permission[] => useQuery(useQueryOf(user, 'listPermissions', ...given))
