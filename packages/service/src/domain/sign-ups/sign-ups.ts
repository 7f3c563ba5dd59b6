import { eq } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { signUps, users, type Project } from '../../db/schema.js'

/** When, with which device and where an account was created. */
export interface SignUpOrigin {
  createdAt: number
  userAgent: string | null
  /** ISO 3166 code. */
  countryCode: string | null
  cityName: string | null
}

/**
 * Records where a user signs up. A server that creates a user has no device, so nothing is recorded. Call it in the
 * transaction of the sign-up.
 */
export async function recordSignUp(ctx: Context, project: Project, userId: string): Promise<void> {
  const { db, auditSource } = ctx
  const actor = auditSource?.actor.type
  if (auditSource === undefined || actor === 'server' || actor === 'admin') return
  const values = {
    userAgent: auditSource.userAgent,
    countryCode: auditSource.ipInfo?.countryCode ?? null,
    cityName: auditSource.ipInfo?.cityName ?? null,
    createdAt: projectNow(ctx, project),
  }
  await db
    .insert(signUps)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: signUps.userId, set: values })
}

/** Finds where a user signed up; only the time is known of users that a server or an earlier version created. */
export async function findSignUp(db: Database, userId: string): Promise<SignUpOrigin | undefined> {
  const [row] = await db
    .select({ signUp: signUps, signedUpAt: users.signedUpAt })
    .from(users)
    .leftJoin(signUps, eq(signUps.userId, users.id))
    .where(eq(users.id, userId))
  if (row === undefined) return undefined
  return (
    row.signUp ?? {
      createdAt: row.signedUpAt,
      userAgent: null,
      countryCode: null,
      cityName: null,
    }
  )
}
