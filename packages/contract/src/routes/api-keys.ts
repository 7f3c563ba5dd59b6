import { endpoint, of } from '../endpoint.js'
import type * as schema from '../schemas/api-keys.js'

export const listUserApiKeys = endpoint({
  method: 'GET',
  path: '/user-api-keys',
  wire: of<typeof schema.listUserApiKeys>(),
  errors: ['USER_AUTHENTICATION_REQUIRED', 'CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

export const createUserApiKey = endpoint({
  method: 'POST',
  path: '/user-api-keys',
  strictQuery: false,
  wire: of<typeof schema.createUserApiKey>(),
  errors: ['USER_AUTHENTICATION_REQUIRED', 'CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
})

export const readUserApiKey = endpoint({
  method: 'GET',
  path: '/user-api-keys/{api_key_id}',
  wire: of<typeof schema.readUserApiKey>(),
  errors: ['API_KEY_NOT_FOUND', 'USER_AUTHENTICATION_REQUIRED'],
})

export const updateUserApiKey = endpoint({
  method: 'PATCH',
  path: '/user-api-keys/{api_key_id}',
  wire: of<typeof schema.updateUserApiKey>(),
  errors: ['API_KEY_NOT_FOUND', 'USER_AUTHENTICATION_REQUIRED'],
})

export const listTeamApiKeys = endpoint({
  method: 'GET',
  path: '/team-api-keys',
  wire: of<typeof schema.listTeamApiKeys>(),
  errors: ['USER_AUTHENTICATION_REQUIRED', 'API_KEY_NOT_FOUND'],
})

export const createTeamApiKey = endpoint({
  method: 'POST',
  path: '/team-api-keys',
  strictQuery: false,
  wire: of<typeof schema.createTeamApiKey>(),
  errors: ['USER_AUTHENTICATION_REQUIRED', 'API_KEY_NOT_FOUND', 'TEAM_NOT_FOUND'],
})

export const readTeamApiKey = endpoint({
  method: 'GET',
  path: '/team-api-keys/{api_key_id}',
  wire: of<typeof schema.readTeamApiKey>(),
  errors: ['API_KEY_NOT_FOUND', 'USER_AUTHENTICATION_REQUIRED'],
})

export const updateTeamApiKey = endpoint({
  method: 'PATCH',
  path: '/team-api-keys/{api_key_id}',
  wire: of<typeof schema.updateTeamApiKey>(),
  errors: ['API_KEY_NOT_FOUND', 'USER_AUTHENTICATION_REQUIRED'],
})
