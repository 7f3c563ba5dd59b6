import type { MembershipRecord } from '@latchkey/core/admin'
import { accountsOf, notesOf, primaryAddress } from './credentials.js'
import { dateOf, idOf, isTrue, objectOf, readRows, type Row, rowsOf, textOf } from './rows.js'
import type { ReadSource, SourceTeam, SourceUser } from './source.js'

/**
 * Reads users of Stack Auth: responses of its server API with users, teams and profiles of team members. Its API does not
 * have the password hashes: add them from the database as `password_hash`.
 */
export const readStackAuth: ReadSource = (files) => {
  const rows = files.flatMap((file) => readRows(file).map((row) => ({ row, fileName: file.name })))
  const memberships = new Map<string, MembershipRecord[]>()
  const teams: SourceTeam[] = []
  const users: { row: Row; id: string }[] = []
  for (const { row, fileName } of rows) {
    const [userId, teamId] = [textOf(row, 'user_id'), textOf(row, 'team_id')]
    if (userId !== undefined && teamId !== undefined)
      memberships.set(userId, [...(memberships.get(userId) ?? []), toMembership(row, teamId)])
    else if ('primary_email' in row) users.push({ row, id: idOf(row, 'id', fileName) })
    else teams.push(toTeam(row, idOf(row, 'id', fileName)))
  }
  return { teams, users: users.map(({ row, id }) => toUser(id, row, memberships.get(id))) }
}

const toTeam = (row: Row, formerId: string): SourceTeam => ({
  formerId,
  displayName: textOf(row, 'display_name') ?? 'Team',
  profileImageUrl: textOf(row, 'profile_image_url'),
  createdAt: dateOf(row, 'created_at_millis'),
  ...metadataOf(row),
})

const toMembership = (row: Row, teamId: string): MembershipRecord => ({
  teamId,
  displayName: textOf(row, 'display_name'),
  profileImageUrl: textOf(row, 'profile_image_url'),
})

const metadataOf = (row: Row) => ({
  clientMetadata: objectOf(row, 'client_metadata'),
  clientReadOnlyMetadata: objectOf(row, 'client_read_only_metadata'),
  serverMetadata: objectOf(row, 'server_metadata'),
})

function toUser(
  formerId: string,
  row: Row,
  teamMemberships: MembershipRecord[] | undefined,
): SourceUser {
  const email = textOf(row, 'primary_email')
  const passwordHash = textOf(row, 'password_hash')
  const totpSecretBase64 = textOf(row, 'totp_secret_base64')
  const { oauthProviders, notes } = accountsOf(
    rowsOf(row, 'oauth_providers').map((account) => ({
      provider: textOf(account, 'id') ?? '',
      accountId: textOf(account, 'account_id') ?? '',
      email: textOf(account, 'email'),
    })),
  )
  const selectedId = textOf(row, 'selected_team_id')
  return {
    formerId,
    displayName: textOf(row, 'display_name') ?? null,
    profileImageUrl: textOf(row, 'profile_image_url'),
    signedUpAt: dateOf(row, 'signed_up_at_millis'),
    lastActiveAt: dateOf(row, 'last_active_at_millis'),
    isAnonymous: isTrue(row, 'is_anonymous'),
    otpAuthEnabled: isTrue(row, 'otp_auth_enabled'),
    emails:
      email === undefined
        ? []
        : [
            {
              ...primaryAddress(email, isTrue(row, 'primary_email_verified')),
              usedForAuth: row['primary_email_auth_enabled'] !== false,
            },
          ],
    passwordHash,
    totpSecretBase64,
    oauthProviders,
    ...metadataOf(row),
    ...(teamMemberships && {
      teamMemberships: teamMemberships.map((membership) => ({
        ...membership,
        isSelected: membership.teamId === selectedId,
      })),
    }),
    notes: notesOf(
      notes,
      isTrue(row, 'has_password') &&
        passwordHash === undefined &&
        'The password is not in the export.',
      isTrue(row, 'requires_totp_mfa') &&
        totpSecretBase64 === undefined &&
        'The second factor is not in the export.',
      isTrue(row, 'passkey_auth_enabled') && 'The passkeys are not in the export.',
    ),
  }
}
