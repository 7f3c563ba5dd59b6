import * as z from 'zod/mini'
import { SECURITY_NOTIFICATIONS } from '../names.js'
import { json, list, nameText, nothing, success } from './primitives.js'
import { newContent } from './emails.js'

/** The types of the emails about the security of an account. */
export const securityNotificationType = z.enum(Object.values(SECURITY_NOTIFICATIONS).flat())

/** Whether the project sends a notification, and its template. */
export const securityNotification = z.strictObject({
  type: securityNotificationType,
  is_enabled: z.boolean(),
  subject: z.string(),
  content: z.record(z.string(), json),
  /** Whether the template is the default of the service. */
  is_default: z.boolean(),
})

export const listSecurityNotifications = { response: list(securityNotification) }

export const updateSecurityNotification = {
  body: z.strictObject({
    is_enabled: z.optional(z.boolean()),
    subject: z.optional(nameText),
    content: z.optional(newContent),
  }),
  response: securityNotification,
}

export const resetSecurityNotification = { body: nothing, response: success }
