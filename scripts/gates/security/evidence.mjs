import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { passedTests } from '../coverage.mjs'
import requirements from './asvs-requirements.json' with { type: 'json' }

/**
 * @typedef {{ file: string, title: string }} PassedTest with the titles of its suites
 * @typedef {{ cases: string, asvs: string, advisories: string, others: Record<string, string> }} Pages the text of each
 *   page by its name, and that of other pages by their files
 */

const CASES = 'docs/security-cases.md'
const ASVS = 'docs/security/asvs.md'
const ADVISORIES = 'docs/security/advisories.md'
/** Pages whose tables name tests, without a form of their own. */
const OTHERS = ['connections', 'related-fields', 'rfc-9700', 'saml', 'threat-model'].map(
  (name) => `docs/security/${name}.md`,
)
const CASE = /^- \*\*([A-Z]{2}\d\d)\*\* (.+)$/gm
const FILE = /`([^`]+\.test\.\w+)`/g
const ROW = /^\| (\d+\.\d+\.\d+) +\| (\d) +\| .+? \| (.+?) +\| (.+?) +\|$/gm
const ADVISORY_ROW = /^\| ((?:CVE|GHSA)-.+?) +\| .+ \| (.+?) +\|$/gm
const ADVISORY_ID = /CVE-\d{4}-\d+|GHSA(?:-\w{4}){3}/g
const TEST = /^`([^`]+)`: (.+)$/
/** A test in a cell of a table, which may have several, on lines of their own. */
const NAMED_TEST = /`([^`]+\.test\.\w+)`: (.+?) *(?=<br>|\||$)/gm
/** Stands for a value in the title of a test that runs for several. */
const PLACEHOLDER = /%[a-z]/

/** @param {string} title @param {string} expected */
const fits = (title, expected) => {
  let rest = title
  return expected.split(PLACEHOLDER).every((part) => {
    const start = rest.indexOf(part)
    rest = rest.slice(start + part.length)
    return start !== -1
  })
}

/**
 * Returns a function that looks a test up. Files that run at night only are skipped in other runs.
 *
 * @param {PassedTest[]} tests
 */
const finderOf = (tests) => {
  const isNightly = (/** @type {string} */ file) => file.includes('.nightly.')
  const isNight = tests.some(({ file }) => isNightly(file))
  return (/** @type {string} */ file, /** @type {string} */ expected) =>
    (isNightly(file) && !isNight) ||
    tests.some((test) => test.file === file && fits(test.title, expected))
}

/** @param {string} name @param {string} page @param {string} sentence */
const missingSentence = (name, page, sentence) =>
  page.replaceAll(/\s+/g, ' ').includes(sentence) ? [] : [`${name} must say: ${sentence}`]

/** @param {string} page @param {PassedTest[]} tests */
const mistakesInCases = (page, tests) => {
  const isTested = finderOf(tests)
  const cases = [...page.matchAll(CASE)].map(([, number = '', text = '']) => ({
    number,
    text,
    files: [...text.matchAll(FILE)].map(([, file = '']) => file),
  }))
  const count = cases.filter(({ files }) => files.length > 0).length
  const sentence = `${count} of ${cases.length} cases have a test`
  return [
    ...missingSentence(CASES, page, sentence),
    ...cases.flatMap(({ number, text, files }) =>
      files.length > 0 || text.includes(': no test, as ')
        ? files
            .filter((file) => !isTested(file, number))
            .map((file) => `${number}: no passed test in ${file} has it in its title`)
        : [`${number}: name a test, or the reason why it has none`],
    ),
  ]
}

/** @param {string} page @param {PassedTest[]} tests */
const mistakesInAsvs = (page, tests) => {
  const isTested = finderOf(tests)
  const rows = [...page.matchAll(ROW)].map(([, id = '', level, state = '', evidence = '']) => {
    const [, file = '', title = ''] = TEST.exec(evidence) ?? []
    return {
      id,
      level: Number(level),
      state,
      evidence,
      isTested: title !== '' && isTested(file, title),
    }
  })
  const count = (/** @type {string} */ state) => rows.filter((row) => row.state === state).length
  const sentence = `Of ${rows.length} requirements, ${count('met')} are met, ${count('not applicable')} are not applicable and ${count('open')} are open.`
  return [
    ...missingSentence(ASVS, page, sentence),
    ...Object.entries(requirements)
      .filter(
        ([id, level]) => rows.filter((row) => row.id === id && row.level === level).length !== 1,
      )
      .map(([id]) => `${ASVS} must have one row for ${id} with its level.`),
    ...rows.flatMap(({ id, state, evidence, isTested: hasTest }) => {
      if (!['met', 'not applicable', 'open'].includes(state))
        return [`${id}: the state must be met, not applicable or open.`]
      return state === 'met' && !hasTest ? [`${id}: no such passed test: ${evidence}`] : []
    }),
  ]
}

/** @param {string} page @param {PassedTest[]} tests */
const mistakesInAdvisories = (page, tests) => {
  const isTested = finderOf(tests)
  const rows = [...page.matchAll(ADVISORY_ROW)].map(([, advisories = '', evidence = '']) => {
    const [, file = '', title = ''] = TEST.exec(evidence) ?? []
    return {
      advisories,
      count: advisories.split(', ').length,
      ids: [...advisories.matchAll(ADVISORY_ID)].map(([id]) => id),
      evidence,
      isNotApplicable: evidence.startsWith('not applicable: '),
      isTested: title !== '' && isTested(file, title),
    }
  })
  const total = (/** @type {typeof rows} */ counted) =>
    counted.reduce((sum, { count }) => sum + count, 0)
  const notApplicable = total(rows.filter((row) => row.isNotApplicable))
  const sentence = `Of ${total(rows)} advisories in ${rows.length} rows, ${total(rows) - notApplicable} have a test and ${notApplicable} do not apply.`
  const ids = rows.flatMap((row) => row.ids)
  return [
    ...missingSentence(ADVISORIES, page, sentence),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${ADVISORIES} must name ${id} once.`),
    ...rows
      .filter((row) => !row.isNotApplicable && !row.isTested)
      .map(({ advisories, evidence }) => `${advisories}: no such passed test: ${evidence}`),
  ]
}

