import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/team-memberships.js'

export const deleteTeamMembership = {
  method: 'DELETE',
  path: '/team-memberships/{team_id}/{user_id}',
  emptyBody: 'empty-object',
  wire: undefined as WireOf<typeof schema.deleteTeamMembership>,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'USER_NOT_FOUND',
  ],
} as const satisfies Endpoint
