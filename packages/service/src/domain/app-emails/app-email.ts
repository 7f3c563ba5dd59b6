import { API_PREFIX } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { and, asc, eq, gt, inArray, not, type SQL } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { contactChannels, isPrimaryEmail, emails, users, type Project } from '../../db/schema.js'
import { lightColors } from '../email/email-colors.js'
import { queuedEmail } from '../email/send-email.js'
import { marketing, type NotificationCategory } from './notification-categories.js'
import { unsubscribeCodes } from './notification-preferences.js'
import { textOf } from './html-text.js'
import { escapeHtml } from '../email/templates/escape-html.js'
import { fillHtml } from '../email/templates/placeholders.js'
import type { EmailLanguage } from '../email/texts/languages.js'

/** Number of users whose emails are stored at once. */
const BATCH_SIZE = 500

/** Path of the page that unsubscribes, below the API prefix. */
export const UNSUBSCRIBE_PATH = '/emails/unsubscribe-link'

/** An email with content of the app. */
export interface AppEmail {
  /** Undefined: all users of the project. */
  userIds: string[] | undefined
  subject: string
  html: string
  category: NotificationCategory
  /** Language of the text that is added to a marketing email. */
  language: EmailLanguage
}

interface Recipient {
  userId: string
  email: string
}

/** A user who gets no email, and why. */
interface SkippedUser {
  userId: string
  reason: 'NO_EMAIL_ADDRESS' | 'EMAIL_ADDRESS_NOT_VERIFIED' | 'UNSUBSCRIBED'
}

/** The users who get an email, and those who get none. */
interface Outcome {
  recipients: Recipient[]
  skipped: SkippedUser[]
}

interface Addressee {
  id: string
  email: string | null
  isVerified: boolean | null
}

/**
 * Puts an email of the app for each user into the outbox, within the transaction. Users without a primary address get
 * none. A marketing email goes only to users who have verified their address and did not unsubscribe.
 */
export async function sendAppEmail(
  tx: Context,
  project: Project,
  email: AppEmail,
): Promise<Outcome> {
  const { userIds } = email
  if (userIds !== undefined) {
    const ids = [...new Set(userIds.map((id) => id.toLowerCase()))]
    const addressees = await findAddressees(tx, project, inArray(users.id, ids), ids.length)
    const missing = ids.find((id) => !addressees.some((user) => user.id === id))
    if (missing !== undefined) throw fail('USER_ID_DOES_NOT_EXIST', { userId: missing })
    return sendBatch(tx, project, email, addressees)
  }
  const outcome: Outcome = { recipients: [], skipped: [] }
  let last: string | undefined
  for (;;) {
    const after = last === undefined ? undefined : gt(users.id, last)
    const where = and(not(users.isAnonymous), after)
    const addressees = await findAddressees(tx, project, where, BATCH_SIZE)
    const { recipients, skipped } = await sendBatch(tx, project, email, addressees)
    outcome.recipients.push(...recipients)
    outcome.skipped.push(...skipped)
    if (addressees.length < BATCH_SIZE) return outcome
    last = addressees.at(-1)?.id
  }
}

const findAddressees = (
  { db }: Context,
  project: Project,
  where: SQL | undefined,
  limit: number,
): Promise<Addressee[]> =>
  db
    .select({
      id: users.id,
      email: contactChannels.value,
      isVerified: contactChannels.isVerified,
    })
    .from(users)
    .leftJoin(contactChannels, isPrimaryEmail)
    .where(and(eq(users.projectId, project.id), where))
    .orderBy(asc(users.id))
    .limit(limit)

async function sendBatch(
  tx: Context,
  project: Project,
  email: AppEmail,
  addressees: Addressee[],
): Promise<Outcome> {
  const { category } = email
  const isMarketing = category.id === marketing.id
  const reachable: Recipient[] = []
  const skipped: SkippedUser[] = []
  for (const { id: userId, email: address, isVerified } of addressees)
    if (address === null) skipped.push({ userId, reason: 'NO_EMAIL_ADDRESS' })
    else if (isMarketing && isVerified !== true)
      skipped.push({ userId, reason: 'EMAIL_ADDRESS_NOT_VERIFIED' })
    else reachable.push({ userId, email: address })
  const ids = reachable.map(({ userId }) => userId)
  const codes = isMarketing ? await unsubscribeCodes(tx, category.id, ids) : undefined
  const recipients = reachable.filter(({ userId }) => codes?.has(userId) ?? true)
  for (const { userId } of reachable)
    if (codes?.has(userId) === false) skipped.push({ userId, reason: 'UNSUBSCRIBED' })
  if (recipients.length > 0)
    await tx.db.insert(emails).values(
      recipients.map((recipient) => {
        const unsubscribeCode = codes?.get(recipient.userId)
        return valuesFor(tx, project, email, { ...recipient, unsubscribeCode })
      }),
    )
  return { recipients, skipped }
}

function valuesFor(
  ctx: Context,
  project: Project,
  { subject, html, category, language }: AppEmail,
  { userId, email: to, unsubscribeCode }: Recipient & { unsubscribeCode: string | undefined },
) {
  const link = unsubscribeCode === undefined ? undefined : unsubscribeLink(ctx, unsubscribeCode)
  const stored = {
    project,
    userId,
    template: category.name.toLowerCase(),
    to,
    link: link ?? '',
    code: null,
    unsubscribeLink: link,
  }
  const content = link === undefined ? html : withFooter(html, { project, link, language })
  const rendered = { subject, listedSubject: subject, html: content, text: textOf(content) }
  return queuedEmail(ctx, stored, rendered, ctx.now())
}

const unsubscribeLink = ({ config }: Context, code: string): string =>
  `${config.publicUrl}${API_PREFIX}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ code })}`

interface Footer {
  project: Project
  link: string
  language: EmailLanguage
}

/** Adds the reason and the unsubscribe link to the end of a document. */
function withFooter(html: string, { project, link, language }: Footer): string {
  const { reason, action } = language.unsubscribe
  const sentence = fillHtml(reason, { projectDisplayName: project.displayName })
  const footer = `<p dir="${language.dir}" lang="${language.tag}" style="margin: 24px 0 0; font: 13px/20px sans-serif; color: ${lightColors.muted}">${sentence} <a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`
  const end = html.toLowerCase().lastIndexOf('</body>')
  return end === -1 ? html + footer : html.slice(0, end) + footer + html.slice(end)
}