/** @param {string} name @param {string} page @param {PassedTest[]} tests */
const mistakesInOthers = (name, page, tests) => {
  const isTested = finderOf(tests)
  const named = [...page.matchAll(NAMED_TEST)]
  if (named.length === 0) return [`${name} names no test.`]
  return named
    .filter(([, file = '', title = '']) => !isTested(file, title))
    .map(([test]) => `${name}: no such passed test: ${test}`)
}

/**
 * Finds the mistakes of the pages: cases, requirements, advisories and cells of tables whose named tests are not among the passed ones.
 *
 * @param {Pages} pages
 * @param {PassedTest[]} tests
 */
export const findMistakes = ({ cases, asvs, advisories, others }, tests) => [
  ...mistakesInCases(cases, tests),
  ...mistakesInAsvs(asvs, tests),
  ...mistakesInAdvisories(advisories, tests),
  ...Object.entries(others).flatMap(([name, page]) => mistakesInOthers(name, page, tests)),
]

/**
 * Requires that the tests passed that docs/security-cases.md and the pages in docs/security name.
 *
 * @param {import('../coverage.mjs').Report} report
 */
export const findMissingEvidence = async (report) => {
  const [cases = '', asvs = '', advisories = '', ...others] = await Promise.all(
    [CASES, ASVS, ADVISORIES, ...OTHERS].map((page) => readFile(page, 'utf8')),
  )
  const tests = passedTests(report).map(({ file, titles }) => ({
    file: relative(process.cwd(), file).replaceAll('\\', '/'),
    title: titles.join(' '),
  }))
  const pages = Object.fromEntries(OTHERS.map((name, index) => [name, others[index] ?? '']))
  return findMistakes({ cases, asvs, advisories, others: pages }, tests)
}
