/** Team permissions of every project, with what each allows. */
export const systemPermissions = {
  $update_team: 'Change the name, picture and metadata of the team',
  $delete_team: 'Delete the team',
  $read_members: 'Read the list of members and their profiles',
  $remove_members: 'Remove members and revoke invitations',
  $invite_members: 'Invite people to the team',
  $manage_api_keys: 'Create, read and revoke the API keys of the team',
} as const

export type SystemPermission = keyof typeof systemPermissions

export const isSystemPermission = (id: string): id is SystemPermission =>
  Object.hasOwn(systemPermissions, id)

/** The permission of every new project that contains all system permissions. */
export const TEAM_ADMIN = 'team_admin'
