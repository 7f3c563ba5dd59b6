import { and, eq, inArray, isNotNull, isNull, ne, not, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import type { Context } from '../context.js'
import type { Database } from '../db/database.js'
import {
  apiKeys,
  authorizationCodes,
  contactChannels,
  oauthAccounts,
  passkeys,
  passwords,
  recoveryCodes,
  teamMemberships,
  users,
} from '../db/schema.js'
import { claims, lockAddress, releaseAddress } from './address-ownership.js'
import { projectNow } from '../projects/project-clock.js'
import { voidEveryCode } from '../credentials/code-lifetimes.js'
import type { Project } from '../projects/project.js'
import { endOtherSessions } from '../sessions/sessions.js'
import { deleteInvitations } from '../teams/team-invitations.js'

/**
 * Records that the caller has access to the inbox of the address that the user signs in with: by a password
 * reset, an emailed sign-in or a provider. If no session of the account has proven the address before, an
 * attacker may have created the account and may be waiting for its owner, so every other credential of the
 * account ends: password, passkey, second factor, provider accounts, API keys, sessions, pending codes and
 * other sign-in addresses. So do the API keys and invitations of teams that have no other member: only the
 * attacker can have created them. A proven address changes nothing. Call it in a transaction that holds the
 * user, before the transaction adds a credential; call `emitUpdated` after it.
 *
 * @returns whether the address was unproven, so that the user changed
 */
export async function confirmEmailOwnership(
  ctx: Context,
  project: Project,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const { db } = ctx
  const isOwn = and(claims(project.id, email), eq(contactChannels.userId, userId))
  const isUnproven = and(isOwn, not(contactChannels.isProven))
  if ((await db.$count(contactChannels, isUnproven)) === 0) return false
  await lockAddress(db, project.id, email)
  const revoked = await revokeOtherCredentials(ctx, project, userId)
  await leaveOneAddress(ctx, project, { userId, email })
  await releaseAddress(db, project.id, { userId, email })
  await recordAuditEvent(ctx, project, {
    action: 'credentials.revoked',
    subject: userSubject(userId),
    details: { email, fields: revoked },
    isBySubject: true,
  })
  return true
}

/** @returns the kinds of credentials that the user had */
async function revokeOtherCredentials(
  ctx: Context,
  project: Project,
  userId: string,
): Promise<string[]> {
  const { db } = ctx
  await endOtherSessions(db, { userId, projectId: project.id })
  const revoked = []
  for (const [name, table] of Object.entries({
    passwords,
    passkeys,
    recoveryCodes,
    oauthAccounts,
  })) {
    // A provider's tokens go with its account.
    const deleted = await db
      .delete(table)
      .where(eq(table.userId, userId))
      .returning({ userId: table.userId })
    if (deleted.length > 0) revoked.push(name)
  }
  await db.delete(authorizationCodes).where(eq(authorizationCodes.userId, userId))
  await voidEveryCode(db, userId)
  const teamIds = await teamsWithoutOthers(db, userId)
  for (const teamId of teamIds) await deleteInvitations(db, project.id, teamId)
  const isOwnKey = or(eq(apiKeys.userId, userId), inArray(apiKeys.teamId, teamIds))
  await db
    .update(apiKeys)
    .set({ revokedAt: projectNow(ctx, project) })
    .where(and(isOwnKey, isNull(apiKeys.revokedAt)))
  const lostFactor = await db
    .update(users)
    .set({ requiresTotp: false, totpSecretSealed: null })
    .where(and(eq(users.id, userId), isNotNull(users.totpSecretSealed)))
    .returning({ id: users.id })
  if (lostFactor.length > 0) revoked.push('totpSecret')
  return revoked
}

/** The teams of a user that have no other member. */
async function teamsWithoutOthers(db: Database, userId: string): Promise<string[]> {
  const others = alias(teamMemberships, 'others')
  const isOther = and(eq(others.teamId, teamMemberships.teamId), ne(others.userId, userId))
  const other = db
    .select({ exists: sql`1` })
    .from(others)
    .where(isOther)
  const rows = await db
    .select({ teamId: teamMemberships.teamId })
    .from(teamMemberships)
    .where(and(eq(teamMemberships.userId, userId), notExists(other)))
  return rows.map(({ teamId }) => teamId)
}

/** Makes an address the primary one, proven, and the only one that signs the user in. */
async function leaveOneAddress(
  { db }: Context,
  project: Project,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const isOwn = and(claims(project.id, email), eq(contactChannels.userId, userId))
  const [own] = await db.select({ id: contactChannels.id }).from(contactChannels).where(isOwn)
  if (own === undefined) return
  await db
    .update(contactChannels)
    .set({ usedForAuth: false, isProven: false, isPrimary: false })
    .where(and(eq(contactChannels.userId, userId), ne(contactChannels.id, own.id)))
  await db
    .update(contactChannels)
    .set({ isVerified: true, isProven: true, isPrimary: true })
    .where(eq(contactChannels.id, own.id))
}
