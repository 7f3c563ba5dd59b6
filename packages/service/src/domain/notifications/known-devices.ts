import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import { type Database, onlyRow } from '../../db/database.js'
import { knownDevices, type Project } from '../../db/schema.js'
import { findLanguage } from '../email/email-language.js'
import { parseDevice } from '../../lib/requests/device.js'

const UNKNOWN = 'unknown'

/**
 * Records the kind of device that a user signs in with. Call it in the transaction of the sign-in.
 *
 * @returns whether the user has not signed in with a device of this kind before
 */
export async function recordDevice(
  ctx: Context,
  project: Project,
  userId: string,
): Promise<boolean> {
  const { db, auditSource } = ctx
  const kind = parseDevice(auditSource?.userAgent ?? null).name ?? UNKNOWN
  const language = findLanguage(auditSource?.acceptLanguage)?.tag
  const now = projectNow(ctx, project)
  const values = { userId, kind, now, language: language ?? null }
  return onlyRow(await recordUse(db).execute(values)).isNew
}

const recordUse = buildOnce((db) =>
  db
    .insert(knownDevices)
    .values({
      userId: sql.placeholder('userId'),
      kind: sql.placeholder('kind'),
      language: sql.placeholder('language'),
      firstUsedAt: sql.placeholder('now'),
      lastUsedAt: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.kind],
      set: {
        lastUsedAt: sql`excluded.last_used_at`,
        // A client that names no language leaves the one that is known.
        language: sql`coalesce(excluded.language, ${knownDevices.language})`,
      },
    })
    // Only a row that was updated has such a transaction.
    .returning({ isNew: sql<boolean>`xmax = 0` })
    .prepare('record_device_use'),
)

/**
 * Finds the language of a user: that of the browser that the user has signed in with for the longest time. A thief
 * of the account cannot choose a language that its owner does not read.
 */
export async function findUserLanguage(db: Database, userId: string): Promise<string | undefined> {
  const [device] = await db
    .select({ language: knownDevices.language })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), isNotNull(knownDevices.language)))
    .orderBy(asc(knownDevices.firstUsedAt), asc(knownDevices.kind))
    .limit(1)
  return device?.language ?? undefined
}
