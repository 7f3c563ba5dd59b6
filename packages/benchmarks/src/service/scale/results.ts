import type { Comparison } from './compare-in-turns.js'
import type { Measurement } from './measure-call.js'
import type { Sizes } from './options.js'

export interface ScaleResults {
  sizes: Sizes
  /** Each call beside the bare handler. */
  main: (Comparison & { name: string; processes: number; connections: number })[]
  other: (Measurement & { name: string; connections: number })[]
  /** The p50 in the filled project relative to that in a project with a hundredth of the users. */
  growth: { name: string; ratio: number }[]
  /** Each call beside that of better-auth. */
  betterAuth: (Comparison & { name: string; atLeast?: number })[]
}

/** Prints the results as Markdown tables. */
export function printResults({ sizes, main, other, growth, betterAuth }: ScaleResults): void {
  const count = (value: number) => value.toLocaleString('en-US')
  console.log(
    `\n${count(sizes.users)} users, ${count(sizes.teams)} teams, ` +
      `${count(sizes.permissions)} permissions, ${count(sizes.sessions)} sessions\n`,
  )
  printTable(
    ['call', 'processes', 'connections', ...HEADER, 'bare /s', 'p50', 'p99', 'relative to bare'],
    main.map(({ name, processes, connections, own, other: bare, ratio }) => [
      name,
      `${processes}`,
      `${connections}`,
      ...figures(own),
      ...figures(bare).slice(0, 3),
      ratio.toFixed(2),
    ]),
  )
  printTable(
    ['call', 'connections', ...HEADER],
    other.map((row) => [row.name, `${row.connections}`, ...figures(row)]),
  )
  printTable(
    ['call', 'p50 relative to a hundredth of the users'],
    growth.map(({ name, ratio }) => [name, ratio.toFixed(2)]),
  )
  printTable(
    ['call', 'Latchkey /s', 'p50', 'p99', 'better-auth /s', 'p50', 'p99', 'times as fast'],
    betterAuth.map(({ name, own, other: theirs, ratio }) => [
      name,
      ...figures(own).slice(0, 3),
      ...figures(theirs).slice(0, 3),
      ratio.toFixed(2),
    ]),
  )
}

const HEADER = ['requests/s', 'p50 (ms)', 'p99 (ms)', 'rejected']

const figures = ({ perSecond, p50, p99, rejected }: Measurement): string[] => [
  perSecond.toFixed(perSecond < 100 ? 1 : 0),
  p50.toFixed(2),
  p99.toFixed(2),
  `${rejected}`,
]

function printTable(header: string[], rows: string[][]): void {
  const lines = [header, header.map(() => '---'), ...rows]
  console.log(lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'), '\n')
}
