import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/projects.js'

export const readProject = /* @__PURE__ */ route<typeof schema.readProject>()(
  'GET',
  '/internal/projects/current',
  {
    access: ['admin'],
  },
)

export const updateProject = /* @__PURE__ */ route<typeof schema.updateProject>()(
  'PATCH',
  '/internal/projects/current',
  {
    access: ['admin'],
  },
)

export const deleteProject = /* @__PURE__ */ route<typeof schema.deleteProject>()(
  'DELETE',
  '/internal/projects/current',
  {
    access: ['admin'],
  },
)
