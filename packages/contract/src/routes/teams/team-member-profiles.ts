import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/teams/team-member-profiles.js'

export const listTeamMemberProfiles = /* @__PURE__ */ route<typeof schema.listTeamMemberProfiles>()(
  'GET',
  '/team-member-profiles',
  {
    access: ['client'],
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'TEAM_MEMBERSHIP_NOT_FOUND',
      'TEAM_PERMISSION_REQUIRED',
    ],
  },
)

export const readTeamMemberProfile = /* @__PURE__ */ route<typeof schema.readTeamMemberProfile>()(
  'GET',
  '/team-member-profiles/{team_id}/{user_id}',
  {
    access: ['client'],
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'TEAM_PERMISSION_REQUIRED',
      'TEAM_MEMBERSHIP_NOT_FOUND',
    ],
  },
)

export const updateTeamMemberProfile = /* @__PURE__ */ route<
  typeof schema.updateTeamMemberProfile
>()('PATCH', '/team-member-profiles/{team_id}/{user_id}', {
  access: ['client'],
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_MEMBERSHIP_NOT_FOUND'],
})
