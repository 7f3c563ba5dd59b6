import { expect, test } from 'vitest'
import { countTests } from './tests.mjs'

const green = { numPassedTests: 3, numFailedTests: 0, success: true, testResults: [] }
const file = (/** @type {string} */ status, /** @type {string[]} */ ...tests) => ({
  status,
  assertionResults: tests.map((outcome) => ({ status: outcome })),
})

test.each([
  ['a green run', green, { passed: 3, failed: 0 }],
  [
    'a failed test, once',
    {
      ...green,
      numFailedTests: 1,
      success: false,
      testResults: [file('failed', 'passed', 'failed'), file('passed', 'passed')],
    },
    { passed: 3, failed: 1 },
  ],
  [
    'a file that could not be loaded',
    { ...green, success: false, testResults: [file('failed')] },
    { passed: 3, failed: 1 },
  ],
  ['an error outside of the tests', { ...green, success: false }, { passed: 3, failed: 1 }],
])('counts %s', (_, report, count) => {
  expect(countTests(report)).toEqual(count)
})
