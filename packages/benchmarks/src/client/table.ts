import type { Table } from '../tables.js'
import { type KitName, kitNames } from './kit.js'

/** A figure of every kit. Missing if a kit lacks the feature. */
export interface Row {
  name: string
  unit: string
  /** The limit for Latchkey as text; undefined if the figure is only reported. */
  limit?: string
  isMet?: boolean
  figures: Partial<Record<KitName, string>>
}

const NAME_WIDTH = 56
const WIDTH = 13

const line = ([name = '', ...cells]: readonly string[]) =>
  name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join('')

/** Prints the figures as one table. */
export function printTable(rows: readonly Row[]): void {
  console.log(line(['', 'limit', ...kitNames]))
  for (const { name, unit, limit = '', isMet, figures } of rows) {
    const verdict = isMet === false ? '  MISSED' : ''
    console.log(
      line([`${name} (${unit})`, limit, ...kitNames.map((kit) => figures[kit] ?? '-')]) + verdict,
    )
  }
}

/**
 * Converts the figures to a table of the documentation. A row without a name has that of the row before it.
 */
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
