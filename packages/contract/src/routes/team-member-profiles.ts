import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/team-member-profiles.js'

export const listTeamMemberProfiles = {
  method: 'GET',
  path: '/team-member-profiles',
  access: ['client'],
  wire: undefined as WireOf<typeof schema.listTeamMemberProfiles>,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
  ],
} as const satisfies Endpoint

export const readTeamMemberProfile = {
  method: 'GET',
  path: '/team-member-profiles/{team_id}/{user_id}',
  access: ['client'],
  wire: undefined as WireOf<typeof schema.readTeamMemberProfile>,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_MEMBERSHIP_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const updateTeamMemberProfile = {
  method: 'PATCH',
  path: '/team-member-profiles/{team_id}/{user_id}',
  access: ['client'],
  wire: undefined as WireOf<typeof schema.updateTeamMemberProfile>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_MEMBERSHIP_NOT_FOUND'],
} as const satisfies Endpoint
