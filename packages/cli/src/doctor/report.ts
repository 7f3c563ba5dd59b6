import { inReport } from '../terminal/output.js'
import type { Finding } from './check.js'

/** Result of one check. */
export interface Outcome {
  readonly check: string
  readonly title: string
  readonly status: 'fine' | 'wrong' | 'could-not-look' | 'left-out'
  /** Reason why the check did not run. */
  readonly reason?: string
  readonly findings: readonly Finding[]
}

const marks = {
  fine: inReport('green', '✓'),
  wrong: inReport('red', '✗'),
  'could-not-look': inReport('red', '?'),
  'left-out': inReport('dim', '-'),
}

const describeFinding = ({ message, fix, link }: Finding) =>
  `    ${message}\n    ${fix}\n    ${inReport('dim', link)}\n`

const describeOutcome = ({ title, status, reason, findings }: Outcome) =>
  [
    `${marks[status]} ${title}${reason === undefined ? '' : `: ${reason}`}`,
    ...findings.map(describeFinding),
  ].join('\n')

function sum(outcomes: readonly Outcome[]): string {
  const count = outcomes.flatMap(({ findings }) => findings).length
  const blind = outcomes.filter(({ status }) => status === 'could-not-look').length
  const found =
    count === 0
      ? 'Nothing wrong was found.'
      : `${count} ${count === 1 ? 'thing is' : 'things are'} wrong.`
  return blind === 0 ? found : `${found} Not everything could be looked at.`
}

/** The outcomes, for people. */
export const report = (outcomes: readonly Outcome[]) =>
  `${outcomes.map(describeOutcome).join('\n')}\n\n${inReport('bold', sum(outcomes))}`

/** 1 when something is wrong; 2 when nothing is known to be, but not everything could be looked at. */
export function exitCodeOf(outcomes: readonly Outcome[]): number {
  const has = (status: Outcome['status']) => outcomes.some((outcome) => outcome.status === status)
  return has('wrong') ? 1 : has('could-not-look') ? 2 : 0
}
