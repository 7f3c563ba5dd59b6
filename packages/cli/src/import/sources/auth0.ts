import { accountsOf, notesOf, primaryAddress } from './credentials.js'
import {
  dateOf,
  idOf,
  isRow,
  isTrue,
  objectOf,
  readRows,
  type Row,
  rowsOf,
  textOf,
} from './rows.js'
import type { ReadSource, SourceUser } from './source.js'

/**
 * Reads users of Auth0: the export of its API, and the file with password hashes that its support exports. Both have one
 * JSON object on each line.
 */
export const readAuth0: ReadSource = (files) => {
  const hashes = new Map<string, string>()
  const rows: { row: Row; fileName: string }[] = []
  for (const file of files)
    for (const row of readRows(file)) {
      const hash = textOf(row, 'passwordHash')
      if (hash === undefined) rows.push({ row, fileName: file.name })
      else hashes.set(hashOwner(row), hash)
    }
  return {
    teams: [],
    users: rows.map(({ row, fileName }) => toUser(idOf(row, 'user_id', fileName), row, hashes)),
  }
}

/** The IDs in the file with the hashes are the part after the bar of the IDs in the API. */
function hashOwner(row: Row): string {
  const objectId = row['_id']
  const id = isRow(objectId) ? textOf(objectId, '$oid') : textOf(row, '_id')
  return `auth0|${textOf(row, 'alt_id') ?? id ?? ''}`
}

function toUser(formerId: string, row: Row, hashes: ReadonlyMap<string, string>): SourceUser {
  const email = textOf(row, 'email')
  const name = textOf(row, 'name')
  const { oauthProviders, notes } = accountsOf(
    rowsOf(row, 'identities')
      .map((identity) => ({
        provider: textOf(identity, 'provider') ?? '',
        accountId: textOf(identity, 'user_id') ?? '',
        email,
      }))
      .filter(({ provider }) => !['auth0', 'email', 'sms'].includes(provider)),
  )
  return {
    formerId,
    displayName: name === email ? null : (name ?? null),
    profileImageUrl: textOf(row, 'picture'),
    signedUpAt: dateOf(row, 'created_at'),
    lastActiveAt: dateOf(row, 'last_login'),
    emails: email === undefined ? [] : [primaryAddress(email, isTrue(row, 'email_verified'))],
    passwordHash: hashes.get(formerId),
    oauthProviders,
    clientMetadata: objectOf(row, 'user_metadata'),
    serverMetadata: objectOf(row, 'app_metadata'),
    bannedAt: isTrue(row, 'blocked') ? new Date() : undefined,
    notes: notesOf(
      notes,
      rowsOf(row, 'multifactor').length > 0 && 'The second factor is not in the export.',
    ),
  }
}
