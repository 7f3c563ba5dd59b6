import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import { inTransaction } from '../../db/in-transaction.js'
import type { Database } from '../../db/database.js'
import { sessions, verificationCodes, type Project } from '../../db/schema.js'
import type { IpInfo } from '../../db/values.js'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { signAccessToken } from './access-token.js'
import { activityValues, buildActivity } from '../users/activity.js'
import { lockUser } from '../users/users.js'
import { endGrants } from '../oauth-grants/end-grants.js'
import { voidCodes } from '../verification-codes/code-lifetimes.js'
import { hashSecret } from '../../lib/secrets.js'
import { deleteSessions } from './delete-sessions.js'
import { endSession } from './end-session.js'
import { hashFamily } from './refresh-token.js'
import {
  bindSession,
  currentRefreshToken,
  refreshColumns,
  rotateRefreshToken,
  type RefreshedSession,
} from './refresh-rotation.js'
import { mayRotateWith, refreshEffect, refreshTokenState } from './refresh-rules.js'
import { idleMillis, signedInSince } from './session-policy.js'

/** A new access token and, if the refresh token was replaced, its successor. */
export interface Refreshed {
  accessToken: string
  refreshToken: string | undefined
}

/**
 * Returns the thumbprint of the key that a request proves to have; undefined without a proof. Rejects if the proof is
 * wrong.
 */
export type ProveKey = () => Promise<string | undefined>

interface RefreshRequest {
  refreshToken: string
  ipInfo: IpInfo | null
  proveKey: ProveKey
  /** The session of the token as `loadRefresh` has read it. Read by `refresh` if it is missing. */
  session?: RefreshedSession | null
  /** Whether the client stores another refresh token, so that this one is replaced. */
  rotates?: boolean
  /** Whether the session is bound to the key from now on. Then the refresh token is replaced, too. */
  binds?: boolean
}

/**
 * Uses a refresh token. Returns undefined if the token is unknown, revoked, expired, idle for too long or of
 * another project, and if the session is bound to a key that the request does not prove to have. A token that was replaced
 * too long ago ends its session: two parties have it (RFC 9700, section 4.14.2). Refreshes do not wait for each other: the
 * session is read without a lock, and its last use is not recorded while another request records it.
 */
export async function refresh(
  ctx: Context,
  project: Project,
  request: RefreshRequest,
): Promise<Refreshed | undefined> {
  const { refreshToken, ipInfo, proveKey, rotates = false, binds = false } = request
  const now = projectNow(ctx, project)
  const session =
    request.session === undefined
      ? await findSession(ctx, project, refreshToken)
      : activeOrUndefined(ctx, project, request.session)
  if (session === undefined) return undefined
  const { keyThumbprint: boundTo } = session
  const key = binds || boundTo !== null ? await proveKey() : undefined
  const effect = refreshEffect(session, { refreshToken, rotates, binds, key, now })
  if (effect === 'ends-session')
    await endSession(ctx, project, { id: session.id, reason: 'refresh_token_reused' })
  if (effect === 'ends-session' || effect === 'none') return undefined
  // Before the refresh token is replaced, because a hook may refuse: the client then tries again with the same token.
  const accessToken = await signAccessToken(ctx, project, session)
  let successor: string | undefined
  const replaced = { session, refreshToken, now }
  const { session: _read, ...changed } = request
  if (effect === 'binds' && key !== undefined) {
    successor = await bindSession(ctx, { ...replaced, keyThumbprint: key })
    // A concurrent call has replaced the token, bound the session or ended it.
    if (successor === undefined) return refresh(ctx, project, changed)
  } else if (effect === 'replaces' && mayRotateWith(accessToken)) {
    successor = await rotateRefreshToken(ctx, replaced)
    // A concurrent call has replaced the token, shared the session or ended it.
    if (successor === undefined) return refresh(ctx, project, { ...changed, rotates: false })
  } else if (effect === 'returns-current')
    successor = currentRefreshToken(ctx, session, refreshToken)
  await recordUse(ctx.db).execute({
    ...activityValues(ctx, project, { userId: session.userId, ipInfo }),
    id: session.id,
    ipInfo: ipInfo && JSON.stringify(ipInfo),
    usedHash: hashSecret(refreshToken),
  })
  return { accessToken, refreshToken: successor }
}

