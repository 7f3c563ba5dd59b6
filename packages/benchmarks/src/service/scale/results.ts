import type { Measurement } from './measure-call.js'
import type { Sizes } from './options.js'

export interface ScaleResults {
  sizes: Sizes
  main: (Measurement & { name: string; processes: number; connections: number })[]
  other: (Measurement & { name: string; connections: number })[]
  /** The p50 in the filled project relative to that in a project with a hundredth of the users. */
  growth: { name: string; ratio: number }[]
  betterAuth: {
    name: string
    own: Measurement
    other: Measurement
    /** How many times as fast as better-auth: the median of the rounds. */
    ratio: number
    atLeast?: number
  }[]
}

/** Prints the results as Markdown tables. */
export function printResults({ sizes, main, other, growth, betterAuth }: ScaleResults): void {
  const count = (value: number) => value.toLocaleString('en-US')
  console.log(
    `\n${count(sizes.users)} users, ${count(sizes.teams)} teams, ` +
      `${count(sizes.permissions)} permissions, ${count(sizes.sessions)} sessions\n`,
  )
  printTable(
    ['call', 'processes', 'connections', ...HEADER, 'relative to bare'],
    main.map((row) => {
      const bare = main.find(
        ({ name, processes, connections }) =>
          name === 'bare handler' && processes === row.processes && connections === row.connections,
      )
      const ratio = bare === undefined ? '' : (row.perSecond / bare.perSecond).toFixed(2)
      return [row.name, `${row.processes}`, `${row.connections}`, ...figures(row), ratio]
    }),
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
