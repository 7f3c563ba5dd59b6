import { and, asc, eq, gt, gte, inArray, or } from 'drizzle-orm'
import type { Context } from '../../../context.js'
import type { Database } from '../../../db/database.js'
import { inTransaction } from '../../../db/in-transaction.js'
import {
  contactChannels,
  oauthAccounts,
  passkeys,
  passwords,
  projectPermissions,
  recoveryCodes,
  teamMemberships,
  teamPermissions,
  users,
  type Project,
} from '../../../db/schema.js'
import { projectSubject, recordAuditEvent } from '../../audit/record-audit-event.js'
import { findPosition } from '../../users/user-cursor.js'
import type { UserRecord } from './user-record.js'

type UserRow = typeof users.$inferSelect

interface Page {
  users: UserRecord[]
  nextCursor: string | null
}

/**
 * Reads a page of users with everything that signs them in, oldest first, and records the export.
 *
 * @param cursor the ID of the first user of the page, who may have been deleted; an unknown one leads to an empty page
 */
export const exportUsers = (
  ctx: Context,
  project: Project,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<Page> =>
  inTransaction(ctx, async (tx) => {
    await recordAuditEvent(tx, project, {
      action: 'users.exported',
      subject: projectSubject(project.id),
    })
    // One more than requested determines whether there is a next page, and where it begins.
    const rows = await selectRows(tx.db, project.id, { cursor, limit: limit + 1 })
    return {
      users: await toRecords(tx, project.id, rows.slice(0, limit)),
      nextCursor: rows[limit]?.id ?? null,
    }
  })

async function selectRows(
  db: Database,
  projectId: string,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<UserRow[]> {
  const first = cursor === undefined ? undefined : await findPosition(db, projectId, cursor)
  if (cursor !== undefined && first === undefined) return []
  const isOnPage =
    first &&
    or(
      gt(users.signedUpAt, first.signedUpAt),
      and(eq(users.signedUpAt, first.signedUpAt), gte(users.id, first.id)),
    )
  return db
    .select()
    .from(users)
    .where(and(eq(users.projectId, projectId), isOnPage))
    .orderBy(asc(users.signedUpAt), asc(users.id))
    .limit(limit)
}

async function toRecords(
  ctx: Context,
  projectId: string,
  rows: readonly UserRow[],
): Promise<UserRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const parts = await readParts(ctx, projectId, ids)
  return rows.map((row) => {
    const ofUser = <Part extends { userId: string }>(all: readonly Part[]) =>
      all.filter(({ userId }) => userId === row.id)
    const [password] = ofUser(parts.passwords)
    return {
      id: row.id,
      signedUpAtMillis: row.signedUpAt,
      lastActiveAtMillis: row.lastActiveAt,
      displayName: row.displayName,
      profileImageUrl: row.profileImageUrl,
      clientMetadata: row.clientMetadata,
      clientReadOnlyMetadata: row.clientReadOnlyMetadata,
      serverMetadata: row.serverMetadata,
      isAnonymous: row.isAnonymous,
      otpAuthEnabled: row.otpAuthEnabled,
      emails: ofUser(parts.channels).map((channel) => ({
        value: channel.value,
        isVerified: channel.isVerified,
        usedForAuth: channel.usedForAuth,
        isPrimary: channel.isPrimary,
        origin: channel.origin,
      })),
      passwordHash: password?.hash ?? null,
      ...(password && {
        passwordUpdatedAtMillis: password.updatedAt,
        passwordExpiresAtMillis: password.generatedUntil,
      }),
      totpSecretBase64: row.totpSecretSealed && ctx.sealer.open(row.totpSecretSealed),
      requiresTotpMfa: row.requiresTotp,
      recoveryCodeHashes: ofUser(parts.codes).map(({ hash }) => hash),
      passkeys: ofUser(parts.passkeys).map((passkey) => ({
        credentialId: passkey.credentialId,
        publicKey: passkey.publicKey,
        counter: passkey.counter,
        name: passkey.name,
        aaguid: passkey.aaguid,
        transports: passkey.transports,
        isBackedUp: passkey.isBackedUp,
        createdAtMillis: passkey.createdAt,
        lastUsedAtMillis: passkey.lastUsedAt,
      })),
      oauthProviders: ofUser(parts.accounts).map((account) => ({
        id: account.providerId,
        accountId: account.accountId,
        email: account.email,
        allowSignIn: account.allowSignIn,
        allowConnectedAccounts: account.allowConnectedAccounts,
        createdAtMillis: account.createdAt,
      })),
      projectPermissionIds: ofUser(parts.projectPermissions).map(
        ({ permissionId }) => permissionId,
      ),
      teamMemberships: ofUser(parts.memberships).map((membership) => ({
        teamId: membership.teamId,
        displayName: membership.displayName,
        profileImageUrl: membership.profileImageUrl,
        isSelected: membership.isSelected,
        isPersonal: membership.isPersonal,
        permissionIds: ofUser(parts.teamPermissions)
          .filter(({ teamId }) => teamId === membership.teamId)
          .map(({ permissionId }) => permissionId),
        joinedAtMillis: membership.joinedAt,
      })),
      bannedAtMillis: row.bannedAt,
      banEndsAtMillis: row.banEndsAt,
      banReason: row.banReason,
      deleteAtMillis: row.deleteAt,
    }
  })
}

/** Reads the rows that belong to users: one statement for each table. */
async function readParts({ db }: Context, projectId: string, ids: string[]) {
  return {
    channels: await db
      .select()
      .from(contactChannels)
      .where(inArray(contactChannels.userId, ids))
      .orderBy(asc(contactChannels.createdAt), asc(contactChannels.id)),
    passwords: await db.select().from(passwords).where(inArray(passwords.userId, ids)),
    codes: await db.select().from(recoveryCodes).where(inArray(recoveryCodes.userId, ids)),
    passkeys: await db
      .select()
      .from(passkeys)
      .where(inArray(passkeys.userId, ids))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
    accounts: await db
      .select()
      .from(oauthAccounts)
      .where(inArray(oauthAccounts.userId, ids))
      .orderBy(asc(oauthAccounts.createdAt), asc(oauthAccounts.id)),
    projectPermissions: await db
      .select()
      .from(projectPermissions)
      .where(inArray(projectPermissions.userId, ids))
      .orderBy(asc(projectPermissions.permissionId)),
    memberships: await db
      .select()
      .from(teamMemberships)
      .where(inArray(teamMemberships.userId, ids))
      .orderBy(asc(teamMemberships.joinedAt), asc(teamMemberships.teamId)),
    teamPermissions: await db
      .select()
      .from(teamPermissions)
      // The index of the users of a project.
      .where(and(eq(teamPermissions.projectId, projectId), inArray(teamPermissions.userId, ids)))
      .orderBy(asc(teamPermissions.permissionId)),
  }
}
