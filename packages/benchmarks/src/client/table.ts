import type { Table } from '../tables.js'
import { type KitName, kitNames } from './kit.js'

/** One measure of every kit; undefined where a kit has no such thing. */
export interface Row {
  name: string
  unit: string
  /** The limit of our figure, in words; undefined if the figure is only reported. */
  limit?: string
  kept?: boolean
  figures: Partial<Record<KitName, string>>
}

const NAME_WIDTH = 56
const WIDTH = 13

const line = ([name = '', ...cells]: readonly string[]) =>
  name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join('')

/** Prints the measures as one table. */
export function printTable(rows: readonly Row[]): void {
  console.log(line(['', 'limit', ...kitNames]))
  for (const { name, unit, limit = '', kept, figures } of rows) {
    const verdict = kept === false ? '  MISSED' : ''
    console.log(
      line([`${name} (${unit})`, limit, ...kitNames.map((kit) => figures[kit] ?? '-')]) + verdict,
    )
  }
}

/** The same as a table of the documentation; a row without a name is about what the one before is. */
export function tableOf(name: Table['name'], rows: readonly Row[]): Table {
  let measure = ''
  return {
    name,
    head: ['', ...kitNames],
    rows: rows.map((row) => {
      measure = row.name || measure
      return [`${measure} (${row.unit})`, ...kitNames.map((kit) => row.figures[kit] ?? '–')]
    }),
  }
}
