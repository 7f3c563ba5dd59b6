import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/server/deletions.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const readDeletion = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readDeletion>,
  path: '/latchkey/users/{user_id}/deletion',
  access: ['server', 'admin'],
  errors: ['USER_NOT_FOUND'],
  isLater: true,
} as const satisfies Endpoint

/** Cancels the deletion that the user has requested. */
export const cancelDeletion = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.cancelDeletion>,
  path: '/latchkey/users/{user_id}/deletion',
  access: ['server', 'admin'],
  errors: ['USER_NOT_FOUND'],
  isLater: true,
} as const satisfies Endpoint
