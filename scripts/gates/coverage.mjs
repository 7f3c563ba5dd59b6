/**
 * @typedef {{ file: string, test?: string, title: string, access: string, code: string | null }} Answer a
 *   response that a test received, as packages/service/test/support/recorded-responses.ts writes it
 * @typedef {{ testResults: { name: string, status: string, assertionResults: { ancestorTitles: string[],
 *   title: string, status: string }[] }[] }} Report vitest's JSON report
 * @typedef {{ calls: string[], codes: string[], scenarios: string[] }} Facts everything that tests have to
 *   cover
 * @typedef {{ kind: keyof Facts, covered: number, all: number, missing: string[] }} Part
 */

const SUCCESS = /^(200|201|303|307)$/
/** Responses to fuzzed requests are not expectations of a test. */
const isExpected = (/** @type {string} */ file) => !/[/\\]test[/\\]fuzz[/\\]/.test(file)
const keyOf = (/** @type {string} */ file, /** @type {string} */ test) => `${file} > ${test}`

/**
 * Returns the tests of a run that passed, with the titles of their suites.
 *
 * @param {Report} report
 */
export const passedTests = ({ testResults }) =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => ({ file, titles: [...ancestorTitles, title] })),
  )

/**
 * The title of a scenario names the response that it requires, so a passed scenario proves its title.
 *
 * @param {Report} report
 */
const passedScenarios = (report) =>
  new Set(
    passedTests(report)
      .filter(({ file }) => /[/\\]test[/\\]scenarios[/\\]/.test(file))
      .map(({ titles }) => titles.at(-1)),
  )

/**
 * Returns the responses that passing tests received, as calls (`GET /users/me client`) and codes.
 *
 * @param {Report} report
 * @param {Answer[]} answers
 */
const gotten = (report, answers) => {
  const passed = new Set(
    passedTests(report).map(({ file, titles }) => keyOf(file, titles.join(' > '))),
  )
  const calls = new Set()
  const codes = new Set()
  for (const { file, test = '', title, access, code } of answers) {
    if (!isExpected(file) || !passed.has(keyOf(file, test))) continue
    const [method, path, status = '', ...rest] = title.split(' ')
    if (SUCCESS.test(status) && rest.length === 0)
      calls.add(`${method} ${path}`).add(`${method} ${path} ${access}`)
    if (code !== null) codes.add(code)
  }
  return { calls, codes }
}

/**
 * Compares everything that has to be covered with the results of passing tests.
 *
 * @param {Facts} facts
 * @param {{ report: Report, answers: Answer[] }} run
 * @returns {Part[]}
 */
export const measure = (facts, { report, answers }) => {
  const coveredNames = { ...gotten(report, answers), scenarios: passedScenarios(report) }
  return /** @type {const} */ (['calls', 'codes', 'scenarios']).map((kind) => {
    const missing = facts[kind].filter((name) => !coveredNames[kind].has(name))
    const all = facts[kind].length
    return { kind, covered: all - missing.length, all, missing }
  })
}

/**
 * Describes the coverage: the sum, then each gap with its reason. A gap without a reason is a problem, and
 * so is a reason without a gap.
 *
 * @param {Part[]} parts
 * @param {Record<string, string>} reasons
 */
export const describe = (parts, reasons) => {
  const missing = parts.flatMap((part) => part.missing)
  const excused = missing.filter((name) => name in reasons)
  const idle = Object.keys(reasons).filter((name) => !missing.includes(name))
  return {
    summary: parts.map(({ kind, covered, all }) => `${kind} ${covered} of ${all}`).join(', '),
    excused: excused.map((name) => `${name}: ${reasons[name]}`),
    problems: [
      ...missing.filter((name) => !(name in reasons)).map((name) => `${name}: not covered`),
      ...idle.map((name) => `${name}: covered, so that it needs no reason in exceptions.json`),
    ],
  }
}
