import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../context.js'
import { contactChannels, users } from '../db/schema.js'

/** Enough for a developer's own users. The API lists more. */
const PAGE = 100

/** A project's newest users with their primary addresses. */
export const listUsers = async ({ db }: Context, projectId: string) => {
  const isPrimary = and(eq(contactChannels.userId, users.id), contactChannels.isPrimary)
  const rows = await db
    .select({
      id: users.id,
      displayName: users.displayName,
      isAnonymous: users.isAnonymous,
      signedUpAt: users.signedUpAt,
      lastActiveAt: users.lastActiveAt,
      email: contactChannels.value,
      isVerified: contactChannels.isVerified,
    })
    .from(users)
    .leftJoin(contactChannels, isPrimary)
    .where(eq(users.projectId, projectId))
    .orderBy(desc(users.signedUpAt), desc(users.id))
    .limit(PAGE)
  return rows.map(({ signedUpAt, lastActiveAt, ...row }) => ({
    ...row,
    signedUpAt: new Date(signedUpAt).toISOString(),
    lastActiveAt: new Date(lastActiveAt).toISOString(),
  }))
}
