import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { type Context, isOfDevice } from '../../context.js'
import type { Database } from '../../db/database.js'
import { knownDevices } from '../../db/schema.js'
import { findLanguage } from '../email/email-language.js'
import { parseDevice } from '../../lib/requests/device.js'

const UNKNOWN = 'unknown'

/**
 * Returns the values of `buildKnownDevice`: the kind of the device that a request comes from. A server that signs in for a user has
 * no device.
 */
export function deviceValues({ auditSource }: Pick<Context, 'auditSource'>) {
  if (!isOfDevice(auditSource)) return noDevice
  return {
    deviceKind: parseDevice(auditSource.userAgent).name ?? UNKNOWN,
    deviceLanguage: findLanguage(auditSource.acceptLanguage)?.tag ?? null,
  }
}

/** The values of `buildKnownDevice` that record none. */
export const noDevice = { deviceKind: null, deviceLanguage: null }

/**
 * Builds the insertion that records the kind of device that a user signs in with. It returns whether the user has not signed in
 * with a device of this kind before.
 */
export function buildKnownDevice(db: Database) {
  const now = sql<number>`${sql.placeholder('now')}::bigint`
  const device = {
    userId: sql<string>`${sql.placeholder('userId')}::uuid`.as('user_id'),
    kind: sql<string>`${sql.placeholder('deviceKind')}::text`.as('kind'),
    language: sql<string | null>`${sql.placeholder('deviceLanguage')}::text`.as('language'),
    firstUsedAt: now.as('first_used_at'),
    lastUsedAt: now.as('last_used_at'),
  }
  return (
    db
      .insert(knownDevices)
      .select((query) =>
        query
          .select(device)
          .from(sql`(select) one_row`)
          .where(sql`${sql.placeholder('deviceKind')}::text is not null`),
      )
      .onConflictDoUpdate({
        target: [knownDevices.userId, knownDevices.kind],
        set: {
          lastUsedAt: sql`excluded.last_used_at`,
          // A client that names no language leaves the one that is known.
          language: sql`coalesce(excluded.language, ${knownDevices.language})`,
        },
      })
      // Only a row that was updated has such a transaction.
      .returning({ isNew: sql<boolean>`xmax = 0`.as('is_new') })
  )
}

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
