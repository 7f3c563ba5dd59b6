import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/server/team-member-profiles.js'

export const listTeamMemberProfiles = /* @__PURE__ */ route<typeof schema.listTeamMemberProfiles>()(
  'GET',
  '/team-member-profiles',
  {
    access: ['server', 'admin'],
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_NOT_FOUND', 'USER_NOT_FOUND'],
  },
)

export const readTeamMemberProfile = /* @__PURE__ */ route<typeof schema.readTeamMemberProfile>()(
  'GET',
  '/team-member-profiles/{team_id}/{user_id}',
  {
    access: ['server', 'admin'],
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_MEMBERSHIP_NOT_FOUND', 'USER_NOT_FOUND'],
  },
)

export const updateTeamMemberProfile = /* @__PURE__ */ route<
  typeof schema.updateTeamMemberProfile
>()('PATCH', '/team-member-profiles/{team_id}/{user_id}', {
  access: ['server', 'admin'],
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_MEMBERSHIP_NOT_FOUND', 'USER_NOT_FOUND'],
})
