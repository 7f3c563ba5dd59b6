import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/projects.js'

export const readCurrentProject = {
  method: 'GET',
  path: '/projects/current',
  wire: undefined as WireOf<typeof schema.readCurrentProject>,
} as const satisfies Endpoint

export const readKeySet = {
  method: 'GET',
  path: '/projects/{project_id}/.well-known/jwks.json',
  access: [],
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.readKeySet>,
} as const satisfies Endpoint
