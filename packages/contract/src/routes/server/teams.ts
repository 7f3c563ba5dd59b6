import type { Endpoint, WireOf } from '../../endpoint.js'
import type * as schema from '../../schemas/server/teams.js'

export const listTeams = {
  method: 'GET',
  path: '/teams',
  access: ['server', 'admin'],
  wire: undefined as WireOf<typeof schema.listTeams>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const createTeam = {
  method: 'POST',
  path: '/teams',
  access: ['server', 'admin'],
  success: 201,
  wire: undefined as WireOf<typeof schema.createTeam>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND', 'PERMISSION_NOT_FOUND'],
} as const satisfies Endpoint

export const readTeam = {
  method: 'GET',
  path: '/teams/{team_id}',
  access: ['server', 'admin'],
  wire: undefined as WireOf<typeof schema.readTeam>,
  errors: ['TEAM_NOT_FOUND'],
} as const satisfies Endpoint

export const updateTeam = {
  method: 'PATCH',
  path: '/teams/{team_id}',
  access: ['server', 'admin'],
  wire: undefined as WireOf<typeof schema.updateTeam>,
  errors: ['TEAM_NOT_FOUND'],
} as const satisfies Endpoint
