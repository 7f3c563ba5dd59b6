import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/server/teams.js'

export const listTeams = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listTeams>,
  path: '/teams',
  access: ['server', 'admin'],
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const createTeam = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createTeam>,
  path: '/teams',
  access: ['server', 'admin'],
  success: 201,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND', 'PERMISSION_NOT_FOUND'],
} as const satisfies Endpoint

export const readTeam = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readTeam>,
  path: '/teams/{team_id}',
  access: ['server', 'admin'],
  errors: ['TEAM_NOT_FOUND'],
} as const satisfies Endpoint

export const updateTeam = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateTeam>,
  path: '/teams/{team_id}',
  access: ['server', 'admin'],
  errors: ['TEAM_NOT_FOUND'],
} as const satisfies Endpoint
