import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.js'
import { notificationPreferences as table, projects, users } from '../db/schema.js'
import { hashSecret } from '../lib/hash-secret.js'
import { randomText, SECRET_LENGTH } from '../lib/random-text.js'
import type { Project } from '../projects/project.js'

type Storage = Pick<Context, 'db' | 'sealer'>

/** Returns the IDs of the categories that the user has turned off. */
export async function listDisabledCategories({ db }: Storage, userId: string): Promise<string[]> {
  const rows = await db
    .select({ categoryId: table.categoryId })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.isEnabled, false)))
  return rows.map(({ categoryId }) => categoryId)
}

/** Turns the emails of a category on or off for a user. */
export async function setPreference(
  { db, sealer }: Storage,
  { userId, categoryId, isEnabled }: { userId: string; categoryId: string; isEnabled: boolean },
): Promise<void> {
  await db
    .insert(table)
    .values({ userId, categoryId, isEnabled, ...newCode(sealer) })
    .onConflictDoUpdate({ target: [table.userId, table.categoryId], set: { isEnabled } })
}

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
  const [found] = await db
    .select({ project: projects })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .innerJoin(projects, eq(projects.id, users.projectId))
    .where(eq(table.unsubscribeCodeHash, hashSecret(code)))
  return found?.project
}

/** Turns the category of an unsubscribe code off. Repeating it changes nothing. */
export async function unsubscribe({ db }: Storage, code: string): Promise<void> {
  await db
    .update(table)
    .set({ isEnabled: false })
    .where(eq(table.unsubscribeCodeHash, hashSecret(code)))
}

function newCode(sealer: Storage['sealer']) {
  const code = randomText(SECRET_LENGTH)
  return { unsubscribeCodeHash: hashSecret(code), unsubscribeCodeSealed: sealer.seal(code) }
}
