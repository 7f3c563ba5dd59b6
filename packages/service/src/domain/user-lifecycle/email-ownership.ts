import { and, eq, inArray, isNotNull, isNull, ne, not, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { recordAuditEvent, userSubject, recordAddress } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import {
  apiKeys,
  authorizationCodes,
  contactChannels,
  oauthAccounts,
  passkeys,
  passwords,
  recoveryCodes,
  teamConnectionAccounts,
  teamMemberships,
  users,
  type Project,
} from '../../db/schema.js'
import { claims, lockAddress, releaseAddress } from '../users/address-ownership.js'
import { voidEveryCode } from '../verification-codes/code-lifetimes.js'
import { endOtherSessions } from '../sessions/sessions.js'
import { deleteInvitations } from '../teams/team-invitations.js'
import { removeMember } from '../teams/team-members.js'

/**
 * Records that the caller has access to the inbox of the address that the user signs in with: by a password
 * reset, an emailed sign-in or a provider. If the address is unverified, an attacker may have created the account
 * and may be waiting for its owner, so the caller gets the account free of everything that was there before: every
 * other credential and address ends (`revokeCredentials`). A verified address changes nothing. Call it in a
 * transaction that holds the user, before the transaction adds a credential; call `emitUpdated` after it.
 *
 * @returns whether the address was unverified, so that the user changed
 */
export async function confirmEmailOwnership(
  ctx: Context,
  project: Project,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const { db } = ctx
  const isOwn = and(claims(project.id, email), eq(contactChannels.userId, userId))
  const isUnverified = and(isOwn, not(contactChannels.isVerified))
  const [own] = await db
    .select({ id: contactChannels.id })
    .from(contactChannels)
    .where(isUnverified)
  if (own === undefined) return false
  await lockAddress(db, project.id, email)
  const credentials = await revokeCredentials(ctx, project, userId)
  const addresses = await leaveOneAddress(ctx, project, { userId, id: own.id })
  await releaseAddress(db, project.id, { userId, email })
  await recordAuditEvent(ctx, project, {
    action: 'credentials.revoked',
    subject: userSubject(userId),
    details: { email, fields: [...credentials, ...addresses] },
    isBySubject: true,
  })
  return true
}

/**
 * Ends everything that gives access to an account: password, passkeys, second factor, provider accounts, API keys,
 * sessions and pending codes. So do the members of the personal team, and the API keys and invitations of the personal
 * team and of teams that have no other member: only the user of the account can have added them. Call it in a
 * transaction that holds the user.
 *
 * @returns the kinds of credentials that the user had
 */
export async function revokeCredentials(
  ctx: Context,
  project: Project,
  userId: string,
): Promise<string[]> {
  const { db } = ctx
  await endOtherSessions(ctx, project, userId)
  const revoked = []
  for (const [name, table] of Object.entries({
    passwords,
    passkeys,
    recoveryCodes,
    oauthAccounts,
    teamConnectionAccounts,
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
  const personalTeamId = await findPersonalTeam(db, userId)
  if (personalTeamId !== undefined && (await emptyTeam(ctx, project, { personalTeamId, userId })))
    revoked.push('teamMembers')
  const teamIds = await teamsWithoutOthers(db, userId)
  for (const teamId of teamIds) await deleteInvitations(db, project.id, teamId)
  const isOwnKey = or(eq(apiKeys.userId, userId), inArray(apiKeys.teamId, teamIds))
  const keys = await db
    .update(apiKeys)
    .set({ revokedAt: projectNow(ctx, project) })
    .where(and(isOwnKey, isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id })
  if (keys.length > 0) revoked.push('apiKeys')
  const lostFactor = await db
    .update(users)
    .set({ requiresTotp: false, totpSecretSealed: null })
    .where(and(eq(users.id, userId), isNotNull(users.totpSecretSealed)))
    .returning({ id: users.id })
  if (lostFactor.length > 0) revoked.push('totpSecret')
  return revoked
}

/** Finds the team that was created with the account of a user, if the user is still a member. */
async function findPersonalTeam(db: Database, userId: string): Promise<string | undefined> {
  const [membership] = await db
    .select({ teamId: teamMemberships.teamId })
    .from(teamMemberships)
    .where(and(eq(teamMemberships.userId, userId), teamMemberships.isPersonal))
  return membership?.teamId
}

/** Removes the other members of a personal team; returns whether there were any. */
async function emptyTeam(
  ctx: Context,
  project: Project,
  { personalTeamId: teamId, userId }: { personalTeamId: string; userId: string },
): Promise<boolean> {
  // Before the members: an invitation that is being accepted is locked, so its member is there afterwards.
  await deleteInvitations(ctx.db, project.id, teamId)
  const others = await ctx.db
    .select({ userId: teamMemberships.userId })
    .from(teamMemberships)
    .where(and(eq(teamMemberships.teamId, teamId), ne(teamMemberships.userId, userId)))
  for (const other of others) await removeMember(ctx, project, { teamId, userId: other.userId })
  return others.length > 0
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

/**
 * Makes an address the primary one, verified, and the only one of the user: the others may receive notifications, and
 * invitations to teams.
 *
 * @returns `contactChannels` if the user had others
 */
async function leaveOneAddress(
  ctx: Context,
  project: Project,
  { userId, id }: { userId: string; id: string },
): Promise<string[]> {
  const { db } = ctx
  const removed = await db
    .delete(contactChannels)
    .where(and(eq(contactChannels.userId, userId), ne(contactChannels.id, id)))
    .returning()
  for (const channel of removed) await recordAddress(ctx, project, 'address.removed', channel)
  await db
    .update(contactChannels)
    .set({ isVerified: true, isPrimary: true })
    .where(eq(contactChannels.id, id))
  return removed.length > 0 ? ['contactChannels'] : []
}
