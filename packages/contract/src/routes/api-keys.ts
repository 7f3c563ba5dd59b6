import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/api-keys.js'

export const listUserApiKeys = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listUserApiKeys>,
  path: '/user-api-keys',
  errors: ['USER_AUTHENTICATION_REQUIRED', 'CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const createUserApiKey = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createUserApiKey>,
  path: '/user-api-keys',
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'RECENT_SIGN_IN_REQUIRED',
  ],
} as const satisfies Endpoint

export const readUserApiKey = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readUserApiKey>,
  path: '/user-api-keys/{api_key_id}',
  errors: ['API_KEY_NOT_FOUND', 'USER_AUTHENTICATION_REQUIRED'],
} as const satisfies Endpoint

export const updateUserApiKey = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateUserApiKey>,
  path: '/user-api-keys/{api_key_id}',
  errors: ['API_KEY_NOT_FOUND', 'USER_AUTHENTICATION_REQUIRED', 'RECENT_SIGN_IN_REQUIRED'],
} as const satisfies Endpoint

export const listTeamApiKeys = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listTeamApiKeys>,
  path: '/team-api-keys',
  errors: ['USER_AUTHENTICATION_REQUIRED', 'API_KEY_NOT_FOUND'],
} as const satisfies Endpoint

export const createTeamApiKey = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createTeamApiKey>,
  path: '/team-api-keys',
  errors: [
    'USER_AUTHENTICATION_REQUIRED',
    'API_KEY_NOT_FOUND',
    'TEAM_NOT_FOUND',
    'RECENT_SIGN_IN_REQUIRED',
  ],
} as const satisfies Endpoint

export const readTeamApiKey = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readTeamApiKey>,
  path: '/team-api-keys/{api_key_id}',
  errors: ['API_KEY_NOT_FOUND', 'USER_AUTHENTICATION_REQUIRED'],
} as const satisfies Endpoint

export const updateTeamApiKey = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateTeamApiKey>,
  path: '/team-api-keys/{api_key_id}',
  errors: ['API_KEY_NOT_FOUND', 'USER_AUTHENTICATION_REQUIRED', 'RECENT_SIGN_IN_REQUIRED'],
} as const satisfies Endpoint
