import { route } from '../endpoint.js'
import type * as schema from '../schemas/notification-preferences.js'

export const listNotificationPreferences = /* @__PURE__ */ route<
  typeof schema.listNotificationPreferences
>()('GET', '/emails/notification-preference/{user_id}', {
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
  isLater: true,
})

export const updateNotificationPreference = /* @__PURE__ */ route<
  typeof schema.updateNotificationPreference
>()('PATCH', '/emails/notification-preference/{user_id}/{notification_category_id}', {
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
  isLater: true,
})
