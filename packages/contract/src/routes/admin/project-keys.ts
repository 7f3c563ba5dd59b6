import { adminAccess, endpoint, of } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/project-keys.js'

export const listProjectKeySets = endpoint({
  method: 'GET',
  path: '/internal/api-keys',
  access: adminAccess,
  wire: of<typeof schema.listProjectKeySets>(),
})

export const createProjectKeySet = endpoint({
  method: 'POST',
  path: '/internal/api-keys',
  access: adminAccess,
  strictQuery: false,
  wire: of<typeof schema.createProjectKeySet>(),
})

export const readProjectKeySet = endpoint({
  method: 'GET',
  path: '/internal/api-keys/{api_key_id}',
  access: adminAccess,
  wire: of<typeof schema.readProjectKeySet>(),
  errors: ['API_KEY_NOT_FOUND'],
})

export const updateProjectKeySet = endpoint({
  method: 'PATCH',
  path: '/internal/api-keys/{api_key_id}',
  access: adminAccess,
  wire: of<typeof schema.updateProjectKeySet>(),
  errors: ['API_KEY_NOT_FOUND'],
})
