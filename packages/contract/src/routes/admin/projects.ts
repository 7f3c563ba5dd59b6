import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/projects.js'

export const readProject = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readProject>,
  path: '/internal/projects/current',
  access: ['admin'],
} as const satisfies Endpoint

export const updateProject = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateProject>,
  path: '/internal/projects/current',
  access: ['admin'],
  errors: ['RECENT_SIGN_IN_REQUIRED'],
} as const satisfies Endpoint

export const deleteProject = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.deleteProject>,
  path: '/internal/projects/current',
  access: ['admin'],
  errors: ['RECENT_SIGN_IN_REQUIRED'],
} as const satisfies Endpoint
