import { endpoint, noAccess, of } from '../endpoint.js'
import type * as schema from '../schemas/projects.js'

export const readCurrentProject = endpoint({
  method: 'GET',
  path: '/projects/current',
  wire: of<typeof schema.readCurrentProject>(),
})

export const readKeySet = endpoint({
  method: 'GET',
  path: '/projects/{project_id}/.well-known/jwks.json',
  access: noAccess,
  strictQuery: false,
  wire: of<typeof schema.readKeySet>(),
})
