import type { CurrentUser, Team } from '@latchkey/core'
import { useTeams } from './use-teams.js'

/** One of a user's teams; null when the user is no member of it. Suspends until that is known. */
export const useTeam = (user: CurrentUser, id: string): Team | null =>
  useTeams(user).find((team) => team.id === id) ?? null
