import type { UserRecord } from '@latchkey/core/admin'
import type { texts } from '../../locales/en/users.js'
import type { TextOf } from '../../i18n/use-translation.js'
import { type CsvRow, readCsv } from '../../data/csv.js'

/** The columns that are imported. */
export const IMPORTED_COLUMNS = [
  'id',
  'email',
  'email_verified',
  'display_name',
  'profile_image_url',
  'password_hash',
  'signed_up_at',
]

/** A user of the file, with the number of its line. */
export interface ImportedUser {
  readonly line: number
  readonly record: UserRecord
}

/** The content of a CSV file with users. */
export interface ImportFile {
  readonly users: readonly ImportedUser[]
  /** Columns that are not imported. */
  readonly otherColumns: readonly string[]
}

const isTrue = (text: string | undefined) => /^(?:true|yes|1)$/i.test(text ?? '')

function dateOf(text: string | undefined): Date | undefined {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** A user without an ID gets a new one. */
function toRecord(row: CsvRow): UserRecord {
  const textIn = (column: string) => row[column]?.trim() || undefined
  const email = textIn('email')
  const isVerified = isTrue(textIn('email_verified'))
  return {
    id: textIn('id') ?? crypto.randomUUID(),
    displayName: textIn('display_name'),
    profileImageUrl: textIn('profile_image_url'),
    passwordHash: textIn('password_hash'),
    signedUpAt: dateOf(textIn('signed_up_at')),
    emails: email ? [{ value: email, isVerified, usedForAuth: true, isPrimary: true }] : [],
  }
}

/** Reads a CSV file with the columns `IMPORTED_COLUMNS`, of which it needs `email` or `id`. */
export async function readImport(file: File, text: TextOf<typeof texts>): Promise<ImportFile> {
  const { columns, rows } = await readCsv(await file.text())
  if (!columns.includes('email') && !columns.includes('id'))
    throw new Error(text('columnsMissing', { columns: IMPORTED_COLUMNS.join(', ') }))
  if (rows.length === 0) throw new Error(text('fileEmpty'))
  return {
    // The first line names the columns.
    users: rows.map((row, index) => ({ line: index + 2, record: toRecord(row) })),
    otherColumns: columns.filter((column) => !IMPORTED_COLUMNS.includes(column)),
  }
}
