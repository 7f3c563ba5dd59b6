import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/teams.js'

export const listTeams = {
  method: 'GET',
  path: '/teams',
  access: ['client'],
  wire: undefined as WireOf<typeof schema.listTeams>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const createTeam = {
  method: 'POST',
  path: '/teams',
  access: ['client'],
  success: 201,
  wire: undefined as WireOf<typeof schema.createTeam>,
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'PERMISSION_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const readTeam = {
  method: 'GET',
  path: '/teams/{team_id}',
  access: ['client'],
  wire: undefined as WireOf<typeof schema.readTeam>,
  errors: ['USER_AUTHENTICATION_REQUIRED', 'TEAM_MEMBERSHIP_NOT_FOUND'],
} as const satisfies Endpoint

export const updateTeam = {
  method: 'PATCH',
  path: '/teams/{team_id}',
  access: ['client'],
  wire: undefined as WireOf<typeof schema.updateTeam>,
  errors: ['USER_AUTHENTICATION_REQUIRED', 'TEAM_MEMBERSHIP_NOT_FOUND', 'TEAM_PERMISSION_REQUIRED'],
} as const satisfies Endpoint

export const deleteTeam = {
  method: 'DELETE',
  path: '/teams/{team_id}',
  wire: undefined as WireOf<typeof schema.deleteTeam>,
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_REQUIRED',
    'TEAM_NOT_FOUND',
  ],
} as const satisfies Endpoint
