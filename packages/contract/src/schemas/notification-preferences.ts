import * as z from 'zod/mini'
import { list, uuid } from './primitives.js'

/** A category of emails, and whether a user receives them. */
export const notificationPreference = z.strictObject({
  notification_category_id: uuid,
  notification_category_name: z.string(),
  enabled: z.boolean(),
  /** Whether users can turn the emails of the category off. */
  can_disable: z.boolean(),
})

export const listNotificationPreferences = { response: list(notificationPreference) }

export const updateNotificationPreference = {
  body: z.strictObject({ enabled: z.boolean() }),
  response: notificationPreference,
}
