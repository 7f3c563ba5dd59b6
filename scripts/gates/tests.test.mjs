import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countTests } from './tests.mjs'

const green = { numPassedTests: 3, success: true, testResults: [] }
const passedTest = { status: 'passed', fullName: 'adds' }
const failedTest = { status: 'failed', fullName: 'subtracts', failureMessages: ['expected 1'] }
const file = (
  /** @type {string} */ status,
  /** @type {import('./tests.mjs').TestResult[]} */ ...assertionResults
) => ({
  name: join(process.cwd(), 'a.test.ts'),
  status,
  message: 'no such module',
  assertionResults,
})

test.each([
  ['a green run', green, []],
  [
    'a failed test, once',
    { ...green, success: false, testResults: [file('failed', passedTest, failedTest)] },
    ['a.test.ts: subtracts\nexpected 1'],
  ],
  [
    'a file that could not be loaded',
    { ...green, success: false, testResults: [file('failed'), file('passed', passedTest)] },
    ['a.test.ts\nno such module'],
  ],
  [
    'an error outside of the tests',
    { ...green, success: false },
    ['An error outside of the tests: vitest printed it above.'],
  ],
])('counts and describes %s', (_, report, failures) => {
  expect(countTests(report)).toEqual({ passed: 3, failed: failures.length, failures })
})
