import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/teams/team-memberships.js'

export const deleteTeamMembership = /* @__PURE__ */ route<typeof schema.deleteTeamMembership>()(
  'DELETE',
  '/team-memberships/{team_id}/{user_id}',
  {
    emptyBody: 'empty-object',
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'TEAM_PERMISSION_REQUIRED',
      'TEAM_MEMBERSHIP_NOT_FOUND',
      'USER_NOT_FOUND',
    ],
  },
)
