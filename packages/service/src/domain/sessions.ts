import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Context } from '../context.js'
import type { Database } from '../db/connect.js'
import { onlyRow } from '../db/only-row.js'
import { sessions, verificationCodes } from '../db/schema.js'
import type { IpInfo } from '../db/values.js'
import { signAccessToken } from './access-token.js'
import { markActive } from './activity.js'
import { projectNow } from './clock.js'
import { hashSecret } from './hash-secret.js'
import type { Project } from './project.js'
import { randomText, SECRET_LENGTH } from './random-text.js'

/** Lifetime of a session from its creation; use does not extend it (protocol, section 5.3). */
const SESSION_MILLIS = 365 * 24 * 60 * 60 * 1000

/** The answer of every sign-in that knows no new users (protocol, section 3.1). */
export interface SignedIn {
  access_token: string
  refresh_token: string
  user_id: string
}

interface NewSession {
  userId: string
  ipInfo: IpInfo | null
  /** From now; 0 and less make a session that is over at once. */
  expiresInMillis?: number | undefined
  /** Made by somebody who acts for the user. */
  isImpersonation?: boolean | undefined
}

/**
 * Begins a session. Give it a transaction that made the user or holds it (`lockUser`): who ends all
 * sessions of the user at the same time ends this one too, or is done before the user is looked at.
 */
export async function signIn(
  ctx: Context,
  project: Project,
  { userId, ipInfo, expiresInMillis = SESSION_MILLIS, isImpersonation = false }: NewSession,
): Promise<SignedIn> {
  const now = projectNow(ctx, project)
  const refreshToken = randomText(SECRET_LENGTH)
  const session = onlyRow(
    await ctx.db
      .insert(sessions)
      .values({
        projectId: project.id,
        userId,
        refreshTokenHash: hashSecret(refreshToken),
        createdAt: now,
        expiresAt: now + expiresInMillis,
        isImpersonation,
        lastUsedAt: now,
        lastUsedIpInfo: ipInfo,
      })
      .returning({ id: sessions.id }),
  )
  await markActive(ctx, project, { userId, ipInfo })
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
  const [session] = await ctx.db
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
  if (session === undefined) return undefined
  // Apart from it: who changes a password holds the user first, and then its sessions.
  await markActive(ctx, project, { userId: session.userId, ipInfo })
  return signAccessToken(ctx, project, session)
}

/**
 * Ends a session; says whether there was one.
 *
 * @param ofUser ends it only if it is this user's
 */
export async function endSession(
  db: Database,
  projectId: string,
  { id, ofUser }: { id: string; ofUser?: string | undefined },
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.projectId, projectId),
        ofUser === undefined ? undefined : eq(sessions.userId, ofUser),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Tells whether a session of the user exists and has not expired. `now` is the project's time in milliseconds. */
export const isActiveSession = async (
  db: Database,
  { id, userId, now }: { id: string; userId: string; now: number },
): Promise<boolean> =>
  (await db.$count(
    sessions,
    and(eq(sessions.id, id), eq(sessions.userId, userId), gt(sessions.expiresAt, now)),
  )) > 0

/**
 * Ends every session of a user but the one of a refresh token, if that is the user's, and every sign-in
 * that waits for its second factor: whoever knew the old password is out.
 */
export async function endOtherSessions(
  db: Database,
  { userId, projectId }: { userId: string; projectId: string },
  refreshToken: string | null = null,
): Promise<void> {
  const isOther =
    refreshToken === null ? undefined : ne(sessions.refreshTokenHash, hashSecret(refreshToken))
  await db.delete(sessions).where(and(eq(sessions.userId, userId), isOther))
  const { kind } = verificationCodes
  const isAttempt = and(eq(verificationCodes.projectId, projectId), eq(kind, 'mfa_attempt'))
  await db.delete(verificationCodes).where(and(isAttempt, eq(verificationCodes.userId, userId)))
}

export type Session = typeof sessions.$inferSelect

/** A user's sessions, newest first; those that are over stay until they are deleted or swept away. */
export const listSessions = (
  db: Database,
  projectId: string,
  { userId, withImpersonation }: { userId: string; withImpersonation: boolean },
): Promise<Session[]> =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.projectId, projectId),
        eq(sessions.userId, userId),
        withImpersonation ? undefined : eq(sessions.isImpersonation, false),
      ),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
