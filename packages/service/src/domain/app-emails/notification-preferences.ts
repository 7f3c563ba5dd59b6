import { and, eq, inArray } from 'drizzle-orm'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import type { Context } from '../../context.js'
import { notificationPreferences as table, projects, users, type Project } from '../../db/schema.js'
import { hashSecret, randomSecret } from '../../lib/secrets.js'
import { notificationCategories, type NotificationCategory } from './notification-categories.js'

type Storage = Pick<Context, 'db' | 'sealer'>

/** Returns the IDs of the categories that the user has turned off. */
export async function listDisabledCategories({ db }: Storage, userId: string): Promise<string[]> {
  const rows = await db
    .select({ categoryId: table.categoryId })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.isEnabled, false)))
  return rows.map(({ categoryId }) => categoryId)
}

interface Preference {
  userId: string
  category: NotificationCategory
  isEnabled: boolean
}

/** Turns the emails of a category on or off for a user. A change is in the audit log. Pass a transaction. */
export async function setPreference(
  tx: Context,
  project: Project,
  { userId, category, isEnabled }: Preference,
): Promise<void> {
  const { db, sealer } = tx
  const values = { userId, categoryId: category.id, ...newCode(sealer) }
  // Emails are on until the user turns them off.
  await db
    .insert(table)
    .values({ ...values, isEnabled: true })
    .onConflictDoNothing()
  const changed = await db
    .update(table)
    .set({ isEnabled })
    .where(
      and(
        eq(table.userId, userId),
        eq(table.categoryId, category.id),
        eq(table.isEnabled, !isEnabled),
      ),
    )
    .returning({ userId: table.userId })
  if (changed.length > 0) await recordPreference(tx, project, { userId, category, isEnabled })
}

const recordPreference = (
  tx: Context,
  project: Project,
  { userId, category, isEnabled }: Preference,
): Promise<void> =>
  recordAuditEvent(tx, project, {
    action: 'notification_preference.changed',
    subject: userSubject(userId),
    details: { category: category.name, isEnabled },
  })

/**
 * Returns the unsubscribe codes of those users who receive the emails of a category. A user has one code for each
 * category, so that the links of old emails keep working.
 */
export async function unsubscribeCodes(
  { db, sealer }: Storage,
  categoryId: string,
  userIds: string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const values = userIds.map((userId) => ({
    userId,
    categoryId,
    isEnabled: true,
    ...newCode(sealer),
  }))
  await db.insert(table).values(values).onConflictDoNothing()
  const rows = await db
    .select({ userId: table.userId, sealed: table.unsubscribeCodeSealed })
    .from(table)
    .where(and(inArray(table.userId, userIds), eq(table.categoryId, categoryId), table.isEnabled))
  return new Map(rows.map(({ userId, sealed }) => [userId, sealer.open(sealed)]))
}

/** Returns the project of an unsubscribe code; undefined if there is no such code. */
export async function findUnsubscribeProject(
  { db }: Storage,
  code: string,
): Promise<Project | undefined> {
  const [row] = await db
    .select({ project: projects })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .innerJoin(projects, eq(projects.id, users.projectId))
    .where(eq(table.unsubscribeCodeHash, hashSecret(code)))
  return row?.project
}

/** Turns the category of an unsubscribe code off. Repeating it changes nothing. Pass a transaction. */
export async function unsubscribe(tx: Context, project: Project, code: string): Promise<void> {
  const [preference] = await tx.db
    .select({ userId: table.userId, categoryId: table.categoryId })
    .from(table)
    .where(eq(table.unsubscribeCodeHash, hashSecret(code)))
  const category = notificationCategories.find(({ id }) => id === preference?.categoryId)
  if (preference === undefined || category === undefined) return
  await setPreference(tx, project, { userId: preference.userId, category, isEnabled: false })
}

function newCode(sealer: Storage['sealer']) {
  const code = randomSecret()
  return { unsubscribeCodeHash: hashSecret(code), unsubscribeCodeSealed: sealer.seal(code) }
}
