import type { CurrentUser, Permission, Team } from '@latchkey/core'
import { useQuery } from '../use-query.js'
import { useQueryOf } from '../use-query-of.js'

/**
 * One permission of a user in a team or, without one, in the project; null when the user does not have
 * it. Suspends until that is known. Use it as a hint for what to show: the service decides.
 *
 * @example const canRename = usePermission(user, team, '$update_team') !== null
 */
export function usePermission(
  user: CurrentUser,
  ...args: [id: string] | [team: Pick<Team, 'id'>, id: string]
): Permission | null {
  const wanted = args.at(-1)
  const scope = args.slice(0, -1) as [] | [team: Pick<Team, 'id'>]
  // One list answers all questions about a team or about the project.
  const permissions = useQuery(useQueryOf(user, 'listPermissions', ...scope))
  return permissions.find(({ id }) => id === wanted) ?? null
}
