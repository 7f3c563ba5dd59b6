import type { CurrentUser, Team } from '@latchkey/core'
import { useQuery } from '../use-query.js'
import { useQueryOf } from '../use-query-of.js'

/**
 * The teams that a user is a member of, oldest first. Suspends until they are known.
 *
 * @example const teams = useTeams(useUser({ or: 'redirect' }))
 */
export const useTeams = (user: CurrentUser): Team[] => useQuery(useQueryOf(user, 'listTeams'))
