import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/project-keys.js'

export const listProjectKeySets = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listProjectKeySets>,
  path: '/internal/api-keys',
  access: ['admin'],
} as const satisfies Endpoint

export const createProjectKeySet = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createProjectKeySet>,
  path: '/internal/api-keys',
  access: ['admin'],
  errors: ['RECENT_SIGN_IN_REQUIRED'],
} as const satisfies Endpoint

export const readProjectKeySet = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readProjectKeySet>,
  path: '/internal/api-keys/{api_key_id}',
  access: ['admin'],
  errors: ['API_KEY_NOT_FOUND'],
} as const satisfies Endpoint

export const updateProjectKeySet = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateProjectKeySet>,
  path: '/internal/api-keys/{api_key_id}',
  access: ['admin'],
  errors: ['API_KEY_NOT_FOUND', 'RECENT_SIGN_IN_REQUIRED'],
} as const satisfies Endpoint
