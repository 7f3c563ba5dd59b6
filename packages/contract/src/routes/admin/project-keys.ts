import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/project-keys.js'

export const listProjectKeySets = /* @__PURE__ */ route<typeof schema.listProjectKeySets>()(
  'GET',
  '/internal/api-keys',
  {
    access: ['admin'],
  },
)

export const createProjectKeySet = /* @__PURE__ */ route<typeof schema.createProjectKeySet>()(
  'POST',
  '/internal/api-keys',
  {
    access: ['admin'],
  },
)

export const readProjectKeySet = /* @__PURE__ */ route<typeof schema.readProjectKeySet>()(
  'GET',
  '/internal/api-keys/{api_key_id}',
  {
    access: ['admin'],
    errors: ['API_KEY_NOT_FOUND'],
  },
)

export const updateProjectKeySet = /* @__PURE__ */ route<typeof schema.updateProjectKeySet>()(
  'PATCH',
  '/internal/api-keys/{api_key_id}',
  {
    access: ['admin'],
    errors: ['API_KEY_NOT_FOUND'],
  },
)
