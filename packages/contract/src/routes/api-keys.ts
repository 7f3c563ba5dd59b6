import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/api-keys.js'

export const listUserApiKeys = {
  method: 'GET',
  path: '/user-api-keys',
  wire: undefined as WireOf<typeof schema.listUserApiKeys>,
  errors: ['USER_AUTHENTICATION_REQUIRED', 'CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const createUserApiKey = {
  method: 'POST',
  path: '/user-api-keys',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.createUserApiKey>,
  errors: ['USER_AUTHENTICATION_REQUIRED', 'CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
} as const satisfies Endpoint

export const readUserApiKey = {
  method: 'GET',
  path: '/user-api-keys/{api_key_id}',
  wire: undefined as WireOf<typeof schema.readUserApiKey>,
  errors: ['API_KEY_NOT_FOUND', 'USER_AUTHENTICATION_REQUIRED'],
} as const satisfies Endpoint

export const updateUserApiKey = {
  method: 'PATCH',
  path: '/user-api-keys/{api_key_id}',
  wire: undefined as WireOf<typeof schema.updateUserApiKey>,
  errors: ['API_KEY_NOT_FOUND', 'USER_AUTHENTICATION_REQUIRED'],
} as const satisfies Endpoint

export const listTeamApiKeys = {
  method: 'GET',
  path: '/team-api-keys',
  wire: undefined as WireOf<typeof schema.listTeamApiKeys>,
  errors: ['USER_AUTHENTICATION_REQUIRED', 'API_KEY_NOT_FOUND'],
} as const satisfies Endpoint

export const createTeamApiKey = {
  method: 'POST',
  path: '/team-api-keys',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.createTeamApiKey>,
  errors: ['USER_AUTHENTICATION_REQUIRED', 'API_KEY_NOT_FOUND', 'TEAM_NOT_FOUND'],
} as const satisfies Endpoint

export const readTeamApiKey = {
  method: 'GET',
  path: '/team-api-keys/{api_key_id}',
  wire: undefined as WireOf<typeof schema.readTeamApiKey>,
  errors: ['API_KEY_NOT_FOUND', 'USER_AUTHENTICATION_REQUIRED'],
} as const satisfies Endpoint

export const updateTeamApiKey = {
  method: 'PATCH',
  path: '/team-api-keys/{api_key_id}',
  wire: undefined as WireOf<typeof schema.updateTeamApiKey>,
  errors: ['API_KEY_NOT_FOUND', 'USER_AUTHENTICATION_REQUIRED'],
} as const satisfies Endpoint
