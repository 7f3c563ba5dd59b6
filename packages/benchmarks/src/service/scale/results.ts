import type { Comparison } from './compare-in-turns.js'
import type { Measurement } from './measure-call.js'
import type { Sizes } from './options.js'

export interface ScaleResults {
  sizes: Sizes
  /** Each call beside the bare handler. */
  main: (Comparison & {
    name: string
    processes: number
    connections: number
    atLeast?: number | undefined
  })[]
  other: (Measurement & { name: string; connections: number })[]
  /** The p50 in the filled project relative to that in a project with a hundredth of the users. */
  growth: { name: string; millis: number; ratio: number }[]
  /** Each call beside that of better-auth. */
  betterAuth: (Comparison & { name: string; connections: number })[]
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
    main.map(({ name, processes, connections, own, other: bare, ...compared }) => [
      name,
      `${processes}`,
      `${connections}`,
      ...figures(own),
      ...figures(bare).slice(0, 3),
      ratioText(compared),
    ]),
  )
  printTable(
    ['call', 'connections', ...HEADER],
    other.map((row) => [row.name, `${row.connections}`, ...figures(row)]),
  )
  printTable(
    ['call', 'p50 (ms)', 'relative to a hundredth of the users'],
    growth.map(({ name, millis, ratio }) => [name, millis.toFixed(2), ratio.toFixed(2)]),
  )
  printTable(
    [
      ...['call', 'connections', 'Latchkey /s', 'p50', 'p99'],
      ...['better-auth /s', 'p50', 'p99', 'times as fast'],
    ],
    betterAuth.map(({ name, connections, own, other: theirs, ...compared }) => [
      name,
      `${connections}`,
      ...figures(own).slice(0, 3),
      ...figures(theirs).slice(0, 3),
      ratioText(compared),
    ]),
  )
}

/** The ratio, with the lowest and the highest one of the rounds. */
const ratioText = ({ ratio, spread: [lowest, highest] }: Pick<Comparison, 'ratio' | 'spread'>) =>
  `${ratio.toFixed(2)} (${lowest.toFixed(2)} to ${highest.toFixed(2)})`

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
