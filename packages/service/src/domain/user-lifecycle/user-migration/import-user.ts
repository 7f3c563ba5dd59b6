import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../../context.js'
import { violates } from '../../../db/errors.js'
import {
  contactChannels,
  oauthAccounts,
  passkeys,
  passwords,
  recoveryCodes,
  users,
  type Project,
} from '../../../db/schema.js'
import { rejection } from '../../../errors/http-error.js'
import { addressColumns, canonicalEmail } from '../../../lib/canonical-email.js'
import { unmetImportRule } from '../../../lib/passwords/imported/read-imported-hash.js'
import { maxBcryptCost } from '../../../lib/passwords/password.js'
import { recordAuditEvent, userSubject } from '../../audit/record-audit-event.js'
import { checkTotpSecret } from '../../credentials/totp.js'
import { grantProjectPermission } from '../../permissions/permissions.js'
import { grantDefaults } from '../../teams/default-permissions.js'
import { lockAddress, releaseAddress } from '../../users/address-ownership.js'
import { toServerUser } from '../../users/user-response.js'
import { createFirstTeam, findUser } from '../../users/users.js'
import { emit } from '../../webhooks/events.js'
import { importMembership } from './import-membership.js'
import type { UserRecord } from './user-record.js'

/**
 * Creates a user of an export with the same ID, and emits the webhook events. Pass a context whose `db` is a transaction.
 * A taken ID violates the constraint `users_pkey`, a taken provider account `oauth_accounts_once`.
 */
export async function importUser(
  ctx: Context,
  project: Project,
  record: UserRecord,
): Promise<void> {
  const { id } = record
  checkRecord(ctx, record)
  await insertUser(ctx, project, record)
  await insertAddresses(ctx, project, record)
  await insertCredentials(ctx, project, record)
  await grantPermissions(ctx, project, record)
  const user = await findUser(ctx.db, project.id, id)
  if (user === undefined) throw new Error('The new user is gone.')
  await emit(ctx, project, 'user.created', toServerUser(user))
  await recordAuditEvent(ctx, project, { action: 'user.created', subject: userSubject(id) })
  await joinTeams(ctx, project, record)
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

async function insertUser(ctx: Context, project: Project, record: UserRecord): Promise<void> {
  const signedUpAt = record.signedUpAtMillis ?? projectNow(ctx, project)
  const { totpSecretBase64 } = record
  await ctx.db.insert(users).values({
    id: record.id,
    projectId: project.id,
    displayName: record.displayName || null,
    profileImageUrl: record.profileImageUrl,
    clientMetadata: record.clientMetadata,
    clientReadOnlyMetadata: record.clientReadOnlyMetadata,
    serverMetadata: record.serverMetadata,
    isAnonymous: record.isAnonymous,
    otpAuthEnabled: record.otpAuthEnabled,
    totpSecretSealed: totpSecretBase64 ? ctx.sealer.seal(totpSecretBase64) : undefined,
    requiresTotp: Boolean(totpSecretBase64) && (record.requiresTotpMfa ?? true),
    signedUpAt,
    lastActiveAt: record.lastActiveAtMillis ?? signedUpAt,
    bannedAt: record.bannedAtMillis,
    banReason: record.banReason,
    deleteAt: record.deleteAtMillis,
  })
}

async function insertAddresses(
  ctx: Context,
  project: Project,
  { id, emails = [], signedUpAtMillis }: UserRecord,
): Promise<void> {
  const createdAt = signedUpAtMillis ?? projectNow(ctx, project)
  for (const { origin, ...email } of emails) {
    const { value } = email
    if (email.usedForAuth || email.isVerified) {
      await lockAddress(ctx.db, project.id, value)
      await releaseAddress(ctx.db, project.id, { userId: id, email: value })
    }
    await ctx.db
      .insert(contactChannels)
      .values({
        ...email,
        ...addressColumns(value),
        // An address without a proof that was not the first one reserves nothing.
        origin: origin ?? (email.isPrimary ? 'account' : 'added'),
        projectId: project.id,
        userId: id,
        type: 'email',
        createdAt,
      })
      .catch((error: unknown) => {
        throw violates(error, 'contact_channels_sign_in')
          ? fail('USER_EMAIL_ALREADY_EXISTS', { email: value })
          : error
      })
  }
}

async function insertCredentials(
  ctx: Context,
  project: Project,
  record: UserRecord,
): Promise<void> {
  const { db } = ctx
  const now = projectNow(ctx, project)
  const owner = { userId: record.id, projectId: project.id }
  if (record.passwordHash)
    await db.insert(passwords).values({
      userId: record.id,
      hash: record.passwordHash,
      updatedAt: record.passwordUpdatedAtMillis ?? now,
      generatedUntil: record.passwordExpiresAtMillis,
    })
  if (record.oauthProviders?.length)
    await db.insert(oauthAccounts).values(
      record.oauthProviders.map(({ id, createdAtMillis, ...account }) => ({
        ...account,
        ...owner,
        providerId: id,
        createdAt: createdAtMillis ?? now,
      })),
    )
  if (record.passkeys?.length)
    await db.insert(passkeys).values(
      record.passkeys.map(({ createdAtMillis, lastUsedAtMillis, ...passkey }) => ({
        ...passkey,
        ...owner,
        createdAt: createdAtMillis ?? now,
        lastUsedAt: lastUsedAtMillis,
      })),
    )
  if (record.recoveryCodeHashes?.length)
    await db
      .insert(recoveryCodes)
      .values(record.recoveryCodeHashes.map((hash) => ({ ...owner, hash, createdAt: now })))
}

async function grantPermissions(
  ctx: Context,
  project: Project,
  { id, projectPermissionIds }: UserRecord,
): Promise<void> {
  if (projectPermissionIds === undefined)
    await grantDefaults(ctx, project, {
      userId: id,
      kind: 'userDefaultPermissions',
      undefinedPermissions: 'refuse',
    })
  for (const permissionId of projectPermissionIds ?? [])
    await grantProjectPermission(ctx, project, { id: permissionId, userId: id })
}

async function joinTeams(ctx: Context, project: Project, record: UserRecord): Promise<void> {
  const { id, teamMemberships, displayName, emails = [] } = record
  if (teamMemberships === undefined && project.config.createTeamOnSignUp) {
    const email = emails.find(({ isPrimary }) => isPrimary)?.value
    await createFirstTeam(ctx, project, { userId: id, name: displayName || email })
  }
  for (const membership of teamMemberships ?? [])
    await importMembership(ctx, project, { ...membership, userId: id })
}
