import type { PasskeyRecord } from '@latchkey/core/admin'
import { accountsOf, notesOf, primaryAddress, toBase64Url } from './credentials.js'
import { decryptBetterAuth } from './better-auth-encryption.js'
import { dateOf, idOf, isTrue, objectOf, type Row, textOf } from './rows.js'
import type { ReadSource, SourceTeam, SourceUser } from './source.js'
import { byUser, readTables } from './tables.js'

/**
 * Reads users of Better Auth: the tables `user` and `account`, and those of its plugins: `passkey`, `twoFactor`,
 * `organization` and `member`.
 */
export const readBetterAuth: ReadSource = (files, { secrets }) => {
  const tables = readTables(files)
  const parts = {
    accounts: byUser(tables, 'account'),
    passkeys: byUser(tables, 'passkey'),
    factors: byUser(tables, 'twofactor'),
    members: byUser(tables, 'member'),
  }
  return {
    teams: (tables.get('organization') ?? []).map(toTeam),
    users: (tables.get('user') ?? []).map((row) => toUser(row, parts, secrets)),
  }
}

type Parts = Readonly<
  Record<'accounts' | 'passkeys' | 'factors' | 'members', ReturnType<typeof byUser>>
>

const toTeam = (row: Row): SourceTeam => ({
  formerId: idOf(row, 'id', 'the table organization'),
  displayName: textOf(row, 'name') ?? 'Team',
  profileImageUrl: textOf(row, 'logo'),
  createdAt: dateOf(row, 'createdAt'),
  serverMetadata: objectOf(row, 'metadata'),
})

function toUser(row: Row, parts: Parts, secrets: readonly string[]): SourceUser {
  const formerId = idOf(row, 'id', 'the table user')
  const email = textOf(row, 'email')
  const accounts = parts.accounts.get(formerId) ?? []
  const { oauthProviders, notes } = accountsOf(
    accounts
      .map((account) => ({
        provider: textOf(account, 'providerId') ?? '',
        accountId: textOf(account, 'accountId') ?? '',
        email,
      }))
      .filter(({ provider }) => provider !== 'credential'),
  )
  const credential = accounts.find((account) => account['providerId'] === 'credential')
  const members = parts.members.get(formerId)
  const factor = isTrue(row, 'twoFactorEnabled') ? parts.factors.get(formerId)?.at(-1) : undefined
  const totpSecret = factor && decryptBetterAuth(textOf(factor, 'secret') ?? '', secrets)
  return {
    formerId,
    displayName: textOf(row, 'name') ?? null,
    profileImageUrl: textOf(row, 'image'),
    signedUpAt: dateOf(row, 'createdAt'),
    isAnonymous: isTrue(row, 'isAnonymous'),
    emails: email === undefined ? [] : [primaryAddress(email, isTrue(row, 'emailVerified'))],
    passwordHash: credential && textOf(credential, 'password'),
    // The text is the secret.
    totpSecretBase64: totpSecret && Buffer.from(totpSecret).toString('base64'),
    oauthProviders,
    passkeys: (parts.passkeys.get(formerId) ?? []).map(toPasskey),
    bannedAt: isTrue(row, 'banned') ? new Date() : undefined,
    banEndsAt: dateOf(row, 'banExpires'),
    banReason: textOf(row, 'banReason'),
    ...(members && {
      teamMemberships: members.map((member) => ({
        teamId: textOf(member, 'organizationId') ?? '',
        joinedAt: dateOf(member, 'createdAt'),
        roles: (textOf(member, 'role') ?? '').split(',').map((role) => role.trim()),
      })),
    }),
    notes: notesOf(
      notes,
      factor !== undefined &&
        totpSecret === undefined &&
        'The second factor is encrypted. Pass the secret of the app as --secret-file.',
    ),
  }
}

const toPasskey = (row: Row): PasskeyRecord => ({
  credentialId: textOf(row, 'credentialID') ?? textOf(row, 'credentialId') ?? '',
  publicKey: toBase64Url(textOf(row, 'publicKey') ?? ''),
  counter: Number(row['counter'] ?? 0),
  name: textOf(row, 'name'),
  aaguid: textOf(row, 'aaguid'),
  transports: (textOf(row, 'transports') ?? '').split(',').filter(Boolean),
  isBackedUp: isTrue(row, 'backedUp'),
  createdAt: dateOf(row, 'createdAt'),
})
