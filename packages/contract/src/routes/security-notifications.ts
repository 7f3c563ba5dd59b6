import { route } from '../endpoint.js'
import type * as schema from '../schemas/security-notifications.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const listSecurityNotifications = /* @__PURE__ */ route<
  typeof schema.listSecurityNotifications
>()({ request: 'GET /latchkey/security-notifications', role: 'read_only', access: ['admin'] })

export const updateSecurityNotification = /* @__PURE__ */ route<
  typeof schema.updateSecurityNotification
>()({
  request: 'PATCH /latchkey/security-notifications/{notification_type}',
  access: ['admin'],
  audit: ['project.changed'],
})

/** Resets the template; whether the notification is sent stays as it is. */
export const resetSecurityNotification = /* @__PURE__ */ route<
  typeof schema.resetSecurityNotification
>()({
  request: 'DELETE /latchkey/security-notifications/{notification_type}',
  access: ['admin'],
  audit: ['project.changed'],
})
