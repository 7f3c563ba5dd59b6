import * as z from 'zod/mini'
import { json, list, nameText, nothing, success } from './primitives.js'
import { newContent } from './emails.js'

/** The emails about the security of an account that its owner gets, in the order in which they are listed. */
export const securityNotificationType = z.enum([
  'new_device',
  'password_added',
  'password_changed',
  'password_removed',
  'primary_email_changed',
  'sign_in_email_added',
  'sign_in_email_removed',
  'email_codes_enabled',
  'email_codes_disabled',
  'provider_connected',
  'provider_disconnected',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_created',
  'recovery_code_used',
  'two_factor_enabled',
  'two_factor_disabled',
  'credentials_revoked',
  'account_deletion_scheduled',
  'account_restored',
])

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
