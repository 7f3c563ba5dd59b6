import {
  idOf,
  isCsv,
  isRow,
  isTrue,
  dateOf,
  objectOf,
  readRows,
  type Row,
  rowsOf,
  textOf,
} from './rows.js'
import { accountsOf, notesOf, otherAddress, primaryAddress, totpSecretOf } from './credentials.js'
import type { ReadSource, SourceMembership, SourceTeam, SourceUser } from './source.js'

/** The rows of a user in both exports, and the memberships. */
interface UserRows {
  csv: Row
  api: Row
  memberships: Row[]
}

/**
 * Reads users of Clerk: the CSV of its dashboard, which has the password digests and the TOTP secrets, and responses of its
 * API with users, organizations and memberships. Rows of users with the same ID are one user.
 */
export const readClerk: ReadSource = (files) => {
  const users = new Map<string, Omit<UserRows, 'memberships'>>()
  const memberships = new Map<string, Row[]>()
  const teams: SourceTeam[] = []
  for (const file of files)
    for (const row of readRows(file)) {
      const kind = textOf(row, 'object')
      if (kind === 'organization') teams.push(toTeam(row, file.name))
      else if (kind === 'organization_membership') {
        const userId = textOf(objectOf(row, 'public_user_data') ?? {}, 'user_id') ?? ''
        memberships.set(userId, [...(memberships.get(userId) ?? []), row])
      } else {
        const id = idOf(row, 'id', file.name)
        const { csv, api } = users.get(id) ?? { csv: {}, api: {} }
        users.set(id, isCsv(file) ? { csv: row, api } : { csv, api: row })
      }
    }
  return {
    teams,
    users: [...users].map(([id, rows]) =>
      toUser(id, { ...rows, memberships: memberships.get(id) ?? [] }),
    ),
  }
}

const toTeam = (row: Row, fileName: string): SourceTeam => ({
  formerId: idOf(row, 'id', fileName),
  displayName: textOf(row, 'name') ?? 'Team',
  profileImageUrl: isTrue(row, 'has_image') ? textOf(row, 'image_url') : undefined,
  createdAt: dateOf(row, 'created_at'),
  clientReadOnlyMetadata: objectOf(row, 'public_metadata'),
  serverMetadata: objectOf(row, 'private_metadata'),
})

const toMembership = (row: Row): SourceMembership => ({
  teamId: textOf(objectOf(row, 'organization') ?? {}, 'id') ?? '',
  joinedAt: dateOf(row, 'created_at'),
  roles: [(textOf(row, 'role') ?? '').replace(/^org:/, '')],
})

function toUser(formerId: string, { csv, api, memberships }: UserRows): SourceUser {
  const names = [csv, api].map((row) =>
    [textOf(row, 'first_name'), textOf(row, 'last_name')].filter(Boolean).join(' '),
  )
  const { oauthProviders, notes } = accountsOf(
    rowsOf(api, 'external_accounts').map((account) => ({
      provider: (textOf(account, 'provider') ?? '').replace(/^oauth_/, ''),
      accountId: textOf(account, 'provider_user_id') ?? '',
      email: textOf(account, 'email_address'),
    })),
  )
  const { passwordHash, note } = hashOf(csv)
  const totpSecretBase64 = totpSecretOf(textOf(csv, 'totp_secret'))
  const lacksSecret = isTrue(api, 'totp_enabled') && totpSecretBase64 === undefined
  return {
    formerId,
    displayName: names.find(Boolean) ?? null,
    profileImageUrl: isTrue(api, 'has_image') ? textOf(api, 'image_url') : undefined,
    signedUpAt: dateOf(api, 'created_at'),
    lastActiveAt: dateOf(api, 'last_active_at') ?? dateOf(api, 'last_sign_in_at'),
    emails: Object.keys(api).length > 0 ? apiAddresses(api) : csvAddresses(csv),
    passwordHash,
    totpSecretBase64,
    oauthProviders,
    clientMetadata: objectOf(api, 'unsafe_metadata'),
    clientReadOnlyMetadata: objectOf(api, 'public_metadata'),
    serverMetadata: objectOf(api, 'private_metadata'),
    bannedAt: isTrue(api, 'banned') ? new Date() : undefined,
    ...(memberships.length > 0 && { teamMemberships: memberships.map(toMembership) }),
    notes: notesOf(
      notes,
      note,
      lacksSecret && 'The second factor is not in the export. Export it as CSV from the dashboard.',
    ),
  }
}

function apiAddresses(row: Row) {
  const primaryId = textOf(row, 'primary_email_address_id')
  return rowsOf(row, 'email_addresses').map((address) => {
    const { verification } = address
    const isVerified = isRow(verification) && textOf(verification, 'status') === 'verified'
    const create = textOf(address, 'id') === primaryId ? primaryAddress : otherAddress
    return create(textOf(address, 'email_address') ?? '', isVerified)
  })
}

function csvAddresses(row: Row) {
  const verified = listOf(row, 'verified_email_addresses')
  const unverified = listOf(row, 'unverified_email_addresses')
  const primary = textOf(row, 'primary_email_address')
  const others = [...verified, ...unverified].filter((address) => address !== primary)
  return [
    ...(primary === undefined ? [] : [primaryAddress(primary, verified.includes(primary))]),
    ...others.map((address) => otherAddress(address, verified.includes(address))),
  ]
}

const listOf = (row: Row, name: string): string[] =>
  (textOf(row, name) ?? '').split(/[\s|,;]+/).filter(Boolean)

/** Converts a digest to the text that the service reads, by the name of its hasher. */
function hashOf(row: Row): { passwordHash?: string; note?: string } {
  const digest = textOf(row, 'password_digest')
  const hasher = textOf(row, 'password_hasher') ?? ''
  if (digest === undefined) return {}
  const parts = digest.split('$')
  switch (hasher) {
    case 'md5':
    case 'sha256':
      return { passwordHash: `$${hasher}$$${digest}` }
    case 'pbkdf2_sha256': {
      const [, iterations, salt = '', key = ''] = parts
      const unpadded = [salt, key].map((text) => text.replace(/=+$/, '')).join('$')
      return { passwordHash: `$pbkdf2-sha256$${iterations}$${unpadded}` }
    }
    case 'scrypt_firebase': {
      const [hash, salt, signerKey, separator, rounds, memoryCost] = parts
      return {
        passwordHash: `$firebase-scrypt$ln=${memoryCost},r=${rounds}$${salt}$${separator}$${signerKey}$${hash}`,
      }
    }
    default:
      return { passwordHash: digest }
  }
}
