import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/notification-preferences.js'

export const listNotificationPreferences = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listNotificationPreferences>,
  path: '/emails/notification-preference/{user_id}',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
  isLater: true,
} as const satisfies Endpoint

export const updateNotificationPreference = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateNotificationPreference>,
  path: '/emails/notification-preference/{user_id}/{notification_category_id}',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
  isLater: true,
} as const satisfies Endpoint
