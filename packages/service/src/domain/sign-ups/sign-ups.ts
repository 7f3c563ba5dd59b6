import { eq } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { signUps, users, type Project } from '../../db/schema.js'
import { type RequestOrigin, requestOriginOf } from './request-origin.js'

/** When, with which device and where an account was created. */
export interface SignUpOrigin extends RequestOrigin {
  createdAt: number
}

/** Returns where a user signs up. A server that creates a user has no device, so nothing is recorded. */
export function signUpOriginOf(ctx: Context, project: Project): SignUpOrigin | undefined {
  const origin = requestOriginOf(ctx)
  return origin && { ...origin, createdAt: projectNow(ctx, project) }
}

/** The origin of a user whom a server or an earlier version created: only the time is known. */
export const unknownOrigin = (createdAt: number): SignUpOrigin => ({
  createdAt,
  userAgent: null,
  countryCode: null,
  cityName: null,
})

/** Records where an anonymous user signs up. Call it in the transaction of the sign-up. */
export async function recordSignUp(ctx: Context, project: Project, userId: string): Promise<void> {
  const values = signUpOriginOf(ctx, project)
  if (values === undefined) return
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
  return row.signUp ?? unknownOrigin(row.signedUpAt)
}
