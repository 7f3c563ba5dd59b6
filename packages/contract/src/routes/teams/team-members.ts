import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/teams/team-members.js'

export const listTeamMemberProfiles = /* @__PURE__ */ route<typeof schema.listTeamMemberProfiles>()(
  {
    request: 'GET /team-member-profiles',
    access: ['client'],
    about: {
      user: 'query.user_id',
      optionalFor: 'everyone',
      allowsOthers: true,
      unknown: 'accepted',
    },
    permission: { team: 'query.team_id', ids: ['$read_members'], exceptSelf: true },
  },
)

/** An extension of this service: the deployed services of the protocol do not have it. */
export const listTeamMemberAccounts = /* @__PURE__ */ route<typeof schema.listTeamMemberAccounts>()(
  {
    request: 'GET /latchkey/team-members',
    access: ['client'],
    // Not for each member: members may join teams without knowing who else sees their address.
    permission: { team: 'query.team_id', ids: ['$read_members', '$remove_members'] },
  },
)

export const readTeamMemberProfile = /* @__PURE__ */ route<typeof schema.readTeamMemberProfile>()({
  request: 'GET /team-member-profiles/{team_id}/{user_id}',
  access: ['client'],
  about: { user: 'params.user_id', allowsOthers: true, unknown: 'accepted' },
  permission: { team: 'params.team_id', ids: ['$read_members'], exceptSelf: true },
})

export const updateTeamMemberProfile = /* @__PURE__ */ route<
  typeof schema.updateTeamMemberProfile
>()({
  request: 'PATCH /team-member-profiles/{team_id}/{user_id}',
  access: ['client'],
  users: ['anonymous', 'restricted', 'impersonated'],
  about: { user: 'params.user_id' },
  permission: { team: 'params.team_id', ids: [] },
  audit: 'a name and a picture only',
})

export const deleteTeamMembership = /* @__PURE__ */ route<typeof schema.deleteTeamMembership>()({
  request: 'DELETE /team-memberships/{team_id}/{user_id}',
  users: ['anonymous', 'restricted', 'impersonated'],
  about: { user: 'params.user_id', allowsOthers: true },
  permission: { team: 'params.team_id', ids: ['$remove_members'], exceptSelf: true },
  emptyBody: 'empty-object',
  errors: ['LAST_PROJECT_OWNER'],
  audit: ['team_member.removed'],
})

export const listTeamMemberProfilesByServer = /* @__PURE__ */ route<
  typeof schema.listTeamMemberProfilesByServer
>()({
  request: 'GET /team-member-profiles',
  access: ['server', 'admin'],
  role: 'read_only',
  about: { user: 'query.user_id', optionalFor: 'servers' },
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_NOT_FOUND'],
})

export const readTeamMemberProfileByServer = /* @__PURE__ */ route<
  typeof schema.readTeamMemberProfileByServer
>()({
  request: 'GET /team-member-profiles/{team_id}/{user_id}',
  access: ['server', 'admin'],
  role: 'read_only',
  about: { user: 'params.user_id' },
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_MEMBERSHIP_NOT_FOUND'],
})

export const updateTeamMemberProfileByServer = /* @__PURE__ */ route<
  typeof schema.updateTeamMemberProfileByServer
>()({
  request: 'PATCH /team-member-profiles/{team_id}/{user_id}',
  access: ['server', 'admin'],
  about: { user: 'params.user_id' },
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_MEMBERSHIP_NOT_FOUND'],
  audit: 'a name and a picture only',
})

export const createTeamMembership = /* @__PURE__ */ route<typeof schema.createTeamMembership>()({
  request: 'POST /team-memberships/{team_id}/{user_id}',
  access: ['server', 'admin'],
  about: { user: 'params.user_id' },
  success: 201,
  emptyBody: 'empty-object',
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_NOT_FOUND',
    'TEAM_MEMBERSHIP_ALREADY_EXISTS',
    'PERMISSION_NOT_FOUND',
  ],
  audit: ['team_member.added'],
})
