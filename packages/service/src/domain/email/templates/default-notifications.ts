import * as adminSecurityNotifications from '@latchkey/contract/schemas/security-notifications'
import type { SecurityNotificationType } from '../../../db/values.js'
import { en } from '../texts/en.js'
import type { EmailLanguage } from '../texts/email-texts.js'
import type { NotificationTexts } from '../texts/notification-texts.js'
import type { Block } from './block-document.js'
import type { MailTemplate } from './render.js'

export const notificationTypes: readonly SecurityNotificationType[] =
  adminSecurityNotifications.securityNotificationType.options

interface Situation {
  language?: EmailLanguage
  /** A server or an administrator made the change, so that device and address are not those of the user. */
  isByAdministrator?: boolean
  /** Whether the account settings of the app have a known address. */
  hasLink?: boolean
}

/** Returns the template of a notification that a project has until it changes it. */
export function defaultNotification(
  type: SecurityNotificationType,
  { language = en, isByAdministrator = false, hasLink = true }: Situation = {},
): MailTemplate {
  const texts = language.notifications
  const heading = texts.headings[type]
  const sentence = sentenceOf(type, texts, isByAdministrator)
  const button: Record<string, Block> = {
    button: {
      type: 'Button',
      data: {
        style: { padding: paddingOf(0, 20) },
        props: {
          text: texts.action,
          url: '{{ accountSettingsLink }}',
          fallbackText: language.fallback,
        },
      },
    },
  }
  const blocks: Record<string, Block> = {
    heading: {
      type: 'Heading',
      data: {
        style: { fontSize: 24, padding: paddingOf(0, 10) },
        props: { text: heading, level: 'h1' },
      },
    },
    introduction: textBlock(sentence),
    facts: textBlock(linesOf(type, texts, isByAdministrator).join('\n')),
    ...(type === 'account_deletion_scheduled' && { restoring: textBlock(texts.restoring) }),
    advice: textBlock(isByAdministrator ? texts.adviceForAdministrator : texts.advice),
    ...(hasLink && button),
  }
  const root: Block = {
    type: 'EmailLayout',
    data: {
      preheader: sentence,
      brand: { name: '{{ projectDisplayName }}' },
      footer: [texts.reason],
      childrenIds: Object.keys(blocks),
    },
  }
  return { subject: `${heading} – {{ projectDisplayName }}`, content: { root, ...blocks } }
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

function linesOf(
  type: SecurityNotificationType,
  { lines }: NotificationTexts,
  isByAdministrator: boolean,
): string[] {
  const origin = isByAdministrator ? [] : [lines.device, lines.ipAddress]
  return [...subjectLines(type, lines), lines.time, ...origin]
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

const textBlock = (text: string): Block => ({
  type: 'Text',
  data: { style: { padding: paddingOf(0, 20) }, props: { text } },
})

const paddingOf = (top: number, bottom: number) => ({ top, right: 28, bottom, left: 28 })
