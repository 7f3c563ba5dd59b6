import type { Team } from './team.js'

/** A team as client access sees it (protocol, section 3.1, TeamClient). */
export const toTeam = (team: Team) => ({
  id: team.id,
  displayName: team.displayName,
  profileImageUrl: team.profileImageUrl,
  clientMetadata: team.clientMetadata,
  clientReadOnlyMetadata: team.clientReadOnlyMetadata,
})

/** A team as server and admin access see it (protocol, section 3.1, TeamServer). */
export const toServerTeam = (team: Team) => ({
  ...toTeam(team),
  serverMetadata: team.serverMetadata,
  createdAtMillis: team.createdAt,
})
