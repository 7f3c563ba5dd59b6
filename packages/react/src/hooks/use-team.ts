import type { CurrentUser, Team } from '@latchkey/core'
import { useQuery } from '../use-query.js'

/** One of a user's teams; null when the user is no member of it. Suspends until that is known. */
export const useTeam = (user: CurrentUser, id: string): Team | null =>
  useQuery(user.getTeam.query(id))
