import { readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { runCommand } from '../command.mjs'
import { createGate } from './gate.mjs'
import { findGaps } from './protocol.mjs'
import { findMissingEvidence } from './security/evidence.mjs'
import { renderTimings } from './timings.mjs'

/**
 * @typedef {import('./gate.mjs').Count} Count
 * @typedef {import('./gate.mjs').Gate} Gate
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} TestResult
 * @typedef {{ name: string, status: string, message?: string, assertionResults: TestResult[] }} FileResult
 * @typedef {{ numPassedTests: number, success: boolean, testResults: FileResult[] }} Summary
 * @typedef {Summary & import('./coverage.mjs').Report} Report vitest's JSON report
 */

const folder = join('node_modules', '.cache')
const timingReporter = './scripts/gates/timing-reporter.mjs'

/** @param {FileResult} result */
const failuresOfFile = ({ name, status, message, assertionResults }) => {
  const file = relative(process.cwd(), name)
  const failedTests = assertionResults.filter((test) => test.status === 'failed')
  // A file that could not be loaded contains no failed test.
  if (failedTests.length === 0) return status === 'failed' ? [`${file}\n${message ?? ''}`] : []
  return failedTests.map(
    ({ fullName, failureMessages = [] }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`,
  )
}

/**
 * Counts the tests in vitest's JSON report and describes the failed ones. A file that could not be
 * loaded counts as one failure, and so does an error outside of the tests.
 *
 * @param {Summary} report
 * @returns {Count}
 */
export const countTests = ({ numPassedTests, success, testResults }) => {
  const failures = testResults.flatMap(failuresOfFile)
  if (failures.length === 0 && !success)
    failures.push('An error outside of the tests: vitest printed it above.')
  return { passed: numPassedTests, failed: failures.length, failures }
}

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))

/**
 * Creates the gates that run tests: `createTestGate` for a group of vitest projects, and `summaryGate`,
 * which comes last. It prints the time of each project and checks that all tests together cover the whole
 * protocol and the security cases.
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
   * @param {string[]} [own] options for this run only
   * @returns {Gate}
   */
  const createTestGate = (name, projects, own = []) => ({
    name,
    run: async () => {
      const reportFile = join(folder, `${name}.json`)
      const timesFile = join(folder, `${name}-times.json`)
      await Promise.all([reportFile, timesFile].map((file) => rm(file, { force: true })))
      const { code } = await runCommand(
        'vitest',
        [
          'run',
          '--allowOnly=false',
          ...projects.flatMap((name) => ['--project', name]),
          ...['--reporter=default', '--reporter=json', `--reporter=${timingReporter}`],
          ...[`--outputFile.json=${reportFile}`, ...own, ...options],
        ],
        { echo: true, env: { ...process.env, TEST_TIMES_FILE: timesFile } },
      )
      const report = await readJson(reportFile).catch(() => undefined)
      if (report === undefined)
        return { passed: 0, failed: 1, failures: [`vitest wrote no report of the ${name} tests.`] }
      reports.push(report)
      times.push(...(await readJson(timesFile)))
      return countTests({ ...report, success: report.success && code === 0 })
    },
  })

  const summaryGate = createGate('protocol and security cases', async () => {
    console.log(['', ...renderTimings(times)].join('\n'))
    const report = { testResults: reports.flatMap(({ testResults }) => testResults) }
    return [...(await findGaps(report)), ...(await findMissingEvidence(report))]
  })

  return { createTestGate, summaryGate }
}
