import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/server/teams.js'

export const listTeams = /* @__PURE__ */ route<typeof schema.listTeams>()('GET', '/teams', {
  access: ['server', 'admin'],
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

export const createTeam = /* @__PURE__ */ route<typeof schema.createTeam>()('POST', '/teams', {
  access: ['server', 'admin'],
  success: 201,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND', 'PERMISSION_NOT_FOUND'],
})

export const readTeam = /* @__PURE__ */ route<typeof schema.readTeam>()('GET', '/teams/{team_id}', {
  access: ['server', 'admin'],
  errors: ['TEAM_NOT_FOUND'],
})

export const updateTeam = /* @__PURE__ */ route<typeof schema.updateTeam>()(
  'PATCH',
  '/teams/{team_id}',
  {
    access: ['server', 'admin'],
    errors: ['TEAM_NOT_FOUND'],
  },
)
