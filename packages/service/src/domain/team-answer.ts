import type { Team } from './teams.js'

/** A team as client access sees it (protocol, section 3.1, TeamClient). */
export const toTeam = (team: Team) => ({
  id: team.id,
  display_name: team.displayName,
  profile_image_url: team.profileImageUrl,
  client_metadata: team.clientMetadata,
  client_read_only_metadata: team.clientReadOnlyMetadata,
})

/** A team as server and admin access see it (protocol, section 3.1, TeamServer). */
export const toServerTeam = (team: Team) => ({
  ...toTeam(team),
  server_metadata: team.serverMetadata,
  created_at_millis: team.createdAt,
})
