import { and, arrayContains, eq, gt } from 'drizzle-orm'
import { type Context, projectNow, isOfDevice } from '../../context.js'
import { emails, projects, users, type Project } from '../../db/schema.js'
import { findLanguage } from '../email/email-language.js'
import { sendNotificationEmail } from '../email/notification-email.js'
import { en } from '../email/texts/languages.js'
import { findUserLanguage } from './known-devices.js'
import { findLinks } from './notification-links.js'
import type { EventNotification } from './notification-of.js'
import { findRecipients } from './recipients.js'

const HOUR_MILLIS = 60 * 60 * 1000
/**
 * Emails of one type that an address receives per hour. Further changes of the type are in the audit log only: they
 * tell the owner nothing new, and could bury other notifications.
 */
const EMAILS_PER_HOUR = 5

/** A notification for the owner of an account. */
export interface OwnerNotification extends EventNotification {
  userId: string
  /** Addresses that receive it, unless those of the account do. */
  recipients?: readonly string[]
}

/**
 * Puts emails about a change of an account into the outbox, for its owner. Call it in the transaction of the change, so
 * that there is no email without its change. The outbox sends them at its next poll.
 */
export async function notifyOwner(
  ctx: Context,
  projectId: string,
  { userId, type, facts = {}, recipients }: OwnerNotification,
): Promise<void> {
  const { db, config } = ctx
  if (config.compatibility === 'june-2025') return
  const [row] = await db
    .select({ project: projects, displayName: users.displayName, isAnonymous: users.isAnonymous })
    .from(users)
    .innerJoin(projects, eq(projects.id, users.projectId))
    .where(and(eq(users.id, userId), eq(users.projectId, projectId)))
  if (row === undefined || row.isAnonymous) return
  const { project, displayName } = row
  if (project.disabledNotifications.includes(type)) return
  const addresses = recipients ?? (await findRecipients(db, userId))
  const user = { id: userId, displayName }
  const language = await languageOf(ctx, userId)
  const links = await findLinks(db, projectId, type)
  for (const to of addresses)
    if (!(await isFlooded(ctx, project, { type, to })))
      await sendNotificationEmail(ctx, {
        project,
        user,
        type,
        to,
        facts,
        language,
        links,
      })
}

async function languageOf({ db, auditSource }: Context, userId: string) {
  const userLanguage = await findUserLanguage(db, userId)
  // A server that acts for the user has a language of its own.
  const ofDevice = isOfDevice(auditSource) ? auditSource.acceptLanguage : null
  return findLanguage(userLanguage ?? ofDevice) ?? en
}

async function isFlooded(
  ctx: Context,
  project: Project,
  { type, to }: { type: string; to: string },
): Promise<boolean> {
  const isRecent = and(
    eq(emails.projectId, project.id),
    gt(emails.createdAt, projectNow(ctx, project) - HOUR_MILLIS),
    eq(emails.template, type),
    arrayContains(emails.recipients, [to]),
  )
  return (await ctx.db.$count(emails, isRecent)) >= EMAILS_PER_HOUR
}
