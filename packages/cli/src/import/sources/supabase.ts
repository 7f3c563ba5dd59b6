import { accountsOf, notesOf, primaryAddress, totpSecretOf } from './credentials.js'
import { dateOf, idOf, isTrue, objectOf, readRows, type Row, rowsOf, textOf } from './rows.js'
import type { ReadSource, SourceUser } from './source.js'

/**
 * Reads users of Supabase: the rows of `auth.users`, as JSON or CSV. In JSON, `identities` and `mfa_factors` of a user can
 * contain the rows of those tables.
 */
export const readSupabase: ReadSource = (files) => ({
  teams: [],
  users: files
    .flatMap((file) => readRows(file).map((row) => ({ row, id: idOf(row, 'id', file.name) })))
    .filter(({ row }) => dateOf(row, 'deleted_at') === undefined)
    .map(({ row, id }) => toUser(id, row)),
})

function toUser(formerId: string, row: Row): SourceUser {
  const email = textOf(row, 'email')
  const profile = objectOf(row, 'raw_user_meta_data') ?? {}
  const { oauthProviders, notes } = accountsOf(
    rowsOf(row, 'identities')
      .map((identity) => ({
        provider: textOf(identity, 'provider') ?? '',
        accountId: textOf(identity, 'provider_id') ?? '',
        email:
          textOf(identity, 'email') ?? textOf(objectOf(identity, 'identity_data') ?? {}, 'email'),
      }))
      .filter(({ provider }) => !['email', 'phone'].includes(provider)),
  )
  const factor = rowsOf(row, 'mfa_factors').find(isVerifiedTotp)
  const totpSecretBase64 = factor && totpSecretOf(textOf(factor, 'secret'))
  const bannedUntil = dateOf(row, 'banned_until')
  return {
    formerId,
    displayName: textOf(profile, 'full_name') ?? textOf(profile, 'name') ?? null,
    profileImageUrl: textOf(profile, 'avatar_url'),
    signedUpAt: dateOf(row, 'created_at'),
    lastActiveAt: dateOf(row, 'last_sign_in_at'),
    isAnonymous: isTrue(row, 'is_anonymous'),
    emails:
      email === undefined
        ? []
        : [primaryAddress(email, dateOf(row, 'email_confirmed_at') !== undefined)],
    passwordHash: textOf(row, 'encrypted_password'),
    totpSecretBase64,
    oauthProviders,
    clientMetadata: objectOf(row, 'raw_user_meta_data'),
    clientReadOnlyMetadata: objectOf(row, 'raw_app_meta_data'),
    ...(bannedUntil &&
      bannedUntil > new Date() && { bannedAt: new Date(), banEndsAt: bannedUntil }),
    notes: notesOf(
      notes,
      factor !== undefined &&
        totpSecretBase64 === undefined &&
        'The second factor is encrypted in the export.',
    ),
  }
}

const isVerifiedTotp = (factor: Row): boolean =>
  factor['factor_type'] === 'totp' && factor['status'] === 'verified'
