import { route } from '../endpoint.js'
import type * as schema from '../schemas/teams.js'

export const listTeams = /* @__PURE__ */ route<typeof schema.listTeams>()('GET', '/teams', {
  access: ['client'],
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

export const createTeam = /* @__PURE__ */ route<typeof schema.createTeam>()('POST', '/teams', {
  access: ['client'],
  success: 201,
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'PERMISSION_NOT_FOUND',
  ],
})

export const readTeam = /* @__PURE__ */ route<typeof schema.readTeam>()('GET', '/teams/{team_id}', {
  access: ['client'],
  errors: ['USER_AUTHENTICATION_REQUIRED', 'TEAM_MEMBERSHIP_NOT_FOUND'],
})

export const updateTeam = /* @__PURE__ */ route<typeof schema.updateTeam>()(
  'PATCH',
  '/teams/{team_id}',
  {
    access: ['client'],
    errors: [
      'USER_AUTHENTICATION_REQUIRED',
      'TEAM_MEMBERSHIP_NOT_FOUND',
      'TEAM_PERMISSION_REQUIRED',
    ],
  },
)

export const deleteTeam = /* @__PURE__ */ route<typeof schema.deleteTeam>()(
  'DELETE',
  '/teams/{team_id}',
  {
    errors: [
      'USER_AUTHENTICATION_REQUIRED',
      'TEAM_MEMBERSHIP_NOT_FOUND',
      'TEAM_PERMISSION_REQUIRED',
      'TEAM_NOT_FOUND',
    ],
  },
)

export const listTeamsByServer = /* @__PURE__ */ route<typeof schema.listTeamsByServer>()(
  'GET',
  '/teams',
  { access: ['server', 'admin'], errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'] },
)

export const createTeamByServer = /* @__PURE__ */ route<typeof schema.createTeamByServer>()(
  'POST',
  '/teams',
  {
    access: ['server', 'admin'],
    success: 201,
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND', 'PERMISSION_NOT_FOUND'],
  },
)

export const readTeamByServer = /* @__PURE__ */ route<typeof schema.readTeamByServer>()(
  'GET',
  '/teams/{team_id}',
  { access: ['server', 'admin'], errors: ['TEAM_NOT_FOUND'] },
)

export const updateTeamByServer = /* @__PURE__ */ route<typeof schema.updateTeamByServer>()(
  'PATCH',
  '/teams/{team_id}',
  { access: ['server', 'admin'], errors: ['TEAM_NOT_FOUND'] },
)
