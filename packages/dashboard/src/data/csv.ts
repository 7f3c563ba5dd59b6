import { loadFile } from './load-file.js'
import { TextError } from './text-error.js'

/** A line of a CSV file, by column. */
export type CsvRow = Readonly<Record<string, string>>

// Loaded when a file is read or written.
const loadParser = () => loadFile(async () => (await import('papaparse')).default)

/** Values that a spreadsheet runs as a formula, and those with apostrophes before one (OWASP, "CSV Injection"). */
const FORMULA = /^'*[=+\-@\t\r\n]/
const ESCAPED_FORMULA = /^'(?='*[=+\-@\t\r\n])/

/**
 * Writes lines of a CSV file (RFC 4180). A value that a spreadsheet would run as a formula gets an apostrophe before it, which
 * `readCsv` removes.
 *
 * @param hasHeader whether the names of the columns come first
 */
export async function toCsv(
  rows: readonly CsvRow[],
  columns: readonly string[],
  hasHeader: boolean,
): Promise<string> {
  const { unparse } = await loadParser()
  const options = { header: hasHeader, columns: [...columns], escapeFormulae: FORMULA }
  return `${unparse([...rows], options)}\r\n`
}

/** Reads a CSV file whose first line names the columns. Rejects a file that is not CSV. */
export async function readCsv(text: string): Promise<{ columns: string[]; rows: CsvRow[] }> {
  const { parse } = await loadParser()
  const { data, errors, meta } = parse<CsvRow>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transform: (value) => value.replace(ESCAPED_FORMULA, ''),
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  const failure = errors.find(({ type }) => type !== 'Delimiter')
  if (failure) {
    // The header is line 1.
    if (failure.row !== undefined)
      throw new TextError('csvLineInvalid', { line: failure.row + 2, reason: failure.message })
    throw new TextError('csvInvalid', { reason: failure.message })
  }
  return { columns: meta.fields ?? [], rows: data }
}
