import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { authorizationCodes, sessions, type Project } from '../../db/schema.js'
import type { AuthorizationGrant } from '../../db/values.js'
import { hashFamily } from '../sessions/refresh-token.js'
import { hashSecret } from '../../lib/secrets.js'
import { endSession } from '../sessions/end-session.js'

/** Lifetime of a code. */
const CODE_MILLIS = 5 * 60 * 1000
const CODE_BYTES = 32

export type AuthorizationCode = typeof authorizationCodes.$inferSelect

/** A session that another domain of the project continues, with its current refresh token. */
interface ContinuedSession {
  id: string
  refreshToken: string
}

interface NewAuthorizationCode {
  userId: string
  grant: AuthorizationGrant
  /** Missing for a sign-in. */
  continued?: ContinuedSession
}

/** Creates a code; only its hash is stored. */
export async function createAuthorizationCode(
  ctx: Context,
  project: Project,
  { userId, grant, continued }: NewAuthorizationCode,
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('hex')
  const now = projectNow(ctx, project)
  // Used ones stay until they are swept away: one that is presented again ends its session.
  const isOver = and(lt(authorizationCodes.expiresAt, now), isNull(authorizationCodes.usedAt))
  await ctx.db
    .delete(authorizationCodes)
    .where(and(eq(authorizationCodes.projectId, project.id), isOver))
  await ctx.db.insert(authorizationCodes).values({
    codeHash: hashSecret(code),
    projectId: project.id,
    userId,
    grant,
    createdAt: now,
    expiresAt: now + CODE_MILLIS,
    ...(continued !== undefined && {
      sessionId: continued.id,
      refreshTokenSealed: ctx.sealer.seal(continued.refreshToken),
    }),
  })
  return code
}

/** Finds a code that is valid now. */
export async function findAuthorizationCode(
  ctx: Context,
  project: Project,
  code: string,
): Promise<AuthorizationCode | undefined> {
  const [authorizationCode] = await ctx.db
    .select()
    .from(authorizationCodes)
    .where(
      and(
        eq(authorizationCodes.codeHash, hashSecret(code)),
        eq(authorizationCodes.projectId, project.id),
        isNull(authorizationCodes.usedAt),
        gt(authorizationCodes.expiresAt, projectNow(ctx, project)),
      ),
    )
  return authorizationCode
}

/** Uses a code up; returns false if it was used already. Of several concurrent requests, one succeeds. */
export async function consumeAuthorizationCode(
  ctx: Context,
  project: Project,
  { codeHash }: AuthorizationCode,
): Promise<boolean> {
  const used = await ctx.db
    .update(authorizationCodes)
    .set({ usedAt: projectNow(ctx, project), refreshTokenSealed: null })
    .where(and(eq(authorizationCodes.codeHash, codeHash), isNull(authorizationCodes.usedAt)))
    .returning({ codeHash: authorizationCodes.codeHash })
  return used.length > 0
}

/** Records the session that the use of a code created, by its refresh token. */
export async function recordCodeSession(
  db: Database,
  { codeHash }: AuthorizationCode,
  refreshToken: string,
): Promise<void> {
  const begun = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.familyHash, hashFamily(refreshToken)))
  await db
    .update(authorizationCodes)
    .set({ sessionId: sql`(${begun})` })
    .where(eq(authorizationCodes.codeHash, codeHash))
}

/**
 * Ends the session that a used code began or continued. A code that is presented again was read by an attacker, and
 * the first use may have been theirs (RFC 6749, section 4.1.2).
 */
export async function endSessionOfUsedCode(
  ctx: Context,
  project: Project,
  codeHash: string,
): Promise<void> {
  const [used] = await ctx.db
    .select({ sessionId: authorizationCodes.sessionId })
    .from(authorizationCodes)
    .where(
      and(
        eq(authorizationCodes.codeHash, codeHash),
        eq(authorizationCodes.projectId, project.id),
        isNotNull(authorizationCodes.usedAt),
      ),
    )
  if (used?.sessionId)
    await endSession(ctx, project, { id: used.sessionId, reason: 'authorization_code_reused' })
}
