import { route } from '../endpoint.js'
import type * as schema from '../schemas/app-emails.js'

export const listNotificationPreferences = /* @__PURE__ */ route<
  typeof schema.listNotificationPreferences
>()({
  request: 'GET /emails/notification-preference/{user_id}',
  role: 'read_only',
  about: { user: 'params.user_id' },
  isLater: true,
})

export const updateNotificationPreference = /* @__PURE__ */ route<
  typeof schema.updateNotificationPreference
>()({
  request: 'PATCH /emails/notification-preference/{user_id}/{notification_category_id}',
  users: ['anonymous', 'restricted', 'impersonated'],
  about: { user: 'params.user_id' },
  isLater: true,
  audit: ['notification_preference.changed'],
})

export const sendEmail = /* @__PURE__ */ route<typeof schema.sendEmail>()({
  request: 'POST /emails/send-email',
  access: ['server', 'admin'],
  // Not to all users at once.
  partialRole: {
    role: 'support',
    sets: ['body.user_ids', 'body.subject', 'body.html', 'body.notification_category_name'],
  },
  errors: ['USER_ID_DOES_NOT_EXIST', 'REQUIRES_CUSTOM_EMAIL_SERVER', 'EMAIL_RENDERING_ERROR'],
  isLater: true,
  audit: ['email.sent'],
})
