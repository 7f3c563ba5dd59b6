import { adminAccess, endpoint, of } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/projects.js'

export const readProject = endpoint({
  method: 'GET',
  path: '/internal/projects/current',
  access: adminAccess,
  wire: of<typeof schema.readProject>(),
})

export const updateProject = endpoint({
  method: 'PATCH',
  path: '/internal/projects/current',
  access: adminAccess,
  wire: of<typeof schema.updateProject>(),
})

export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/internal/projects/current',
  access: adminAccess,
  wire: of<typeof schema.deleteProject>(),
})