/** Finds the active session of a refresh token that may still be used, whether or not it is the current one. */
export async function findSessionOfToken(
  ctx: Context,
  project: Project,
  refreshToken: string,
): Promise<RefreshedSession | undefined> {
  const session = await findSession(ctx, project, refreshToken)
  const isUsable =
    session && refreshTokenState(session, refreshToken, projectNow(ctx, project)) !== 'reused'
  return isUsable ? session : undefined
}

/** Finds the active session of the family of a refresh token. */
async function findSession(
  ctx: Context,
  project: Project,
  refreshToken: string,
): Promise<RefreshedSession | undefined> {
  const [session] = await selectByFamily(ctx.db).execute({
    familyHash: hashFamily(refreshToken),
    projectId: project.id,
  })
  return activeOrUndefined(ctx, project, session)
}

/** Returns a session unless it has expired or was not used for too long. */
function activeOrUndefined(
  ctx: Context,
  project: Project,
  session: RefreshedSession | null | undefined,
): RefreshedSession | undefined {
  const now = projectNow(ctx, project)
  const isActive =
    session &&
    session.expiresAt > now &&
    session.lastUsedAt > now - idleMillis(ctx, project) &&
    session.createdAt > signedInSince(ctx, project, now)
  return isActive ? session : undefined
}

const selectByFamily = buildOnce((db) =>
  db
    .select(refreshColumns)
    .from(sessions)
    .where(
      and(
        eq(sessions.familyHash, sql.placeholder('familyHash')),
        eq(sessions.projectId, sql.placeholder('projectId')),
      ),
    )
    .prepare('select_session_by_family'),
)

// Also records the activity of the user. A password change locks the user first, and then its sessions: the statement
// cannot deadlock with it, because it waits for neither.
const recordUse = buildOnce((db) => {
  const free = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sql.placeholder('id')))
    .for('no key update', { skipLocked: true })
  const used = db.$with('used').as(
    db
      .update(sessions)
      .set({
        lastUsedAt: sql`${sql.placeholder('now')}`,
        lastUsedIpInfo: sql`${sql.placeholder('ipInfo')}`,
        // A token that was replaced meanwhile is not the current one.
        refreshTokenUsedAt: sql`case when ${sessions.refreshTokenHash} = ${sql.placeholder('usedHash')}
          then coalesce(${sessions.refreshTokenUsedAt}, ${sql.placeholder('now')}) else ${sessions.refreshTokenUsedAt} end`,
      })
      .where(sql`${sessions.id} = any(array(${free}))`)
      .returning({ id: sessions.id }),
  )
  return buildActivity(db, used).prepare('record_use')
})

/**
 * Ends every session of a user except one, every sign-in that waits for its second factor and the access of all other
 * apps, and voids the emailed codes, so that an attacker who knew the old password is signed out.
 */
export async function endOtherSessions(
  tx: Context,
  project: Project,
  userId: string,
  keptSessionId?: string,
): Promise<void> {
  const isOther = keptSessionId === undefined ? undefined : ne(sessions.id, keptSessionId)
  await deleteSessions(tx, project, and(eq(sessions.userId, userId), isOther))
  const { kind } = verificationCodes
  const isAttempt = and(eq(verificationCodes.projectId, project.id), eq(kind, 'mfa_attempt'))
  await tx.db.delete(verificationCodes).where(and(isAttempt, eq(verificationCodes.userId, userId)))
  await voidCodes(tx.db, project.id, { userId })
  await endGrants(tx, [userId])
}

export type Session = typeof sessions.$inferSelect

/** Lists the sessions of a user, newest first. Expired sessions stay until they are deleted or swept. */
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

/**
 * Signs a user out everywhere, as a new password does: ends the sessions, the sign-ins that wait for a second factor and the access
 * of other apps, and voids the emailed codes. The audit log has one event for all of them.
 */
export const endAllSessions = (ctx: Context, project: Project, userId: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    await endOtherSessions(tx, project, userId)
    await recordAuditEvent(tx, project, {
      action: 'session.ended',
      subject: userSubject(userId),
      details: { reason: 'signed_out_everywhere' },
    })
  })
