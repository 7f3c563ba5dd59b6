import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/server/deletions.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const readDeletion = /* @__PURE__ */ route<typeof schema.readDeletion>()(
  'GET',
  '/latchkey/users/{user_id}/deletion',
  {
    access: ['server', 'admin'],
    errors: ['USER_NOT_FOUND'],
    isLater: true,
  },
)

/** Cancels the deletion that the user has requested. */
export const cancelDeletion = /* @__PURE__ */ route<typeof schema.cancelDeletion>()(
  'DELETE',
  '/latchkey/users/{user_id}/deletion',
  {
    access: ['server', 'admin'],
    errors: ['USER_NOT_FOUND'],
    isLater: true,
  },
)
