import { endpoint, of, serverAccess } from '../../endpoint.js'
import type * as schema from '../../schemas/server/teams.js'

export const listTeams = endpoint({
  method: 'GET',
  path: '/teams',
  access: serverAccess,
  wire: of<typeof schema.listTeams>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

export const createTeam = endpoint({
  method: 'POST',
  path: '/teams',
  access: serverAccess,
  success: 201,
  wire: of<typeof schema.createTeam>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND', 'PERMISSION_NOT_FOUND'],
})

export const readTeam = endpoint({
  method: 'GET',
  path: '/teams/{team_id}',
  access: serverAccess,
  wire: of<typeof schema.readTeam>(),
  errors: ['TEAM_NOT_FOUND'],
})

export const updateTeam = endpoint({
  method: 'PATCH',
  path: '/teams/{team_id}',
  access: serverAccess,
  wire: of<typeof schema.updateTeam>(),
  errors: ['TEAM_NOT_FOUND'],
})
