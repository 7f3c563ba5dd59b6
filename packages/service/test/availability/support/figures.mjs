import { cpus, totalmem } from 'node:os'

/**
 * @typedef {import('./load.mjs').Result} Result
 * @typedef {{ figure: string, value: number, max?: number, min?: number }} Figure with the bound that it must keep
 * @typedef {{ title: string, figures: Figure[] }} Report
 */

/** @param {Figure} figure */
export const isMissed = ({ value, max = Infinity, min = -Infinity }) =>
  !(value <= max && value >= min)

/**
 * The figures that each script has.
 *
 * @param {readonly Result[]} results
 * @param {import('./load.mjs').Verification} verification
 * @param {{ maxFailed?: number, isOutage?: boolean }} [event] `isOutage` if calls may respond with 503
 * @returns {Figure[]}
 */
export function loadFigures(results, verification, { maxFailed = 0, isOutage = false } = {}) {
  const count = (/** @type {(result: Result) => boolean} */ matches) =>
    results.filter(matches).length
  return [
    { figure: 'requests', value: results.length },
    {
      figure: 'writes acknowledged',
      value: count(({ isWrite, outcome }) => isWrite && outcome === 'ok'),
      min: 1,
    },
    { figure: 'writes lost', value: verification.lostChanges, max: 0 },
    { figure: 'sessions lost', value: verification.lostSessions, max: 0 },
    { figure: 'ended sessions accepted', value: verification.acceptedEndedSessions, max: 0 },
    { figure: 'banned users accepted', value: verification.acceptedBannedUsers, max: 0 },
    { figure: 'access tokens expired', value: count(({ outcome }) => outcome === 'expired') },
    {
      figure: '503 with Retry-After',
      value: count(({ outcome }) => outcome === 'unavailable'),
      ...(!isOutage && { max: 0 }),
    },
    {
      figure: 'requests failed otherwise',
      value: count(({ outcome }) => outcome === 'failed'),
      max: maxFailed,
    },
  ]
}

/** @param {number} value */
const rounded = (value) => `${Number.isInteger(value) ? value : value.toFixed(1)}`

/** @param {Figure} figure */
const bound = ({ max, min }) =>
  max !== undefined
    ? `at most ${rounded(max)}`
    : min !== undefined
      ? `at least ${rounded(min)}`
      : ''

/** Prints a table of figures with their bounds. @param {Report} report */
export function printReport({ title, figures }) {
  console.log(`\n${title}`)
  for (const figure of figures)
    console.log(
      `  ${rounded(figure.value).padStart(8)}  ${figure.figure.padEnd(36)}${bound(figure)}${isMissed(figure) ? '  MISSED' : ''}`,
    )
}

/** Prints the reasons of failed requests, the most frequent first. @param {readonly Result[]} results */
export function printFailures(results) {
  /** @type {Record<string, number>} */
  const reasons = {}
  for (const { kind, outcome, detail } of results)
    if (outcome === 'failed')
      reasons[`${kind}: ${detail}`] = (reasons[`${kind}: ${detail}`] ?? 0) + 1
  const entries = Object.entries(reasons).toSorted(([, a], [, b]) => b - a)
  for (const [reason, count] of entries.slice(0, 10)) console.log(`  ${count} × ${reason}`)
}

/**
 * Prints what a proxy has logged, without connections that a process refused: the proxy sends these requests to another one.
 *
 * @param {string} log
 */
export function printProxyLog(log) {
  const lines = log.split('\n').filter((line) => /error/.test(line) && !/refused/.test(line))
  for (const line of lines.slice(0, 10)) console.log(`  ${line}`)
}

/** The date and the machine, as the guide has them. */
export const describeMachine = () =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
