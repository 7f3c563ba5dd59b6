import { asc, inArray } from 'drizzle-orm'
import type { Context } from '../../../context.js'
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
  type Project,
} from '../../../db/schema.js'
import { projectSubject, recordAuditEvent } from '../../audit/record-audit-event.js'
import { listUsers } from '../../users/list-users.js'
import type { User } from '../../users/user-view.js'
import type { UserRecord } from './user-record.js'

interface Page {
  users: UserRecord[]
  nextCursor: string | null
}

/** Reads a page of users with everything that signs them in, oldest first, and records the export. */
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
    const page = await listUsers(tx.db, project.id, {
      cursor,
      limit,
      isDescending: false,
      includesAnonymous: true,
      includesUnverified: true,
    })
    return { users: await toRecords(tx, page.users), nextCursor: page.nextCursor }
  })

async function toRecords(ctx: Context, users: readonly User[]): Promise<UserRecord[]> {
  if (users.length === 0) return []
  const ids = users.map(({ row }) => row.id)
  const parts = await readParts(ctx, ids)
  return users.map(({ row }) => {
    const ofUser = <Part extends { userId: string }>(rows: readonly Part[]) =>
      rows.filter(({ userId }) => userId === row.id)
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
      banReason: row.banReason,
      deleteAtMillis: row.deleteAt,
    }
  })
}

/** Reads the rows that belong to users: one statement for each table. */
async function readParts({ db }: Context, ids: string[]) {
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
      .where(inArray(teamPermissions.userId, ids))
      .orderBy(asc(teamPermissions.permissionId)),
  }
}
