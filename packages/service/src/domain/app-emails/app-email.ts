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

interface Addressee {
  id: string
  email: string | null
  isVerified: boolean | null
}

/**
 * Puts an email of the app for each user into the outbox, within the transaction. Users without a primary address get
 * none. A marketing email goes only to users who have verified their address and did not unsubscribe.
 *
 * @returns the users who get the email
 */
export async function sendAppEmail(
  tx: Context,
  project: Project,
  email: AppEmail,
): Promise<Recipient[]> {
  const { userIds } = email
  if (userIds !== undefined) {
    const ids = [...new Set(userIds.map((id) => id.toLowerCase()))]
    const addressees = await findAddressees(tx, project, inArray(users.id, ids), ids.length)
    const missing = ids.find((id) => !addressees.some((user) => user.id === id))
    if (missing !== undefined) throw fail('USER_ID_DOES_NOT_EXIST', { user_id: missing })
    return sendBatch(tx, project, email, addressees)
  }
  const recipients: Recipient[] = []
  let last: string | undefined
  for (;;) {
    const after = last === undefined ? undefined : gt(users.id, last)
    const where = and(not(users.isAnonymous), after)
    const addressees = await findAddressees(tx, project, where, BATCH_SIZE)
    recipients.push(...(await sendBatch(tx, project, email, addressees)))
    if (addressees.length < BATCH_SIZE) return recipients
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
): Promise<Recipient[]> {
  const { category } = email
  const isMarketing = category.id === marketing.id
  const reachable = addressees.flatMap(({ id, email: address, isVerified }) =>
    address === null || (isMarketing && isVerified !== true)
      ? []
      : [{ userId: id, email: address }],
  )
  const codes = isMarketing
    ? await unsubscribeCodes(
        tx,
        category.id,
        reachable.map(({ userId }) => userId),
      )
    : undefined
  const recipients = reachable.filter(({ userId }) => codes?.has(userId) ?? true)
  if (recipients.length === 0) return []
  const values = recipients.map((recipient) =>
    valuesFor(tx, project, email, { ...recipient, unsubscribeCode: codes?.get(recipient.userId) }),
  )
  await tx.db.insert(emails).values(values)
  return recipients
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
