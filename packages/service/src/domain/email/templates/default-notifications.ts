import * as adminSecurityNotifications from '@latchkey/contract/schemas/security-notifications'
import type { SecurityNotificationType } from '../../../db/values.js'
import { type EmailLanguage, en } from '../texts/languages.js'
import {
  buttonBlock,
  defaultDocument,
  factsBlock,
  linkBlock,
  textBlock,
} from './default-document.js'
import type { MailTemplate } from './render.js'

export const notificationTypes: readonly SecurityNotificationType[] =
  adminSecurityNotifications.securityNotificationType.options

type NotificationTexts = EmailLanguage['notifications']

interface Situation {
  language?: EmailLanguage
  /** A server or an administrator made the change, so that device and address are not those of the user. */
  isByAdministrator?: boolean
  /** Whether users can reset a password. */
  hasPasswords?: boolean
}

/**
 * Returns the template of a notification that a project has until it changes it. A place that is not known, and links of an app
 * whose pages have no known address, are left out when it is rendered.
 */
export function defaultNotification(
  type: SecurityNotificationType,
  situation: Situation = {},
): MailTemplate {
  const { language = en, isByAdministrator = false, hasPasswords = true } = situation
  const { notifications: texts, fallback, templates } = language
  const isDeletion = type === 'account_deletion_scheduled'
  const heading = texts.headings[type]
  const sentence = sentenceOf(type, texts, isByAdministrator)
  const { device, ipAddress, time } = texts.lines
  const origin = isByAdministrator ? [] : [device, language.rejection.location, ipAddress]
  const lines = [...subjectLines(type, texts.lines), time, ...origin]
  // The button is what the advice says first.
  const actionsOf = ({ resetsPassword }: { resetsPassword: boolean }) => {
    const reset = [templates.password_reset.action, '{{ forgotPasswordLink }}'] as const
    const settings = [texts.action, '{{ accountSettingsLink }}'] as const
    // Signing in restores an account, and its settings would only lead there.
    if (isDeletion) return resetsPassword && { reset: linkBlock(...reset) }
    if (!resetsPassword) return { button: buttonBlock(...settings, fallback) }
    return { button: buttonBlock(...reset, fallback), settings: linkBlock(...settings) }
  }
  const content = defaultDocument({
    heading,
    preheader: sentence,
    footer: [texts.reason],
    blocks: {
      introduction: textBlock(sentence),
      facts: factsBlock(lines),
      ...(isDeletion && {
        restoring: textBlock(texts.restoring),
        signIn: buttonBlock(texts.signInAction, '{{ signInLink }}', fallback),
      }),
      advice: textBlock(adviceOf(texts, { isByAdministrator, hasPasswords })),
      ...actionsOf({ resetsPassword: hasPasswords && !isByAdministrator }),
    },
  })
  return { subject: `${heading} – {{ projectDisplayName }}`, content }
}

const adviceOf = (
  texts: NotificationTexts,
  {
    isByAdministrator,
    hasPasswords,
  }: Required<Pick<Situation, 'isByAdministrator' | 'hasPasswords'>>,
): string => {
  if (isByAdministrator) return texts.adviceForAdministrator
  return hasPasswords ? texts.advice : texts.adviceWithoutPassword
}

function sentenceOf(
  type: SecurityNotificationType,
  texts: NotificationTexts,
  isByAdministrator: boolean,
): string {
  if (type === 'new_device') return texts.signIn
  if (type === 'credentials_revoked') return texts.revocation
  return isByAdministrator ? texts.changeByAdministrator : texts.change
}

/** Lines about the change. */
function subjectLines(type: SecurityNotificationType, lines: NotificationTexts['lines']): string[] {
  switch (type) {
    case 'primary_email_changed':
      return [lines.oldEmail, lines.newEmail]
    case 'sign_in_email_added':
    case 'sign_in_email_removed':
      return [lines.email]
    case 'provider_connected':
    case 'provider_disconnected':
      return [lines.provider]
    case 'account_deletion_scheduled':
      return [lines.deletionTime]
    default:
      return []
  }
}
