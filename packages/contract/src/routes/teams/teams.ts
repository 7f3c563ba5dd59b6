import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/teams/teams.js'

export const listTeams = /* @__PURE__ */ route<typeof schema.listTeams>()({
  request: 'GET /teams',
  access: ['client'],
  about: { user: 'query.user_id' },
})

export const createTeam = /* @__PURE__ */ route<typeof schema.createTeam>()({
  request: 'POST /teams',
  access: ['client'],
  caller: 'optional-user',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  setting: 'clientTeamCreationEnabled',
  users: ['anonymous', 'impersonated'],
  about: { user: 'body.creator_user_id', optionalFor: 'everyone' },
  success: 201,
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'PERMISSION_NOT_FOUND',
  ],
  audit: ['team.created'],
})

export const readTeam = /* @__PURE__ */ route<typeof schema.readTeam>()({
  request: 'GET /teams/{team_id}',
  access: ['client'],
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  permission: { team: 'params.team_id', ids: [] },
})

export const updateTeam = /* @__PURE__ */ route<typeof schema.updateTeam>()({
  request: 'PATCH /teams/{team_id}',
  access: ['client'],
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  users: ['anonymous', 'impersonated'],
  permission: { team: 'params.team_id', ids: ['$update_team'] },
  audit: ['team.changed'],
})

export const deleteTeam = /* @__PURE__ */ route<typeof schema.deleteTeam>()({
  request: 'DELETE /teams/{team_id}',
  withoutUser: 'USER_AUTHENTICATION_REQUIRED',
  users: ['anonymous', 'impersonated'],
  permission: { team: 'params.team_id', ids: ['$delete_team'] },
  errors: ['TEAM_NOT_FOUND'],
  audit: ['team.deleted'],
})

export const listTeamsByServer = /* @__PURE__ */ route<typeof schema.listTeamsByServer>()({
  request: 'GET /teams',
  access: ['server', 'admin'],
  role: 'read_only',
  about: { user: 'query.user_id', optionalFor: 'servers', unknown: 'accepted' },
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

export const createTeamByServer = /* @__PURE__ */ route<typeof schema.createTeamByServer>()({
  request: 'POST /teams',
  access: ['server', 'admin'],
  caller: 'optional-user',
  about: { user: 'body.creator_user_id', optionalFor: 'servers' },
  success: 201,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'PERMISSION_NOT_FOUND', 'ID_NOT_AVAILABLE'],
  audit: ['team.created'],
})

export const readTeamByServer = /* @__PURE__ */ route<typeof schema.readTeamByServer>()({
  request: 'GET /teams/{team_id}',
  access: ['server', 'admin'],
  role: 'read_only',
  errors: ['TEAM_NOT_FOUND'],
})

export const updateTeamByServer = /* @__PURE__ */ route<typeof schema.updateTeamByServer>()({
  request: 'PATCH /teams/{team_id}',
  access: ['server', 'admin'],
  errors: ['TEAM_NOT_FOUND'],
  audit: ['team.changed'],
})
