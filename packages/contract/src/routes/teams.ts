import { clientAccess, endpoint, of } from '../endpoint.js'
import type * as schema from '../schemas/teams.js'

export const listTeams = endpoint({
  method: 'GET',
  path: '/teams',
  access: clientAccess,
  wire: of<typeof schema.listTeams>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

export const createTeam = endpoint({
  method: 'POST',
  path: '/teams',
  access: clientAccess,
  success: 201,
  wire: of<typeof schema.createTeam>(),
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'PERMISSION_NOT_FOUND',
  ],
})

export const readTeam = endpoint({
  method: 'GET',
  path: '/teams/{team_id}',
  access: clientAccess,
  wire: of<typeof schema.readTeam>(),
  errors: ['USER_AUTHENTICATION_REQUIRED', 'TEAM_MEMBERSHIP_NOT_FOUND'],
})

export const updateTeam = endpoint({
  method: 'PATCH',
  path: '/teams/{team_id}',
  access: clientAccess,
  wire: of<typeof schema.updateTeam>(),
  errors: ['USER_AUTHENTICATION_REQUIRED', 'TEAM_MEMBERSHIP_NOT_FOUND', 'TEAM_PERMISSION_REQUIRED'],
})

export const deleteTeam = endpoint({
  method: 'DELETE',
  path: '/teams/{team_id}',
  wire: of<typeof schema.deleteTeam>(),
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_NOT_FOUND',
  ],
})
