import { styleResult } from '../terminal/output.js'
import type { Finding } from './check.js'

/** `error`: the check could not run. `skipped`: the options exclude the check, or there is nothing to check. */
export type Status = 'pass' | 'fail' | 'error' | 'skipped'

/** Result of one check. */
export interface CheckResult {
  readonly check: string
  readonly title: string
  readonly status: Status
  /** Reason why the check did not run. */
  readonly reason?: string
  readonly findings: readonly Finding[]
}

const STATUS_WIDTH = 'skipped'.length

const formatStatus = (status: Status) => {
  const text = status.padEnd(STATUS_WIDTH)
  switch (status) {
    case 'pass':
      return styleResult('green', `✓ ${text}`)
    case 'fail':
      return styleResult('red', `✗ ${text}`)
    case 'error':
      return styleResult('red', `! ${text}`)
    case 'skipped':
      return styleResult('dim', `- ${text}`)
  }
}

const formatFinding = ({ message, fix, link }: Finding) =>
  `    ${message}\n    ${fix}\n    ${styleResult('dim', link)}\n`

const formatResult = ({ title, status, reason, findings }: CheckResult) =>
  [
    `${formatStatus(status)}  ${title}${reason === undefined ? '' : `: ${reason}`}`,
    ...findings.map(formatFinding),
  ].join('\n')

/** @example '5 passed, 1 failed, 1 skipped' */
function formatSummary(results: readonly CheckResult[]): string {
  const count = (status: Status) => results.filter((result) => result.status === status).length
  const parts: readonly [count: number, text: string][] = [
    [count('pass'), 'passed'],
    [count('fail'), 'failed'],
    [count('error'), 'could not run'],
    [count('skipped'), 'skipped'],
  ]
  return parts
    .filter(([number]) => number > 0)
    .map(([number, text]) => `${number} ${text}`)
    .join(', ')
}

/** Formats the results for the terminal. */
export const formatReport = (results: readonly CheckResult[]) =>
  `${results.map(formatResult).join('\n')}\n\n${styleResult('bold', formatSummary(results))}`

/** Returns 1 if a check failed, else 2 if a check could not run, else 0. */
export function exitCodeOf(results: readonly CheckResult[]): number {
  const has = (status: Status) => results.some((result) => result.status === status)
  if (has('fail')) return 1
  return has('error') ? 2 : 0
}
