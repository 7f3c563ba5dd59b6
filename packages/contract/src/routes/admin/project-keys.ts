import type { Endpoint, WireOf } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/project-keys.js'

export const listProjectKeySets = {
  method: 'GET',
  path: '/internal/api-keys',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.listProjectKeySets>,
} as const satisfies Endpoint

export const createProjectKeySet = {
  method: 'POST',
  path: '/internal/api-keys',
  access: ['admin'],
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.createProjectKeySet>,
} as const satisfies Endpoint

export const readProjectKeySet = {
  method: 'GET',
  path: '/internal/api-keys/{api_key_id}',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.readProjectKeySet>,
  errors: ['API_KEY_NOT_FOUND'],
} as const satisfies Endpoint

export const updateProjectKeySet = {
  method: 'PATCH',
  path: '/internal/api-keys/{api_key_id}',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.updateProjectKeySet>,
  errors: ['API_KEY_NOT_FOUND'],
} as const satisfies Endpoint
