import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../../context.js'
import { violates } from '../../../db/errors.js'
import { insertRows } from '../../../db/insert-rows.js'
import {
  contactChannels,
  oauthAccounts,
  passkeys,
  passwords,
  projectPermissions,
  recoveryCodes,
  users,
  type Project,
} from '../../../db/schema.js'
import { rejection } from '../../../errors/http-error.js'
import { addressColumns, canonicalEmail } from '../../../lib/canonical-email.js'
import { unmetImportRule } from '../../../lib/passwords/imported/read-imported-hash.js'
import { maxBcryptCost } from '../../../lib/passwords/password.js'
import { recordAuditEvents, userSubject } from '../../audit/record-audit-event.js'
import { checkTotpSecret } from '../../credentials/totp.js'
import { grantProjectPermissions } from '../../permissions/permissions.js'
import { definedDefaults } from '../../teams/default-permissions.js'
import { lockAddresses, releaseAddresses } from '../../users/address-ownership.js'
import { toServerUser } from '../../users/user-response.js'
import { createFirstTeam, findUsers } from '../../users/users.js'
import { emitAll } from '../../webhooks/events.js'
import { importMemberships } from './import-memberships.js'
import type { UserRecord } from './user-record.js'

/**
 * Creates users of an export with the same IDs, and emits the webhook events. The number of statements does not depend
 * on the number of users, except for personal teams. Two of the users must not have the same address. Pass a context
 * whose `db` is a transaction. A taken ID violates the constraint `users_pkey`, a taken provider account
 * `oauth_accounts_once`.
 */
export async function importUsers(
  ctx: Context,
  project: Project,
  records: readonly UserRecord[],
): Promise<void> {
  for (const record of records) checkRecord(ctx, record)
  await insertUsers(ctx, project, records)
  await insertAddresses(ctx, project, records)
  await insertCredentials(ctx, project, records)
  await grantPermissions(ctx, project, records)
  await announce(ctx, project, records)
  await joinTeams(ctx, project, records)
}

/** The same rules as for a user whom a server creates. */
function checkRecord(ctx: Context, { passwordHash, totpSecretBase64, emails = [] }: UserRecord) {
  if (typeof passwordHash === 'string') {
    const supported = unmetImportRule(passwordHash, { maxBcryptCost: maxBcryptCost(ctx.config) })
    if (supported !== undefined) throw fail('PASSWORD_HASH_NOT_SUPPORTED', { supported })
  }
  if (totpSecretBase64) checkTotpSecret(ctx, totpSecretBase64)
  if (emails.filter(({ isPrimary }) => isPrimary).length > 1)
    throw rejection('A user can have one primary email address.')
  if (new Set(emails.map(({ value }) => canonicalEmail(value))).size < emails.length)
    throw rejection('An email address of the user is listed twice.')
}

async function insertUsers(
  ctx: Context,
  project: Project,
  records: readonly UserRecord[],
): Promise<void> {
  const now = projectNow(ctx, project)
  const rows = records.map((record) => {
    const { totpSecretBase64, signedUpAtMillis = now } = record
    return {
      id: record.id,
      projectId: project.id,
      displayName: record.displayName || null,
      profileImageUrl: record.profileImageUrl,
      clientMetadata: record.clientMetadata,
      clientReadOnlyMetadata: record.clientReadOnlyMetadata,
      serverMetadata: record.serverMetadata,
      isAnonymous: record.isAnonymous ?? false,
      otpAuthEnabled: record.otpAuthEnabled ?? false,
      totpSecretSealed: totpSecretBase64 ? ctx.sealer.seal(totpSecretBase64) : null,
      requiresTotp: Boolean(totpSecretBase64) && (record.requiresTotpMfa ?? true),
      signedUpAt: signedUpAtMillis,
      lastActiveAt: record.lastActiveAtMillis ?? signedUpAtMillis,
      bannedAt: record.bannedAtMillis,
      banEndsAt: record.banEndsAtMillis,
      banReason: record.banReason,
      deleteAt: record.deleteAtMillis,
    }
  })
  await insertRows(ctx.db, users, rows)
}

async function insertAddresses(
  ctx: Context,
  project: Project,
  records: readonly UserRecord[],
): Promise<void> {
  const now = projectNow(ctx, project)
  const rows = records.flatMap(({ id, emails = [], signedUpAtMillis }) =>
    emails.map(({ value, origin, isPrimary, isVerified, usedForAuth }) => ({
      ...addressColumns(value),
      // An address without a proof that was not the first one reserves nothing.
      origin: origin ?? (isPrimary ? ('account' as const) : ('added' as const)),
      isPrimary,
      isVerified,
      usedForAuth,
      projectId: project.id,
      userId: id,
      type: 'email' as const,
      createdAt: signedUpAtMillis ?? now,
    })),
  )
  const claimed = rows
    .filter(({ usedForAuth, isVerified }) => usedForAuth || isVerified)
    .map(({ value }) => value)
  await lockAddresses(ctx.db, project.id, claimed)
  await releaseAddresses(ctx.db, project.id, claimed)
  await insertRows(ctx.db, contactChannels, rows).catch((error: unknown) => {
    throw violates(error, 'contact_channels_sign_in')
      ? fail('USER_EMAIL_ALREADY_EXISTS', { email: claimed.join(', ') })
      : error
  })
}

