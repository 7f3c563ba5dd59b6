import { toCsv, type CsvRow } from './csv.js'

/** Saves texts as a file of the person who uses this browser. */
export function download(name: string, type: string, parts: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** A list that is saved as a file. */
export interface Export<Item> {
  /** Name of the file without its ending. */
  readonly name: string
  /** Names of the columns of a CSV file. */
  readonly columns: readonly string[]
  toRow(item: Item): CsvRow
  /** Reads the list, page by page. */
  read(): AsyncIterable<readonly Item[]>
}

/**
 * Saves a list as a CSV or JSON file. Resolves to the number of its items.
 *
 * @param onProgress called after each page with the number of items so far
 */
export async function saveList<Item>(
  { name, columns, toRow, read }: Export<Item>,
  format: 'csv' | 'json',
  onProgress: (count: number) => void = () => {},
): Promise<number> {
  const parts: string[] = []
  let count = 0
  for await (const items of read()) {
    if (format === 'csv') parts.push(await toCsv(items.map(toRow), columns, count === 0))
    else
      for (const item of items)
        parts.push(`${parts.length === 0 ? '' : ',\n'}${JSON.stringify(item)}`)
    count += items.length
    onProgress(count)
  }
  const type = format === 'csv' ? 'text/csv' : 'application/json'
  download(`${name}.${format}`, type, format === 'csv' ? parts : ['[\n', ...parts, '\n]\n'])
  return count
}
