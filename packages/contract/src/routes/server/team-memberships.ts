import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/server/team-memberships.js'

export const createTeamMembership = /* @__PURE__ */ route<typeof schema.createTeamMembership>()(
  'POST',
  '/team-memberships/{team_id}/{user_id}',
  {
    access: ['server', 'admin'],
    success: 201,
    emptyBody: 'empty-object',
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_NOT_FOUND',
      'TEAM_NOT_FOUND',
      'TEAM_MEMBERSHIP_ALREADY_EXISTS',
      'PERMISSION_NOT_FOUND',
    ],
  },
)
