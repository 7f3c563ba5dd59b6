import { and, eq, exists, isNotNull, not, or, sql, type SQL } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import {
  contactChannels,
  isPrimaryEmail,
  oauthAccounts,
  passkeys,
  passwords,
  teamMemberships,
  users,
  type Project,
} from '../../db/schema.js'
import { secondFactorDueAt } from './second-factor-due.js'
import { isBannedNow } from './suspension.js'

/** A state of users that a list can be limited to. */
export type UserState = 'banned' | 'deletion_scheduled' | 'restricted' | 'unverified' | 'anonymous'

/** Which users are listed. */
export interface UserFilter {
  teamId?: string | undefined
  state?: UserState | undefined
  hasSecondFactor?: boolean | undefined
  /** `password`, `otp`, `passkey` or the ID of an OAuth provider. */
  signInMethod?: string | undefined
}

/** Returns the condition on the table `users` for the users of a project that a filter matches. */
export function matchingUsers(ctx: Context, project: Project, filter: UserFilter): SQL | undefined {
  const { teamId, state, hasSecondFactor, signInMethod } = filter
  return and(
    eq(users.projectId, project.id),
    teamId === undefined ? undefined : isMemberOf(ctx.db, teamId),
    state === undefined ? undefined : isInState(ctx, project, state),
    hasSecondFactor === undefined ? undefined : eq(users.requiresTotp, hasSecondFactor),
    signInMethod === undefined ? undefined : signsInWith(ctx.db, signInMethod),
  )
}

function isInState(ctx: Context, project: Project, state: UserState): SQL | undefined {
  switch (state) {
    case 'banned':
      return isBannedNow(ctx, project)
    case 'deletion_scheduled':
      return isNotNull(users.deleteAt)
    case 'restricted':
      return isRestricted(ctx, project)
    case 'unverified':
      return and(not(users.isAnonymous), not(hasVerifiedEmail(ctx.db)))
    case 'anonymous':
      return eq(users.isAnonymous, true)
  }
}

/** The same rules as `restrictionOf`, except that anonymous users are a state of their own. */
function isRestricted(ctx: Context, project: Project): SQL | undefined {
  const { requireEmailVerification, requireSecondFactorFrom } = project.config
  const isUnverified = requireEmailVerification === true && not(hasVerifiedEmail(ctx.db))
  const isOverdue =
    requireSecondFactorFrom && sql`${secondFactorDueAt} <= ${projectNow(ctx, project)}`
  return and(not(users.isAnonymous), or(isUnverified || sql`false`, isOverdue || sql`false`))
}

export const hasVerifiedEmail = (db: Database): SQL =>
  exists(
    db
      .select({ id: contactChannels.id })
      .from(contactChannels)
      .where(and(isPrimaryEmail, contactChannels.isVerified)),
  )

function signsInWith(db: Database, method: string): SQL | undefined {
  if (method === 'otp') return eq(users.otpAuthEnabled, true)
  if (method === 'password')
    return exists(
      db.select({ id: passwords.userId }).from(passwords).where(eq(passwords.userId, users.id)),
    )
  if (method === 'passkey')
    return exists(
      db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, users.id)),
    )
  return exists(
    db
      .select({ id: oauthAccounts.id })
      .from(oauthAccounts)
      .where(
        and(
          eq(oauthAccounts.userId, users.id),
          eq(oauthAccounts.providerId, method),
          oauthAccounts.allowSignIn,
        ),
      ),
  )
}

export function isMemberOf(db: Database, teamId: string): SQL {
  const membership = db
    .select({ userId: teamMemberships.userId })
    .from(teamMemberships)
    .where(and(eq(teamMemberships.userId, users.id), eq(teamMemberships.teamId, teamId)))
  return exists(membership)
}
