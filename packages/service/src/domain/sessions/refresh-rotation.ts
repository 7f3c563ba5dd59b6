import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { sessions, type Project } from '../../db/schema.js'
import { hashSecret, randomText, SECRET_LENGTH } from '../../lib/secrets.js'
import { endSession } from './end-session.js'

/**
 * Time for which a replaced token still gets its successor: a response may be lost, or tabs may refresh
 * concurrently.
 */
const GRACE_MILLIS = 30_000

type Session = typeof sessions.$inferSelect

/**
 * Replaces the refresh token of a session, and returns its successor. The replaced token gets the same
 * successor for 30 seconds; a later use means that two parties have it, and ends the session (RFC 9700,
 * section 4.14.2). Only the last replaced token is known: a thief who refreshes twice at once leaves the owner
 * with a token that is rejected and ends nothing. Returns undefined then, and also when a concurrent refresh
 * changed the session.
 */
export async function rotateRefreshToken(
  ctx: Context,
  project: Project,
  { session, refreshToken, now }: { session: Session; refreshToken: string; now: number },
): Promise<string | undefined> {
  const hash = hashSecret(refreshToken)
  if (session.previousTokenHash === hash) return successorOf(ctx, project, { session, now })
  const next = randomText(SECRET_LENGTH)
  const rotated = await ctx.db
    .update(sessions)
    .set({
      refreshTokenHash: hashSecret(next),
      previousTokenHash: hash,
      rotatedAt: now,
      refreshTokenSealed: ctx.sealer.seal(next),
    })
    .where(and(eq(sessions.id, session.id), eq(sessions.refreshTokenHash, hash)))
    .returning({ id: sessions.id })
  return rotated.length > 0 ? next : undefined
}

async function successorOf(
  ctx: Context,
  project: Project,
  { session, now }: { session: Session; now: number },
): Promise<string | undefined> {
  const { id, rotatedAt, refreshTokenSealed } = session
  const isInGrace = rotatedAt !== null && now - rotatedAt <= GRACE_MILLIS
  if (isInGrace && refreshTokenSealed !== null) return ctx.sealer.open(refreshTokenSealed)
  await endSession(ctx, project, { id, reason: 'refresh_token_reused' })
  return undefined
}

/**
 * Returns the current refresh token of a session for a holder of an earlier one, which may have been replaced since.
 * Undefined if it is not known.
 */
export function currentRefreshToken(
  { sealer }: Context,
  { refreshTokenHash, refreshTokenSealed }: Session,
  refreshToken: string,
): string | undefined {
  if (refreshTokenHash === hashSecret(refreshToken)) return refreshToken
  return refreshTokenSealed === null ? undefined : sealer.open(refreshTokenSealed)
}
