import { eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { changeDetails, valueChanges } from '../audit/value-changes.js'
import { type Context, projectNow } from '../../context.js'
import { passwords, users, type Project } from '../../db/schema.js'
import type { JsonValue } from '../../db/values.js'
import { rejection } from '../../errors/http-error.js'
import { notifyOfAddresses } from '../notifications/notify-of-addresses.js'
import { readAddresses } from '../notifications/recipients.js'
import { deletePasskeys } from '../credentials/passkeys/owned-passkeys.js'
import { deleteRecoveryCodes } from '../credentials/recovery-codes/recovery-codes.js'
import { changePrimaryEmail, type PrimaryEmailChanges } from '../contact-channels/primary-email.js'
import { endOtherSessions } from '../sessions/sessions.js'
import { selectTeam } from '../teams/teams.js'
import { checkTotpSecret } from '../credentials/totp.js'
import { toServerUser } from '../users/user-response.js'
import type { User } from '../users/user-view.js'
import { findUser, lockUser } from '../users/users.js'
import { emit } from '../webhooks/events.js'

/** Changes to a user: null clears a value, undefined leaves it unchanged. */
export interface UserUpdate {
  displayName?: string | null | undefined
  profileImageUrl?: string | null | undefined
  clientMetadata?: JsonValue | undefined
  clientReadOnlyMetadata?: JsonValue | undefined
  serverMetadata?: JsonValue | undefined
  isAnonymous?: false | undefined
  /** Base64. */
  totpSecret?: string | null | undefined
  otpAuthEnabled?: boolean | undefined
  passkeyAuthEnabled?: boolean | undefined
  selectedTeamId?: string | null | undefined
  primaryEmail?: PrimaryEmailChanges | undefined
  /** Null removes the password. */
  passwordHash?: string | null | undefined
}

/**
 * Changes a user and emits the webhook event. Pass a context whose `db` is a transaction. An address that
 * another user signs in with violates the index `contact_channels_sign_in`.
 *
 * @returns the user as it is now
 */
export async function updateUser(
  ctx: Context,
  project: Project,
  { user, changes }: { user: User; changes: UserUpdate },
): Promise<User> {
  const { id } = user.row
  checkMethods(project, changes)
  if (changes.totpSecret) checkTotpSecret(ctx, changes.totpSecret)
  await lockUser(ctx.db, id)
  await changeRow(ctx, id, changes)
  await recordFactorChanges(ctx, project, { user, changes })
  if (changes.passkeyAuthEnabled === false) await deletePasskeys(ctx, project, id)
  if (changes.selectedTeamId !== undefined) await changeTeam(ctx, id, changes.selectedTeamId)
  if (changes.primaryEmail !== undefined) {
    const before = await readAddresses(ctx.db, id)
    await changePrimaryEmail(ctx, project, { userId: id, changes: changes.primaryEmail })
    await notifyOfAddresses(ctx, project, { userId: id, before })
  }
  if (changes.passwordHash !== undefined)
    await changePassword(ctx, project, { user, hash: changes.passwordHash })
  const changed = await findUser(ctx.db, project, id)
  if (changed === undefined) throw fail('USER_NOT_FOUND')
  await recordUserChange(ctx, project, { before: user.row, after: changed.row })
  await emit(ctx, project, 'user.updated', toServerUser(changed))
  return changed
}

function checkMethods({ config }: Project, changes: UserUpdate): void {
  if (changes.passkeyAuthEnabled)
    throw rejection('This field cannot turn on passkeys. Register a passkey instead.')
  if (changes.otpAuthEnabled && !config.magicLinkEnabled)
    throw rejection('Sign-in by magic link is not enabled for this project.')
}

async function changeRow(ctx: Context, id: string, changes: UserUpdate): Promise<void> {
  const { totpSecret } = changes
  const values = {
    displayName: changes.displayName === '' ? null : changes.displayName,
    profileImageUrl: changes.profileImageUrl,
    clientMetadata: changes.clientMetadata,
    clientReadOnlyMetadata: changes.clientReadOnlyMetadata,
    serverMetadata: changes.serverMetadata,
    isAnonymous: changes.isAnonymous,
    otpAuthEnabled: changes.otpAuthEnabled,
    totpSecretSealed: totpSecret && ctx.sealer.seal(totpSecret),
    requiresTotp: totpSecret === undefined ? undefined : totpSecret !== null,
  }
  if (Object.values(values).every((value) => value === undefined)) return
  await ctx.db.update(users).set(values).where(eq(users.id, id))
  // Recovery codes belong to the authenticator app, which is removed or replaced.
  if (totpSecret !== undefined) await deleteRecoveryCodes(ctx.db, id)
}

async function changeTeam(ctx: Context, userId: string, teamId: string | null): Promise<void> {
  if (await selectTeam(ctx.db, userId, teamId?.toLowerCase() ?? null)) return
  throw fail('TEAM_MEMBERSHIP_NOT_FOUND', { teamId: teamId ?? '', userId: userId })
}

/** The fields of a user whose change is the event `user.changed`: a credential, an address, a ban or an upgrade has other events. */
const auditedFields = (row: User['row']) => ({
  displayName: row.displayName,
  profileImageUrl: row.profileImageUrl,
  clientMetadata: row.clientMetadata,
  clientReadOnlyMetadata: row.clientReadOnlyMetadata,
  serverMetadata: row.serverMetadata,
})

async function recordUserChange(
  ctx: Context,
  project: Project,
  { before, after }: { before: User['row']; after: User['row'] },
): Promise<void> {
  const changes = valueChanges(auditedFields(before), auditedFields(after), {
    // Metadata of an app may contain a secret.
    plain: ['displayName', 'profileImageUrl'],
  })
  if (changes.length === 0) return
  await recordAuditEvent(ctx, project, {
    action: 'user.changed',
    subject: userSubject(after.id),
    details: changeDetails(changes),
  })
}

async function recordFactorChanges(
  ctx: Context,
  project: Project,
  { user: { row }, changes }: { user: User; changes: UserUpdate },
): Promise<void> {
  const { totpSecret, otpAuthEnabled } = changes
  const subject = userSubject(row.id)
  if (totpSecret) await recordAuditEvent(ctx, project, { action: 'factor.added', subject })
  if (totpSecret === null && row.requiresTotp)
    await recordAuditEvent(ctx, project, { action: 'factor.removed', subject })
  if (otpAuthEnabled !== undefined && otpAuthEnabled !== row.otpAuthEnabled)
    await recordAuditEvent(ctx, project, {
      action: 'sign_in_method.changed',
      subject,
      details: { method: 'otp', isEnabled: otpAuthEnabled },
    })
}

async function changePassword(
  ctx: Context,
  project: Project,
  { user, hash }: { user: User; hash: string | null },
): Promise<void> {
  const userId = user.row.id
  await replacePassword(ctx, project, { userId, hash })
  if (hash === null && !user.hasPassword) return
  const subject = userSubject(userId)
  await recordAuditEvent(
    ctx,
    project,
    hash === null
      ? { action: 'password.removed', subject }
      : { action: 'password.set', subject, details: { isFirst: !user.hasPassword } },
  )
}

/**
 * Sets or removes a password, and ends every session, so that an attacker who knew the old password is signed
 * out.
 */
export async function replacePassword(
  ctx: Context,
  project: Project,
  newPassword: { userId: string; hash: string | null; generatedUntil?: number },
): Promise<void> {
  const { userId } = newPassword
  await writePassword(ctx, project, newPassword)
  await endOtherSessions(ctx, project, userId)
}

/** Sets or removes a password and keeps the sessions. */
async function writePassword(
  ctx: Context,
  project: Project,
  {
    userId,
    hash,
    generatedUntil = null,
  }: { userId: string; hash: string | null; generatedUntil?: number | null },
): Promise<void> {
  if (hash === null) {
    await ctx.db.delete(passwords).where(eq(passwords.userId, userId))
    return
  }
  const values = { hash, updatedAt: projectNow(ctx, project), generatedUntil }
  await ctx.db
    .insert(passwords)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: passwords.userId, set: values })
}
