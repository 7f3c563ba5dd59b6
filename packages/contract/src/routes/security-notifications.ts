import { route } from '../endpoint.js'
import type * as schema from '../schemas/security-notifications.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const listSecurityNotifications = /* @__PURE__ */ route<
  typeof schema.listSecurityNotifications
>()('GET', '/latchkey/security-notifications', { access: ['admin'], isLater: true })

export const updateSecurityNotification = /* @__PURE__ */ route<
  typeof schema.updateSecurityNotification
>()('PATCH', '/latchkey/security-notifications/{notification_type}', {
  access: ['admin'],
  isLater: true,
  audit: ['project.changed'],
})

/** Resets the template; whether the notification is sent stays as it is. */
export const resetSecurityNotification = /* @__PURE__ */ route<
  typeof schema.resetSecurityNotification
>()('DELETE', '/latchkey/security-notifications/{notification_type}', {
  access: ['admin'],
  isLater: true,
  audit: ['project.changed'],
})
