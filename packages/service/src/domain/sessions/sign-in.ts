import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { auditEventOf, buildEvent, userSubject } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import { buildVariants } from '../../db/build-once.js'
import { onlyRow } from '../../db/database.js'
import { sessions, type Project } from '../../db/schema.js'
import type { IpInfo, AuditDetails, FirstFactor } from '../../db/values.js'
import type { TokenSession } from './access-token.js'
import { requireSignInPermission } from '../hooks/decisions.js'
import { requireAllowedSignIn } from '../team-connections/required-sign-in.js'
import { buildKnownDevice, deviceValues, noDevice } from '../notifications/known-devices.js'
import { notifyOwner } from '../notifications/notify-owner.js'
import { activityParts, activityValues, buildFirstDay } from '../users/activity.js'
import { findSuspension, rejectSuspended, type Suspension } from '../users/suspension.js'
import { buildKnownNetworks, networkValues, noNetworks } from '../rate-limits/known-networks.js'
import { networkKey } from '../rate-limits/network-key.js'
import { expiryOf } from '../verification-codes/code-lifetimes.js'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { hashSecret } from '../../lib/secrets.js'
import { newRefreshToken, hashFamily } from './refresh-token.js'
import { endExcessSessions, newLifetimeMillis } from './session-policy.js'
import { recordProviderSession } from './provider-sessions.js'

/** The response of every sign-in that cannot create users. */
export interface SignedIn {
  accessToken: string
  refreshToken: string
  userId: string
}

/** Facts about the sign-in that begins a session. */
interface SignInFacts {
  /** How the user signed in; missing if a server creates the session. */
  method?: AuditDetails['method']
  /** How the user signed in before a second factor, or with which provider. Default: `method`. */
  firstFactor?: FirstFactor | undefined
}

interface SessionStart extends SignInFacts {
  userId: string
  /** As it was read when the user was locked; `signIn` reads it if it is missing. */
  suspension?: Suspension | undefined
  ipInfo: IpInfo | null
  /** Lifetime from now. 0 and less create a session that has already expired. */
  expiresInMillis?: number | undefined
  /** True if another user acts for the user. */
  isImpersonation?: boolean | undefined
  /** True if the sign-in created the user. */
  isNewUser?: boolean | undefined
  /**
   * The user, if the same transaction has created it with the country of the client, and has checked that no connection is
   * required for its address. Nothing can have suspended it, and its last activity is its creation.
   */
  newUser?: { address: string | null } | undefined
}

/** A session whose first access token is not signed yet. */
export interface NewSession {
  session: TokenSession
  refreshToken: string
}

/**
 * Begins a session, in a transaction of `beginSession`. Pass a transaction that created the user or locked it (`lockUser`): a transaction that
 * ends all sessions of the user then also ends this one, or is done before the user is read.
 * Rejects with USER_BANNED, ACCOUNT_DELETION_PENDING and SSO_REQUIRED.
 */
