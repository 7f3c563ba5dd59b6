import { CliError } from '../../cli-error.js'
import { primaryAddress, totpSecretOf } from './credentials.js'
import { dateOf, idOf, isTrue, readCsv, type Row, textOf } from './rows.js'
import type { ReadSource, SourceUser } from './source.js'

const COLUMNS = [
  'id',
  'email',
  'email_verified',
  'display_name',
  'profile_image_url',
  'password_hash',
  'totp_secret',
  'signed_up_at',
  'banned',
]

/** The dashboard puts an apostrophe before values that a spreadsheet would run as a formula (OWASP, "CSV Injection"). */
const ESCAPED_FORMULA = /^'(?='*[=+\-@\t\r\n])/

const withoutEscapes = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' ? value.replace(ESCAPED_FORMULA, '') : value,
    ]),
  )

/** Reads users of any system from a CSV file with these columns. Only `id` is required. */
export const readCsvUsers: ReadSource = (files) => ({
  teams: [],
  users: files.flatMap((file) => {
    const rows = readCsv(file).map(withoutEscapes)
    const unknown = Object.keys(rows[0] ?? {}).find((column) => !COLUMNS.includes(column))
    if (unknown !== undefined)
      throw new CliError(
        `${file.name} has the unknown column "${unknown}". The columns are ${COLUMNS.join(', ')}.`,
      )
    return rows.map((row) => toUser(idOf(row, 'id', file.name), row))
  }),
})

function toUser(formerId: string, row: Row): SourceUser {
  const email = textOf(row, 'email')
  return {
    formerId,
    displayName: textOf(row, 'display_name') ?? null,
    profileImageUrl: textOf(row, 'profile_image_url'),
    signedUpAt: dateOf(row, 'signed_up_at'),
    emails: email === undefined ? [] : [primaryAddress(email, isTrue(row, 'email_verified'))],
    passwordHash: textOf(row, 'password_hash'),
    totpSecretBase64: totpSecretOf(textOf(row, 'totp_secret')),
    bannedAt: isTrue(row, 'banned') ? new Date() : undefined,
  }
}
