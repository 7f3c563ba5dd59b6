import type { Endpoint, WireOf } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/projects.js'

export const readProject = {
  method: 'GET',
  path: '/internal/projects/current',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.readProject>,
} as const satisfies Endpoint

export const updateProject = {
  method: 'PATCH',
  path: '/internal/projects/current',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.updateProject>,
} as const satisfies Endpoint

export const deleteProject = {
  method: 'DELETE',
  path: '/internal/projects/current',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.deleteProject>,
} as const satisfies Endpoint
