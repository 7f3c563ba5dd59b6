import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

const page = join('docs', 'comparison.md')

/** A table of the documentation, identified by the name of its markers. */
export interface Table {
  name: 'sizes' | 'client' | 'server' | 'refresh' | 'import' | 'react' | 'pages' | 'versions'
  head: readonly string[]
  /** Measured figures as text. */
  rows: readonly (readonly string[])[]
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Describes the machine and the date. The figures of a busy machine are less accurate. */
const circumstances = () => {
  const [{ model = 'unknown processor' } = {}, ...others] = cpus()
  const cores = others.length + 1
  const busy = (loadavg()[0] ?? 0) > cores * 1.5 ? ', which had other work to do' : ''
  const date = new Date().toISOString().slice(0, 10)
  return `Measured on ${date}, Node ${process.versions.node}, ${cores} cores of ${model.trim()}${busy}.`
}

const markdown = ({ head, rows }: Table) =>
  [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  )

/** Lists the compared packages with their versions. */
async function versions(): Promise<Table> {
  const manifest = await readFile(join('packages', 'benchmarks', 'package.json'), 'utf8')
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> }
  return { name: 'versions', head: ['package', 'version'], rows: Object.entries(dependencies) }
}

/** With `--write`, inserts the tables between their markers in the documentation. */
export async function publish(tables: readonly Table[]): Promise<void> {
  if (!process.argv.includes('--write')) return
  let text = await readFile(page, 'utf8')
  for (const table of [...tables, await versions()]) {
    const [begin, end] = [`<!-- bench:${table.name} -->`, `<!-- /bench:${table.name} -->`]
    const [before, rest] = text.split(begin)
    const after = rest?.split(end)[1]
    if (before === undefined || after === undefined)
      throw new Error(`${page} has no place for the table: put ${begin} and ${end} there.`)
    text = `${before}${begin}\n\n${markdown(table)}\n\n${circumstances()}\n\n${end}${after}`
  }
  await writeFile(page, text)
}
