import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/teams/team-member-profiles.js'

export const listTeamMemberProfiles = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listTeamMemberProfiles>,
  path: '/team-member-profiles',
  access: ['client'],
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
  ],
} as const satisfies Endpoint

export const readTeamMemberProfile = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readTeamMemberProfile>,
  path: '/team-member-profiles/{team_id}/{user_id}',
  access: ['client'],
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_MEMBERSHIP_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const updateTeamMemberProfile = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateTeamMemberProfile>,
  path: '/team-member-profiles/{team_id}/{user_id}',
  access: ['client'],
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_MEMBERSHIP_NOT_FOUND'],
} as const satisfies Endpoint
