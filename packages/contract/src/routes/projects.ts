import { route } from '../endpoint.js'
import type * as schema from '../schemas/projects.js'

export const readCurrentProject = /* @__PURE__ */ route<typeof schema.readCurrentProject>()({
  request: 'GET /projects/current',
  role: 'read_only',
  caller: 'anyone',
})

export const readKeySet = /* @__PURE__ */ route<typeof schema.readKeySet>()({
  request: 'GET /projects/{project_id}/.well-known/jwks.json',
  access: [],
})
