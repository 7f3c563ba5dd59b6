import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/projects.js'

export const readCurrentProject = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readCurrentProject>,
  path: '/projects/current',
} as const satisfies Endpoint

export const readKeySet = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readKeySet>,
  path: '/projects/{project_id}/.well-known/jwks.json',
  access: [],
} as const satisfies Endpoint
