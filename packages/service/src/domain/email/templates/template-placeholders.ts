import type { EmailTemplateType, SecurityNotificationType } from '../../../db/values.js'
import { placeholdersIn } from './placeholders.js'

type TemplateType = EmailTemplateType | SecurityNotificationType

const inEveryEmail = ['projectDisplayName', 'userDisplayName', 'recipientEmail', 'supportEmail']

const inEmailsWithCode: Readonly<Record<EmailTemplateType, readonly string[]>> = {
  email_verification: ['emailVerificationLink', 'device', 'location', 'time', 'rejectionLink'],
  password_reset: ['passwordResetLink', 'device', 'location'],
  magic_link: ['otp', 'magicLink', 'device', 'location'],
  team_invitation: ['teamInvitationLink', 'teamDisplayName', 'inviterDisplayName'],
}

const inNotifications = [
  ...['time', 'device', 'location', 'ipAddress'],
  ...['accountSettingsLink', 'forgotPasswordLink', 'signInLink'],
]

/** The placeholders of notifications about something that only they have. */
const inNotification: Readonly<Partial<Record<SecurityNotificationType, readonly string[]>>> = {
  primary_email_changed: ['oldEmail', 'newEmail'],
  sign_in_email_added: ['email'],
  sign_in_email_removed: ['email'],
  provider_connected: ['provider'],
  provider_disconnected: ['provider'],
  account_deletion_scheduled: ['deletionTime'],
}

const isEmailWithCode = (type: TemplateType): type is EmailTemplateType =>
  Object.hasOwn(inEmailsWithCode, type)

/** Returns the names of the placeholders that the subject and the content of an email can have. */
export const placeholdersOf = (type: TemplateType): readonly string[] =>
  isEmailWithCode(type)
    ? [...inEveryEmail, ...inEmailsWithCode[type], 'codeLifetime']
    : [...inEveryEmail, ...(inNotification[type] ?? []), ...inNotifications]

/**
 * Returns the first placeholder of a text that an email does not have, such as a misspelled one; undefined without one. It would
 * be empty in the email.
 */
export function unknownPlaceholder(type: TemplateType, text: string): string | undefined {
  const names = placeholdersOf(type)
  return placeholdersIn(text).find((name) => !names.includes(name))
}
