import { readFile, rm } from 'node:fs/promises'
import { runCommand } from '../command.mjs'
import { createProtocolGate, recordAnswers } from './protocol.mjs'

/** @typedef {import('./gate.mjs').Count} Count */

const reportFile = 'node_modules/.cache/vitest.json'

/**
 * Counts the tests in vitest's JSON report. A file that could not be loaded has no test in it that
 * could fail, and neither has an error outside of the tests, so each counts as one failure.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, success: boolean,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} report
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

const runTests = async () => {
  await rm(reportFile, { force: true })
  await recordAnswers()
  const { code } = await runCommand(
    'vitest',
    [
      ...['run', '--allowOnly=false', '--reporter=default', '--reporter=json'],
      `--outputFile.json=${reportFile}`,
    ],
    { echo: true },
  )
  const report = await readFile(reportFile, 'utf8').catch(() => undefined)
  if (report === undefined) return { passed: 0, failed: 1 }
  const parsed = JSON.parse(report)
  return countTests({ ...parsed, success: parsed.success && code === 0 })
}

/** Every test of every vitest project, each counted. */
export const testGate = { name: 'tests', run: runTests }

/** What of the protocol those tests showed to work; comes after them. */
export const protocolGate = createProtocolGate(reportFile)
