import { expect, test } from 'vitest'
import { describe, measure, passedTests } from './coverage.mjs'

const file = '/repo/packages/service/test/scenarios/users.test.ts'
const facts = {
  calls: ['GET /users/me client', 'GET /users/me server', 'GET /health'],
  codes: ['USER_NOT_FOUND'],
  scenarios: ['GET /users/me 200'],
}
/** @param {string} title @param {string} [status] */
const reportOf = (title, status = 'passed', name = file) => ({
  testResults: [{ name, status, assertionResults: [{ ancestorTitles: [], title, status }] }],
})
/** @param {string} title @param {string} test */
const answer = (title, test, access = 'client') => {
  const code = title.split(' ').find((word) => facts.codes.includes(word)) ?? null
  return { file, test, title, access, code }
}

/** @param {string} test @param {ReturnType<typeof answer>[]} answers */
const missing = (test, answers, status = 'passed') =>
  measure(facts, { report: reportOf(test, status), answers }).flatMap((part) => part.missing)

test('a passed test covers its scenario, its call and its access type', () => {
  const title = 'GET /users/me 200'
  expect(missing(title, [answer(title, title)])).toEqual([
    'GET /users/me server',
    'GET /health',
    'USER_NOT_FOUND',
  ])
})

test('a failed test covers nothing', () => {
  const title = 'GET /users/me 200'
  expect(missing(title, [answer(title, title)], 'failed')).toHaveLength(5)
})

test('a call without an access type is covered by any response', () => {
  expect(missing('any', [answer('GET /health 200', 'any', '')])).not.toContain('GET /health')
})

test('an error response covers its code and no call, even with another status', () => {
  for (const title of [
    'GET /users/me 404 USER_NOT_FOUND',
    'GET /users/me 200 for 404 USER_NOT_FOUND',
  ])
    expect(missing('any', [answer(title, 'any')])).toEqual([...facts.calls, ...facts.scenarios])
})

test('a response in a fuzz test covers nothing', () => {
  const fuzz = '/repo/packages/service/test/fuzz/calls.test.ts'
  const answers = [{ ...answer('GET /health 200', 'any'), file: fuzz }]
  const [calls] = measure(facts, { report: reportOf('any', 'passed', fuzz), answers })
  expect(calls?.covered).toBe(0)
})

test('describes the coverage, the accepted gaps and the problems', () => {
  const parts = measure(facts, {
    report: reportOf('GET /users/me 200'),
    answers: [answer('GET /users/me 200', 'GET /users/me 200')],
  })
  const reasons = { USER_NOT_FOUND: 'never sent', 'GET /users/me 200': 'old' }
  expect(describe(parts, reasons)).toEqual({
    summary: 'calls 1 of 3, codes 0 of 1, scenarios 1 of 1',
    excused: ['USER_NOT_FOUND: never sent'],
    problems: [
      'GET /users/me server: not covered',
      'GET /health: not covered',
      'GET /users/me 200: covered, so that it needs no reason in exceptions.json',
    ],
  })
})

test('passedTests returns the passed tests of a report with their suites', () => {
  const result = (/** @type {string} */ title, /** @type {string} */ status) => ({
    ancestorTitles: ['page'],
    title,
    status,
  })
  const assertionResults = [result('shows', 'passed'), result('hides', 'failed')]
  expect(
    passedTests({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] }),
  ).toEqual([{ file: 'a.test.ts', titles: ['page', 'shows'] }])
})
