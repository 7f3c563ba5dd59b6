import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/security-notifications.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const listSecurityNotifications = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listSecurityNotifications>,
  path: '/latchkey/security-notifications',
  access: ['admin'],
  isLater: true,
} as const satisfies Endpoint

export const updateSecurityNotification = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateSecurityNotification>,
  path: '/latchkey/security-notifications/{notification_type}',
  access: ['admin'],
  isLater: true,
} as const satisfies Endpoint

/** Resets the template; whether the notification is sent stays as it is. */
export const resetSecurityNotification = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.resetSecurityNotification>,
  path: '/latchkey/security-notifications/{notification_type}',
  access: ['admin'],
  isLater: true,
} as const satisfies Endpoint
