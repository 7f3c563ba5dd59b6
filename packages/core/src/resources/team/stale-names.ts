/** Reading methods whose results show a user's teams. */
export const TEAMS = ['listTeams', 'getTeam'] as const

/** What is stale when a user is no longer a member of a team: permissions in a team end with the membership. */
export const MEMBERSHIP = [
  ...TEAMS,
  'listPermissions',
  'getPermission',
  'hasPermission',
  'user',
] as const
