import { providerName } from '@latchkey/contract'
import { type Context, projectNow } from '../../context.js'
import type { SecurityNotificationType } from '../../db/values.js'
import type { Project } from '../../db/schema.js'
import { parseDevice } from '../../lib/requests/device.js'
import { requestOriginOf } from '../sign-ups/request-origin.js'
import { emailBrandOf } from './email-brand.js'
import { queueEmail } from './send-email.js'
import { defaultNotification } from './templates/default-notifications.js'
import { chooseTemplate } from './templates/choose-template.js'
import type { EmailVariables } from './templates/placeholders.js'
import { renderEmail, type RenderedEmail } from './templates/render.js'
import type { EmailLanguage } from './texts/languages.js'
import { deviceText, isolate, locationText, timeText } from './texts/fact-texts.js'

/** The facts of a notification about its change, besides time and origin. */
export interface NotificationFacts {
  email?: string | undefined
  oldEmail?: string | undefined
  newEmail?: string | undefined
  providerId?: string | undefined
  /** The name of the connection of a team, in place of the ID. */
  providerName?: string | undefined
  /** When the account will be deleted, in milliseconds. */
  deleteAt?: number | undefined
}

/** URLs of the pages that notifications speak of. */
export interface NotificationLinks {
  /** The section of the account settings that shows what the notification is about. */
  accountSettingsLink: string
  forgotPasswordLink: string
  signInLink: string
}

interface NotificationEmail {
  project: Project
  user: { id: string; displayName: string | null }
  type: SecurityNotificationType
  to: string
  facts: NotificationFacts
  language: EmailLanguage
  /** Pages of the app; undefined if no address of it is known. */
  links: NotificationLinks | undefined
}

/** Puts a security notification into the outbox, within the transaction of the change. */
export async function sendNotificationEmail(ctx: Context, mail: NotificationEmail): Promise<void> {
  const { project, user, type, to, links } = mail
  const link = links?.accountSettingsLink ?? ''
  const stored = { project, userId: user.id, template: type, to, link, code: null }
  await queueEmail(ctx, stored, await render(ctx, mail), ctx.now())
}

async function render(ctx: Context, mail: NotificationEmail): Promise<RenderedEmail> {
  const origin = requestOriginOf(ctx)
  const situation = {
    // A change without a request is one of the service itself, such as by its configuration.
    isByAdministrator: origin === undefined,
    hasPasswords: mail.project.config.credentialEnabled,
  }
  const template = await chooseTemplate(ctx, mail.project, mail.type, {
    language: mail.language,
    defaultIn: (language) => defaultNotification(mail.type, { language, ...situation }),
  })
  const variables = variablesOf(ctx, mail, template.language)
  return renderEmail(template, variables, {
    language: template.contentLanguage,
    brand: emailBrandOf(mail.project.config),
  })
}

function variablesOf(
  ctx: Context,
  { project, user, to, facts, links }: NotificationEmail,
  language: EmailLanguage,
): EmailVariables {
  const { unknown } = language.notifications
  const origin = requestOriginOf(ctx)
  const text = (value: string | null | undefined, otherwise: string) =>
    value ? isolate(value, language) : otherwise
  return {
    projectDisplayName: project.displayName,
    userDisplayName: user.displayName ?? '',
    recipientEmail: to,
    time: timeText(projectNow(ctx, project), language.tag),
    device: deviceText(parseDevice(origin?.userAgent ?? null), language) || unknown,
    // Few services know it, so that the box of facts leaves the line out.
    location: origin === undefined ? '' : locationText(origin, language),
    ipAddress: text(origin && ctx.auditSource?.clientAddress, unknown),
    email: text(facts.email, NONE),
    oldEmail: text(facts.oldEmail, NONE),
    newEmail: text(facts.newEmail, NONE),
    provider: text(facts.providerName ?? providerName(facts.providerId ?? ''), NONE),
    deletionTime: facts.deleteAt === undefined ? NONE : timeText(facts.deleteAt, language.tag),
    accountSettingsLink: links?.accountSettingsLink ?? '',
    forgotPasswordLink: links?.forgotPasswordLink ?? '',
    signInLink: links?.signInLink ?? '',
  }
}

/** Placeholder for a missing address. */
const NONE = '–'
