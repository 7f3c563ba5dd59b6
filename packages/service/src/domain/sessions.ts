import { and, eq, gt } from 'drizzle-orm'
import type { Context } from '../context.js'
import type { Database } from '../db/connect.js'
import { sessions } from '../db/schema.js'
import type { IpInfo } from '../db/values.js'
import { signAccessToken } from './access-token.js'
import { markActive, markDay } from './activity.js'
import { projectNow, type Project } from './clock.js'
import { hashSecret, randomText, SECRET_LENGTH } from './random-text.js'

/** Lifetime of a session from its creation; use does not extend it (protocol, section 5.3). */
const SESSION_MILLIS = 365 * 24 * 60 * 60 * 1000

/** The answer of every sign-in that knows no new users (protocol, section 3.1). */
export interface SignedIn {
  access_token: string
  refresh_token: string
  user_id: string
}

/** Begins a session. Give it a transaction to begin it together with its user. */
export async function signIn(
  ctx: Context,
  project: Project,
  { userId, ipInfo }: { userId: string; ipInfo: IpInfo | null },
): Promise<SignedIn> {
  const now = projectNow(ctx, project)
  const refreshToken = randomText(SECRET_LENGTH)
  const [session] = await ctx.db
    .insert(sessions)
    .values({
      projectId: project.id,
      userId,
      refreshTokenHash: hashSecret(refreshToken),
      createdAt: now,
      expiresAt: now + SESSION_MILLIS,
      lastUsedAt: now,
      lastUsedIpInfo: ipInfo,
    })
    .returning({ id: sessions.id })
  if (session === undefined) throw new Error('The database gave no session back.')
  await markActive(ctx, project, { userId, ipInfo })
  await markDay(ctx, project, userId)
  const accessToken = await signAccessToken(ctx, project, { id: session.id, userId })
  return { access_token: accessToken, refresh_token: refreshToken, user_id: userId }
}

/**
 * Uses a refresh token: a fresh access token, or nothing when the token is unknown, revoked, expired
 * or of another project. It is not rotated.
 */
export async function refresh(
  ctx: Context,
  project: Project,
  { refreshToken, ipInfo }: { refreshToken: string; ipInfo: IpInfo | null },
): Promise<string | undefined> {
  const now = projectNow(ctx, project)
  const session = await ctx.db.transaction(async (tx) => {
    const [used] = await tx
      .update(sessions)
      .set({ lastUsedAt: now, lastUsedIpInfo: ipInfo })
      .where(
        and(
          eq(sessions.refreshTokenHash, hashSecret(refreshToken)),
          eq(sessions.projectId, project.id),
          gt(sessions.expiresAt, now),
        ),
      )
      .returning({ id: sessions.id, userId: sessions.userId })
    if (used !== undefined)
      await markActive({ ...ctx, db: tx }, project, { userId: used.userId, ipInfo })
    return used
  })
  return session === undefined ? undefined : signAccessToken(ctx, project, session)
}

/** Ends a session; says whether there was one. */
export async function endSession(db: Database, projectId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.projectId, projectId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}
