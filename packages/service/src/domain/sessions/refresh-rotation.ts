import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import { sessions } from '../../db/schema.js'
import { hashSecret } from '../../lib/secrets.js'
import { replacedTokens } from './refresh-rules.js'
import { familyOf, newRefreshToken } from './refresh-token.js'

/** The columns of a session that a refresh reads. The driver takes longer for each column of a statement than Postgres. */
export const refreshColumns = {
  id: sessions.id,
  userId: sessions.userId,
  isImpersonation: sessions.isImpersonation,
  createdAt: sessions.createdAt,
  expiresAt: sessions.expiresAt,
  lastUsedAt: sessions.lastUsedAt,
  refreshTokenHash: sessions.refreshTokenHash,
  refreshTokenUsedAt: sessions.refreshTokenUsedAt,
  previousTokenHash: sessions.previousTokenHash,
  previousTokenUsedAt: sessions.previousTokenUsedAt,
  formerTokenHash: sessions.formerTokenHash,
  refreshTokenSealed: sessions.refreshTokenSealed,
  isShared: sessions.isShared,
  keyThumbprint: sessions.keyThumbprint,
}

/** A session as a refresh reads it. */
export type RefreshedSession = Pick<typeof sessions.$inferSelect, keyof typeof refreshColumns>

interface Replacement {
  session: RefreshedSession
  refreshToken: string
  now: number
}

/**
 * Replaces a refresh token of a session, and returns its successor. Returns undefined if a concurrent refresh
 * has changed the session, or a second client has received the token.
 */
export const rotateRefreshToken = (
  ctx: Context,
  replacement: Replacement,
): Promise<string | undefined> =>
  replaceRefreshToken(ctx, replacement, { if: eq(sessions.isShared, false) })

/**
 * Binds a session to a key, and returns the successor of its refresh token: copies of the current one are worthless then,
 * also that of a second client. Returns undefined if a concurrent call has changed the session.
 */
export const bindSession = (
  ctx: Context,
  { keyThumbprint, ...replacement }: Replacement & { keyThumbprint: string },
): Promise<string | undefined> =>
  replaceRefreshToken(ctx, replacement, {
    if: isNull(sessions.keyThumbprint),
    columns: { keyThumbprint },
  })

async function replaceRefreshToken(
  { db, sealer }: Context,
  { session, refreshToken, now }: Replacement,
  change: { if: SQL; columns?: Pick<RefreshedSession, 'keyThumbprint'> },
): Promise<string | undefined> {
  const { id, refreshTokenHash } = session
  const next = newRefreshToken(familyOf(refreshToken))
  const rotated = await db
    .update(sessions)
    .set({
      ...replacedTokens(session, { refreshToken, next, now }),
      refreshTokenSealed: sealer.seal(next),
      ...change.columns,
    })
    .where(and(eq(sessions.id, id), eq(sessions.refreshTokenHash, refreshTokenHash), change.if))
    .returning({ id: sessions.id })
  return rotated.length > 0 ? next : undefined
}

/**
 * Returns the current refresh token of a session for a holder of an earlier one, which may have been replaced since.
 * Undefined if it is not known.
 */
export function currentRefreshToken(
  { sealer }: Context,
  { refreshTokenHash, refreshTokenSealed }: RefreshedSession,
  refreshToken: string,
): string | undefined {
  if (refreshTokenHash === hashSecret(refreshToken)) return refreshToken
  return refreshTokenSealed === null ? undefined : sealer.open(refreshTokenSealed)
}

/**
 * Stops the rotation of a session whose refresh token a second client receives: the clients do not learn of each other's
 * tokens, so each would seem to reuse a token of the other one. Read the session after this call, in the same
 * transaction, because a concurrent refresh may replace the token until then. A session that is bound to a key stays as it
 * is: a second client could not refresh it.
 */
export async function shareSession(db: Database, id: string): Promise<void> {
  const isUnbound = isNull(sessions.keyThumbprint)
  await db
    .update(sessions)
    .set({ isShared: true })
    .where(and(eq(sessions.id, id), isUnbound))
}
