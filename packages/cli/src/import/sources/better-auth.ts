import type { PasskeyRecord } from '@latchkey/core/admin'
import { accountsOf, notesOf, primaryAddress, toBase64Url } from './credentials.js'
import { dateOf, idOf, isTrue, objectOf, type Row, textOf } from './rows.js'
import type { ReadSource, SourceTeam, SourceUser } from './source.js'
import { byUser, readTables } from './tables.js'

/**
 * Reads users of Better Auth: the tables `user` and `account`, and those of its plugins: `passkey`, `twoFactor`,
 * `organization` and `member`.
 */
export const readBetterAuth: ReadSource = (files) => {
  const tables = readTables(files)
  const parts = {
    accounts: byUser(tables, 'account'),
    passkeys: byUser(tables, 'passkey'),
    factors: byUser(tables, 'twofactor'),
    members: byUser(tables, 'member'),
  }
  return {
    teams: (tables.get('organization') ?? []).map(toTeam),
    users: (tables.get('user') ?? []).map((row) => toUser(row, parts)),
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

function toUser(row: Row, parts: Parts): SourceUser {
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
  const hasFactor = isTrue(row, 'twoFactorEnabled') && parts.factors.has(formerId)
  return {
    formerId,
    displayName: textOf(row, 'name') ?? null,
    profileImageUrl: textOf(row, 'image'),
    signedUpAt: dateOf(row, 'createdAt'),
    isAnonymous: isTrue(row, 'isAnonymous'),
    emails: email === undefined ? [] : [primaryAddress(email, isTrue(row, 'emailVerified'))],
    passwordHash: credential && textOf(credential, 'password'),
    oauthProviders,
    passkeys: (parts.passkeys.get(formerId) ?? []).map(toPasskey),
    bannedAt: isTrue(row, 'banned') ? new Date() : undefined,
    banReason: textOf(row, 'banReason'),
    ...(members && {
      teamMemberships: members.map((member) => ({
        teamId: textOf(member, 'organizationId') ?? '',
        joinedAt: dateOf(member, 'createdAt'),
      })),
    }),
    notes: notesOf(
      notes,
      hasFactor && 'The second factor is encrypted in the export.',
      members?.some((member) => member['role'] !== 'member') &&
        'The roles in teams were left out. Grant permissions instead.',
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
