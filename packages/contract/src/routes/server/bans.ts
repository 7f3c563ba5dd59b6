import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/server/bans.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const readBan = /* @__PURE__ */ route<typeof schema.readBan>()(
  'GET',
  '/latchkey/users/{user_id}/ban',
  {
    access: ['server', 'admin'],
    errors: ['USER_NOT_FOUND'],
    isLater: true,
  },
)

export const banUser = /* @__PURE__ */ route<typeof schema.banUser>()(
  'POST',
  '/latchkey/users/{user_id}/ban',
  {
    access: ['server', 'admin'],
    errors: ['USER_NOT_FOUND'],
    isLater: true,
  },
)

export const unbanUser = /* @__PURE__ */ route<typeof schema.unbanUser>()(
  'DELETE',
  '/latchkey/users/{user_id}/ban',
  {
    access: ['server', 'admin'],
    errors: ['USER_NOT_FOUND'],
    isLater: true,
  },
)
