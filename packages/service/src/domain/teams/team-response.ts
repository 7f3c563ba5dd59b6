import type { Team } from './team.js'

/** A team as client access sees it. */
export const toTeam = (team: Team) => ({
  id: team.id,
  displayName: team.displayName,
  profileImageUrl: team.profileImageUrl,
  clientMetadata: team.clientMetadata,
  clientReadOnlyMetadata: team.clientReadOnlyMetadata,
})

/** A team as server and admin access see it. */
export const toServerTeam = (team: Team) => ({
  ...toTeam(team),
  serverMetadata: team.serverMetadata,
  createdAtMillis: team.createdAt,
})
