import { eq } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { signUps, users, type Project } from '../../db/schema.js'
import { type RequestOrigin, requestOriginOf } from './request-origin.js'

/** When, with which device and where an account was created. */
export interface SignUpOrigin extends RequestOrigin {
  createdAt: number
}

/**
 * Records where a user signs up. A server that creates a user has no device, so nothing is recorded. Call it in the
 * transaction of the sign-up.
 */
export async function recordSignUp(ctx: Context, project: Project, userId: string): Promise<void> {
  const origin = requestOriginOf(ctx)
  if (origin === undefined) return
  const values = { ...origin, createdAt: projectNow(ctx, project) }
  await ctx.db
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
