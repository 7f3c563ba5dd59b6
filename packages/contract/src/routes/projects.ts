import { route } from '../endpoint.js'
import type * as schema from '../schemas/projects.js'

export const readCurrentProject = /* @__PURE__ */ route<typeof schema.readCurrentProject>()(
  'GET',
  '/projects/current',
  { caller: 'anyone' },
)

export const readKeySet = /* @__PURE__ */ route<typeof schema.readKeySet>()(
  'GET',
  '/projects/{project_id}/.well-known/jwks.json',
  { access: [] },
)
