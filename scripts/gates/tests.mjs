import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../command.mjs'
import { createGate } from './gate.mjs'
import { findGaps } from './protocol.mjs'
import { renderTimings } from './timings.mjs'

/**
 * @typedef {import('./gate.mjs').Count} Count
 * @typedef {import('./gate.mjs').Gate} Gate
 * @typedef {{ numPassedTests: number, numFailedTests: number, success: boolean,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} Summary
 * @typedef {Summary & import('./coverage.mjs').Report} Report vitest's JSON report
 */

const folder = join('node_modules', '.cache')
const timingReporter = './scripts/gates/timing-reporter.mjs'

/**
 * Counts the tests in vitest's JSON report. A file that could not be loaded contains no failed test,
 * and neither does an error outside of the tests, so each counts as one failure.
 *
 * @param {Summary} report
 * @returns {Count}
 */
export const countTests = ({ numPassedTests, numFailedTests, success, testResults }) => {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = numFailedTests + brokenFiles
  return { passed: numPassedTests, failed: failed === 0 && !success ? 1 : failed }
}

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))

/**
 * Creates the gates that run tests: `createTestGate` for a group of vitest projects, and
 * `summaryGate`, which comes last. It prints where the time went and checks that the tests together
 * cover the whole protocol.
 *
 * @param {string[]} options options for vitest, added to each run
 */
export const createTestGates = (options) => {
  /** @type {Report[]} */
  const reports = []
  /** @type {import('./timing-reporter.mjs').FileTime[]} */
  const times = []

  /**
   * @param {string} name
   * @param {string[]} projects
   * @returns {Gate}
   */
  const createTestGate = (name, projects) => ({
    name,
    run: async () => {
      const reportFile = join(folder, `${name}.json`)
      const timesFile = join(folder, `${name}-times.json`)
      await Promise.all([reportFile, timesFile].map((file) => rm(file, { force: true })))
      const { code } = await runCommand(
        'vitest',
        [
          ...['run', '--allowOnly=false', ...projects.flatMap((name) => ['--project', name])],
          ...['--reporter=default', '--reporter=json', `--reporter=${timingReporter}`],
          ...[`--outputFile.json=${reportFile}`, ...options],
        ],
        { echo: true, env: { ...process.env, LATCHKEY_TIMES_FILE: timesFile } },
      )
      const report = await readJson(reportFile).catch(() => undefined)
      if (report === undefined) return { passed: 0, failed: 1 }
      reports.push(report)
      times.push(...(await readJson(timesFile)))
      return countTests({ ...report, success: report.success && code === 0 })
    },
  })

  const summaryGate = createGate('protocol', () => {
    console.log(['', ...renderTimings(times)].join('\n'))
    return findGaps({ testResults: reports.flatMap(({ testResults }) => testResults) })
  })

  return { createTestGate, summaryGate }
}
