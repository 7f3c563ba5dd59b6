import type { Json } from '@latchkey/core'
import { parse } from 'csv-parse/sync'
import { CliError, messageOf } from '../../cli-error.js'
import type { SourceFile } from './source.js'

/** A row of an export: an object of JSON, or a line of CSV by the names of its columns. */
export type Row = Readonly<Record<string, Json>>

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a file with JSON or with one JSON value on each line. */
export function readJson({ name, text }: SourceFile): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    if (lines.length < 2) throw new CliError(`${name} is not JSON: ${messageOf(error)}`)
    return lines.map((line, index) => readLine(name, line, index + 1))
  }
}

function readLine(name: string, line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new CliError(`Line ${number} of ${name} is not JSON.`)
  }
}

/** Reads a CSV file whose first line has the names of its columns. */
export function readCsv({ name, text }: SourceFile): Row[] {
  try {
    return parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true })
  } catch (error) {
    throw new CliError(`${name} is not CSV: ${messageOf(error)}`)
  }
}

export const isCsv = ({ name }: SourceFile): boolean => /\.csv$/i.test(name)

/** Reads the rows of a file: CSV, a JSON list, one JSON object on each line, or a response with `items` or `data`. */
export function readRows(file: SourceFile): Row[] {
  const value = isCsv(file) ? readCsv(file) : readJson(file)
  const list = isRow(value) ? (value['items'] ?? value['data'] ?? value['users'] ?? [value]) : value
  if (Array.isArray(list) && list.every(isRow)) return list
  throw new CliError(`${file.name} does not contain a list of objects.`)
}

/** Reads the rows of the list of a row. */
export function rowsOf(row: Row, name: string): Row[] {
  const value = parsed(row[name])
  return Array.isArray(value) ? value.filter(isRow) : []
}

/** A column of CSV contains JSON as text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Reads a text. An empty one counts as missing, as in CSV. */
export function textOf(row: Row, name: string): string | undefined {
  const value = row[name]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Reads a boolean, also as text of CSV: `true`, `t`, `1` and `yes` are true. */
export const isTrue = (row: Row, name: string): boolean =>
  row[name] === true || /^(?:true|t|1|yes)$/i.test(textOf(row, name) ?? '')

/** Reads a time: an ISO date, or milliseconds or seconds since 1970. */
export function dateOf(row: Row, name: string): Date | undefined {
  const text = textOf(row, name)
  if (text === undefined) return undefined
  const date = new Date(/^\d+$/.test(text) ? toMillis(Number(text)) : text)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Numbers before the year 1973 in milliseconds are seconds. */
const toMillis = (number: number): number => (number < 100_000_000_000 ? number * 1000 : number)

/** Reads a JSON object, such as metadata; undefined if it is missing or empty. */
export function objectOf(row: Row, name: string): Row | undefined {
  const value = parsed(row[name])
  return isRow(value) && Object.keys(value).length > 0 ? value : undefined
}

/** Reads the ID of a row. */
export function idOf(row: Row, name: string, fileName: string): string {
  const id = textOf(row, name)
  if (id !== undefined) return id
  throw new CliError(
    `An entry of ${fileName} has no "${name}". Check that --from names the system that wrote the file.`,
  )
}
