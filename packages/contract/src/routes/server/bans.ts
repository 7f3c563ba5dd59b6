import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/server/bans.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const readBan = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readBan>,
  path: '/latchkey/users/{user_id}/ban',
  access: ['server', 'admin'],
  errors: ['USER_NOT_FOUND'],
  isLater: true,
} as const satisfies Endpoint

export const banUser = {
  method: 'POST' as TypedMethod<'POST', typeof schema.banUser>,
  path: '/latchkey/users/{user_id}/ban',
  access: ['server', 'admin'],
  errors: ['USER_NOT_FOUND'],
  isLater: true,
} as const satisfies Endpoint

export const unbanUser = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.unbanUser>,
  path: '/latchkey/users/{user_id}/ban',
  access: ['server', 'admin'],
  errors: ['USER_NOT_FOUND'],
  isLater: true,
} as const satisfies Endpoint
