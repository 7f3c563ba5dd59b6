import { endpoint, of, serverAccess } from '../../endpoint.js'
import type * as schema from '../../schemas/server/team-member-profiles.js'

export const listTeamMemberProfiles = endpoint({
  method: 'GET',
  path: '/team-member-profiles',
  access: serverAccess,
  wire: of<typeof schema.listTeamMemberProfiles>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_NOT_FOUND', 'USER_NOT_FOUND'],
})

export const readTeamMemberProfile = endpoint({
  method: 'GET',
  path: '/team-member-profiles/{team_id}/{user_id}',
  access: serverAccess,
  wire: of<typeof schema.readTeamMemberProfile>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_MEMBERSHIP_NOT_FOUND', 'USER_NOT_FOUND'],
})

export const updateTeamMemberProfile = endpoint({
  method: 'PATCH',
  path: '/team-member-profiles/{team_id}/{user_id}',
  access: serverAccess,
  wire: of<typeof schema.updateTeamMemberProfile>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_MEMBERSHIP_NOT_FOUND', 'USER_NOT_FOUND'],
})
