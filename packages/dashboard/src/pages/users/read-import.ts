import type { UserRecord } from '@latchkey/core/admin'
import type { texts } from '../../locales/en/users.js'
import type { TextOf } from '../../i18n/use-translation.js'
import { type CsvRow, readCsv } from '../../data/csv.js'
import { isUuid } from '../../navigation/url-parameters.js'
import { isEmailAddress } from '../../ui/forms/email-address.js'

/** The columns that are imported. */
export const IMPORTED_COLUMNS = [
  'id',
  'email',
  'email_verified',
  'display_name',
  'profile_image_url',
  'password_hash',
  'signed_up_at',
] as const

type Column = (typeof IMPORTED_COLUMNS)[number]

/** Names that other products and people give these columns, without case, spaces, dashes and underscores. */
const OTHER_NAMES: Readonly<Record<string, Column>> = {
  userid: 'id',
  emailaddress: 'email',
  primaryemail: 'email',
  primaryemailaddress: 'email',
  verified: 'email_verified',
  isverified: 'email_verified',
  name: 'display_name',
  fullname: 'display_name',
  avatar: 'profile_image_url',
  avatarurl: 'profile_image_url',
  picture: 'profile_image_url',
  imageurl: 'profile_image_url',
  photourl: 'profile_image_url',
  passworddigest: 'password_hash',
  createdat: 'signed_up_at',
}

const simplified = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '')

const simplifiedColumns = new Map(IMPORTED_COLUMNS.map((column) => [simplified(column), column]))

const columnOf = (name: string): Column | undefined =>
  simplifiedColumns.get(simplified(name)) ?? OTHER_NAMES[simplified(name)]

/** A user of the file, with the number of its line. */
export interface ImportedUser {
  readonly line: number
  readonly record: UserRecord
}

/** A line that is not imported. */
export interface SkippedLine {
  readonly line: number
  readonly reason: string
}

/** The content of a CSV file with users. */
export interface ImportFile {
  readonly users: readonly ImportedUser[]
  /** Lines with values that no user can have. */
  readonly wrong: readonly SkippedLine[]
  /** Lines whose address or ID is the one of an earlier line. */
  readonly repeated: readonly SkippedLine[]
  /** Columns that are not imported, in lower case. */
  readonly otherColumns: readonly string[]
}

type Text = TextOf<typeof texts>

/** The values of a line by the columns that are imported, trimmed. An empty value is missing. */
type Values = Readonly<Partial<Record<Column, string>>>

/** Of two columns with one meaning, the first is imported. */
function valuesOf(row: CsvRow, sources: ReadonlyMap<Column, string>): Values {
  const values: Partial<Record<Column, string>> = {}
  for (const [column, name] of sources) {
    const value = row[name]?.trim()
    if (value) values[column] = value
  }
  return values
}

const isTrue = (text: string | undefined) => /^(?:true|yes|1)$/i.test(text ?? '')

/** What is wrong with a line; undefined if nothing is. The service checks the values completely. */
function faultOf(values: Values, text: Text): string | undefined {
  const { id, email, profile_image_url: pictureUrl, signed_up_at: signedUpAt } = values
  if (!id && !email) return text('emailMissing')
  if (email && !isEmailAddress(email)) return text('wrongEmail', { value: email })
  if (id && !isUuid(id)) return text('wrongId', { value: id })
  if (pictureUrl && !/^(?:https?:\/\/[^/]|data:image\/)/i.test(pictureUrl))
    return text('wrongPictureUrl', { value: pictureUrl })
  if (signedUpAt && Number.isNaN(Date.parse(signedUpAt)))
    return text('wrongDate', { value: signedUpAt, example: '2026-01-31' })
}

/** A user without an ID gets a new one. */
function toRecord(values: Values): UserRecord {
  const { id, email, signed_up_at: signedUpAt } = values
  const isVerified = isTrue(values.email_verified)
  return {
    id: id ?? crypto.randomUUID(),
    displayName: values.display_name,
    profileImageUrl: values.profile_image_url,
    passwordHash: values.password_hash,
    signedUpAt: signedUpAt === undefined ? undefined : new Date(signedUpAt),
    emails: email ? [{ value: email, isVerified, usedForAuth: true, isPrimary: true }] : [],
  }
}

/** Reads a CSV file with the columns `IMPORTED_COLUMNS`, of which it needs `email` or `id`. */
export async function readImport(file: File, text: Text): Promise<ImportFile> {
  const { columns, rows } = await readCsv(await file.text())
  const sources = new Map<Column, string>()
  for (const name of columns) {
    const column = columnOf(name)
    if (column !== undefined && !sources.has(column)) sources.set(column, name)
  }
  if (!sources.has('email') && !sources.has('id'))
    throw new Error(text('columnsMissing', { columns: IMPORTED_COLUMNS.join(', ') }))
  if (rows.length === 0) throw new Error(text('fileEmpty'))
  const imported = new Set(sources.values())
  return {
    ...sortLines(
      rows.map((row) => valuesOf(row, sources)),
      text,
    ),
    otherColumns: columns.filter((column) => !imported.has(column)),
  }
}

function sortLines(lines: readonly Values[], text: Text): Omit<ImportFile, 'otherColumns'> {
  const users: ImportedUser[] = []
  const wrong: SkippedLine[] = []
  const repeated: SkippedLine[] = []
  /** The line of each address and ID. The service compares them without case. */
  const firstLines = new Map<string, number>()
  for (const [index, values] of lines.entries()) {
    // The first line names the columns.
    const line = index + 2
    const reason = faultOf(values, text)
    const keys = [values.id, values.email].flatMap((value) => value?.toLowerCase() ?? [])
    const first = keys.map((key) => firstLines.get(key)).find((number) => number !== undefined)
    if (reason !== undefined) wrong.push({ line, reason })
    else if (first !== undefined) repeated.push({ line, reason: text('repeatedLine', { first }) })
    else {
      users.push({ line, record: toRecord(values) })
      for (const key of keys) firstLines.set(key, line)
    }
  }
  return { users, wrong, repeated }
}