async function insertCredentials(
  ctx: Context,
  project: Project,
  records: readonly UserRecord[],
): Promise<void> {
  const projectId = project.id
  const now = projectNow(ctx, project)
  const passwordRows = records.flatMap((record) =>
    record.passwordHash
      ? [
          {
            userId: record.id,
            hash: record.passwordHash,
            updatedAt: record.passwordUpdatedAtMillis ?? now,
            generatedUntil: record.passwordExpiresAtMillis,
          },
        ]
      : [],
  )
  const accountRows = records.flatMap(({ id: userId, oauthProviders = [] }) =>
    oauthProviders.map((account) => ({
      providerId: account.id,
      accountId: account.accountId,
      email: account.email,
      allowSignIn: account.allowSignIn ?? true,
      allowConnectedAccounts: account.allowConnectedAccounts ?? true,
      userId,
      projectId,
      createdAt: account.createdAtMillis ?? now,
    })),
  )
  const passkeyRows = records.flatMap((record) =>
    (record.passkeys ?? []).map((passkey) => ({
      credentialId: passkey.credentialId,
      publicKey: passkey.publicKey,
      counter: passkey.counter,
      name: passkey.name,
      aaguid: passkey.aaguid,
      transports: passkey.transports ?? [],
      isBackedUp: passkey.isBackedUp,
      userId: record.id,
      projectId,
      createdAt: passkey.createdAtMillis ?? now,
      lastUsedAt: passkey.lastUsedAtMillis,
    })),
  )
  const codeRows = records.flatMap(({ id: userId, recoveryCodeHashes = [] }) =>
    recoveryCodeHashes.map((hash) => ({ userId, projectId, hash, createdAt: now })),
  )
  await insertRows(ctx.db, passwords, passwordRows)
  await insertRows(ctx.db, oauthAccounts, accountRows)
  await insertRows(ctx.db, passkeys, passkeyRows)
  await insertRows(ctx.db, recoveryCodes, codeRows)
}

async function grantPermissions(
  ctx: Context,
  project: Project,
  records: readonly UserRecord[],
): Promise<void> {
  const usual = records.filter(({ projectPermissionIds }) => projectPermissionIds === undefined)
  const defaults =
    usual.length === 0
      ? []
      : await definedDefaults(ctx, project, {
          kind: 'userDefaultPermissions',
          undefinedPermissions: 'refuse',
        })
  const rows = usual.flatMap(({ id: userId }) =>
    defaults.map((permissionId) => ({ userId, permissionId, projectId: project.id })),
  )
  await insertRows(ctx.db, projectPermissions, rows)
  const named = records.flatMap(({ id: userId, projectPermissionIds = [] }) =>
    projectPermissionIds.map((id) => ({ id, userId })),
  )
  await grantProjectPermissions(ctx, project, named)
}

/** Records the users in the audit log, and emits their webhook events. */
async function announce(
  ctx: Context,
  project: Project,
  records: readonly UserRecord[],
): Promise<void> {
  const ids = records.map(({ id }) => id)
  const created = new Map(
    (await findUsers(ctx.db, project, ids)).map((user) => [user.row.id, toServerUser(user)]),
  )
  await emitAll(
    ctx,
    project,
    'user.created',
    ids.flatMap((id) => created.get(id) ?? []),
  )
  const events = ids.map((id) => ({ action: 'user.created' as const, subject: userSubject(id) }))
  await recordAuditEvents(ctx, project, events)
}

async function joinTeams(
  ctx: Context,
  project: Project,
  records: readonly UserRecord[],
): Promise<void> {
  for (const { id, teamMemberships, displayName, emails = [] } of records) {
    if (teamMemberships !== undefined || !project.config.createTeamOnSignUp) continue
    const email = emails.find(({ isPrimary }) => isPrimary)?.value
    await createFirstTeam(ctx, project, { userId: id, name: displayName || email })
  }
  const memberships = records.flatMap(({ id: userId, teamMemberships = [] }) =>
    teamMemberships.map((membership) => ({
      ...membership,
      teamId: membership.teamId.toLowerCase(),
      userId,
    })),
  )
  await importMemberships(ctx, project, memberships)
}
