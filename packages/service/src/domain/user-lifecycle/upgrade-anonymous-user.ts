import { and, eq } from 'drizzle-orm'
import { revokeApiKeysOf } from '../api-keys/api-keys.js'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import { contactChannels, passwords, users, type Project } from '../../db/schema.js'
import type { SignInMethod } from '../../db/values.js'
import { requireSignUpPermission } from '../hooks/decisions.js'
import type { AuthenticatedCall } from '../sessions/authentication.js'
import { hasRecentSignIn } from '../sessions/recent-sign-in.js'
import { hasOwnSession } from '../sessions/active-sessions.js'
import { rejectRequiredDomain } from '../team-connections/required-sign-in.js'
import { endOtherSessions } from '../sessions/sessions.js'
import { recordSignUp } from '../sign-ups/sign-ups.js'
import {
  addPrimaryEmail,
  createUser,
  emitUpdated,
  findUser,
  lockUser,
  type NewUser,
} from '../users/users.js'

/** The display name of a new anonymous user. */
export const ANONYMOUS_NAME = 'Anonymous user'

/** The data of a sign-up, for a new user or the anonymous user who signs up. */
export type SignUp = Pick<
  NewUser,
  'id' | 'email' | 'passwordHash' | 'otpAuthEnabled' | 'countryCode'
> & {
  method: SignInMethod
}

/**
 * Creates the user of a sign-up. If the caller is signed in as an anonymous user without an address, that user is
 * upgraded instead: it keeps its ID and data. Pass a context whose `db` is a transaction, in an attempt of `withDecisions`.
 */
export async function createOrUpgradeUser(
  tx: Context,
  call: AuthenticatedCall,
  { method, ...signUp }: SignUp,
): Promise<{ id: string; contactChannelId: string | undefined }> {
  const { project, access, user, session } = call.auth
  const isUpgrade =
    access === 'client' &&
    user?.row.isAnonymous === true &&
    session !== undefined &&
    // An upgrade adds a credential.
    (await hasRecentSignIn(tx, project, session)) &&
    (await lockUser(tx.db, user.row.id)) !== undefined &&
    (await hasOwnSession(tx.db, call, user.row.id)) &&
    (await isUpgradable(tx, project, user.row.id))
  await rejectRequiredDomain(tx, project, signUp.email?.value ?? null)
  requireSignUpPermission(tx, project, {
    email: signUp.email?.value ?? null,
    emailVerified: signUp.email?.isVerified ?? false,
    displayName: null,
    method,
    providerId: null,
    anonymousUserId: isUpgrade ? user.row.id : null,
  })
  if (!isUpgrade) return createUser(tx, project, signUp)
  const id = user.row.id
  if (signUp.passwordHash !== undefined) {
    const updatedAt = projectNow(tx, project)
    const values = { hash: signUp.passwordHash, updatedAt, generatedUntil: null }
    await tx.db
      .insert(passwords)
      .values({ userId: id, ...values })
      .onConflictDoUpdate({ target: passwords.userId, set: values })
  }
  const contactChannelId = signUp.email && (await addPrimaryEmail(tx, project, id, signUp.email))
  const otpAuthEnabled = signUp.otpAuthEnabled
  await upgradeUser(tx, project, { userId: id, profile: { otpAuthEnabled } })
  return { id, contactChannelId }
}

/** Returns whether a user is anonymous and has no address. Lock the user first. */
export async function isUpgradable(
  { db }: Context,
  project: Project,
  userId: string,
): Promise<boolean> {
  const user = await findUser(db, project, userId)
  if (user?.row.isAnonymous !== true) return false
  return (await db.$count(contactChannels, eq(contactChannels.userId, userId))) === 0
}

interface Profile {
  displayName?: string | null
  profileImageUrl?: string | null
  otpAuthEnabled?: boolean | undefined
}

/**
 * Turns an anonymous user into a regular one after its credential was added. Ends its sessions and revokes its API keys:
 * another device may have a session that was copied before the user had a credential, and may have made keys with it.
 * The user must be locked.
 */
export async function upgradeUser(
  tx: Context,
  project: Project,
  { userId, profile }: { userId: string; profile: Profile },
): Promise<void> {
  const { displayName, profileImageUrl, otpAuthEnabled } = profile
  await tx.db
    .update(users)
    .set({
      isAnonymous: false,
      otpAuthEnabled,
      profileImageUrl: profileImageUrl ?? undefined,
    })
    .where(eq(users.id, userId))
  const hasDefaultName = and(eq(users.id, userId), eq(users.displayName, ANONYMOUS_NAME))
  await tx.db
    .update(users)
    .set({ displayName: displayName || null })
    .where(hasDefaultName)
  await recordSignUp(tx, project, userId)
  await endOtherSessions(tx, project, userId)
  await revokeApiKeysOf(tx, project, userId)
  await emitUpdated(tx, project, userId)
  await recordAuditEvent(tx, project, {
    action: 'user.upgraded',
    subject: userSubject(userId),
    isBySubject: true,
  })
}
