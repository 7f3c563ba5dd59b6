/**
 * The permissions of a call that only admins of a team may make: all system permissions that change the team. The permission
 * `team_admin` of new projects contains them.
 */
export const TEAM_ADMIN_PERMISSIONS = [
  '$update_team',
  '$delete_team',
  '$invite_members',
  '$remove_members',
  '$manage_api_keys',
] as const