export async function signIn(
  ctx: Context,
  project: Project,
  newSession: SessionStart,
): Promise<NewSession> {
  const { userId, ipInfo, method, expiresInMillis } = newSession
  const { isNewUser = false, isImpersonation = false, newUser } = newSession
  const columns = signInColumns(ctx, newSession)
  let addresses: string[] = newUser?.address ? [canonicalEmail(newUser.address)] : []
  if (newUser === undefined) {
    const suspension = newSession.suspension ?? (await findSuspension(ctx.db, userId))
    rejectSuspended(ctx, project, { ...suspension, userId })
    if (method !== undefined)
      addresses = await requireAllowedSignIn(ctx, { userId, providerId: columns.signInProviderId })
  }
  if (method !== undefined)
    await requireSignInPermission(ctx, project, {
      userId,
      method: columns.signInMethod,
      providerId: columns.signInProviderId,
      isNewUser,
    })
  const now = projectNow(ctx, project)
  const lifetimeMillis = newLifetimeMillis(ctx, project, expiresInMillis)
  const refreshToken = newRefreshToken()
  const sessionId = randomUUID()
  const kind = newUser === undefined ? 'known_user' : 'new_user'
  const insertion = insertSession(ctx.db, kind).execute({
    ...activityValues(ctx, project, { userId, ipInfo }),
    ...(method === undefined ? noDevice : deviceValues(ctx)),
    ...(method === undefined ? noNetworks : networkValues(ctx, project, [userId, ...addresses])),
    ...auditEventOf(ctx, project, {
      action: isImpersonation
        ? 'session.impersonated'
        : method
          ? 'sign_in.succeeded'
          : 'session.created',
      subject: userSubject(userId),
      details: method === undefined ? { sessionId } : { sessionId, method },
      isBySubject: method !== undefined,
    }),
    id: sessionId,
    familyHash: hashFamily(refreshToken),
    refreshTokenHash: hashSecret(refreshToken),
    createdAt: now,
    // Using the session does not extend it.
    expiresAt: expiryOf(now, lifetimeMillis),
    isImpersonation,
    ipInfo: ipInfo && JSON.stringify(ipInfo),
    sessionUserAgent: columns.userAgent,
    clientNetwork: columns.clientNetwork,
    signInMethod: columns.signInMethod,
    signInProviderId: columns.signInProviderId,
  })
  const { isNewDevice } = onlyRow(await insertion)
  await recordProviderSession(ctx.db, project, { sessionId, firstFactor: newSession.firstFactor })
  if (isNewDevice === true && !isNewUser)
    await notifyOwner(ctx, project.id, { type: 'new_device', userId })
  if (!isImpersonation) await endExcessSessions(ctx, project, { userId, sessionId })
  return { session: { id: sessionId, userId, createdAt: now, isImpersonation }, refreshToken }
}

// Also records the activity, the network and the device of the user, and the event of the audit log.
const insertSession = buildVariants((db, user: 'new_user' | 'known_user') => {
  const inserted = db.$with('inserted').as(
    db
      .insert(sessions)
      .values({
        id: sql.placeholder('id'),
        projectId: sql.placeholder('projectId'),
        userId: sql.placeholder('userId'),
        familyHash: sql.placeholder('familyHash'),
        refreshTokenHash: sql.placeholder('refreshTokenHash'),
        createdAt: sql.placeholder('createdAt'),
        expiresAt: sql.placeholder('expiresAt'),
        isImpersonation: sql.placeholder('isImpersonation'),
        lastUsedAt: sql.placeholder('now'),
        lastUsedIpInfo: sql`${sql.placeholder('ipInfo')}`,
        userAgent: sql.placeholder('sessionUserAgent'),
        clientNetwork: sql.placeholder('clientNetwork'),
        signInMethod: sql.placeholder('signInMethod'),
        signInProviderId: sql.placeholder('signInProviderId'),
      })
      .returning({ id: sessions.id }),
  )
  const networks = db.$with('networks').as(buildKnownNetworks(db))
  const event = db.$with('event').as(buildEvent(db))
  const device = db.$with('device').as(buildKnownDevice(db))
  const activity =
    user === 'new_user' ? [db.$with('active_day').as(buildFirstDay(db))] : activityParts(db)
  return db
    .with(inserted, networks, event, device, ...activity)
    .select({ isNewDevice: sql<boolean | null>`(select is_new from device)` })
    .from(sql`(select) one_row`)
    .prepare(`insert_session_of_${user}`)
})

type SignInColumns = Pick<
  typeof sessions.$inferSelect,
  'userAgent' | 'clientNetwork' | 'signInMethod' | 'signInProviderId'
>

const NONE: SignInColumns = {
  userAgent: null,
  clientNetwork: null,
  signInMethod: null,
  signInProviderId: null,
}

/** Returns the columns of a session about its sign-in. They are null for a session that a server creates. */
function signInColumns(
  { auditSource }: Context,
  { method, firstFactor }: SignInFacts,
): SignInColumns {
  if (method === undefined) return NONE
  return {
    userAgent: auditSource?.userAgent ?? null,
    clientNetwork: auditSource?.clientAddress ? networkKey(auditSource.clientAddress) : null,
    signInMethod: firstFactor?.method ?? (method === 'totp' ? null : method),
    signInProviderId: firstFactor?.providerId ?? null,
  }
}
