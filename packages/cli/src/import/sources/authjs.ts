import type { PasskeyRecord } from '@latchkey/core/admin'
import { accountsOf, notesOf, primaryAddress, toBase64Url } from './credentials.js'
import { dateOf, idOf, isTrue, type Row, textOf } from './rows.js'
import type { ReadSource, SourceUser } from './source.js'
import { byUser, readTables } from './tables.js'

/**
 * Reads users of Auth.js: the tables of its adapters, `User`, `Account` and `Authenticator`. Auth.js stores no passwords:
 * the column is the one of the app, `password`, `passwordHash` or `hashedPassword`.
 */
export const readAuthJs: ReadSource = (files) => {
  const tables = readTables(files)
  const accounts = byUser(tables, 'account')
  const authenticators = byUser(tables, 'authenticator')
  return {
    teams: [],
    users: (tables.get('user') ?? []).map((row) => toUser(row, accounts, authenticators)),
  }
}

type Rows = ReturnType<typeof byUser>

function toUser(row: Row, accounts: Rows, authenticators: Rows): SourceUser {
  const formerId = idOf(row, 'id', 'the table user')
  const email = textOf(row, 'email')
  const { oauthProviders, notes } = accountsOf(
    (accounts.get(formerId) ?? [])
      .filter(
        (account) => !['credentials', 'email', 'webauthn'].includes(textOf(account, 'type') ?? ''),
      )
      .map((account) => ({
        provider: textOf(account, 'provider') ?? '',
        accountId: textOf(account, 'providerAccountId') ?? '',
        email,
      })),
  )
  const verifiedAt = dateOf(row, 'emailVerified')
  return {
    formerId,
    displayName: textOf(row, 'name') ?? null,
    profileImageUrl: textOf(row, 'image'),
    signedUpAt: dateOf(row, 'createdAt'),
    emails:
      email === undefined
        ? []
        : [primaryAddress(email, verifiedAt !== undefined || row['emailVerified'] === true)],
    passwordHash: hashOf(row),
    oauthProviders,
    passkeys: (authenticators.get(formerId) ?? []).map(toPasskey),
    notes: notesOf(notes),
  }
}

const toPasskey = (row: Row): PasskeyRecord => ({
  credentialId: toBase64Url(textOf(row, 'credentialID') ?? textOf(row, 'credentialId') ?? ''),
  publicKey: toBase64Url(textOf(row, 'credentialPublicKey') ?? ''),
  counter: Number(row['counter'] ?? 0),
  transports: (textOf(row, 'transports') ?? '').split(',').filter(Boolean),
  isBackedUp: isTrue(row, 'credentialBackedUp'),
})

const SCRYPT_KEY = '[0-9a-f]{128}'

/**
 * Reads the hash of the app. Templates use scrypt of Node.js with its default cost, and store the hexadecimal salt, whose
 * text is the salt, before or after the key.
 */
function hashOf(row: Row): string | undefined {
  const hash =
    textOf(row, 'password') ?? textOf(row, 'passwordHash') ?? textOf(row, 'hashedPassword')
  const [, salt, key] =
    new RegExp(`^([0-9a-f]{16,64})[:.](${SCRYPT_KEY})$`, 'i').exec(hash ?? '') ?? []
  const [, otherKey, otherSalt] =
    new RegExp(`^(${SCRYPT_KEY})[:.]([0-9a-f]{16,64})$`, 'i').exec(hash ?? '') ?? []
  const [saltText, keyText] = [salt ?? otherSalt, key ?? otherKey]
  if (saltText === undefined || keyText === undefined) return hash
  const parts = [Buffer.from(saltText), Buffer.from(keyText, 'hex')]
  const texts = parts.map((part) => part.toString('base64').replace(/=+$/, ''))
  return `$scrypt$ln=14,r=8,p=1$${texts.join('$')}`
}
