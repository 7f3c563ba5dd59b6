import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/teams/permissions.js'

export const listTeamPermissions = /* @__PURE__ */ route<typeof schema.listTeamPermissions>()(
  'GET',
  '/team-permissions',
  {
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  },
)

export const listProjectPermissions = /* @__PURE__ */ route<typeof schema.listProjectPermissions>()(
  'GET',
  '/project-permissions',
  {
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  },
)
