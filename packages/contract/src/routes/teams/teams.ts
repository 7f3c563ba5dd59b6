import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/teams/teams.js'

export const listTeams = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listTeams>,
  path: '/teams',
  access: ['client'],
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const createTeam = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createTeam>,
  path: '/teams',
  access: ['client'],
  success: 201,
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'PERMISSION_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const readTeam = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readTeam>,
  path: '/teams/{team_id}',
  access: ['client'],
  errors: ['USER_AUTHENTICATION_REQUIRED', 'TEAM_MEMBERSHIP_NOT_FOUND'],
} as const satisfies Endpoint

export const updateTeam = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateTeam>,
  path: '/teams/{team_id}',
  access: ['client'],
  errors: ['USER_AUTHENTICATION_REQUIRED', 'TEAM_MEMBERSHIP_NOT_FOUND', 'TEAM_PERMISSION_REQUIRED'],
} as const satisfies Endpoint

export const deleteTeam = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.deleteTeam>,
  path: '/teams/{team_id}',
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_NOT_FOUND',
  ],
} as const satisfies Endpoint
