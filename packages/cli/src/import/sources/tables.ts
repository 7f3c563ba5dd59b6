import { CliError } from '../../cli-error.js'
import { isCsv, isRow, readJson, type Row, textOf } from './rows.js'
import type { SourceFile } from './source.js'

/** The rows of the tables of a database, by the name of the table in the singular and in lower case. */
export type Tables = ReadonlyMap<string, readonly Row[]>

/**
 * Reads JSON files with an object that has a list of rows for each table. The columns of the rows get names in camelCase:
 * adapters differ in that.
 *
 * @example {"user": [{"id": "…"}], "account": [{"user_id": "…"}]}
 */
export function readTables(files: readonly SourceFile[]): Tables {
  const tables = new Map<string, Row[]>()
  for (const file of files) {
    const value = isCsv(file) ? undefined : readJson(file)
    if (!isRow(value))
      throw new CliError(`${file.name} is not a JSON object with a list for each table.`)
    for (const [name, rows] of Object.entries(value)) {
      const key = name.replace(/_/g, '').replace(/s$/, '').toLowerCase()
      const list = Array.isArray(rows) ? rows.filter(isRow).map(withCamelNames) : []
      tables.set(key, [...(tables.get(key) ?? []), ...list])
    }
  }
  if (!tables.has('user')) throw new CliError('The files have no table "user".')
  return tables
}

const withCamelNames = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )

/** Groups the rows of a table by the user to whom they belong. */
export function byUser(tables: Tables, name: string): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of tables.get(name) ?? []) {
    const userId = textOf(row, 'userId') ?? ''
    groups.set(userId, [...(groups.get(userId) ?? []), row])
  }
  return groups
}
